import { statSync } from "node:fs";
import { messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { Stop } from "../exit.ts";

const stops = messages("mcpCommand", {
  root: "--root {folder}: no such folder",
});

export function addMcp(program: Command): void {
  program
    .command("mcp")
    .description(
      "A server of the Model Context Protocol on standard input and output, with five tools: check, propose, report, look_up and drawing. Agents start it themselves.",
    )
    .option("--root <folder>", "reads and writes files only below this folder")
    .option("--read-only", "writes no files")
    .addHelpText(
      "after",
      '\nExample, in the configuration of an agent:\n  { "command": "x", "args": ["mcp", "--root", "/home/anna/project"] }',
    )
    .action(async ({ root, readOnly = false }: { root?: string; readOnly?: boolean }) => {
      if (root !== undefined && !statSync(root, { throwIfNoEntry: false })?.isDirectory())
        throw new Stop(stops.root({ folder: root }));
      await (await import("../mcp/server.ts")).serveStdio({ ...(root === undefined ? {} : { root }), readOnly });
    });
}
