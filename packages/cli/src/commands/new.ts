import { checks, findCheck, suggestions, template } from "@x/eurocode";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { orNearest } from "./endpoint.ts";

export function addNew(program: Command): void {
  program
    .command("new")
    .summary("print a starting input with every field explained")
    .description("Prints a starting input: JSON with comments, which x check reads as it is.")
    .argument("<endpoint>", `the check: ${checks.map((known) => known.endpoint).join(", ")}`)
    .option("--kind <kind>", "the kind of connection, of checks that have several")
    .option("--plain", "without comments and optional fields")
    .addHelpText(
      "after",
      `
Examples:
  x new en-1993-1-8 > bolts.json
  x new en-1993-1-8 --kind bolt --plain`,
    )
    .action((endpoint: string, { kind, plain }: { kind?: string; plain?: true }) => {
      const known = findCheck(endpoint) ?? orNearest(endpoint);
      const kinds = Object.keys(known.kinds);
      if (kind !== undefined && !kinds.includes(kind)) {
        const [near] = suggestions(kind, kinds);
        throw new Stop(
          `${endpoint} has no kind "${kind}"${near ? `; did you mean ${near}?` : ""} Known: ${kinds.join(", ")}`,
        );
      }
      process.stdout.write(template(known, { ...(kind === undefined ? {} : { kind }), comments: plain !== true }));
    });
}
