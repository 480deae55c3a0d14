import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost, below } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { BoltSize } from "../../materials/bolts.ts";
import { type Block, checkFit, type Drawing, type Fastener } from "../moment-joints/drawing.ts";
import type { Member } from "../parts/index.ts";
import type { Base } from "./compression.ts";
import { says } from "./says.ts";
import type { ColumnBaseItem } from "./schema.ts";

// A column base as it is drawn on its plan: x across the column, y along its depth, from its axis.

type AnchorsSpec = NonNullable<ColumnBaseItem["anchors"]>;

const about = (half: number) => [-half, half] as const;

/** x of the anchors of a row, evenly over w. */
export const placesOf = ({ w_mm, n_per_row: n = 2 }: AnchorsSpec): number[] =>
  Array.from({ length: n }, (_, i) => -w_mm / 2 + (i * w_mm) / Math.max(1, n - 1));

export function drawBase({ item, column, plate }: Base, spec: AnchorsSpec, size: BoltSize, a: number): Drawing {
  const places = placesOf(spec);
  const plates: Block[] = [{ name: says.basePlate, x: about(plate.b / 2), y: about(plate.h / 2) }];
  const { foundation } = item;
  if (foundation) plates.push({ name: says.foundation, x: about(foundation.b_mm / 2), y: about(foundation.h_mm / 2) });
  const fasteners = spec.rows_mm.flatMap((y, i): Fastener[] =>
    places.map((x) => ({
      path: `anchors.rows_mm[${i}]`,
      x,
      y,
      d_0: size.d_0_mm,
      s: size.nut.s_mm,
      d_w: size.washer.d_2_mm,
    })),
  );
  return { plates, blocks: columnBlocks(column, Math.SQRT2 * a), fasteners };
}

/** Inside a hollow section nobody turns a nut. */
function columnBlocks({ section, h, b, t_w, t_f }: Member, leg: number): Block[] {
  if (section.shape === "CHS") return [{ name: says.columnAndWeld, x: [0, 0], y: [0, 0], radius: h / 2 + leg }];
  if (section.shape !== "I") return [{ name: says.columnAndWeld, x: about(b / 2 + leg), y: about(h / 2 + leg) }];
  const flange = (from: number): Block => ({
    name: says.flangeAndWeld,
    x: about(b / 2),
    y: [from - leg, from + t_f + leg],
  });
  return [flange(-h / 2), flange(h / 2 - t_f), { name: says.webAndWeld, x: about(t_w / 2 + leg), y: about(h / 2) }];
}

/** Anchors in the plate, clear of the column and of each other, and inside the block. */
export function checkBaseFit(sheet: Sheet, base: Base, spec: AnchorsSpec, size: BoltSize, a: number): void {
  const { plate, item } = base;
  const edge = plate.b - size.d_0_mm;
  if (spec.w_mm >= edge) {
    sheet.problem("anchors.w_mm", below(edge, spec.w_mm, { unit: "mm", is: says.plateLessHoles }));
    return;
  }
  const n = spec.n_per_row ?? 2;
  if (n > 1 && spec.w_mm / (n - 1) <= size.d_0_mm) {
    sheet.problem(
      "anchors.n_per_row",
      says.anchorsApart({ d_0: size.d_0_mm, n, w: spec.w_mm, gap: decimals(spec.w_mm / (n - 1), 1) }),
    );
    return;
  }
  checkElongation(sheet, base, spec, size);
  checkFit(sheet, drawBase(base, spec, size, a));
  rejectAtFlanges(sheet, base, spec);
  const { foundation } = item;
  if (!foundation || spec.h_ef_mm === undefined) return;
  const deepest = foundation.d_mm - (spec.type === "hooked" ? size.d_mm : size.head.k_mm);
  if (spec.h_ef_mm > deepest)
    sheet.problem(
      "anchors.h_ef_mm",
      atMost(decimals(deepest, 1), spec.h_ef_mm, {
        unit: "mm",
        because: says.insideFoundation({ d: foundation.d_mm }),
      }),
    );
}

/** An anchor stretches over grout and plate at least, and no further than from its end to its nut. */
function checkElongation(sheet: Sheet, { item, plate, grout }: Base, spec: AnchorsSpec, size: BoltSize): void {
  const { L_b_mm, h_ef_mm } = spec;
  if (L_b_mm === undefined) return;
  const grip = grout + plate.t;
  const depth = h_ef_mm ?? item.foundation?.d_mm ?? Number.POSITIVE_INFINITY;
  const longest = depth + grip + size.washer.t_mm + size.nut.m_mm;
  if (L_b_mm >= grip && L_b_mm <= longest) return;
  sheet.problem(
    "anchors.L_b_mm",
    Number.isFinite(longest)
      ? says.lengthRange({ grip, longest: decimals(longest, 1), given: L_b_mm })
      : atLeast(grip, L_b_mm, { unit: "mm", is: says.groutAndPlate }),
  );
}

/** Tables 6.4 to 6.6 have rows between the flanges or beyond them, also beside their tips. */
function rejectAtFlanges(sheet: Sheet, { column: { section, h, t_f } }: Base, { rows_mm }: AnchorsSpec): void {
  if (section.shape !== "I") return;
  rows_mm.forEach((y, i) => {
    const d = Math.abs(y);
    if (d < h / 2 - t_f || d > h / 2) return;
    sheet.problem(`anchors.rows_mm[${i}]`, says.atFlange({ from: h / 2 - t_f, to: h / 2, given: y }));
  });
}
