/** Values that one calculation takes of another, as a page shows them in both. */
import { splitUnit } from "@x/eurocode/text";
import type { Words } from "@x/words";
import { paper } from "@x/words/en/paper";
import { figure } from "./numbers.ts";
import type { Anchor, Cell, Part } from "./parts.ts";
import { type Phrases, wordIn } from "./phrases.ts";
import type { SourceOfValue, TakenValue } from "./sources.ts";
import { isSymbol } from "./symbol.ts";

interface On {
  readonly phrases: Phrases;
  readonly words: Words;
}

export function sourceParts({ phrases: p, words }: On, request: unknown, sources: readonly SourceOfValue[]): Part[] {
  const rows = sources.map(({ path, value, from, of, times, to }): Cell[] => {
    const { name, unit } = namedValue(of, words);
    const factor = times === 1 ? name : words.tell(paper.timesFactor({ value: name, times }));
    return [
      { text: namedField(path, request, words) },
      { text: amount(value, unit, p, words) },
      linked(from, to),
      { text: factor },
    ];
  });
  return tableOf(p.othersValues, [p.field, p.value, p.from, ""], rows);
}

export function takenParts({ phrases: p, words }: On, taken: readonly TakenValue[]): Part[] {
  const rows = taken.map(({ of, value, by, path, request, to }): Cell[] => {
    const { name, unit } = namedValue(of, words);
    return [
      { text: name },
      { text: amount(value, unit, p, words) },
      linked(by, to),
      { text: namedField(path, request, words) },
    ];
  });
  return tableOf(p.takenByOthers, [p.field, p.value, "", p.takes], rows);
}

const linked = (text: string, link: Anchor | undefined): Cell => ({ text, ...(link === undefined ? {} : { link }) });

function tableOf(title: string, names: readonly string[], rows: readonly (readonly Cell[])[]): Part[] {
  if (rows.length === 0) return [];
  const shares = [0.26, 0.18, 0.3, 0.26];
  return [
    { is: "heading", level: 1, text: title },
    {
      is: "table",
      kind: "plain",
      columns: names.map((text, i) => ({ name: { text }, share: shares[i] ?? 0 })),
      rows: rows.map((cells) => ({ cells })),
    },
  ];
}

/** A list has no figure of its own. */
const amount = (value: number | string | undefined, unit: string, p: Phrases, words: Words): string =>
  value === undefined ? p.list : `${figure(value, words)}${unit === "" ? "" : ` ${unit}`}`;

const named = ["mark", "id", "detail_id", "name"] as const;

/** `members[0].load_cases[2].N_Ed`: C1, snow: N_Ed. */
function namedField(path: string, request: unknown, words: Words): string {
  const owners: string[] = [];
  let at: unknown = request;
  let field = "";
  for (const part of path.match(/[^.[\]]+/g) ?? []) {
    at = at !== null && typeof at === "object" ? (at as Record<string, unknown>)[part] : undefined; // an object or a list
    if (!/^\d+$/.test(part)) {
      field = part;
      continue;
    }
    const name = named
      .map((key) => (at !== null && typeof at === "object" ? (at as Record<string, unknown>)[key] : undefined))
      .find((one) => typeof one === "string");
    owners.push(typeof name === "string" ? name : String(Number(part) + 1));
  }
  const { symbol } = splitUnit(field);
  const own = isSymbol(symbol) ? symbol : wordIn(words, symbol.replaceAll("_", " "));
  return owners.length === 0 ? own : `${owners.join(", ")}: ${own}`;
}

/** Names of a result that only hold others. */
const holders = new Set([
  "result",
  "values",
  "verifications",
  "members",
  "loads",
  "set",
  "connections",
  "columns",
  "details",
  "buildings",
  "items",
]);

const bareUnits = /^(?:kN|kNm|mm|MPa|kN_m|kN_m2)$/;

/** `result.members.C1.values.N_b_Rd_kN`: C1 N_b_Rd in kN; `reactions.B.kN`: reactions B in kN. */
function namedValue(path: string, words: Words): { readonly name: string; readonly unit: string } {
  // what somebody called a member of a table is no path
  if (path.startsWith('"')) return { name: path, unit: "" };
  const parts = path.split(".").filter((part) => !holders.has(part));
  const last = parts.at(-1) ?? "";
  const { symbol, unit } = splitUnit(bareUnits.test(last) ? `x_${last}` : last);
  const shown = bareUnits.test(last) ? parts.slice(0, -1) : [...parts.slice(0, -1), symbol];
  return {
    name: shown
      .map((part) =>
        /^\d+$/.test(part)
          ? String(Number(part) + 1)
          : isSymbol(part)
            ? part
            : wordIn(words, part.replaceAll("_", " ")),
      )
      .join(" "),
    unit,
  };
}
