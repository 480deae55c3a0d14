#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { addAccount } from "./commands/account.ts";
import { addActions } from "./commands/actions.ts";
import { addAdmin } from "./commands/admin.ts";
import { addAnnexes } from "./commands/annexes.ts";
import { addBackup } from "./commands/backup.ts";
import { addCheck } from "./commands/check.ts";
import { addClause } from "./commands/clause.ts";
import { addCompletion } from "./commands/completion.ts";
import { addDoctor } from "./commands/doctor.ts";
import { addDrawing } from "./commands/drawing.ts";
import { addJobs } from "./commands/jobs.ts";
import { addLogin } from "./commands/login.ts";
import { addMcp } from "./commands/mcp.ts";
import { addNew } from "./commands/new.ts";
import { addProjects } from "./commands/projects.ts";
import { addSections } from "./commands/sections.ts";
import { addServe } from "./commands/serve.ts";
import { addToken } from "./commands/token.ts";
import { addUsage } from "./commands/usage.ts";
import { addWebhooks } from "./commands/webhooks.ts";
import { exitCode, Stop } from "./exit.ts";
import { paint } from "./print/text.ts";
import { version } from "./version.ts";

const program = new Command("x")
  .description("Structural checks to the Eurocodes: every number with its clause.")
  .version(version)
  .showSuggestionAfterError()
  .exitOverride()
  .configureOutput({ writeErr: () => {} })
  .addHelpText(
    "after",
    `
Examples:
  x new en-1993-1-8 > bolts.json
  x check en-1993-1-8 bolts.json
  x check en-1993-1-8 bolts.json --annex all
  x actions beam.json
  x annexes gamma_M2
  x clause "6.3.3(4)"
  x sections HEB 200
  x drawing read plan.pdf
  x serve --port 3000
  x account create --email anna@example.com --tier studio
  x token list --email anna@example.com
  x backup copy.sqlite
  x login http://127.0.0.1:3000
  x usage
  x projects list
  x webhooks listen --token 7
  x doctor
  x completion bash

x <command> --help shows more.`,
  );

addCheck(program);
addActions(program);
addNew(program);
addAnnexes(program);
addClause(program);
addSections(program);
addDrawing(program);
addServe(program);
addAccount(program);
addToken(program);
addBackup(program);
addLogin(program);
addUsage(program);
addProjects(program);
addWebhooks(program);
addDoctor(program);
addMcp(program);
addJobs(program);
addAdmin(program);
addCompletion(program);
quiet(program.commands);

/** Subcommands inherit neither of these. */
function quiet(commands: readonly Command[]): void {
  for (const command of commands) {
    command.exitOverride().configureOutput({ writeErr: () => {} });
    quiet(command.commands);
  }
}

/** An output that nobody reads any more (`x … | head`) is no error. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

function report(error: unknown): number {
  const json = process.argv.includes("--json");
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0; // help and version
    const text = error.code === "commander.help" ? undefined : error.message.replace(/^error: /, "");
    if (text === undefined) program.outputHelp();
    else say(text, json);
    return exitCode.invalid;
  }
  if (error instanceof Stop) {
    say(error.message, json, error.details);
    return error.code;
  }
  const what = error instanceof Error ? error.message : String(error);
  say(`this should not have happened, please report it: ${what}`, json);
  if (process.env.X_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return exitCode.unreachable;
}

function say(message: string, json: boolean, details: Stop["details"] = []): void {
  if (json) {
    process.stdout.write(
      `${JSON.stringify({ error: message, ...(details.length > 0 ? { details } : {}) }, null, 2)}\n`,
    );
    return;
  }
  if (details.length === 0) process.stderr.write(`${paint.red("error")} ${message}\n`);
  for (const { file, line, path, message: what } of details) {
    const where = [file, line === undefined ? undefined : `line ${line}`]
      .filter((part) => part !== undefined)
      .join(", ");
    process.stderr.write(
      `${paint.red("error")} ${where === "" ? "" : `${where}: `}${path === "" ? "" : `${path} `}${what}\n`,
    );
  }
}
