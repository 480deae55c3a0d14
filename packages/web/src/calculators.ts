import { offerJump } from "./jump/keys.ts";
import { registerOffline } from "./offline.ts";
import { showPages } from "./pages.ts";
import { loadWords, translate } from "./words.ts";

await Promise.all([loadWords("calculators"), import("./before-zod.ts")]);
showPages();
offerJump(translate("Go to"));
const { showCalculators } = await import("./calculator.tsx");
await showCalculators();
registerOffline();
