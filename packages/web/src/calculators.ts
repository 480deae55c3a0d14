import { showPages } from "./pages.ts";

showPages();
await import("./before-zod.ts");
const { showCalculators } = await import("./calculator.tsx");
showCalculators();
