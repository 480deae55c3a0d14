/** Moments, shear forces and reactions of a beam. */
import type { BeamActions, BeamSpan } from "@x/eurocode/beams";
import type { BeamOfCases } from "@x/eurocode/beams/design";
import { figure, paint, table } from "./text.ts";

export function beamTable({ reactions_kN, spans }: BeamActions): string {
  const rows = spans.map((span, i) => [
    `span ${i + 1}`,
    String(span.length_mm),
    figure(span.M_max_kNm),
    figure(span.M_min_kNm),
    figure(span.V_max_kN),
    span.w_mm === undefined ? "" : `${figure(span.w_mm)}${ratioOf(span)}`,
  ]);
  const head = ["", "L mm", "M max kNm", "M min kNm", "V max kN", "w mm"].map((text) => paint.dim(text));
  return `${table([head, ...rows], [{}, {}, {}, {}, {}, {}])}\n${paint.dim("reactions kN, from the left:")} ${reactions_kN.map(figure).join("  ")}\n`;
}

const ratioOf = ({ length_mm, w_mm = 0 }: BeamSpan): string =>
  Math.abs(w_mm) < 1e-6 ? "" : ` (L/${Math.round(length_mm / Math.abs(w_mm))})`;

export function beamLine({ spans, reactions_kN }: BeamActions, file: string): string {
  const most = Math.max(...spans.map(({ M_max_kNm, M_min_kNm }) => Math.max(M_max_kNm, -M_min_kNm)));
  const reactions = reactions_kN.map(figure).join(", ");
  return `${paint.yellow("CALCULATED")}  ${file === "" ? "" : `${file}: `}beam of ${spans.length} ${spans.length === 1 ? "span" : "spans"}: M ${figure(most)} kNm, reactions ${reactions} kN`;
}

/** Each action, then what is greatest in the combinations of a situation. */
export function casesTable({ actions, combinations }: BeamOfCases): string {
  const own = actions.map(({ id, beam }) => `${paint.bold(id)}\n${beamTable(beam)}`);
  const situations = [...new Set(combinations.map(({ situation }) => situation))];
  return [...own, ...situations.map((situation) => extremesIn(situation, combinations))].join("\n");
}

type Combinations = BeamOfCases["combinations"];

function extremesIn(situation: string, all: Combinations): string {
  const found = all.filter((one) => one.situation === situation);
  const [first] = found;
  if (!first) return "";
  const row = (name: string, unit: string, of: (beam: BeamActions) => number | undefined, size = false) => {
    const values = found.map(({ text, beam }) => ({ text, value: of(beam) ?? 0 }));
    const most = values.reduce((best, one) => (one.value > best.value ? one : best));
    const least = values.reduce((best, one) => (one.value < best.value ? one : best));
    const end = size ? ["", ""] : [figure(least.value), paint.dim(least.text)];
    return [name, unit, figure(most.value), paint.dim(most.text), ...end];
  };
  const rows = first.beam.spans.flatMap((span, i) => [
    row(`span ${i + 1}`, "M kNm, sagging", ({ spans }) => spans[i]?.M_max_kNm, true),
    row("", "M kNm, hogging", ({ spans }) => -(spans[i]?.M_min_kNm ?? 0), true),
    row("", "V kN", ({ spans }) => Math.abs(spans[i]?.V_max_kN ?? 0), true),
    ...(span.w_mm === undefined ? [] : [row("", "w mm", ({ spans }) => spans[i]?.w_mm)]),
  ]);
  const reactions = Object.keys(first.beam.reactions).map((name) =>
    row(`support ${name}`, "kN", ({ reactions: of }) => of[name]?.kN),
  );
  const head = ["", "", "most", "", "least", ""].map((text) => paint.dim(text));
  const title = `${paint.bold(situation)}, ${found.length} ${found.length === 1 ? "combination" : "combinations"}`;
  return `${title}\n${table([head, ...rows, ...reactions], [{}, {}, { align: "right" }, {}, { align: "right" }, {}])}\n`;
}
