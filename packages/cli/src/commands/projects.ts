import { randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import type { Client, ProjectEntry } from "@x/client";
import { type AnnexCode, annexCodes } from "@x/eurocode/engine";
import { listed } from "@x/eurocode/message";
import type { Command } from "commander";
import { exitCode, Stop } from "../exit.ts";
import { printJson, say, table } from "../print/text.ts";
import type * as Sync from "../project-sync.ts";
import { online, onlineForLong, readLogin } from "../remote.ts";
import { ofFiles, ofOptions } from "../stops.ts";
import { numberOf } from "./jobs.ts";

export function addProjects(program: Command): void {
  const projects = program
    .command("projects")
    .description("Projects at the server of x login; they need a Studio subscription.")
    .addHelpText(
      "after",
      `
Examples:
  x projects list
  x projects create "Hall 3" --annex DE
  x projects pull 3 hall-3
  x book hall-3
  x projects push 3 hall-3 --note "loads of March"`,
    );

  projects
    .command("list")
    .description("Lists the projects of the account.")
    .option("--json", "print JSON")
    .action(async ({ json }: { json?: true }) => {
      const found = await online((client) => client.projects.list());
      if (json) return printJson({ projects: found });
      say(found.length === 0 ? "no projects yet" : shown(found));
    });

  projects
    .command("create")
    .description("Makes a project.")
    .argument("<name>")
    .option("--description <text>", "free text")
    .option("--annex <code>", `national annex of its jobs: ${annexCodes.join(", ")}`)
    .option("--json", "print JSON")
    .action(async (name: string, options: { description?: string; annex?: string; json?: true }) => {
      const { description } = options;
      const annex = options.annex === undefined ? undefined : annexOf(options.annex);
      const fields = {
        name,
        ...(description === undefined ? {} : { description }),
        ...(annex === undefined ? {} : { national_annex: annex }),
      };
      // the key makes a repeated request harmless
      const project = await online((client) => client.projects.create(fields, randomUUID()));
      if (options.json) return printJson({ project });
      say(shown([project]));
    });

  addPull(projects);
  addPush(projects);
}

const forced = {
  pull: "where both sides changed, and where a file is there already, take what the server has",
  push: "where both sides changed, and where it was deleted there, take what is here; former versions stay at the server",
};

/** What pulling and pushing share: the folder, and how they end. */
const ofFolder = (command: Command, force: string): Command =>
  command
    .argument("<project>", "its number")
    .argument("[folder]", "default: this folder, where the project was pulled into it; else project-<number>")
    .option("--force", force)
    .option("--json", "print JSON: what became of each file");

function addPull(projects: Command): void {
  ofFolder(
    projects.command("pull").description("The calculations of a project as the folder that x check and x book read."),
    forced.pull,
  )
    .addHelpText(
      "after",
      `
A file that changed here alone stays, one that changed there alone is written. One that changed on both sides stays as it is and is named;
the command then ends with 1. Pulled into another folder, x compare shows both. What was deleted there stays here, and is named.
Templates are left out. .x-project.json keeps what was seen; it belongs into the repository with the files.`,
    )
    .action(async (project: string, folder: string | undefined, options: SyncOptions) => {
      const { pull } = await import("../project-sync.ts");
      await synced(project, folder, options, pull);
    });
}

function addPush(projects: Command): void {
  ofFolder(projects.command("push").description("Files of a folder into a project, as versions."), forced.push)
    .option("--note <text>", "what the versions are")
    .addHelpText(
      "after",
      `
Files that are new become calculations, files that changed here become versions, a file that was only moved is moved there. What changed on
both sides is not sent and is named; the command then ends with 1. Nothing is deleted there: a calculation whose file is gone is named.
"report" and "$schema" stay in the file. Only .json is kept, and x.config.json stays here: the national annex of a project is its own.`,
    )
    .action(async (project: string, folder: string | undefined, options: SyncOptions) => {
      const { push } = await import("../project-sync.ts");
      await synced(project, folder, options, async (client, asked) => {
        if (!existsSync(asked.folder) || !statSync(asked.folder).isDirectory())
          throw new Stop(ofFiles.notFolder({ file: asked.folder }));
        return push(client, { ...asked, ...(options.note === undefined ? {} : { note: options.note }) });
      });
    });
}

interface SyncOptions {
  readonly force?: true;
  readonly json?: true;
  readonly note?: string;
}

/** Seconds to wait for a server that asks for it: a folder may be more requests than it takes in a minute. */
const patience = 60;

async function synced(
  number: string,
  given: string | undefined,
  { force, json }: SyncOptions,
  work: (client: Client, asked: Parameters<typeof Sync.pull>[1]) => Promise<readonly Sync.SyncedFile[]>,
): Promise<void> {
  const { folderFor } = await import("../project-folder.ts");
  const project = numberOf(number);
  const folder = given ?? folderFor(project);
  const { url: server } = readLogin();
  const files = await onlineForLong((client) => work(client, { server, project, folder, force: force === true }), {
    patience,
  });
  if (files.some(({ what }) => what === "conflict")) process.exitCode = exitCode.notPassed;
  if (json) return printJson({ project, folder, files });
  const told = files.filter(({ what }) => what !== "same");
  if (told.length > 0)
    say(
      table(
        told.map(({ path, what, why = "" }) => [what, path, why]),
        [{}, {}, {}],
        "",
      ),
    );
  const same = files.length - told.length;
  say(`${folder}: ${files.length} ${files.length === 1 ? "file" : "files"}, ${same} as before`);
}

const shown = (projects: readonly ProjectEntry[]): string =>
  table(
    projects.map(({ id, name, national_annex, description }) => [String(id), name, national_annex, description ?? ""]),
    [{ align: "right" }, {}, {}, {}],
    "",
  );

function annexOf(text: string): AnnexCode {
  const found = annexCodes.find((code) => code === text.toUpperCase());
  if (!found) throw new Stop(ofOptions.oneOf({ option: "--annex", known: listed("plain", annexCodes), given: text }));
  return found;
}
