import { offerJump } from "./jump/keys.ts";
import { registerOffline } from "./offline.ts";
import { showPages } from "./pages.ts";
import { loadWords, translate } from "./words.ts";

await Promise.all([loadWords("calculators"), import("./before-zod.ts")]);
showPages();
offerJump(translate("Go to"));
const { showBeam } = await import("./beam/page.tsx");
await showBeam();
registerOffline();
