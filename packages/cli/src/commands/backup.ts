import { resolve } from "node:path";
import type { Command } from "commander";
import { printJson, say, size } from "../print/text.ts";
import { administer, atPlace, type PlaceOptions } from "./administration.ts";

export function addBackup(program: Command): void {
  atPlace(
    program
      .command("backup")
      .description(
        "Copies the database of the data folder into one file and reads the copy through. To restore, stop the server, put the file in the data folder as x.sqlite, remove x.sqlite-wal and x.sqlite-shm, put the copied files there as the folder files, and start.",
      )
      .argument("<file>", "the copy; it must not be there yet")
      .option("--files <folder>", "copy the files of its jobs too, into a new folder"),
  )
    .addHelpText(
      "after",
      "\nExamples:\n  x backup /backups/x-2026-11-21.sqlite --data ./data\n  x backup /backups/21/x.sqlite --files /backups/21/files",
    )
    .action(async (file: string, options: PlaceOptions & { readonly files?: string }) => {
      const target = resolve(file);
      const { bytes } = await administer(options, (admin, place) => admin.backup(place, target));
      const folder = options.files === undefined ? undefined : resolve(options.files);
      const copied =
        folder === undefined
          ? undefined
          : await administer(options, (admin, place) => admin.backupFiles(place, target, folder));
      if (options.json) return printJson({ file: target, bytes, ...(copied ? { files: copied } : {}) });
      if (copied) {
        say(`${folder}  ${copied.files} files, ${size(copied.bytes)}`);
        for (const key of copied.missing) say(`missing: ${key}`);
      }
      say(`${target}  ${size(bytes)}, read through: sound`);
    });
}
