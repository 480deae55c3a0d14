import type { Command } from "commander";

export function addVerify(program: Command): void {
  program
    .command("verify")
    .description(
      "Calculates what is attached to a report or a book again, writes it again, and says of each text on its pages that differs why, and of each page whether it is drawn the same.",
    )
    .argument("<report>", "a report that x check --pdf wrote, or a book of x book")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Exit codes: 0 every figure is confirmed, 1 something differs, 2 it is no report and no book of x.

Example:
  x verify report.pdf
  x verify hall.pdf`,
    )
    .action(async (file: string, options: { json?: true }) => {
      // it writes the report again, for which help and other commands need not wait
      await (await import("../verify.ts")).verify(file, options);
    });
}
