/** Files as a person names them: one, several, a folder with all its inputs, a pattern. */

import * as fs from "node:fs";
import { dirname, join, resolve } from "node:path";
import { decodedText } from "@x/api/text";
import { messages } from "@x/eurocode/message";
import { Stop } from "./exit.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("filesStops", {
  noInput: "{file}: holds no input (.json, .csv, .xlsx)",
  noText: "{file}: holds no input and no text (.json, .csv, .xlsx, .md)",
});

/** What a folder has beside its inputs. */
const isSetting = (name: string) => /(?:^|[/\\])(?:x\.\w+|package|tsconfig)\.json$|\.schema\.json$/i.test(name);
const isInput = (name: string) => /\.(?:json|csv|tsv|xlsx)$/i.test(name) && !isSetting(name);

export function expanded(given: readonly string[]): string[] {
  return given.flatMap((name) => {
    // a pattern that the shell has filled in
    if (given.length > 1 && isSetting(name)) return [];
    if (name === "-") return [name];
    if (isFolder(name)) return filesIn(name);
    if (/[*?{]/.test(name) && typeof fs.globSync === "function") {
      const found = withoutSources(fs.globSync(name).filter(isInput)).sort();
      if (found.length === 0) throw new Stop(ofFiles.none({ file: name }));
      return found;
    }
    return [name];
  });
}

/** All inputs of a folder, those that others take their forces from among them. */
export const inputsIn = (folder: string): string[] => namesIn(folder, isInput);

function filesIn(folder: string): string[] {
  const found = withoutSources(namesIn(folder, isInput)).sort();
  if (found.length === 0) throw new Stop(stops.noInput({ file: folder }));
  return found;
}

/** Inputs and texts, 2 before 10. */
export function chaptersIn(folder: string): string[] {
  const isText = (name: string) => /\.md$/i.test(name) && !/(?:^|[/\\])readme\.md$/i.test(name);
  const found = withoutSources(namesIn(folder, (name) => isInput(name) || isText(name)));
  if (found.length === 0) throw new Stop(stops.noText({ file: folder }));
  return found.sort(new Intl.Collator("en", { numeric: true }).compare);
}

const isTable = (name: string): boolean => /\.(?:csv|tsv|xlsx)$/i.test(name);

/** A table that an input takes its forces from is no input itself. */
function withoutSources(names: readonly string[]): string[] {
  if (!names.some(isTable)) return [...names];
  const sources = new Set(
    names
      .filter((name) => /\.json$/i.test(name))
      .flatMap((name) =>
        [...decodedText(fs.readFileSync(name)).matchAll(/"from"\s*:\s*"([^"\\]+\.(?:csv|tsv|xlsx))"/gi)].map(
          ([, from = ""]) => resolve(dirname(name), from),
        ),
      ),
  );
  return names.filter((name) => !isTable(name) || !sources.has(resolve(name)));
}

const namesIn = (folder: string, isWanted: (name: string) => boolean): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => isWanted(name) && !/(?:^|[/\\])(?:node_modules|\.)/.test(name))
    .map((name) => join(folder, name));

function isFolder(name: string): boolean {
  try {
    return fs.statSync(name).isDirectory();
  } catch {
    return false; // a file that is not there is reported when it is read
  }
}
