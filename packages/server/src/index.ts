export { type App, createApp } from "./app.ts";
export { type Config, type ConfigProblems, readConfig } from "./config.ts";
export { isStartProblem, StartProblem } from "./database/problem.ts";
export { serve, work } from "./serve.ts";
