import { placesOf } from "@x/eurocode/message";
import { type Folder, folders } from "./all.ts";
import { subjects as english } from "./en/index.ts";
import type { Room, Subject } from "./words.ts";

// What a translator of a language has to do, as a file that is sent away and read back.

/** A sentence or a word to be translated: `text` is empty until somebody has written it. */
export interface Entry {
  /** `rooms.paper.page`, `names.topics.shear`, `texts.width, along y`: where a folder says it. */
  readonly key: string;
  readonly english: string;
  readonly text: string;
}

type Said = Readonly<Record<string, Readonly<Record<string, { readonly english: string }>>>>;
type Texts = ReadonlyMap<string, string>;

/** All that subjects say, by where they say it. */
function textsOf(subjects: readonly Subject[]): Texts {
  const found = new Map<string, string>();
  for (const { rooms = {}, names = {}, texts = {} } of subjects) {
    for (const [kind, lists] of Object.entries({ rooms, names }))
      for (const [list, entries] of Object.entries(lists))
        for (const [key, text] of Object.entries(entries)) found.set(`${kind}.${list}.${key}`, text);
    for (const [key, text] of Object.entries(texts)) found.set(`texts.${key}`, text);
  }
  return found;
}

/** The English of all that the first language says: sentences are with the code that says them, given here by their rooms. */
function englishOf(said: readonly Said[]): (key: string) => string {
  const known = new Map(textsOf(english));
  for (const rooms of said)
    for (const [room, messages] of Object.entries(rooms))
      for (const [name, message] of Object.entries(messages)) known.set(`rooms.${room}.${name}`, message.english);
  // a text is its own key; an id of a list reads as words
  return (key) => known.get(key) ?? ownName(key);
}

function ownName(key: string): string {
  const [kind = "", ...rest] = key.split(".");
  const name = (kind === "texts" ? rest : rest.slice(1)).join(".");
  return kind === "names" ? name.replaceAll(/(?<=[a-z])-(?=[a-z])/g, " ") : name;
}

/** What the first language says and this one does not. */
export function missingIn(folder: Pick<Folder, "subjects">, said: readonly Said[] = []): Entry[] {
  const own = textsOf(folder.subjects);
  const englishAt = englishOf(said);
  return [...textsOf(folders.nl.subjects).keys()]
    .filter((key) => !own.has(key))
    .map((key) => ({ key, english: englishAt(key), text: "" }));
}

/** What is wrong with a translated file; the key of each entry says where. */
export interface Wrong {
  readonly key: string;
  readonly is: "unknown" | "places" | "twice";
  readonly english: string;
}

export interface Read {
  /** As a file of the folder of the language. */
  readonly subject: Required<Subject>;
  readonly wrong: readonly Wrong[];
  /** How many have no text yet. */
  readonly empty: number;
}

/** A file that came back: entries without a text wait, those that lose a place of their English are refused. */
export function readBack(entries: readonly Pick<Entry, "key" | "text">[], said: readonly Said[] = []): Read {
  const known = textsOf(folders.nl.subjects);
  const englishAt = englishOf(said);
  const rooms: Record<string, Record<string, string>> = {};
  const names: Record<string, Record<string, string>> = {};
  const texts: Record<string, string> = {};
  const wrong: Wrong[] = [];
  const seen = new Set<string>();
  let empty = 0;
  for (const { key, text } of entries) {
    const english = englishAt(key);
    const is = wrongWith(key, text, { isKnown: known.has(key), isSeen: seen.has(key), english });
    seen.add(key);
    if (text.trim() === "") empty++;
    else if (is !== undefined) wrong.push({ key, is, english });
    else if (key.startsWith("texts.")) texts[key.slice("texts.".length)] = text;
    else {
      const [kind, list = "", ...name] = key.split(".");
      const own: Record<string, string> = (kind === "rooms" ? rooms : names)[list] ?? {};
      own[name.join(".")] = text;
      (kind === "rooms" ? rooms : names)[list] = own;
    }
  }
  return { subject: { rooms, names, texts }, wrong, empty };
}

interface Known {
  readonly isKnown: boolean;
  readonly isSeen: boolean;
  readonly english: string;
}

function wrongWith(key: string, text: string, { isKnown, isSeen, english }: Known): Wrong["is"] | undefined {
  if (!isKnown) return "unknown";
  if (isSeen) return "twice";
  // texts and names of tables have braces of their own
  const isTemplate = key.startsWith("rooms.") || key.startsWith("names.pages.");
  const places = (template: string) => placesOf(template).sort().join();
  return isTemplate && places(text) !== places(english) ? "places" : undefined;
}

/** A file of the folder of a language, in TypeScript. */
export function fileOf({ rooms, names, texts }: Required<Subject>): string {
  const parts = Object.entries({ rooms, names, texts }).filter(([, one]) => Object.keys(one).length > 0);
  return `${parts.map(([name, one]: [string, Room | object]) => `export const ${name} = ${JSON.stringify(one, null, 2)};\n`).join("\n")}`;
}
