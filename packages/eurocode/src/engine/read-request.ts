import { ownAnnexes } from "../annexes/own-annex.ts";
import { acceptorOf } from "../basis/accept.ts";
import { everydayForm, withoutNothing } from "../basis/everyday.ts";
import { says, show } from "../basis/form.ts";
import { stepsOf, valueAt, withAt, without } from "../basis/harmless.ts";
import { listed, type Message } from "../basis/message.ts";
import {
  InvalidInput,
  isPlain,
  type Path,
  type Problem,
  Problems,
  pathText,
  problemAt,
  suggestions,
} from "../basis/problem.ts";
import { required } from "../basis/refusals.ts";
import { findProblems, hasField, oneOf, unknownFields } from "../basis/validation.ts";
import { judgeEdition } from "./generations.ts";
import { type Check, type Kind, standardOf } from "./kind.ts";
import { kindsIn, listsOf } from "./lists.ts";
import { mostItems, topNames, topSchema } from "./request-schema.ts";
import { says as editions } from "./says-of-editions.ts";
import { isTurned, turnedItems } from "./signs.ts";

/** An item that its schema has accepted, the kind that calculates it, and where it stands in the request. */
export interface Accepted {
  readonly kind: Kind;
  readonly item: Record<string, unknown>;
  readonly path: Path;
  /** How it was read, where that is worth saying. */
  readonly notes?: readonly Message[];
  /** What is wrong with it already: the item is without those fields, and only asked for more problems. */
  readonly problems?: readonly Problem[];
  /** Fields it cannot be without are those of the example: only what is wrong with names (profiles, grades) is its own. */
  readonly standsIn?: boolean;
}

export interface ReadRequest {
  readonly top: Record<string, unknown>;
  readonly items: Accepted[];
  /** The lists that it has; none where it is the item itself. */
  readonly lists: readonly string[];
  readonly problems: Problems;
  /** Whether the fields beside the items are as their schema wants them. */
  readonly sound: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value) && isPlain(value);

export function readRequest(check: Check, input: unknown): ReadRequest {
  if (!isObject(input)) {
    const isList = Array.isArray(input) && check.many !== undefined;
    const said = isList ? says.inputList({ name: check.many }) : says.inputObject({ given: show(input) });
    throw new InvalidInput([problemAt("", said)]);
  }
  const lists = givenLists(check, input);
  const schema = topSchema(check);
  const problems = new Problems();
  const marked = parted(withoutMarks(check, input, problems), topNames(check), problems);
  const { rest } = marked;
  const given = withoutUnknownEdition(check, marked.top);
  const accepts = acceptorOf(schema);
  const top = accepts(given) ? given : (everydayForm(schema, given) as Record<string, unknown>); // an object stays one
  if (!accepts(top)) findProblems(schema, top, [], problems);
  else if (top.own_annex !== undefined) {
    if (ownAnnexes.brought) ownAnnexes.brought.judge(top, problems);
    else problems.add("own_annex", says.unknown);
  }
  const sound = !problems.any;
  if (given !== marked.top) problems.add("edition", check.unknownSecond ?? unknownSecond(check));
  const read = lists.length > 0 ? readMany(check, lists, rest, problems) : readOne(check, rest, problems);
  if (sound) judgeEdition(check, top, read, problems);
  const items = isTurned(top) ? turnedItems(read) : read;
  return { top, items, lists, problems, sound };
}

/** A generation that the check does not know is refused with its reason, not by the list of those that it knows. */
function withoutUnknownEdition(check: Check, top: Record<string, unknown>): Record<string, unknown> {
  if (check.second || (top.edition !== "second" && top.edition !== "both")) return top;
  const { edition: _, ...rest } = top;
  return rest;
}

const unknownSecond = (check: Check): Message =>
  editions.notGathered({ standard: editions.secondOf({ standard: standardOf(check) }) });

/** Where a request has no list and may not be an item, that of the check is missing. */
function givenLists(check: Check, input: Record<string, unknown>): readonly string[] {
  const given = listsOf(check).filter((list) => Object.hasOwn(input, list));
  return given.length > 0 || check.many === undefined || check.one !== undefined ? given : [check.many];
}

/** A file may say which check it is for, and the schema that its editor completes by. */
function withoutMarks(known: Check, input: Record<string, unknown>, problems: Problems): Record<string, unknown> {
  if (!Object.hasOwn(input, "check") && !Object.hasOwn(input, "$schema")) return input;
  const { check = known.endpoint, $schema: _, ...rest } = input;
  if (check !== known.endpoint) problems.add("check", oneOf([known.endpoint], check, undefined));
  return rest;
}

interface Parted {
  readonly top: Record<string, unknown>;
  readonly rest: Record<string, unknown>;
}

/** The fields beside the items, and the others: the input itself where these are all. */
function parted(input: Record<string, unknown>, names: ReadonlySet<string>, problems: Problems): Parted {
  const top: Record<string, unknown> = {};
  const keys = Object.keys(input);
  // assigned, the name __proto__ would become the prototype, and its fields those of the request
  if (!keys.some((key) => key === "__proto__" || names.has(key))) return { top, rest: input };
  const rest: Record<string, unknown> = {};
  for (const key of keys) {
    if (key === "__proto__") problems.add(key, says.unknown);
    else if (names.has(key)) top[key] = input[key];
    else rest[key] = input[key];
  }
  return { top, rest };
}

