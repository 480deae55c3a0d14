import type { ErrorCode } from "@x/api";
import { type Message, plain } from "@x/eurocode/message";
import { Command, CommanderError } from "commander";
import { exitCode, Stop } from "./exit.ts";
import { paint, withoutColour } from "./print/text.ts";
import { version } from "./version.ts";

type Load = () => Promise<(program: Command) => void>;

/** By what they are for, in the order of the help; each is loaded when it is asked for. */
const groups: Readonly<Record<string, Readonly<Record<string, Load>>>> = {
  "Check:": {
    check: async () => (await import("./commands/check.ts")).addCheck,
    new: async () => (await import("./commands/new.ts")).addNew,
    actions: async () => (await import("./commands/actions.ts")).addActions,
    propose: async () => (await import("./commands/propose.ts")).addPropose,
    compare: async () => (await import("./commands/compare.ts")).addCompare,
    plot: async () => (await import("./commands/plot.ts")).addPlot,
    verify: async () => (await import("./commands/verify.ts")).addVerify,
    book: async () => (await import("./commands/book.ts")).addBook,
    config: async () => (await import("./commands/config.ts")).addConfig,
  },
  "Look up:": {
    sections: async () => (await import("./commands/sections.ts")).addSections,
    clause: async () => (await import("./commands/clause.ts")).addClause,
    annexes: async () => (await import("./commands/annexes.ts")).addAnnexes,
    words: async () => (await import("./commands/words.ts")).addWords,
  },
  "Drawings:": {
    drawing: async () => (await import("./commands/drawing.ts")).addDrawing,
    fabricate: async () => (await import("./commands/fabricate.ts")).addFabricate,
    bars: async () => (await import("./commands/bars.ts")).addBars,
    btlx: async () => (await import("./commands/btlx.ts")).addBtlx,
  },
  "Service:": {
    login: async () => (await import("./commands/login.ts")).addLogin,
    usage: async () => (await import("./commands/usage.ts")).addUsage,
    projects: async () => (await import("./commands/projects.ts")).addProjects,
    jobs: async () => (await import("./commands/jobs.ts")).addJobs,
    listen: async () => (await import("./commands/listen.ts")).addListen,
    webhooks: async () => (await import("./commands/webhooks.ts")).addWebhooks,
    mcp: async () => (await import("./commands/mcp.ts")).addMcp,
  },
  "Administration:": {
    serve: async () => (await import("./commands/serve.ts")).addServe,
    account: async () => (await import("./commands/account.ts")).addAccount,
    token: async () => (await import("./commands/token.ts")).addToken,
    backup: async () => (await import("./commands/backup.ts")).addBackup,
    bench: async () => (await import("./commands/bench.ts")).addBench,
    doctor: async () => (await import("./commands/doctor.ts")).addDoctor,
    admin: async () => (await import("./commands/admin.ts")).addAdmin,
    completion: async () => (await import("./commands/completion.ts")).addCompletion,
  },
};

/** `worker` and `migrate` come with `admin`; no command loads what others need. */
const commands: Readonly<Record<string, Load | undefined>> = Object.assign({}, ...Object.values(groups), {
  worker: groups["Administration:"]?.admin,
  migrate: groups["Administration:"]?.admin,
});

const program = new Command("x")
  .description("Structural checks to the Eurocodes: every number with its clause.")
  .version(version)
  .option("--color <when>", "colour in the terminal, with any command: always, never, auto (default)")
  .showSuggestionAfterError()
  .exitOverride()
  .configureOutput({ writeErr: () => {} })
  .addHelpText(
    "after",
    `
Examples:
  x new steel > beam.json
  x check beam.json
  x check beam.json --annex all
  x check bolts.json --pdf bolts.pdf
  x actions beam.json
  x propose fin-plate.json --objective cost --how prices.json
  x compare members.json --annex NL,DE
  x plot members.json --sensitivity
  x verify bolts.pdf
  x book calculations/ --pdf hall.pdf
  x config --new > x.config.json
  x sections HEB 200
  x clause "6.3.3(4)"
  x annexes gamma_M2
  x words de --missing
  x drawing read plan.pdf
  x fabricate members.csv --format all -o out/ --actions actions.csv
  x bars beam.json -o out/
  x btlx pieces.json -o pieces.btlx
  x login http://127.0.0.1:3000
  x usage
  x projects list
  x jobs list
  x listen --forward-to http://localhost:4000/events
  x webhooks deliveries 7
  x mcp
  x serve --port 3000
  x account create --email anna@example.com --tier studio
  x token list --email anna@example.com
  x backup copy.sqlite
  x bench server
  x doctor
  x completion bash

x <command> --help shows its options and examples.`,
  );

await addCommands();
quiet(program.commands);

/** The one that is asked; all of them for help, for completion, and for an unknown name. */
async function addCommands(): Promise<void> {
  const asked = process.argv.slice(2).find((word) => !word.startsWith("-")) ?? "";
  if (asked === "" && process.argv.some((word) => word === "--version" || word === "-V")) return;
  const own = asked === "completion" ? undefined : commands[asked];
  if (own) return (await own())(program);
  for (const [title, loads] of Object.entries(groups)) {
    const before = program.commands.length;
    for (const load of Object.values(loads)) (await load())(program);
    for (const command of program.commands.slice(before)) command.helpGroup(title);
  }
}

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
  await program.parseAsync(withoutColour(process.argv));
} catch (error) {
  process.exitCode = await report(error);
}

async function report(error: unknown): Promise<number> {
  const json = process.argv.includes("--json");
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0; // help and version
    const text = error.code === "commander.help" ? undefined : error.message.replace(/^error: /, "");
    if (text === undefined) program.outputHelp();
    else await say(text, "invalid_input", json);
    return exitCode.invalid;
  }
  if (error instanceof Stop) {
    const kind = error.kind ?? (error.code === exitCode.unreachable ? "unavailable" : "invalid_input");
    await say(error.message, kind, json, error.details, error.said);
    if (error.hint !== undefined && !json) process.stderr.write(`hint: ${error.hint}\n`);
    return error.code;
  }
  const what = error instanceof Error ? error.message : String(error);
  await say(`this should not have happened, please report it: ${what}`, "internal", json);
  if (process.env.X_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return exitCode.unreachable;
}

/** To a program as the API says it: docs/errors.md tells what the codes mean. */
async function say(
  message: string,
  code: ErrorCode,
  json: boolean,
  details: Stop["details"] = [],
  said?: Message,
): Promise<void> {
  if (json) {
    const { errorDocumentation } = await import("@x/api/error-pages");
    const documentation = errorDocumentation(code);
    const body = {
      error: message,
      ...(said && plain(said)),
      code,
      documentation,
      ...(details.length > 0 ? { details } : {}),
    };
    process.stdout.write(`${JSON.stringify(body, null, 2)}\n`);
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
