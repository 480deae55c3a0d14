import { showAccount } from "./account-page.tsx";
import { showPages } from "./pages.ts";

showPages();
showAccount();
