import type { Command } from "commander";

export function addVerify(program: Command): void {
  program
    .command("verify")
    .summary("calculate a report (PDF) again")
    .description(
      "Calculates the input that is attached to a report again, writes the report again, and says of each text on its pages that differs why. Pictures are not compared.",
    )
    .argument("<report>", "a report that x check --pdf wrote")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Exit codes: 0 every figure is confirmed, 1 something differs, 2 it is not a report of x.

Example:
  x verify report.pdf`,
    )
    .action(async (file: string, options: { json?: true }) => {
      // it writes the report again, for which help and other commands need not wait
      await (await import("../verify.ts")).verify(file, options);
    });
}
