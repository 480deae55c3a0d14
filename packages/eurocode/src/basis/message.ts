/**
 * What the product says is data until somebody reads it: which sentence, and what goes in its places. English is the template beside
 * the code that says it; the other languages are in @x/words. What users wrote (marks, names of files) is a value, and never a word.
 */
export interface Message {
  /** `bolts.oneBolt`: the room that declares it, and its name there. */
  readonly id: string;
  readonly values: Values;
  /** The English template; not part of the data. */
  readonly english: string;
}

export interface Values {
  readonly [place: string]: Inserted;
}

/**
 * What goes in a place. Numbers are written as the language writes them; a text (a mark, a symbol, a profile, a clause) is the same in
 * every language; a message is said in the reader's.
 */
export type Inserted = number | string | Quantity | Said | List | Described;

/** `22 mm` */
export interface Quantity {
  readonly number: number;
  readonly unit: string;
}

/** A message without its template, as JSON has it. */
export interface Said {
  readonly id: string;
  readonly values?: Values;
}

/** `a, b or c` */
export interface List {
  readonly list: "or" | "and" | "plain";
  readonly of: readonly Inserted[];
}

/** A text of a schema or a table of ours (what a field means): looked up as a whole. */
export interface Described {
  readonly described: string;
  /** What it is called in a request and in JSON; a report says what it is. */
  readonly name?: string;
}

/** A number with its unit; without one, the number. */
export const quantity = (number: number, unit = ""): number | Quantity => (unit === "" ? number : { number, unit });

export const listed = (list: List["list"], of: readonly Inserted[]): List => ({ list, of });

