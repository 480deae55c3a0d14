import type * as z from "zod";
import { isPlain } from "./problem.ts";

/**
 * Whether a schema accepts a value, and nothing more: no problems, no copies, no time for fields that are not there.
 * A batch of thousands of sound items pays a fraction of what zod's parse costs; an item that is refused here is given
 * to zod, which says why. accept.test.ts holds the two together.
 */
export type Acceptor = (value: unknown) => boolean;

const acceptors = new WeakMap<z.ZodType, Acceptor>();

export function acceptorOf(schema: z.ZodType): Acceptor {
  let acceptor = acceptors.get(schema);
  if (!acceptor) {
    acceptor = make(schema);
    acceptors.set(schema, acceptor);
  }
  return acceptor;
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
}

interface CheckDefinition {
  readonly check: string;
  readonly value?: unknown;
  readonly inclusive?: boolean;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

function make(schema: z.ZodType): Acceptor {
  const definition = schema.def as unknown as Definition; // the fields zod documents for each type
  return known(definition) ?? ((value) => schema.safeParse(value).success);
}

/** Undefined where the definition has something this file does not know. */
function known(definition: Definition): Acceptor | undefined {
  const { type, innerType, element, options, entries, values, checks = [] } = definition;
  switch (type) {
    case "optional": {
      const inner = innerType && acceptorOf(innerType);
      return inner && ((value) => value === undefined || inner(value));
    }
    case "number":
      return numberAcceptor(definition, checks);
    case "string": {
      const [least, most] = lengths(checks) ?? [];
      if (least === undefined || most === undefined || definition.format !== undefined) return undefined;
      return (value) => typeof value === "string" && value.length >= least && value.length <= most;
    }
    case "boolean":
      return checks.length > 0 ? undefined : (value) => typeof value === "boolean";
    case "enum":
    case "literal": {
      const words = new Set<unknown>(type === "enum" ? Object.values(entries ?? {}) : values);
      return checks.length > 0 ? undefined : (value) => words.has(value);
    }
    case "array": {
      const [least, most] = lengths(checks) ?? [];
      if (!element || least === undefined || most === undefined) return undefined;
      const each = acceptorOf(element);
      return (value) =>
        Array.isArray(value) && value.length >= least && value.length <= most && value.every((entry) => each(entry));
    }
    case "union": {
      if (!options || checks.length > 0) return undefined;
      const forms = options.map((option) => acceptorOf(option));
      return (value) => forms.some((form) => form(value));
    }
    case "object":
      return checks.length > 0 ? undefined : objectAcceptor(definition);
    default:
      return undefined;
  }
}

function numberAcceptor({ format }: Definition, checks: Definition["checks"] = []): Acceptor | undefined {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [above, below] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let whole = format === "safeint";
  if (format !== undefined && !whole) return undefined;
  for (const { _zod } of checks) {
    const { check, value, inclusive, format: own } = _zod.def;
    if (check === "number_format" && own === "safeint") whole = true;
    else if (typeof value !== "number") return undefined;
    else if (check === "greater_than")
      [low, above] = inclusive ? [Math.max(low, value), above] : [low, Math.max(above, value)];
    else if (check === "less_than")
      [high, below] = inclusive ? [Math.min(high, value), below] : [high, Math.min(below, value)];
    else return undefined;
  }
  return (value) =>
    typeof value === "number" &&
    Number.isFinite(value) &&
    value >= low &&
    value <= high &&
    value > above &&
    value < below &&
    (!whole || Number.isSafeInteger(value));
}

function lengths(checks: NonNullable<Definition["checks"]>): [least: number, most: number] | undefined {
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  for (const { _zod } of checks) {
    const { check, minimum, maximum } = _zod.def;
    if (check === "min_length" && minimum !== undefined) least = Math.max(least, minimum);
    else if (check === "max_length" && maximum !== undefined) most = Math.min(most, maximum);
    else return undefined;
  }
  return [least, most];
}

function objectAcceptor(definition: Definition): Acceptor | undefined {
  const { catchall } = definition;
  const kind = catchall === undefined ? "strip" : (catchall.def as { type: string }).type; // as in make
  if (kind !== "strip" && kind !== "never" && kind !== "unknown") return undefined;
  // of the fields that an object could have most are never given: each is looked at when it is
  const fields = new Map<string, Acceptor>();
  let required: readonly string[] | undefined;
  return (value) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return false;
    const item = value as Record<string, unknown>; // an object, as just seen
    if (!isPlain(item)) return false;
    // without a list of its names; what it inherits is no field
    for (const name in item) {
      const field = fields.get(name) ?? fieldOf(definition, name, fields);
      if (field === undefined) {
        if (kind === "never" && Object.hasOwn(item, name)) return false;
      } else {
        const entry = item[name];
        if (entry !== undefined && !field(entry)) return false;
      }
    }
    required ??= requiredOf(definition);
    for (let i = 0; i < required.length; i++) if (item[required[i] as string] === undefined) return false; // as many as there are
    return true;
  };
}

function fieldOf({ shape = {} }: Definition, name: string, fields: Map<string, Acceptor>): Acceptor | undefined {
  const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
  if (field === undefined) return undefined;
  const accepts = acceptorOf(given(field));
  fields.set(name, accepts);
  return accepts;
}

const requiredOf = ({ shape = {} }: Definition): string[] =>
  Object.entries(shape).flatMap(([name, field]) =>
    given(field) === field && !acceptorOf(field)(undefined) ? [name] : [],
  );

/** What a field must be where it is given: whether it must be given is looked at once, for all fields of an object. */
const given = (field: z.ZodType): z.ZodType => {
  const { type, innerType } = field.def as unknown as Definition; // as in make
  return type === "optional" && innerType ? innerType : field;
};
