import { registerOffline } from "./offline.ts";
import { showPages } from "./pages.ts";
import { loadWords } from "./words/index.ts";

await loadWords();
showPages();
await import("./before-zod.ts");
const { showCalculators } = await import("./calculator.tsx");
await showCalculators();
registerOffline();
