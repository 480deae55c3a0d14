import { registerOffline } from "./offline.ts";
import { showPages } from "./pages.ts";
import { loadWords } from "./words.ts";

await Promise.all([loadWords("landing"), import("./before-zod.ts")]);
showPages();
const { showLanding } = await import("./landing-calculator.tsx");
await showLanding();
registerOffline();
