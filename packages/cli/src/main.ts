import type { ErrorCode } from "@x/api";
import { type Message, plain } from "@x/eurocode/message";
import { Command, CommanderError } from "commander";
import { exitCode, Stop } from "./exit.ts";
import { paint, withoutColour } from "./print/text.ts";
import { version } from "./version.ts";

type Load = () => Promise<(program: Command) => void>;

const loadAdmin: Load = async () => (await import("./commands/admin.ts")).addAdmin;

/** By what they are for, in the order of the help, each with what it does; each is loaded when it is asked for. */
const groups: Readonly<Record<string, Readonly<Record<string, readonly [summary: string, load: Load]>>>> = {
  "Check:": {
    check: ["check one or more inputs", async () => (await import("./commands/check.ts")).addCheck],
    new: ["print a starting input with every field explained", async () => (await import("./commands/new.ts")).addNew],
    actions: ["N, V and M of a beam from its loads", async () => (await import("./commands/actions.ts")).addActions],
    propose: ["the best of what an item could be", async () => (await import("./commands/propose.ts")).addPropose],
    compare: ["what differs between two calculations", async () => (await import("./commands/compare.ts")).addCompare],
    plot: [
      "a value over a field of the input, and what each field changes",
      async () => (await import("./commands/plot.ts")).addPlot,
    ],
    verify: ["calculate a report or a book (PDF) again", async () => (await import("./commands/verify.ts")).addVerify],
    book: ["bind a folder of calculations into one document", async () => (await import("./commands/book.ts")).addBook],
    config: ["where each setting of a folder comes from", async () => (await import("./commands/config.ts")).addConfig],
  },
  "Look up:": {
    sections: ["search and show profiles", async () => (await import("./commands/sections.ts")).addSections],
    clause: ["show the formulas of a clause", async () => (await import("./commands/clause.ts")).addClause],
    annexes: [
      "show nationally determined parameters side by side",
      async () => (await import("./commands/annexes.ts")).addAnnexes,
    ],
    words: [
      "show what a language says, and what a translator has to do",
      async () => (await import("./commands/words.ts")).addWords,
    ],
  },
  "Drawings:": {
    drawing: ["read drawings", async () => (await import("./commands/drawing.ts")).addDrawing],
    fabricate: [
      "files for the workshop, from a list of members",
      async () => (await import("./commands/fabricate.ts")).addFabricate,
    ],
    bars: [
      "bar list, bending schedule and drawing of a concrete beam",
      async () => (await import("./commands/bars.ts")).addBars,
    ],
    btlx: [
      "pieces of timber with holes, slots, cuts and notches of their joints, for joinery machines",
      async () => (await import("./commands/btlx.ts")).addBtlx,
    ],
  },
  "Service:": {
    login: [
      "keep a server and a token for the other commands",
      async () => (await import("./commands/login.ts")).addLogin,
    ],
    usage: ["checks used and left this month", async () => (await import("./commands/usage.ts")).addUsage],
    projects: [
      "list and make projects at the server; their calculations as a folder, and back",
      async () => (await import("./commands/projects.ts")).addProjects,
    ],
    jobs: [
      "submit drawings to the server, and get what it makes of them",
      async () => (await import("./commands/jobs.ts")).addJobs,
    ],
    listen: [
      "forward events of the account to a port of this machine",
      async () => (await import("./commands/listen.ts")).addListen,
    ],
    webhooks: [
      "see, check and repeat what is sent to webhooks",
      async () => (await import("./commands/webhooks.ts")).addWebhooks,
    ],
    mcp: ["offer checks, reports and drawings to agents", async () => (await import("./commands/mcp.ts")).addMcp],
  },
  "Administration:": {
    serve: ["start the server", async () => (await import("./commands/serve.ts")).addServe],
    account: [
      "make and change accounts on the server's machine",
      async () => (await import("./commands/account.ts")).addAccount,
    ],
    token: [
      "make, list and revoke tokens on the server's machine",
      async () => (await import("./commands/token.ts")).addToken,
    ],
    backup: [
      "copy the database, and the files, while the server runs",
      async () => (await import("./commands/backup.ts")).addBackup,
    ],
    bench: ["how much a server carries", async () => (await import("./commands/bench.ts")).addBench],
    doctor: ["say what is wrong with a set-up", async () => (await import("./commands/doctor.ts")).addDoctor],
    worker: ["work on jobs beside a server", loadAdmin],
    migrate: ["bring the database to this version", loadAdmin],
    admin: ["keep a server's data in order", loadAdmin],
    completion: [
      "completion of commands and options for a shell",
      async () => (await import("./commands/completion.ts")).addCompletion,
    ],
  },
};

const commands = new Map(Object.values(groups).flatMap((group) => Object.entries(group)));

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

/** The one that is asked; of all of them the names for help, and what they take for completion and for an unknown name. */
async function addCommands(): Promise<void> {
  const words = process.argv.slice(2);
  const asked = words.find((word) => !word.startsWith("-")) ?? "";
  if (asked === "" && words.some((word) => word === "--version" || word === "-V")) return;
  const [, own] = commands.get(asked) ?? [];
  if (own && asked !== "completion") return (await own())(program);
  const loads = new Set([...commands.values()].map(([, load]) => load));
  if (asked !== "") for (const load of loads) (await load())(program);
  for (const [title, group] of Object.entries(groups))
    for (const [name, [summary]] of Object.entries(group))
      (program.commands.find((one) => one.name() === name) ?? program.command(name)).summary(summary).helpGroup(title);
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
