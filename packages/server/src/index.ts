export { createApp } from "./app.ts";
export { type Config, type ConfigProblems, readConfig } from "./config.ts";
export { serve } from "./serve.ts";
