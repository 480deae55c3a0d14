import { randomUUID } from "node:crypto";
import type { ProjectEntry } from "@x/client";
import { type AnnexCode, annexCodes } from "@x/eurocode/engine";
import { listed } from "@x/eurocode/message";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { printJson, say, table } from "../print/text.ts";
import { online } from "../remote.ts";
import { ofOptions } from "../stops.ts";

export function addProjects(program: Command): void {
  const projects = program
    .command("projects")
    .description("Projects at the server of x login; they need a Studio subscription.")
    .addHelpText("after", '\nExamples:\n  x projects list\n  x projects create "Hall 3" --annex DE');

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
