import { createRequire } from "node:module";

// Beside dist/ in a package as beside src/ in the repository.
export const { version } = createRequire(import.meta.url)("../package.json") as { version: string };
