/**
 * Marks of parts and of assemblies. A mark means one thing, for ever: it follows from the content, and a register that is kept from one
 * revision to the next holds which is which. What changes gets a new mark; the old one is retired and not given out again.
 */
import { createHash } from "node:crypto";
import { refusing } from "@x/eurocode/problems";
import * as z from "zod";
import type {
  Assembly,
  Fabrication,
  FittingPart,
  Frame,
  MarkRegister,
  PlatePart,
  ProfilePart,
  RegisteredMark,
} from "./fabrication.ts";
import type { Point } from "./members/model.ts";
import { ascii, printable } from "./members/names.ts";
import { tables } from "./members/says.ts";

const emptyRegister: MarkRegister = { version: 1, marks: [] };

const words = z.string().max(300);

/** The form of a register, as a file brings it. */
export const registerSchema = z.strictObject({
  version: z.literal(1),
  marks: z
    .array(
      z.strictObject({
        kind: z.enum(["part", "assembly"]),
        mark: words.min(1),
        of: words,
        sha256: z.string().length(64),
        about: z.string().max(2000),
        drawing: words,
        since: words,
        retired: words.optional(),
      }),
    )
    .max(200_000)
    .superRefine((list, context) => {
      const seen = new Map<string, string>();
      for (const [i, { kind, mark, sha256 }] of list.entries()) {
        const key = keyOf(kind, mark);
        const before = seen.get(key);
        if (before !== undefined && before !== sha256)
          context.addIssue({ code: "custom", path: [i, "mark"], ...refusing(tables.markOfTwo({ mark })) });
        seen.set(key, sha256);
      }
    }),
});

type Unmarked = Pick<Fabrication, "drawing_info" | "members" | "parts" | "assemblies">;

