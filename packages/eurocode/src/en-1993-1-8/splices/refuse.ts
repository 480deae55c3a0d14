import { decimals } from "../../basis/numbers.ts";
import { above, atLeast, atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { Member } from "../parts/index.ts";
import { firstLine, type Plate } from "./model.ts";
import { says } from "./says.ts";
import type { FlangePlate, WebPlate } from "./schema.ts";

/** Where the lines of bolts are across the flange. Lengths in mm. */
export interface Lines {
  /** edge of the member's flange to its first line */
  readonly e2_member: number;
  /** innermost line to the root, where inner plates end */
  readonly e2_inner: number;
  /** mean distance of the lines, the gap over the web with them */
  readonly p2: number;
}

const round = (value: number): number => decimals(value, 2);

export function linesOf(sheet: Sheet, member: Member, plate: Plate<FlangePlate>): Lines {
  const { bolts, n_2, p2, sides } = plate;
  const { b_mm: b, e2 } = plate.spec;
  const d = bolts.d_across;
  const e2_member = e2 + (member.b - b) / 2;
  const channel = member.section.shape === "channel";
  const across = 2 * e2 + (n_2 - 1) * p2;
  if (across > b * (1 + 1e-9))
    sheet.problem("flange_plate.b_mm", atLeast(across, b, { unit: "mm", is: "2 e2 + (n_2 - 1) p2" }));
  if (e2_member <= d / 2) {
    sheet.problem(
      "flange_plate.e2",
      above(d / 2 + (b - member.b) / 2, e2, { unit: "mm", because: says.outsideFlange }),
    );
  }
  if (!channel && n_2 % 2 === 1) sheet.problem("flange_plate.n_2", says.evenLines({ given: n_2 }));
  if (!channel && n_2 === 2)
    sheet.agree("flange_plate.p2", p2, says.distanceOfLines, b - 2 * e2, {
      unit: "mm",
      absolute: 1,
    });
  if (sheet.problems.length > 0) return { e2_member, e2_inner: 0, p2 };
  // lines on both sides of the web are p2 apart from the edges inwards; what is left is the gap over the web
  const gap = channel ? 0 : b - 2 * e2 - (n_2 - 2) * p2;
  const e2_inner = channel
    ? member.b - e2_member - (n_2 - 1) * p2 - member.t_w - member.r
    : gap / 2 - member.t_w / 2 - member.r;
  if (e2_inner < (d / 2) * (1 - 1e-9)) {
    sheet.problem(
      channel || n_2 > 2 ? "flange_plate.e2" : "flange_plate.p2",
      says.inRoot({ distance: round(e2_inner), least: round(d / 2) }),
    );
  }
  if (sides === 2 && e2_inner <= d / 2) sheet.problem("flange_plate.b_mm", says.noEdgeInside({ b }));
  return { e2_member, e2_inner, p2: channel || n_2 < 2 ? p2 : ((n_2 - 2) * p2 + gap) / (n_2 - 1) };
}

export function rejectWeb(sheet: Sheet, member: Member, flange: Plate<FlangePlate>, web: Plate<WebPlate>): void {
  const { h_mm: h, b_mm: half, e1, t_mm: t, n_1 } = web.spec;
  const down = 2 * e1 + (n_1 - 1) * web.p1;
  if (down > h * (1 + 1e-9))
    sheet.problem("web_plate.h_mm", atLeast(down, h, { unit: "mm", is: "2 e1 + (n_1 - 1) p1" }));
  const straight = member.h - 2 * (member.t_f + member.r);
  const inner = member.h - 2 * (member.t_f + flange.spec.t_mm);
  if (h > straight * (1 + 1e-9)) {
    sheet.problem("web_plate.h_mm", atMost(round(straight), h, { unit: "mm", is: says.straightWeb }));
  } else if (flange.sides === 2 && t > member.r && h > inner * (1 + 1e-9)) {
    sheet.problem("web_plate.h_mm", atMost(round(inner), h, { unit: "mm", is: says.betweenInnerPlates }));
  }
  const first = firstLine(web);
  if (first <= web.bolts.d_across / 2) {
    sheet.problem(
      "web_plate.b_mm",
      above(round(half - first + web.bolts.d_across / 2), half, { unit: "mm", is: says.halfOfPlate }),
    );
  }
  if (web.n_2 * n_1 === 1) sheet.problem("web_plate.n_1", atLeast(2, 1, { because: says.twoBolts }));
}
