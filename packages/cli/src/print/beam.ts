/** Moments, shear forces and reactions of a beam. */
import type { BeamActions, BeamSpan } from "@x/eurocode/beams";
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
