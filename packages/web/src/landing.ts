import { registerOffline } from "./offline.ts";
import { showPages } from "./pages.ts";
import { loadWords } from "./words/index.ts";

await loadWords();
showPages();
await import("./before-zod.ts");
const { showLanding } = await import("./landing-calculator.tsx");
await showLanding();
registerOffline();