function readMany(
  check: Check,
  lists: readonly string[],
  rest: Record<string, unknown>,
  problems: Problems,
): Accepted[] {
  const known = listsOf(check);
  const unknown = Object.keys(rest).filter((name) => !known.includes(name));
  const meant = known.find((list) => unknown.some((name) => isOfItem(check, list, name)));
  if (meant !== undefined && !lists.some((list) => rest[list] !== undefined)) {
    problems.add(meant, says.oneOfItems({ form: `{ "${meant}": [{ … }] }` }));
    return [];
  }
  if (unknown.length > 0) unknownFields(unknown, [], [...known, ...topNames(check)], problems);
  const items: Accepted[] = [];
  let room = mostItems;
  for (const list of lists) {
    readList(check, list, rest[list], room, items, problems);
    room = mostItems - items.length;
  }
  return items;
}

function readList(check: Check, key: string, list: unknown, room: number, items: Accepted[], problems: Problems): void {
  if (!Array.isArray(list)) {
    const wrong = () => says.wrongType({ wanted: says.list, given: show(list) });
    problems.add(key, list === undefined ? required(says.listOfItems) : wrong());
    return;
  }
  if (list.length === 0) problems.add(key, says.fewEntries({ limit: 1, count: 0 }));
  if (list.length > room) {
    problems.add(key, says.manyEntries({ limit: room, count: list.length }));
    return;
  }
  const kinds = kindsIn(check, key);
  list.forEach((item: unknown, i) => {
    readItem(check, kinds, item, [key, i], items, problems);
  });
}

const isOfItem = (check: Check, list: string, name: string): boolean =>
  kindsIn(check, list).some(({ schema }) => hasField(schema, name));

function readOne(check: Check, rest: Record<string, unknown>, problems: Problems): Accepted[] {
  const items: Accepted[] = [];
  readItem(check, kindsIn(check, check.many), rest, [], items, problems);
  return items;
}

function readItem(
  check: Check,
  kinds: readonly Kind[],
  item: unknown,
  path: Path,
  items: Accepted[],
  problems: Problems,
): void {
  const kind = isObject(item) ? chosenKind(check, kinds, item, path, problems) : kinds[0];
  if (!kind) return;
  // The schemas only look; what they accept is the input itself.
  if (acceptorOf(kind.schema)(item)) {
    items.push({ kind, item: item as Record<string, unknown>, path });
    return;
  }
  // a bolt grade as a number, a concrete by its class: said another way, and as clear
  const notes: Message[] = [];
  const given = withoutNothing(item);
  const form = everydayForm(kind.schema, given, notes);
  // words of a kind read other fields of the item, in the form of the schema
  const plain = kind.everyday && isObject(form) ? everydayForm(kind.schema, kind.everyday(form, notes), notes) : form;
  if (plain !== item && acceptorOf(kind.schema)(plain)) {
    items.push({ kind, item: plain as Record<string, unknown>, path, notes }); // as its schema has just accepted it
  } else if (problems.full) problems.count(1);
  // in a request that is one item, a misspelt field may be one of the request's own
  else {
    const before = problems.list.length;
    findProblems(kind.schema, plain, path, problems, path.length === 0 ? [...topNames(check)] : [], kind.uncovered);
    const found = problems.list.slice(before);
    // with more faults than are listed it is no sound item without those
    const rest = isObject(plain) && !problems.full ? withoutFaults(kind, plain, path, found) : undefined;
    if (rest) items.push({ kind, path, problems: found, ...rest });
  }
}

/**
 * The item without the fields that its schema refuses; those it cannot be without are the example's. undefined where it cannot be
 * so either.
 */
function withoutFaults(
  { schema, example }: Kind,
  item: Record<string, unknown>,
  path: Path,
  problems: readonly Problem[],
): Pick<Accepted, "item" | "standsIn"> | undefined {
  const accepts = acceptorOf(schema);
  const faulty = problems.map((problem) => {
    const steps = stepsOf(problem.path).slice(path.length);
    const entry = steps.findIndex((step) => typeof step === "number");
    // a list goes as a whole: without one of its entries the others have other places
    return entry < 0 ? steps : steps.slice(0, entry);
  });
  const rest = faulty.reduce(without, item);
  if (accepts(rest)) return { item: rest };
  const filled = faulty.reduce((one, steps) => withAt(one, steps, valueAt(example, steps)), rest);
  return accepts(filled) ? { item: filled, standsIn: true } : undefined;
}

/** Of kinds that share a list, the word of the item chooses. */
function chosenKind(
  check: Check,
  kinds: readonly Kind[],
  item: Record<string, unknown>,
  path: Path,
  problems: Problems,
): Kind | undefined {
  if (!check.choice || kinds.length === 1) return kinds[0];
  const { field, standard } = check.choice;
  const given = item[field] ?? undefined; // null is absent
  const known = () => kinds.map(({ name }) => name);
  if (given === undefined && check.choice.required) {
    const names = listed("plain", known());
    problems.add(pathText([...path, field]), says.requiredOneOf({ names }));
    return undefined;
  }
  const name = given ?? standard;
  const kind = kinds.find((one) => one.name === name);
  if (!kind) {
    const near = typeof name === "string" && problems.maySuggest() ? suggestions(name, known())[0] : undefined;
    problems.add(pathText([...path, field]), oneOf(known(), name, near));
  }
  return kind;
}
