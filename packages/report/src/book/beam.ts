/** A beam on supports, whose forces other calculations take: what was given, the picture, reactions and extremes. */
import type { BeamActions } from "@x/eurocode/beams";
import type { Words } from "@x/words";
import { paper } from "@x/words/en/paper";
import { beamFigure } from "../figures/beam.ts";
import { fieldsOf } from "../figures/fields.ts";
import { sourceParts, takenParts } from "../links.ts";
import { figure } from "../numbers.ts";
import type { Part, Table } from "../parts.ts";
import type { Phrases } from "../phrases.ts";
import type { SourceOfValue, TakenValue } from "../sources.ts";

interface Shown {
  readonly words: Words;
  readonly phrases: Phrases;
  readonly sources: readonly SourceOfValue[];
  readonly taken: readonly TakenValue[];
}

export function beamParts(actions: BeamActions, request: unknown, shown: Shown): Part[] {
  const { words, phrases: p, sources, taken } = shown;
  const given = fieldsOf(request);
  const loads = (Array.isArray(given.loads) ? given.loads : []).map(fieldsOf);
  const text = (value: unknown) => figure(value, words);
  const columns = [
    ["q", "q_kN_m", "kN/m"],
    ["P", "P_kN", "kN"],
    ["x", "x_mm", "mm"],
    ["x_1", "from_mm", "mm"],
    ["x_2", "to_mm", "mm"],
  ] as const;
  const used = columns.filter(([, name]) => loads.some((load) => load[name] !== undefined));
  const end = (name: "left" | "right") => words.tell(ends[String(given[name] ?? "pinned")] ?? paper.pinned);
  const lines = [
    { symbol: "L", meaning: p.spans, value: `${actions.spans.map(({ length_mm }) => text(length_mm)).join("; ")} mm` },
    { symbol: "", meaning: p.ends, value: `${end("left")}; ${end("right")}` },
    ...(typeof given.profile === "string" ? [{ symbol: "", meaning: p.profile, value: given.profile }] : []),
    ...(typeof given.EI_kNm2 === "number" ? [{ symbol: "EI", meaning: "", value: `${text(given.EI_kNm2)} kNm²` }] : []),
    ...(typeof given.N_Ed === "number" ? [{ symbol: "N_Ed", meaning: "", value: `${text(given.N_Ed)} kN` }] : []),
  ];
  const sinks = actions.spans.some(({ w_mm }) => w_mm !== undefined);
  return [
    { is: "heading", level: 1, text: p.input },
    { is: "given", lines },
    table(
      p.loads,
      [[p.span, ""], ...used.map(([symbol, , unit]) => [symbol, unit, true] as const)],
      loads.map((load) => [
        load.span === undefined && actions.spans.length > 1 ? p.all : text(load.span ?? 1),
        ...used.map(([, name]) => text(load[name])),
      ]),
    ),
    { is: "figure", figure: beamFigure(words, actions, request), most: 300 },
    { is: "heading", level: 1, text: p.result },
    table(
      p.reactions,
      [
        [p.support, ""],
        ["R", "kN", true],
      ],
      Object.entries(actions.reactions).map(([name, { kN }]) => [name, text(kN)]),
    ),
    table(
      p.spans,
      [
        [p.span, ""],
        ["M_max", "kNm", true],
        ["M_min", "kNm", true],
        ["V_max", "kN", true],
        ...(sinks ? [["w", "mm", true] as const] : []),
      ],
      actions.spans.map(({ M_max_kNm, M_min_kNm, V_max_kN, w_mm }, i) => [
        String(i + 1),
        text(M_max_kNm),
        text(M_min_kNm),
        text(V_max_kN),
        ...(sinks ? [text(w_mm)] : []),
      ]),
    ),
    ...sourceParts(shown, request, sources),
    ...takenParts(shown, taken),
  ];
}

const ends: Readonly<Record<string, typeof paper.pinned>> = {
  pinned: paper.pinned,
  fixed: paper.fixed,
  free: paper.free,
};

const table = (
  title: string,
  columns: readonly (readonly [name: string, unit: string, isSymbol?: true])[],
  rows: readonly (readonly string[])[],
): Table => ({
  is: "table",
  kind: "plain",
  title,
  columns: columns.map(([text, unit, isSymbol]) => ({ name: { text, ...(isSymbol ? { isSymbol } : {}) }, unit })),
  rows: rows.map((row) => ({ cells: row.map((text) => ({ text })) })),
});
