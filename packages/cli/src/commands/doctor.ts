import { english, type Message, messages, plain } from "@x/eurocode/message";
import type { Command } from "commander";
import { exitCode, relayed, Stop } from "../exit.ts";
import { paint, printJson, say } from "../print/text.ts";
import { online, readLogin } from "../remote.ts";
import { ofFiles } from "../stops.ts";
import { needRecentNode } from "./administration.ts";

const stops = messages("doctorCommand", {
  node: "{version}; a server needs 22.13 or newer",
  settings: "can be read",
  notLooked: "not looked at: {why}",
  answers: "{url} answers; {tier}, {used} checks used, {remaining} left",
  noLimit: "{url} answers; {tier}, {used} checks used, no limit",
});

interface Finding {
  readonly what: string;
  readonly fine: boolean;
  readonly said: Message;
}

export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .description(
      "Looks at the settings, database, files and secrets of a server on this machine, and at the server of x login. Changes nothing.",
    )
    .option("--data <folder>", "the server's data folder; default DATA_DIR, else ./data (DATABASE_URL: PostgreSQL)")
    .option("--json", "print JSON")
    .addHelpText("after", "\nExamples:\n  x doctor\n  x doctor --data /var/lib/x --json")
    .action(async ({ data, json }: { data?: string; json?: true }) => {
      const findings = [...(await here(data)), ...(await there())];
      const wrong = findings.filter(({ fine }) => !fine).length;
      if (json) {
        printJson({
          findings: findings.map(({ what, fine, said }) => ({ what, fine, says: english(said), ...plain(said) })),
        });
        // one document of JSON: a sentence of the error would be a second
        if (wrong > 0) process.exitCode = exitCode.unreachable;
        return;
      }
      for (const { what, fine, said } of findings)
        say(`${fine ? "  " : paint.red("! ")}${what.padEnd(10)} ${english(said)}`);
      if (wrong > 0) throw new Stop(ofFiles.problemsOfAll({ n: wrong }), exitCode.unreachable);
    });
}

async function here(data: string | undefined): Promise<Finding[]> {
  const node = process.versions.node;
  try {
    needRecentNode();
  } catch {
    return [{ what: "node", fine: false, said: stops.node({ version: node }) }];
  }
  const admin = await import("@x/server/admin");
  const config = admin.readConfig(process.env, data === undefined ? {} : { data });
  const first = { what: "node", fine: true, said: ofFiles.other({ why: node }) };
  if ("problems" in config) return [first, ...config.problems.map((said) => ({ what: "settings", fine: false, said }))];
  return [first, { what: "settings", fine: true, said: stops.settings }, ...(await admin.diagnose(config))];
}

/** The server of x login, where there is one. */
async function there(): Promise<Finding[]> {
  const what = "server";
  let login: ReturnType<typeof readLogin>;
  try {
    login = readLogin();
  } catch (error) {
    return [{ what, fine: true, said: stops.notLooked({ why: relayed(error) }) }];
  }
  try {
    const { tier, used, remaining } = await online((client) => client.usage(), login);
    const given = { url: login.url, tier, used };
    const said = remaining === null ? stops.noLimit(given) : stops.answers({ ...given, remaining });
    return [{ what, fine: true, said }];
  } catch (error) {
    return [{ what, fine: false, said: relayed(error) }];
  }
}
