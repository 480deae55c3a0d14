import * as z from "zod";
import { annexCodes } from "../annexes/index.ts";
import { ownAnnex } from "../annexes/own-annex.ts";
import { flag, oneOf } from "../basis/fields.ts";
import { ways } from "./edition.ts";
import type { Check } from "./kind.ts";
import { kindsIn, listsOf } from "./lists.ts";
import { conventions } from "./signs.ts";

export const mostItems = 10_000;

/** The fields every request knows. */
export const commonFields = {
  national_annex: oneOf(annexCodes, "national annex; EN: recommended values")
    .meta({
      description: "national annex; EN: recommended values",
      otherwise: "for another country give own_annex with the values of its annex",
    })
    .optional(),
  own_annex: ownAnnex.optional(),
  edition: oneOf(["first"], "generation of the Eurocode; {default first}").optional(),
  derivation: flag("adds every step of the calculation to each item").optional(),
  signs: oneOf(conventions, "sign of compression in N; compression-negative as frame programs print it").optional(),
  messages: flag("adds the assumptions and warnings as data").optional(),
  partial: flag(
    "calculates the sound items of a list and reports the problems of the others; {default false}",
  ).optional(),
};

/** Further fields of checks that know the second generation. */
const ofSecond = {
  edition: oneOf(
    ["first", "second", "both"],
    "generation of the Eurocode; both: one input, two results, what differs and why; {default first}",
  ).optional(),
  uncertain: oneOf(
    ways,
    "rules of the second generation that two sources do not confirm: warn, safe (the severer of it and the rule before it), refuse; {default warn}",
  ).optional(),
  annex_second: oneOf(
    ["recommended"],
    "second generation under a national annex: its recommended values, as national annexes to it are not known here",
  ).optional(),
};

const fieldsBeside = (check: Check): z.ZodRawShape => ({
  ...commonFields,
  ...(check.second ? ofSecond : {}),
  ...check.top,
});

const topSchemas = new WeakMap<Check, z.ZodObject>();

/** The fields beside the items. */
export function topSchema(check: Check): z.ZodObject {
  let schema = topSchemas.get(check);
  if (!schema) {
    schema = z.strictObject(fieldsBeside(check));
    topSchemas.set(check, schema);
  }
  return schema;
}

const topNamesOf = new WeakMap<Check, ReadonlySet<string>>();

/** What the fields beside the items are called. */
export function topNames(check: Check): ReadonlySet<string> {
  let names = topNamesOf.get(check);
  if (!names) {
    names = new Set(Object.keys(topSchema(check).shape));
    topNamesOf.set(check, names);
  }
  return names;
}

const requestSchemas = new WeakMap<Check, z.ZodType>();

/** The schema of a whole request, for documents; each kind is a component of its own. */
export function requestSchema(check: Check): z.ZodType {
  let schema = requestSchemas.get(check);
  if (!schema) {
    schema = composeRequest(check);
    requestSchemas.set(check, schema);
  }
  return schema;
}

function composeRequest(check: Check): z.ZodType {
  const top = fieldsBeside(check);
  const lists = listsOf(check).map((list): [string, z.ZodType] => {
    const items = kindsIn(check, list).map((kind) =>
      kind.schema.meta({ id: `${check.endpoint}-${kind.name}`, title: kind.title }),
    );
    return [
      list,
      z
        .array(items.length === 1 && items[0] ? items[0] : z.union(items))
        .min(1)
        .max(mostItems),
    ];
  });
  const forms: z.ZodType[] = [];
  if (lists.length > 0) {
    const needed = lists.length === 1 ? lists : lists.map(([list, items]) => [list, items.optional()]);
    forms.push(z.strictObject({ ...top, ...Object.fromEntries(needed) }));
  }
  if (check.one) forms.push(...kindsIn(check, check.many).map(({ schema }) => schema.extend(top)));
  return forms.length === 1 && forms[0] ? forms[0] : z.union(forms);
}
