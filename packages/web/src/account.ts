import { showAccount } from "./account/account-page.tsx";
import { showPages } from "./pages.ts";
import { loadWords } from "./words.ts";

await loadWords("account");
showPages();
showAccount();
