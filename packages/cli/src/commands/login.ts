import { messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { printJson, say } from "../print/text.ts";
import { keepLogin, online, serverUrl } from "../remote.ts";

const stops = messages("loginCommand", {
  token: "a token begins with x_ and has 45 characters; this is not one",
});

export function addLogin(program: Command): void {
  program
    .command("login")
    .description(
      "Tries the token and keeps it with the server's address in your configuration folder, readable by you alone. X_URL and X_TOKEN take precedence over the stored login.",
    )
    .argument("<url>", "the server, such as https://checks.example.com")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  x login https://checks.example.com\n  echo $TOKEN | x login http://127.0.0.1:3000",
    )
    .action(async (url: string, { json }: { json?: true }) => {
      const server = serverUrl(url);
      const token = process.env.X_TOKEN || (await askToken());
      if (!/^x_[\w-]{43}$/.test(token)) throw new Stop(stops.token);
      const login = { url: server, token };
      const account = await online((client) => client.account(), login);
      const file = keepLogin(login);
      if (json) return printJson({ url: server, account, file });
      say(`${account.email} (${account.tier}) at ${server}; kept in ${file}`);
    });
}

/** Not as an argument: those are seen by everybody on the machine and stay in the shell's history. */
async function askToken(): Promise<string> {
  const { createInterface } = await import("node:readline/promises");
  const reader = createInterface({ input: process.stdin, output: process.stdin.isTTY ? process.stderr : undefined });
  if (!process.stdin.isTTY) {
    for await (const line of reader) return line.trim();
    return "";
  }
  try {
    return (await reader.question("Token (x_…): ")).trim();
  } finally {
    reader.close();
  }
}
