import type { Message } from "../../basis/message.ts";
import { atMost, onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { refuse } from "./says.ts";
import type { Roof, SnowItem } from "./schema.ts";

type Field = Exclude<keyof SnowItem, "mark" | "action" | "roof">;

/** What each shape needs. */
const needed: Readonly<Record<Roof, readonly (readonly [Field, Message])[]>> = {
  monopitch: [["alpha_deg", refuse.slope]],
  duopitch: [["alpha_deg", refuse.slope]],
  "multi-span": [["alpha_deg", refuse.slope]],
  cylindrical: [
    ["b_1_m", refuse.widthOfArc],
    ["h_m", refuse.riseOfArc],
  ],
  "abutting-taller": [
    ["b_1_m", refuse.widthOfRoof],
    ["b_2_m", refuse.widthOfLower],
    ["h_m", refuse.heightOfStep],
  ],
  obstruction: [["h_m", refuse.heightOfStep]],
  "abutting-exceptional": [
    ["b_1_m", refuse.widthOfRoof],
    ["b_2_m", refuse.widthOfLower],
    ["h_m", refuse.heightOfStep],
  ],
  "parapet-exceptional": [
    ["b_1_m", refuse.widthBehind],
    ["h_m", refuse.heightOfStep],
  ],
  "obstruction-exceptional": [["h_m", refuse.heightOfStep]],
  "valley-exceptional": [
    ["b_1_m", refuse.valleys],
    ["b_2_m", refuse.valleys],
    ["b_3_m", refuse.widthOfDrift],
    ["h_m", refuse.heightOfStep],
  ],
  ground: [],
};

/** Fields that only some shapes use. */
const used: readonly (readonly [fields: readonly Field[], roofs: readonly Roof[], why: Message])[] = [
  [["alpha_deg"], ["monopitch", "duopitch", "multi-span", "abutting-exceptional"], refuse.pitchedRoofs],
  [["snow_guards"], ["monopitch", "duopitch", "multi-span"], refuse.heldRoofs],
  [["alpha_2_deg"], ["duopitch", "multi-span"], refuse.pairsOfSlopes],
  [["n_spans"], ["multi-span"], refuse.multiSpans],
  [["alpha_upper_deg", "upper_slope_m"], ["abutting-taller"], refuse.abutting],
  [
    ["topography", "C_e", "C_t", "C_esl", "s_Ad_kN_m2", "d_overhang_m", "k_overhang"],
    ["monopitch", "duopitch", "multi-span", "cylindrical", "abutting-taller", "obstruction"],
    refuse.roofsBySection5,
  ],
  [
    ["h_m"],
    [
      "cylindrical",
      "abutting-taller",
      "obstruction",
      "abutting-exceptional",
      "parapet-exceptional",
      "obstruction-exceptional",
      "valley-exceptional",
    ],
    refuse.drifting,
  ],
  [
    ["b_1_m"],
    [
      "cylindrical",
      "abutting-taller",
      "obstruction",
      "abutting-exceptional",
      "parapet-exceptional",
      "obstruction-exceptional",
      "valley-exceptional",
    ],
    refuse.drifting,
  ],
  [["b_2_m"], ["abutting-taller", "abutting-exceptional", "parapet-exceptional", "valley-exceptional"], refuse.widths],
  [["b_3_m"], ["valley-exceptional"], refuse.widths],
];

export function rejectSnow(sheet: Sheet, item: SnowItem): void {
  const { roof } = item;
  for (const [field, what] of needed[roof]) if (item[field] === undefined) sheet.problem(field, required(what));
  // exceptional snow lies on the ground, too
  for (const [fields, roofs, why] of used)
    for (const field of fields)
      if (item[field] !== undefined && !roofs.includes(roof) && !(roof === "ground" && ofGround.includes(field)))
        sheet.unused(field, onlyFor(why));
  const overhanging = item.d_overhang_m !== undefined || item.k_overhang !== undefined;
  if (item.gamma_snow_kN_m3 !== undefined && roof !== "abutting-taller" && roof !== "obstruction" && !overhanging)
    sheet.unused("gamma_snow_kN_m3", onlyFor(refuse.densityOfDrifts));
  if (item.upper_slope_m !== undefined && (item.alpha_upper_deg ?? 0) <= 15 && roof === "abutting-taller")
    sheet.unused("upper_slope_m", onlyFor(refuse.abutting));
  const { b_1_m, h_m } = item;
  if (roof === "cylindrical" && b_1_m !== undefined && h_m !== undefined && h_m > b_1_m / 2)
    sheet.problem("h_m", atMost(b_1_m / 2, h_m, { unit: "m", is: refuse.halfCircle }));
  rejectDrift(sheet, roof);
  if (roof === "cylindrical" && sheet.parameter("EN 1991-1-3", "mu_3_max") === null)
    sheet.problem("roof", refuse.ownShapes);
}

/** Drifts by Annex B in place of those of sections 5 and 6; and the other way round, with the clause. */
const insteadOf: Readonly<Partial<Record<Roof, readonly [roof: Roof, clause?: string]>>> = {
  "abutting-taller": ["abutting-exceptional"],
  obstruction: ["obstruction-exceptional"],
  "abutting-exceptional": ["abutting-taller", "5.3.6"],
  "parapet-exceptional": ["obstruction", "6.2"],
  "obstruction-exceptional": ["obstruction", "6.2"],
  "valley-exceptional": ["multi-span", "5.3.4"],
};

function rejectDrift(sheet: Sheet, roof: Roof): void {
  const [instead, clause] = insteadOf[roof] ?? [];
  if (instead === undefined) return;
  const drifts = sheet.parameter("EN 1991-1-3", "drifts");
  if (drifts === "annex-B" && clause === undefined) sheet.problem("roof", refuse.byAnnexB({ roof: instead }));
  if (drifts === "clauses" && clause !== undefined) sheet.problem("roof", refuse.bySection5({ roof: instead, clause }));
}

const ofGround: readonly Field[] = ["C_esl", "s_Ad_kN_m2"];
