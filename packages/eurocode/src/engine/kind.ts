import type * as z from "zod";
import type { AnyAnnex } from "../annexes/index.ts";
import { listOf, strict, text } from "../basis/fields.ts";
import type { Message } from "../basis/message.ts";
import type { Problem } from "../basis/problem.ts";
import type { CheckResult, ItemResult } from "../basis/result.ts";
import type { Rule } from "../basis/rule.ts";
import type { Uncovered } from "../basis/validation.ts";
import type { CombinedActions, Combines, FromActions } from "./combined.ts";
import type { Edition } from "./edition.ts";
import type { Outcome, Sheet } from "./sheet.ts";

/** One kind of item that a check can calculate: a member, a bolt, a fin plate. */
export interface Kind<Item = unknown> {
  readonly name: string;
  readonly title: string;
  /** The list of a request that holds its items, where that is not the one of the check. */
  readonly list?: string;
  readonly schema: z.ZodObject;
  /** A complete item, used in documents, by `x new` and by tests. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Writes the whole calculation on the sheet; what it returns stands in the item's result beside `values`. */
  readonly run: (sheet: Sheet, item: Item) => Record<string, unknown> | undefined;
  /** The item in a few words for the summary: `IPE 300 S355`. */
  readonly label: (item: Item) => string;
  /** The item's name in results when it has no `mark`. */
  readonly defaultMark?: (item: Item) => string;
  /** Fields that somebody may look for and that are not calculated. */
  readonly uncovered?: Uncovered;
  /** Fields of what is compressed: beside them an axial force of the other sign is reported. */
  readonly ofCompression?: readonly string[];
  /** The fields that load cases give in place of single actions. */
  readonly actions?: readonly string[];
  /** Fields that a load case may give in place of the item's own: the duration of its loads. */
  readonly caseFields?: readonly string[];
  /** Fields of a load case that have another form than the item's. */
  readonly inCases?: z.ZodRawShape;
  /** The item with what a load case gives; where there is none its fields are taken over as they are. */
  readonly withCase?: (item: Item, loadCase: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** What load cases give each other before they are calculated. */
  readonly together?: <Case extends Readonly<Record<string, unknown>>>(
    item: Item,
    cases: readonly Case[],
  ) => readonly Case[];
  /** Says what only the load cases together show. */
  readonly ofCases?: (sheet: Sheet, item: Item, cases: readonly Readonly<Record<string, unknown>>[]) => void;
  /** Verifies beside the case that governs what another one asks of the same item. */
  readonly besideCases?: (sheet: Sheet, governing: Item, cases: readonly Readonly<Record<string, unknown>>[]) => void;
  /** Its load cases have forces that an action has no field for: it takes none. */
  readonly casesAlone?: true;
  /** Characteristic actions in place of load cases. */
  readonly combines?: Combines;
  /** Of `actions` those that come from combinations of serviceability. */
  readonly ofService?: readonly string[];
  /** What an item takes over of its combined actions: durations of loads, quasi-permanent moments. */
  readonly fromActions?: (sheet: Sheet, item: Item, combined: CombinedActions) => FromActions;
  /** Works out once what no load case changes; the function it returns judges one case after the other, on a tally. */
  readonly prepareCases?: (sheet: Sheet, item: Item) => (loadCase: never) => CaseOutcome;
  /** An item in the words of every day in the form of the schema; itself where there are none. Asked where the schema refuses. */
  readonly everyday?: (item: Readonly<Record<string, unknown>>, notes: Message[]) => Readonly<Record<string, unknown>>;
  /** Why an item with its load is not verified, in a few words for the summary. */
  readonly unverified?: (item: Item) => string | undefined;
  /** May be asked for actions alone: what is not verified then passes all the same. */
  readonly actionsAlone?: true;
  /** The least that would do: the lightest profile of the same family that passes. */
  readonly suggest?: (
    item: Item,
    annex: AnyAnnex,
    overrides: Readonly<Record<string, unknown>>,
    series?: "main" | "all",
    edition?: Edition,
  ) => Suggestion | undefined;
}

/** What an item could be instead: `IPE 270, 36.1 kg/m`, with the utilization it then has. */
export interface Suggestion {
  readonly reads: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly utilization: number;
  /** Something lighter that would do too, but is seldom had. */
  readonly rarer?: string;
}

export interface CaseOutcome extends Readonly<Outcome> {
  /** What only these actions show to be wrong: a case that does not govern is refused for it too. */
  readonly problems?: readonly Problem[];
}

/** A schema and what runs on it; the types of one follow from the other. */
export function defineKind<S extends z.ZodObject>(
  kind: Omit<Kind<z.output<S>>, "schema"> & { readonly schema: S },
): Kind {
  const schema = kind.actions
    ? withLoadCases(kind.schema, [...kind.actions, ...(kind.caseFields ?? [])], kind.inCases)
    : kind.schema;
  // items reach `run` only after the schema has accepted them
  return { ...kind, schema } as unknown as Kind;
}

const mostLoadCases = 100_000;

const caseName = () => text("name of the load case");

/** What a load case may give. */
export const caseFieldsOf = (
  schema: z.ZodObject,
  actions: readonly string[],
  inCases: z.ZodRawShape = {},
): z.ZodRawShape => ({
  ...Object.fromEntries(actions.map((name) => [name, fieldOf(schema, name)])),
  ...inCases,
});

function withLoadCases(schema: z.ZodObject, actions: readonly string[], inCases?: z.ZodRawShape): z.ZodObject {
  const loadCase = strict(() => ({ id: caseName(), ...caseFieldsOf(schema, actions, inCases) }));
  return strict(() => ({
    ...schema.shape,
    load_cases: listOf(
      loadCase,
      "load cases in place of single actions; the governing one is shown in full",
      1,
      mostLoadCases,
    ).optional(),
  }));
}

/** An item as one of its load cases makes it. */
export const inCase = (
  kind: Kind,
  item: Readonly<Record<string, unknown>>,
  loadCase: Readonly<Record<string, unknown>>,
) => kind.withCase?.(item, loadCase) ?? { ...item, ...loadCase };

function fieldOf(schema: z.ZodObject, name: string): z.core.$ZodType {
  const field = schema.shape[name];
  if (!field) throw new Error(`no field ${name} to take into the load cases`);
  return field;
}

/** A request that was calculated, with the sheets of its items. */
export interface Ran {
  readonly result: CheckResult;
  readonly items: readonly RanItem[];
  /** `B1 IPE 300 S355`, or how many items. */
  readonly head: string;
}

export interface RanItem {
  readonly result: ItemResult;
  readonly sheet: Sheet;
  readonly kind: Kind;
}

/** How a check runs by one generation. */
export interface ByOne {
  readonly run: (check: Check, input: unknown) => Ran;
  /** Its items with their steps, one after the other: those of a batch together would fill the memory. */
  readonly items: (check: Check, input: unknown) => Iterable<RanItem>;
  readonly utilizations: (check: Check, input: unknown, alone: Rule) => readonly number[] | undefined;
}

/** What the second generation of a standard changes, beside the rules that its calculation asks for. */
export interface SecondGeneration {
  /** One input by each generation, and what differs. */
  readonly both: (check: Check, input: Readonly<Record<string, unknown>>, by: ByOne) => CheckResult;
  /** `EN 1993-1-1:2022` */
  readonly standard: string;
  /** Where a clause of the first generation went whose formula did not change; full clauses. */
  readonly clauseOf: (clause: string) => string;
  /** By kind, `top` beside the items: fields that it does not have, as paths. */
  readonly onlyFirst: FieldsOf;
  /** Fields that the first generation does not have. */
  readonly onlySecond: FieldsOf;
  /** Fields that ask for what is not known of it, with the reason. */
  readonly unknownFields?: Readonly<Record<string, Readonly<Record<string, Message>>>>;
  /** Kinds that are not known of it, with the reason. */
  readonly unknownKinds?: Readonly<Record<string, Message>>;
  /** Ids of verifications that have another name in the first generation. */
  readonly formerIds?: Readonly<Record<string, string>>;
}

type FieldsOf = Readonly<Record<string, readonly string[]>>;

export interface Check {
  /** `en-1993-1-8`: the name in URLs and on the command line. */
  readonly endpoint: string;
  /** `EN 1993-1-8:2005`. */
  readonly standard: string;
  readonly title: string;
  /** One or two sentences for the documents. */
  readonly about: string;
  /** The key of a list of items, and of a single one, where the check takes them. Kinds may have lists of their own. */
  readonly many?: string;
  readonly one?: string;
  /** The field that chooses the kind, and the kind when it is absent, unless it must be there. */
  readonly choice?: { readonly field: string; readonly standard: string; readonly required?: true };
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Fields beside the items, further to annex, edition and derivation. */
  readonly top: z.ZodRawShape;
  /** Words of a field that are too many for a schema, with what they mean: `x new` and the documents list them. */
  readonly vocabulary?: readonly Vocabulary[];
  /** A complete request. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Absent where the second generation is not calculated: then `unknownSecond` says why. */
  readonly second?: SecondGeneration;
  readonly unknownSecond?: Message;
}

/** `EN 1993-1-8`, without the year. */
export function standardOf(check: Check): string {
  let short = withoutYear.get(check);
  if (short === undefined) {
    const { standard } = check;
    const year = standard.indexOf(":");
    short = year < 0 ? standard : standard.slice(0, year);
    withoutYear.set(check, short);
  }
  return short;
}

const withoutYear = new WeakMap<Check, string>();

export interface Vocabulary {
  readonly field: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** The word first, then what stands under the further columns. */
  readonly rows: () => readonly (readonly string[])[];
}
