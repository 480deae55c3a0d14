import { resolve } from "node:path";
import type { Command } from "commander";
import { administer, atPlace, type PlaceOptions, printJson, say } from "./place.ts";

export function addBackup(program: Command): void {
  atPlace(
    program
      .command("backup")
      .summary("copy the database while the server runs")
      .description(
        "Copies the database of the data folder into one file and reads the copy through. To restore, stop the server, put the file in the data folder as x.sqlite, remove x.sqlite-wal and x.sqlite-shm, and start.",
      )
      .argument("<file>", "the copy; it must not be there yet"),
  )
    .addHelpText("after", "\nExample:\n  x backup /backups/x-2026-11-21.sqlite --data ./data")
    .action(async (file: string, options: PlaceOptions) => {
      const target = resolve(file);
      const { bytes } = await administer(options, (admin, place) => admin.backup(place, target));
      if (options.json) return printJson({ file: target, bytes });
      say(`${target}  ${(bytes / 2 ** 20).toFixed(1)} MB, read through: sound`);
    });
}
