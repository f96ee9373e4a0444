import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

const root = document.getElementById("app");
if (root) mount(App, { target: root });
