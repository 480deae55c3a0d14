import { showPages } from "./pages.ts";

showPages();
await import("./before-zod.ts");
const { showLanding } = await import("./landing-calculator.tsx");
showLanding();
