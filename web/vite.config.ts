import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["BEFFROI_SERVER"] ?? "127.0.0.1:8765";

// The pages are served with a policy that forbids inline script and style: nothing is inlined here.
export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() })],
  build: {
    outDir: "../src/beffroi/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": `http://${server}`,
      "^/seat/": `http://${server}`,
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
