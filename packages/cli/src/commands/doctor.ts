import type { Command } from "commander";
import { exitCode, Stop } from "../exit.ts";
import { paint, printJson, say } from "../print/text.ts";
import { online, readLogin } from "../remote.ts";
import { needRecentNode } from "./administration.ts";

interface Finding {
  readonly what: string;
  readonly fine: boolean;
  readonly says: string;
}

export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .summary("say what is wrong with a set-up")
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
        printJson({ findings });
        // one document of JSON: a sentence of the error would be a second
        if (wrong > 0) process.exitCode = exitCode.unreachable;
        return;
      }
      for (const { what, fine, says } of findings) say(`${fine ? "  " : paint.red("! ")}${what.padEnd(10)} ${says}`);
      if (wrong > 0) throw new Stop(wrong === 1 ? "1 problem" : `${wrong} problems`, exitCode.unreachable);
    });
}

async function here(data: string | undefined): Promise<Finding[]> {
  const node = process.versions.node;
  try {
    needRecentNode();
  } catch {
    return [{ what: "node", fine: false, says: `${node}; a server needs 22.13 or newer` }];
  }
  const admin = await import("@x/server/admin");
  const config = admin.readConfig(process.env, data === undefined ? {} : { data });
  const first = { what: "node", fine: true, says: node };
  if ("problems" in config) return [first, ...config.problems.map((says) => ({ what: "settings", fine: false, says }))];
  return [first, { what: "settings", fine: true, says: "can be read" }, ...(await admin.diagnose(config))];
}

/** The server of x login, where there is one. */
async function there(): Promise<Finding[]> {
  const what = "server";
  let login: ReturnType<typeof readLogin>;
  try {
    login = readLogin();
  } catch (error) {
    return [{ what, fine: true, says: `not looked at: ${error instanceof Error ? error.message : String(error)}` }];
  }
  try {
    const { tier, used, remaining } = await online((client) => client.usage(), login);
    const left = remaining === null ? "no limit" : `${remaining} left`;
    return [{ what, fine: true, says: `${login.url} answers; ${tier}, ${used} checks used, ${left}` }];
  } catch (error) {
    return [{ what, fine: false, says: error instanceof Error ? error.message : String(error) }];
  }
}
