/** Numbers of an input, by their paths, and the input with one of them changed. */
import { isRecord } from "./json.ts";

export interface Leaf {
  /** With the marks of items: `members.B1.length_mm`. */
  readonly path: string;
  readonly keys: readonly (string | number)[];
  /** Undefined where it is not given. */
  readonly value: number | undefined;
}

export function numbersIn(at: unknown, path = "", keys: readonly (string | number)[] = []): Leaf[] {
  if (typeof at === "number") return [{ path, keys, value: at }];
  const inner = (name: string | number, shown: string, one: unknown) =>
    numbersIn(one, path === "" ? shown : `${path}.${shown}`, [...keys, name]);
  if (Array.isArray(at))
    return at.flatMap((one: unknown, i) =>
      inner(i, isRecord(one) ? String(one.mark ?? one.id ?? i + 1) : String(i + 1), one),
    );
  return isRecord(at) ? Object.entries(at).flatMap(([name, one]) => inner(name, name, one)) : [];
}

/** A copy with the number in that place. */
export function withNumber(at: unknown, { keys }: Pick<Leaf, "keys">, value: number): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(at)) return at.map((one: unknown, i) => (i === key ? withNumber(one, { keys: rest }, value) : one));
  const own = isRecord(at) ? at : {};
  return { ...own, [key]: withNumber(own[key], { keys: rest }, value) };
}
