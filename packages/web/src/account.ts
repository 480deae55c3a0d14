import { showAccount } from "./account/account-page.tsx";
import { offerJump } from "./jump/keys.ts";
import { showPages } from "./pages.ts";
import { loadWords, translate } from "./words.ts";

await loadWords("account");
showPages();
offerJump(translate("Go to"));
showAccount();
