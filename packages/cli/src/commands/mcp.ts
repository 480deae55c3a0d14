import type { Command } from "commander";

export function addMcp(program: Command): void {
  program
    .command("mcp")
    .summary("offer checks, sections and clauses to agents")
    .description("A server of the Model Context Protocol on standard input and output; agents start it themselves.")
    .addHelpText("after", '\nExample, in the configuration of an agent:\n  { "command": "x", "args": ["mcp"] }')
    .action(async () => (await import("../mcp.ts")).serveStdio());
}
