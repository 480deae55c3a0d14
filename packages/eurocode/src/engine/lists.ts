import type { Check, Kind } from "./kind.ts";

// A request holds its items in lists: that of the check, and those of kinds that have one of their own.

type Fields = Readonly<Record<string, unknown>>;

/** What of a check tells its items apart. */
export interface Listing {
  readonly many?: string;
  readonly one?: string;
  readonly choice?: Check["choice"];
  readonly kinds: Readonly<Record<string, Listable>>;
}

type Listable = Pick<Kind, "name" | "list">;
type KindIn<C extends Listing> = C["kinds"][string];

/** The lists that a request may have, in the order in which they are calculated; none where the item is the request. */
export const listsOf = (check: Listing): readonly string[] => sorted(check).lists;

interface Sorted {
  readonly lists: readonly string[];
  readonly kinds: ReadonlyMap<string | undefined, readonly Listable[]>;
}

const known = new WeakMap<Listing, Sorted>();

function sorted(check: Listing): Sorted {
  let found = known.get(check);
  if (!found) {
    const all = Object.values(check.kinds);
    const names = [...new Set([check.many, ...all.map((kind) => listOf(check, kind))])];
    const kinds = new Map(names.map((list) => [list, all.filter((kind) => listOf(check, kind) === list)]));
    found = { lists: names.filter((list) => list !== undefined), kinds };
    known.set(check, found);
  }
  return found;
}

/** The list in which a kind has its items. */
export const listOf = ({ many }: Listing, { list }: Listable): string | undefined => list ?? many;

/** The kinds of one list. */
export const kindsIn = <C extends Listing>(check: C, list: string | undefined): readonly KindIn<C>[] =>
  (sorted(check).kinds.get(list) ?? []) as KindIn<C>[]; // those of its own

/** The kind of an item: the word in it where kinds are chosen by one, else the only kind of its list. */
export function kindOf<C extends Listing>(check: C, item: Fields, list = check.many): KindIn<C> | undefined {
  const kinds = kindsIn(check, list);
  if (!check.choice || kinds.length === 1) return kinds[0];
  const name = item[check.choice.field] ?? check.choice.standard;
  return kinds.find((kind) => kind.name === name);
}

/** A request with these items of a kind. */
export function requestWith(check: Check, kind: Kind, items: readonly unknown[]): Fields {
  const list = listOf(check, kind);
  const [only] = items;
  const isAlone = list === undefined || (check.one !== undefined && kind.list === undefined && items.length === 1);
  return isAlone ? (only as Fields) : { [list]: items }; // an item is an object
}

/** An item where it stands: in a list, or as the request. */
export interface Listed {
  readonly list: string | undefined;
  readonly index: number;
  readonly item: unknown;
}

/** The items of a request in the order of its results. */
export function itemsIn(check: Listing, request: Fields): readonly Listed[] {
  const given = listsOf(check).filter((list) => Object.hasOwn(request, list));
  if (given.length === 0) return check.one === undefined ? [] : [{ list: undefined, index: 0, item: request }];
  return given.flatMap((list) => {
    const items = request[list];
    return Array.isArray(items) ? items.map((item: unknown, index) => ({ list, index, item })) : [];
  });
}