/** `{d_0}`, and `{n:bolt|bolts}` by the number */
type PlacesIn<Template extends string> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}:${string}` ? Name : Place) | PlacesIn<Rest>
  : never;

/** A message with places, before they are filled. */
export interface Sayer<Places extends string = string> {
  (values: Readonly<Record<Places, Inserted>>): Message;
  readonly id: string;
  readonly english: string;
}

type Declared<Template extends string> = [PlacesIn<Template>] extends [never] ? Message : Sayer<PlacesIn<Template>>;

/** The messages of one room: those without places as they are, the others as functions of what goes in them. */
export type Messages<Templates extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Templates]: Declared<Templates[Name]>;
};

/** Another language's templates for the messages of a room: each of them, or it does not compile. */
export type Translated<Room> = { readonly [Name in keyof Room]: string };

const none: Values = {};

/**
 * Declares the messages of a room. In a template `{place}` takes a value, `{n:one|many}` a word by a number, and `‹ (n_bolts = 1)›` is
 * for who types the input: a report leaves it out.
 */
export function messages<const Templates extends Readonly<Record<string, string>>>(
  room: string,
  templates: Templates,
): Messages<Templates> {
  const declared: Record<string, Message | Sayer> = {};
  for (const name in templates) {
    const english = templates[name] as string; // its own name
    const id = `${room}.${name}`;
    declared[name] = english.includes("{")
      ? Object.assign((values: Values): Message => ({ id, values, english }), { id, english })
      : { id, values: none, english };
  }
  return declared as Messages<Templates>; // a sayer for each template, of its places
}

/** How a language writes what goes in a template. */
export interface Typography {
  number(value: number): string;
  list(kind: List["list"], texts: readonly string[]): string;
  plural(value: number): "one" | "other";
  said(message: Said): string;
  described(text: string, name?: string): string;
  /** Whether the words for who types the input are left out, and fields are called by their symbols. */
  readonly forReaders: boolean;
}

type Piece =
  | { readonly text: string; readonly fields: string; readonly typed: boolean }
  | { readonly place: string; readonly forms: readonly string[]; readonly typed: boolean };

const pieces = new Map<string, readonly Piece[]>();

/** A field of the input by its symbol: `L_cr_z_mm`, `x_m`. */
const field = /\b([A-Za-z]\w*)_(?:mm[2346]?|kN|kNm|MPa|kN_m|deg|kg_m2|min)\b|\b([Hxz])_m\b/g;

function piecesOf(template: string): readonly Piece[] {
  let known = pieces.get(template);
  if (!known) {
    known = [...parted(template)];
    pieces.set(template, known);
  }
  return known;
}

function* parted(template: string): Generator<Piece> {
  let typed = false;
  for (const part of template.split(/(‹|›|\{\w+(?::[^{}]*)?\})/)) {
    if (part === "‹" || part === "›") typed = part === "‹";
    else if (/^\{\w/.test(part) && part.endsWith("}")) {
      const [place = "", forms] = part.slice(1, -1).split(":");
      yield { place, forms: forms?.split("|") ?? [], typed };
    } else if (part !== "") yield { text: part, fields: part.replace(field, "$1$2"), typed };
  }
}

/** The places of a template, for tests of translations. */
export const placesOf = (template: string): string[] => [
  ...new Set(piecesOf(template).flatMap((piece) => ("place" in piece ? [piece.place] : []))),
];

/** A template with its places filled. */
export function filled(template: string, values: Values, typography: Typography): string {
  let text = "";
  for (const piece of piecesOf(template)) {
    if (piece.typed && typography.forReaders) continue;
    if ("text" in piece) text += typography.forReaders ? piece.fields : piece.text;
    else text += insertedIn(piece.place, piece.forms, values, typography);
  }
  return text;
}

function insertedIn(place: string, forms: readonly string[], values: Values, typography: Typography): string {
  const value = Object.hasOwn(values, place) ? values[place] : undefined;
  if (value === undefined) return `{${place}}`;
  if (forms.length === 0) return inserted(value, typography);
  const [one = "", other = one] = forms;
  return typeof value === "number" && typography.plural(value) === "one" ? one : other;
}

/** What goes in a place, as the language writes it. */
export function inserted(value: Inserted, typography: Typography): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return typography.number(value);
  if ("number" in value) return `${typography.number(value.number)} ${value.unit}`;
  if ("list" in value)
    return typography.list(
      value.list,
      value.of.map((one) => inserted(one, typography)),
    );
  return "described" in value ? typography.described(value.described, value.name) : typography.said(value);
}

const englishTypography: Typography = {
  number: String,
  list: (kind, texts) => joined(texts, kind === "plain" ? undefined : kind),
  plural: (value) => (value === 1 ? "one" : "other"),
  // a message inside a message of ours has its template with it
  said: (message) => english(message as Message),
  described: (text, name = text) => name,
  forReaders: false,
};

/** `a, b or c` */
export function joined(texts: readonly string[], last?: string): string {
  if (last === undefined || texts.length < 2) return texts.join(", ");
  return `${texts.slice(0, -1).join(", ")} ${last} ${texts.at(-1)}`;
}

/** As JSON, the terminal and logs say it. */
export const english = (message: Message): string =>
  message.values === none ? withoutMarks(message.english) : filled(message.english, message.values, englishTypography);

const unmarked = new Map<string, string>();

function withoutMarks(template: string): string {
  if (!template.includes("‹")) return template;
  const known = unmarked.get(template);
  if (known !== undefined) return known;
  const text = template.replaceAll(/[‹›]/g, "");
  unmarked.set(template, text);
  return text;
}

/** A message as JSON has it; in this process its template stays with it, unseen. */
export function plain(message: Said & { readonly english?: string }): Said {
  const { id, values, english } = message;
  const said: Said =
    !values || Object.keys(values).length === 0
      ? { id }
      : { id, values: Object.fromEntries(Object.entries(values).map(([place, value]) => [place, bare(value)])) };
  return english === undefined ? said : Object.defineProperty(said, "english", { value: english });
}

function bare(value: Inserted): Inserted {
  if (typeof value !== "object" || "described" in value || "number" in value) return value;
  return "list" in value ? { list: value.list, of: value.of.map(bare) } : plain(value);
}

/** `B1: sentence` */
export const about = messages("about", { mark: "{mark}: {sentence}" });

/** A message about an item; its mark is what the user wrote. */
export const marked = (mark: string, sentence: Message): Message =>
  mark === "" ? sentence : about.mark({ mark, sentence });
