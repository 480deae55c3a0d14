/** Columns of numbers whose heading is not known: what a row lacks may stand there. */

import type { Message } from "@x/eurocode/message";
import { readLength } from "@x/fabrication/members";
import { ofAllPieces } from "../../vocabulary/column-meanings.ts";
import { anyOf, endOf, headingWords, plain } from "../../vocabulary/lexicon.ts";
import { readCount } from "../counts.ts";
import { cellText, filledCells } from "./cells.ts";
import type { Roles } from "./column-roles.ts";
import { isOfAssembly } from "./counting-columns.ts";
import { countsBeside } from "./counts-beside.ts";
import { namesBeside } from "./mark-column.ts";
import { provenTotal } from "./proven-total.ts";
import { says } from "./says.ts";
import { settings } from "./settings.ts";
import type { Table } from "./table.ts";

const multiplying =
  /^(?:fa[ck]t|mult|[x×]$|sets?\b|s[aä]tze?\b|geschosse|etagen|häuser|floors|storeys|levels|units|houses|plots|times|étages|logements|fois|verdiep|bouwlagen|woningen|keer|våning|hus$|piani|plantas|pięt|kondyg)/iu;

/** "No. per truss": how many there are of these, the list does not say */
const ofOneThing =
  /(?:\/|(?<!\p{L})(?:per|pro|je|par|pr\.?|pro))\s*(?:floor|frame|truss|storey|story|level|bay|unit|house|plot|rahmen|binder|geschoss|feld|haus|etage|spant|bouwlaag|verdieping|portaal|portique|étage|ferme|travée|våning|ram|takstol|telaio|pórtico|planta)(?!\p{L})/iu;

/** "Total (m)", "Ges. m", "Lfm" */
const inMetres = new RegExp(
  `^(?:(?:${anyOf(({ parts }) => parts?.total)})[.:]?\\s*)?[[(]?(?:m|mm|cm|ft|lfm|lfdm|lm|ml|m1|metres?|meters?|mètres?|metri|metros|metrów|metrů)[\\])]?\\.?$`,
  "iu",
);

/** "Pcs/set", "No. per": of something that is not named or that no row counts */
const ofAnyThing = new RegExp(
  `(?:/|(?<!\\p{L})(?:${anyOf(({ ofOne }) => ofOne.per)})\\.?)\\s*(?:${endOf(({ wholes }) => wholes.one)})(?!\\p{L})|(?<!\\p{L})(?:per|pro|je|par|por|pr)\\.?$`,
  "iu",
);
export const isOfOneThing = (heading: string): boolean =>
  ofOneThing.test(heading) || (ofAnyThing.test(heading) && !isOfAssembly(heading));

/** "Anzahl 4 | gespiegelt 2": two more, or two of the four */
function amongOthers({ columns, rows }: Table, { quantity, mirrored }: Roles): Message | undefined {
  const [all, some] = [columns[quantity ?? -1]?.heading ?? "", columns[mirrored ?? -1]?.heading ?? ""];
  if (quantity === undefined || mirrored === undefined || headingWords.get(plain(all)) !== "quantity") return undefined;
  const fewer = rows.every(
    (row) => (readCount(cellText(row, mirrored)) ?? 0) <= (readCount(cellText(row, quantity)) ?? 0),
  );
  return fewer ? says.amongOthers({ some, all }) : undefined;
}

/** Rows without a mark, beside names that may be theirs */
function namesUnread(table: Table, roles: Roles): Message | undefined {
  const named = [roles.mark, roles.assembly].some((i) => i !== undefined && filledCells(table.rows, i).length > 0);
  return named ? undefined : namesBeside(table, new Set(Object.values(roles)));
}

/** "Total m", where no column has the length of a piece */
function totalLength({ columns, rows }: Table, roles: Roles): Message | undefined {
  if ((roles.length ?? roles.feet ?? roles.inches) !== undefined) return undefined;
  const total = columns.find(
    ({ heading }, i) =>
      !Object.values(roles).includes(i) &&
      (ofAllPieces.test(heading.trim()) || inMetres.test(heading.trim())) &&
      filledCells(rows, i).some((text) => readLength(text) !== undefined),
  );
  return total && says.totalLength({ heading: total.heading });
}

/** "Weight (t)": its numbers are no kilograms */
function inTonnes({ columns }: Table, { unitMass, totalMass, mass }: Roles): Message | undefined {
  const found = [unitMass, totalMass, mass].find((i) =>
    /[([]\s*(?:t|to|tons?|tonnes?)\.?\s*[)\]]\s*$/i.test(columns[i ?? -1]?.heading ?? ""),
  );
  return found === undefined ? undefined : says.notKilograms({ heading: columns[found]?.heading ?? "" });
}

/** What to say of a list without lengths or pieces that may have them in such a column */
export function unreadColumns(table: Table, roles: Roles): Message | undefined {
  const { columns, rows, headed } = table;
  const proven = headed ? provenTotal(table) : undefined;
  const complete =
    (roles.length ?? roles.feet ?? roles.inches) !== undefined &&
    (roles.quantity ?? roles.totalQuantity ?? roles.counted) !== undefined;
  const factor = columns.find(
    ({ meaning, heading }, i) =>
      !proven?.parts.includes(i) &&
      (meaning === undefined || meaning === "other") &&
      multiplying.test(heading.trim()) &&
      filledCells(rows, i).some((text) => (readCount(text) ?? 1) > 1),
  );
  if (factor && roles.totalQuantity === undefined) return says.mayMultiply({ heading: factor.heading });
  const pieces = columns[roles.quantity ?? -1]?.heading ?? "";
  if (isOfOneThing(pieces) && roles.totalQuantity === undefined && roles.ofAssemblies === undefined)
    return says.ofOneThing({ words: pieces });
  if (!headed) return roles.quantity === undefined ? countsBeside(table, roles, undefined) : undefined;
  const mirrored = amongOthers(table, roles);
  if (mirrored !== undefined) return mirrored;
  const beside =
    countsBeside(table, roles, proven) ??
    namesUnread(table, roles) ??
    totalLength(table, roles) ??
    inTonnes(table, roles);
  if (complete || beside !== undefined) return beside;
  const unknown = columns.filter(({ meaning }, i) => {
    const cells = filledCells(rows, i);
    const numbers = cells.filter(
      // 4/4200
      (text) => readCount(text) !== undefined || readLength(text) !== undefined || /^\d+\s*\/\s*\d{3,5}$/.test(text),
    );
    return (
      meaning === undefined && i !== roles.mark && cells.length > 0 && numbers.length >= settings.many * cells.length
    );
  });
  return unknown.length === 0
    ? undefined
    : says.unknownHeadings({ headings: unknown.map(({ heading }) => `"${heading}"`).join(", ") });
}
