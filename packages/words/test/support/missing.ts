import { type Folder, folders } from "../../src/all.ts";
import type { Subject } from "../../src/words.ts";

/** `rooms.paper.page`, `names.topics.shear`, `texts.width, along y`: all that a folder says, by where it says it. */
export function* keysOf({ subjects }: Pick<Folder, "subjects">): Generator<string> {
  for (const { rooms = {}, names = {}, texts = {} } of subjects satisfies readonly Subject[]) {
    for (const [kind, lists] of Object.entries({ rooms, names }))
      for (const [list, entries] of Object.entries(lists))
        for (const key of Object.keys(entries)) yield `${kind}.${list}.${key}`;
    for (const key of Object.keys(texts)) yield `texts.${key}`;
  }
}

/** What a translator of a language has to do yet: what the first language says and this one does not. */
export function missingIn(folder: Pick<Folder, "subjects">): string[] {
  const own = new Set(keysOf(folder));
  return [...new Set(keysOf(folders.nl))].filter((key) => !own.has(key));
}
