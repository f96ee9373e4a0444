// What is likely to be a mistake; the looks of the code are left to prettier.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["src/lib/wire.gen.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "max-lines": ["error", 400], // as CONTRIBUTING.md says
      "no-console": "error",
      "no-undef": "off", // TypeScript knows
      "prefer-const": "off", // of the whole of a `$props()`; svelte/prefer-const knows better
      "svelte/no-useless-mustaches": "off", // they hold spaces and line ends that must stay
      "svelte/prefer-const": "error",
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are filled once; what changes is replaced
    },
  },
);
