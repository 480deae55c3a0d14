/** Sentences in data: members, fabrications and results hold messages; as JSON they hold texts, in English or in another language. */
import type { Problem } from "@x/eurocode";
import { english, type Message, type Said } from "@x/eurocode/message";
import type { MemberList } from "./model.ts";
import { profiles, says } from "./says.ts";

/** The same data with a text in place of each message. */
export type Spoken<T> = T extends Message ? string : T extends object ? { [Name in keyof T]: Spoken<T[Name]> } : T;

export const spoken = <T>(data: T, say: (message: Message) => string): Spoken<T> => withTexts(data, say) as Spoken<T>; // a text for each message, and all else as it was

/** As JSON has it. */
export const inEnglish = <T>(data: T): Spoken<T> => spoken(data, english);

function withTexts(data: unknown, say: (message: Message) => string): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (isMessage(data)) return say(data);
  if (Array.isArray(data)) return data.map((one: unknown) => withTexts(one, say));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withTexts(value, say)]));
}

const isMessage = (value: object): value is Message =>
  "english" in value && typeof value.english === "string" && "values" in value && "id" in value;

/** A message that outlives this process: its English goes with it in copies and in JSON. */
export function kept({ id, values = {}, english: template = id }: Said & { readonly english?: string }): Message {
  const all = Object.entries(values).map(([place, value]) => [
    place,
    typeof value === "object" && "id" in value ? kept(value) : value,
  ]);
  return { id, values: Object.fromEntries(all), english: template };
}

/** A text that is not one of ours: of another program, or kept by an older version of this one. */
export const asWritten = (text: string): Message => says.asWritten({ text });

/** A problem of a check; its English is said already. */
export const ofProblem = ({ code, values = {}, message }: Pick<Problem, "code" | "values" | "message">): Message => ({
  ...kept({ id: code, values: { ...values, inEnglish: message } }),
  english: "{inEnglish}",
});

/** As it was kept in JSON: an older version wrote texts where messages are now. */
export function readBack<List extends MemberList>(json: List): List {
  const message = (said: Message | string): Message => (typeof said === "string" ? asWritten(said) : said);
  return {
    ...json,
    members: json.members.map((one) => (one.notes ? { ...one, notes: one.notes.map(message) } : one)),
    unresolved: json.unresolved.map((one) => ({ ...one, reason: message(one.reason) })),
    warnings: json.warnings.map(message),
  };
}

/** Each sentence once, in the order in which they came. */
export const once = (messages: readonly Message[]): Message[] =>
  [...new Map([...messages].reverse().map((one) => [english(one), one])).values()].reverse();

/** One sentence of several. */
export const inOne = (messages: readonly [Message, ...Message[]]): Message =>
  messages.reduce((first, second) => says.both({ first, second }));

/** Of a section that the catalogue does not have, with the reason where one is known. */
export const unknownSection = (why: Message | undefined): Message =>
  why === undefined ? profiles.unknown : profiles.unknownBecause({ why });

const unknownSections: readonly string[] = [profiles.unknown.id, profiles.unknownBecause.id];

export const saysUnknownSection = ({ id }: Said): boolean => unknownSections.includes(id);
