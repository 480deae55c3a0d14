import { showPages } from "./pages.ts";
import { loadWords } from "./words.ts";

await loadWords("calculators");
showPages();
