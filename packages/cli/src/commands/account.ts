import type { Account, Tier } from "@x/client";
import { listed, messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { readStdin } from "../input.ts";
import { paint, printJson, say, table } from "../print/text.ts";
import { ofOptions } from "../stops.ts";
import { administer, atPlace, type PlaceOptions } from "./administration.ts";

const stops = messages("accountCommand", {
  forGood: "{email} is deleted with all jobs and files, for good: say --yes",
  password: "the password must have 10 to 200 characters; it has {n}",
});

const tiers: readonly Tier[] = ["free", "pro", "studio"];

export function addAccount(program: Command): void {
  const account = program
    .command("account")
    .description("Accounts of the database in the data folder, whether the server runs or not.")
    .addHelpText(
      "after",
      `
Examples:
  x account create --email anna@example.com --tier studio
  x account list
  x account tier anna@example.com pro
  x account tier 12 studio       an organization, by its number
  echo "six planks of larch" | x account password anna@example.com`,
    );

  atPlace(account.command("create").description("Makes an account with its first token, which is shown only once."))
    .requiredOption("--email <address>", "email of the account")
    .option("--tier <tier>", `one of ${tiers.join(", ")}`, "free")
    .option("--password-stdin", "read a password for the dashboard from standard input")
    .action(async (options: PlaceOptions & { email: string; tier: string; passwordStdin?: true }) => {
      const tier = tierOf(options.tier);
      const password = options.passwordStdin ? passwordFromStdin() : undefined;
      const made = await administer(options, (admin, place) => admin.makeAccount(place, options.email, tier, password));
      if (options.json) return printJson(made);
      say(`account ${made.account.id}  ${made.account.email}  ${made.account.tier}`);
      say(`token ${paint.bold(made.token)}`);
      say(paint.dim("The token is shown only once; only its hash is kept."));
    });

  atPlace(account.command("list").description("Lists all accounts.")).action(async (options: PlaceOptions) => {
    const accounts = await administer(options, (admin, place) => admin.accounts(place));
    if (options.json) return printJson({ accounts });
    say(accounts.length === 0 ? "no accounts yet" : shown(accounts));
  });

  atPlace(account.command("tier").description("Sets the tier of an account; this reactivates a cancelled one."))
    .argument("<email>")
    .argument("<tier>", tiers.join(", "))
    .action(async (email: string, tier: string, options: PlaceOptions) => {
      const wanted = tierOf(tier);
      const changed = await administer(options, (admin, place) => admin.changeTier(place, email, wanted));
      if (options.json) return printJson({ account: changed });
      say(shown([changed]));
    });

  atPlace(account.command("verify").description("Marks the address of an account as verified."))
    .argument("<email>")
    .action(async (email: string, options: PlaceOptions) => {
      const changed = await administer(options, (admin, place) => admin.verifyAddress(place, email));
      if (options.json) return printJson({ account: changed });
      say(`the address ${changed.email} is verified`);
    });

  atPlace(account.command("password").description("Sets the password for the dashboard, read from standard input."))
    .argument("<email>")
    .action(async (email: string, options: PlaceOptions) => {
      const password = passwordFromStdin();
      const changed = await administer(options, (admin, place) => admin.changePassword(place, email, password));
      if (options.json) return printJson({ account: changed });
      say(`the password of ${changed.email} is set; its sessions have ended`);
    });

  atPlace(account.command("codes-off").description("Has sign-in ask for no one-time codes, where they are lost."))
    .argument("<email>")
    .action(async (email: string, options: PlaceOptions) => {
      const changed = await administer(options, (admin, place) => admin.endTwoFactor(place, email));
      if (options.json) return printJson({ account: changed });
      say(`${changed.email} signs in with the password alone`);
    });

  atPlace(account.command("delete").description("Deletes an account with everything it has, for good."))
    .argument("<email>")
    .option("--yes", "it is meant")
    .action(async (email: string, options: PlaceOptions & { yes?: true }) => {
      if (!options.yes) throw new Stop(stops.forGood({ email }));
      const gone = await administer(options, (admin, place) => admin.deleteAccount(place, email));
      if (options.json) return printJson({ account: gone });
      say(`${gone.email} is closed; a server removes its data and files, within 15 minutes while one runs`);
    });
}

const shown = (accounts: readonly Account[]): string =>
  table(
    accounts.map(({ id, email, name, tier, subscription_status, created_at }) => [
      String(id),
      name ?? email,
      tier,
      subscription_status,
      created_at.slice(0, 10),
    ]),
    [{ align: "right" }, {}, {}, {}, {}],
    "",
  );

function tierOf(text: string): Tier {
  const tier = tiers.find((known) => known === text);
  if (!tier) throw new Stop(ofOptions.oneOf({ option: "tier", known: listed("plain", tiers), given: text }));
  return tier;
}

/** Not as an argument: those are seen by everybody on the machine. */
function passwordFromStdin(): string {
  const password = readStdin()
    .toString("utf8")
    .replace(/\r?\n$/, "");
  if (password.length < 10 || password.length > 200) {
    throw new Stop(stops.password({ n: password.length }));
  }
  return password;
}