/** What does not have the mark of the list: under that one the register has something else. */
interface Remarked {
  readonly kind: RegisteredMark["kind"];
  /** of the part or assembly */
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The same with marks that mean one thing each, and the register of them. */
export function withMarks(
  made: Unmarked,
  known: MarkRegister = emptyRegister,
): Pick<Fabrication, "parts" | "assemblies" | "register"> & {
  readonly remarked: readonly Remarked[];
  /** the same thing under another mark of the list */
  readonly renamed: readonly Remarked[];
} {
  const book = new Book(known, made);
  const { parts } = made;
  const profiles = parts.profiles.map((part) => ({ ...part, mark: book.ofList("part", part, profileOf(part)) }));
  const fittings = parts.fittings.map((part) => ({ ...part, mark: book.generated("CL", profileOf(part)) }));
  const plates = parts.plates.map((part) => ({
    ...part,
    mark: isGenerated(part) ? book.generated("PL", plateOf(part)) : book.ofList("part", part, plateOf(part)),
  }));
  const content = new Map<string, string>([
    ...[...parts.profiles, ...parts.fittings].map((part) => [part.id, profileOf(part).key] as const),
    ...parts.plates.map((part) => [part.id, plateOf(part).key] as const),
  ]);
  const throats = new Map(parts.welds.map(({ id, type, throat_mm }) => [id, `${type} ${throat_mm}`]));
  const assemblies = made.assemblies.map((one) => ({
    ...one,
    mark: book.ofList("assembly", one, assemblyOf(one, content, throats)),
  }));
  return {
    parts: { ...parts, profiles, fittings, plates },
    assemblies,
    register: book.register(),
    remarked: book.remarked,
    renamed: book.renamed(),
  };
}

const isGenerated = ({ use, mark, id }: PlatePart): boolean => use !== "drawn" && mark === id;

// ---------------------------------------------------------------- what a mark means

interface Content {
  readonly key: string;
  readonly about: string;
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
const counted = (count: number, word: string): string[] =>
  count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`];
const holesAbout = (holes: readonly unknown[]): string[] => counted(holes.length, "hole");
const sorted = (list: readonly unknown[]): string[] => list.map((one) => JSON.stringify(one)).sort();

function profileOf({ profile, steel_grade, length_mm, cuts, holes, copes }: ProfilePart | FittingPart): Content {
  const { start, end } = cuts;
  return {
    key: JSON.stringify([
      "profile",
      profile,
      steel_grade,
      tenth(length_mm),
      [start, end].map((cut) => [tenth(cut.about_y_deg), tenth(cut.about_z_deg)]),
      sorted(holes.map((one) => [one.wall, tenth(one.x_mm), tenth(one.across_mm), tenth(one.d_mm), one.slot_mm])),
      sorted(copes.map((one) => [one.end, one.edge, tenth(one.length_mm), tenth(one.depth_mm), one.radius_mm])),
    ]),
    about: [
      `${profile} L=${tenth(length_mm)} ${steel_grade}`,
      ...holesAbout(holes),
      ...counted(copes.length, "cope"),
    ].join(", "),
  };
}

function plateOf({ use, t_mm, outline, holes, steel_grade, contour_only }: PlatePart): Content {
  const [width, length] = [0, 1].map((i) => Math.max(...outline.map((point) => point[i] ?? 0))) as [number, number];
  const [short, long] = [Math.min(width, length), Math.max(width, length)];
  return {
    key: JSON.stringify([
      "plate",
      use,
      tenth(t_mm),
      outline.map(([x, y]) => [tenth(x), tenth(y)]),
      sorted(holes.map((one) => [tenth(one.x_mm), tenth(one.y_mm), tenth(one.d_mm), one.slot_mm])),
      steel_grade,
      contour_only ?? false,
    ]),
    about: [
      `${use === "drawn" ? "plate" : use} ${tenth(t_mm)}x${tenth(short)}x${tenth(long)} ${steel_grade}`,
      ...holesAbout(holes),
      ...(contour_only ? ["contour only"] : []),
    ].join(", "),
  };
}

/** Site bolts and what other assemblies bring are not made with it. */
function assemblyOf(
  { profiles, plates, fittings, welds }: Assembly,
  content: ReadonlyMap<string, string>,
  throats: ReadonlyMap<string, string>,
): Content {
  const point = (p: Point) => p.map(tenth);
  const standing = (list: readonly { readonly part: string; readonly frame: Frame }[]) =>
    sorted(
      list.map(({ part, frame }) => [
        content.get(part),
        point(frame.origin),
        frame.x.map(thousandth),
        frame.y.map(thousandth),
      ]),
    );
  return {
    key: JSON.stringify([
      "assembly",
      standing(profiles),
      standing(plates),
      standing(fittings),
      sorted(welds.map(({ part, path }) => [throats.get(part), path.map(point)])),
    ]),
    about: [
      ...counted(profiles.length, "profile"),
      ...counted(plates.length, "plate"),
      ...counted(welds.length, "weld run"),
    ].join(", "),
  };
}

const thousandth = (value: number): number => Math.round(value * 1000) / 1000 + 0;

// ---------------------------------------------------------------- who has which

/** Without I, L, O and U: no two look alike, and none makes a word. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** So many signs of 5 bits keep plates of drawings apart that know nothing of each other. */
const usualSigns = 5;

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** The first signs of a hash. */
const shortOf = (hash: string, count: number): string =>
  Array.from({ length: count }, (_, i) => signs[Number.parseInt(hash.slice(2 * i, 2 * i + 2), 16) % 32]).join("");

/** As the poorest of the files writes it: NC1 has seven bits and forty signs, and `Ö1` is `O1` there. */
const written = (mark: string): string => ascii(mark, 40).toLowerCase();
const keyOf = (kind: RegisteredMark["kind"], mark: string): string => `${kind} ${written(mark)}`;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

class Book {
  readonly #entries: Mutable<RegisteredMark>[];
  /** by kind and mark */
  readonly #byMark = new Map<string, RegisteredMark>();
  /** by kind, where it comes from and content */
  readonly #byContent = new Map<string, Mutable<RegisteredMark>>();
  /** marks of the list: no other part may take one of them */
  readonly #reserved: ReadonlySet<string>;
  readonly #used = new Set<RegisteredMark>();
  readonly #drawing: string;
  readonly #revision: string;
  readonly remarked: Remarked[] = [];
  /** by the entry that is new */
  readonly #ids = new Map<RegisteredMark, string>();
  readonly #known: readonly RegisteredMark[];

  constructor(known: MarkRegister, { drawing_info, members, parts }: Unmarked) {
    this.#entries = known.marks.map((one) => ({ ...one }));
    this.#known = [...this.#entries];
    for (const entry of this.#entries) this.#keep(entry);
    this.#reserved = new Set(
      [...members, ...parts.plates.filter((one) => !isGenerated(one))].flatMap(({ id, mark }) => [
        written(mark),
        written(id),
      ]),
    );
    this.#drawing = printable(drawing_info.drawing_number ?? "", 60);
    this.#revision = printable(drawing_info.revision ?? "", 20);
  }

  /** Of a mark of the list: that one for what has it first, `-v2`, `-v3` … for what it becomes. */
  ofList(
    kind: RegisteredMark["kind"],
    { id, mark }: { readonly id: string; readonly mark: string },
    content: Content,
  ): string {
    const of = mark || id;
    const given = this.#given(
      kind,
      of,
      content,
      (n) => (n === 0 ? of : n === 1 ? id : `${[...of].slice(0, 30).join("")}-v${n}`),
      [of, id],
    );
    const entry = this.#byMark.get(keyOf(kind, given));
    if (entry) this.#ids.set(entry, id);
    if (given !== of && given !== id) this.remarked.push({ kind, id, from: of, to: given });
    return given;
  }

  generated(prefix: string, content: Content): string {
    const hash = hashOf(content.key);
    return this.#given("part", prefix, content, (n) => prefix + shortOf(hash, Math.min(usualSigns + n, 30)), []);
  }

  #given(
    kind: RegisteredMark["kind"],
    of: string,
    { key, about }: Content,
    name: (n: number) => string,
    own: readonly string[],
  ): string {
    const sha256 = hashOf(key);
    const known = this.#byContent.get(JSON.stringify([kind, of.toLowerCase(), sha256]));
    if (known) {
      this.#used.add(known);
      return known.mark;
    }
    for (let n = 0; ; n++) {
      const mark = name(n);
      if (this.#byMark.has(keyOf(kind, mark))) continue;
      if (this.#reserved.has(written(mark)) && !own.includes(mark)) continue;
      const entry = { kind, mark, of, sha256, about, drawing: this.#drawing, since: this.#revision };
      this.#entries.push(entry);
      this.#keep(entry);
      this.#used.add(entry);
      return mark;
    }
  }

  #keep(entry: Mutable<RegisteredMark>): void {
    this.#byMark.set(keyOf(entry.kind, entry.mark), entry);
    this.#byContent.set(JSON.stringify([entry.kind, entry.of.toLowerCase(), entry.sha256]), entry);
  }

  /** What has a new mark, and is what an old one was that nothing has now. */
  renamed(): Remarked[] {
    const gone = this.#known.filter((entry) => !this.#used.has(entry) && entry.drawing === this.#drawing);
    const before = new Map(gone.map((entry) => [`${entry.kind} ${entry.sha256}`, entry.mark]));
    const found = [...this.#ids].flatMap(([entry, id]): Remarked[] => {
      const from = before.get(`${entry.kind} ${entry.sha256}`);
      return from === undefined || this.#known.includes(entry) || from === entry.mark
        ? []
        : [{ kind: entry.kind, id, from: printable(from, 60), to: printable(entry.mark, 60) }];
    });
    const whole = new Set(found.flatMap(({ kind, id }) => (kind === "assembly" ? [id] : [])));
    return found.filter(({ kind, id }) => kind === "assembly" || !whole.has(id));
  }

  /** What this drawing had and has no more is retired; it comes back where the same thing does. */
  register(): MarkRegister {
    const marks = this.#entries.map((entry): RegisteredMark => {
      const { retired, ...rest } = entry;
      if (this.#used.has(entry)) return rest;
      return entry.drawing === this.#drawing ? { ...rest, retired: retired ?? this.#revision } : entry;
    });
    return { version: 1, marks };
  }
}
