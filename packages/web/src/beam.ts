import { registerOffline } from "./offline.ts";
import { showPages } from "./pages.ts";
import { loadWords } from "./words.ts";

await Promise.all([loadWords("calculators"), import("./before-zod.ts")]);
showPages();
const { showBeam } = await import("./beam/page.tsx");
await showBeam();
registerOffline();
