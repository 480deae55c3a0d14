import { messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { paint, printJson, say, table } from "../print/text.ts";
import { administer, atPlace, type PlaceOptions } from "./administration.ts";

const stops = messages("tokenCommand", {
  number: 'the number of a token is a whole number; it is "{given}"',
});

interface Options extends PlaceOptions {
  readonly email: string;
}

export function addToken(program: Command): void {
  const token = program
    .command("token")
    .description("Tokens of an account in the data folder, whether the server runs or not.")
    .addHelpText(
      "after",
      `
Examples:
  x token create --email anna@example.com --name "site office"
  x token list --email anna@example.com
  x token revoke 7 --email anna@example.com`,
    );
  const command = (name: string, about: string) =>
    atPlace(token.command(name).description(about)).requiredOption("--email <address>", "email of the account");

  command("create", "Makes a token, which is shown only once.")
    .option("--name <text>", "what it is for", "made on the server")
    .action(async (options: Options & { name: string }) => {
      const made = await administer(options, (admin, place) => admin.makeToken(place, options.email, options.name));
      if (options.json) return printJson(made);
      say(`token ${made.token.id}  ${paint.bold(made.value)}`);
      say(paint.dim("It is shown only once; only its hash is kept."));
    });

  command("list", "Lists the tokens of an account.").action(async (options: Options) => {
    const tokens = await administer(options, (admin, place) => admin.tokens(place, options.email));
    if (options.json) return printJson({ tokens });
    if (tokens.length === 0) return say("no tokens");
    const rows = tokens.map(({ id, name, last4, last_used_at, revoked_at, webhook_paused_until }) => [
      String(id),
      `x_…${last4}`,
      name,
      revoked_at
        ? `revoked ${revoked_at.slice(0, 10)}`
        : last_used_at
          ? `used ${last_used_at.slice(0, 10)}`
          : "never used",
      webhook_paused_until && !revoked_at ? `webhook paused until ${webhook_paused_until}` : "",
    ]);
    say(table(rows, [{ align: "right" }, {}, {}, {}, {}], ""));
  });

  command("revoke", "Revokes a token at once.")
    .argument("<id>")
    .action(async (id: string, options: Options) => {
      if (!/^[1-9]\d{0,8}$/.test(id)) throw new Stop(stops.number({ given: id }));
      await administer(options, (admin, place) => admin.revoke(place, options.email, Number(id)));
      if (options.json) return printJson({ revoked: Number(id) });
      say(`token ${id} is revoked`);
    });
}
