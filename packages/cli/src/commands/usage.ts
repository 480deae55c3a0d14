import type { Command } from "commander";
import { printJson, say, table } from "../print/text.ts";
import { online } from "../remote.ts";

export function addUsage(program: Command): void {
  program
    .command("usage")
    .description("Checks used and left in this calendar month (UTC), at the server of x login.")
    .option("--json", "print JSON")
    .addHelpText("after", "\nExample:\n  x usage")
    .action(async ({ json }: { json?: true }) => {
      const usage = await online((client) => client.usage());
      if (json) return printJson(usage);
      const left = usage.remaining === null ? "no limit" : `${usage.remaining} of ${usage.limit} left`;
      say(`${usage.tier}: ${usage.used} used, ${left}; next month begins ${usage.reset_at.slice(0, 10)}`);
      const rows = usage.by_endpoint.map(({ endpoint, calls, avg_ms }) => [
        endpoint,
        String(calls),
        `${avg_ms.toFixed(1)} ms`,
      ]);
      if (rows.length > 0) say(table(rows, [{}, { align: "right" }, { align: "right" }]));
    });
}
