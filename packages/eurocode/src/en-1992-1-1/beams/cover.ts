import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { says as columnSays } from "../says.ts";
import { layersOf } from "./bars.ts";
import { says } from "./says.ts";
import type { BeamItem, ExposureClass } from "./schema.ts";
import { type Beam, linkOf, usualAggregate } from "./section.ts";

// EN 1992-1-1 4.4.1: cover by bond, exposure and structural class.

/** Of a bar behind a link, less that link. */
export const coverOfBond = formula(
  "4.4.1.2(3)",
  "phi + extra - phi_link",
  (phi, extra, phi_link) => phi + extra - phi_link,
);
export const leastCover = formula("4.4.1.2(2)P (4.2)", "max(c_min_b, c_min_dur, 10)", (c_min_b, c_min_dur) =>
  Math.max(c_min_b, c_min_dur, 10),
);
export const nominalCover = formula(
  "4.4.1.1(2)P (4.1)",
  "max(c_min + delta_c_dev, k_ground)",
  (c_min, delta_c_dev, k_ground) => Math.max(c_min + delta_c_dev, k_ground),
);

export const coverToLink = formula(
  "4.4.1.1(1)P",
  "a - phi / 2 - phi_link",
  (a, phi, phi_link) => a - phi / 2 - phi_link,
);
const cover = ofForm(requirement("cover", "4.4.1.1(2)P", "c_nom / c <= 1", "nominal cover"));

/** Table 4.4N: c_min,dur in mm of S1 to S6. */
const table: Readonly<Partial<Record<ExposureClass, readonly number[]>>> = {
  X0: [10, 10, 10, 10, 15, 20],
  XC1: [10, 10, 10, 15, 20, 25],
  XC2: [10, 15, 20, 25, 30, 35],
  XC3: [10, 15, 20, 25, 30, 35],
  XC4: [15, 20, 25, 30, 35, 40],
  XD1: [20, 25, 30, 35, 40, 45],
  XS1: [20, 25, 30, 35, 40, 45],
  XD2: [25, 30, 35, 40, 45, 50],
  XS2: [25, 30, 35, 40, 45, 50],
  XD3: [30, 35, 40, 45, 50, 55],
  XS3: [30, 35, 40, 45, 50, 55],
};
/** Table 4.3N: the strength from which the class is one lower. */
const strong: Readonly<Partial<Record<ExposureClass, number>>> = {
  X0: 30,
  XC1: 30,
  XC2: 35,
  XC3: 35,
  XC4: 40,
  XD1: 40,
  XD2: 40,
  XS1: 40,
  XD3: 45,
  XS2: 45,
  XS3: 45,
};
/** Annex E, Table E.1N: the strength that durability asks for. */
const indicative: Readonly<Record<ExposureClass, number>> = {
  X0: 12,
  XC1: 20,
  XC2: 25,
  XC3: 30,
  XC4: 30,
  XD1: 30,
  XD2: 30,
  XD3: 35,
  XS1: 30,
  XS2: 35,
  XS3: 35,
  XF1: 30,
  XF2: 25,
  XF3: 30,
  XF4: 30,
  XA1: 30,
  XA2: 30,
  XA3: 35,
};
/** 4.4.1.3(4), in mm */
const against = { formwork: 0, "prepared-ground": 40, ground: 75 } as const;

interface Durable {
  readonly c_min_dur: number;
  /** 1 to 6 */
  readonly structural: number;
}

function durabilityOf(item: BeamItem): Durable | undefined {
  let found: Durable | undefined;
  for (const name of item.exposure ?? []) {
    const row = table[name];
    if (!row) continue;
    const years = (item.design_life_years ?? 50) > 50 ? 2 : 0;
    const strength = item.fck >= (strong[name] ?? Number.POSITIVE_INFINITY) ? 1 : 0;
    const geometry = item.slab_geometry ? 1 : 0;
    const changed = 4 + years - strength - geometry - (item.quality_control ? 1 : 0);
    const structural = item.structural_class
      ? Number(item.structural_class.slice(1))
      : Math.min(6, Math.max(1, changed));
    const c_min_dur = row[structural - 1] ?? 0;
    if (!found || c_min_dur > found.c_min_dur) found = { c_min_dur, structural };
  }
  return found;
}

/** The greatest diameter of bars in words. */
const thickest = (item: BeamItem): number | undefined => {
  const bars = [item.bars_bottom, item.bars_top].flatMap((words) =>
    words === undefined ? [] : (layersOf(words) ?? []),
  );
  return bars.length === 0 ? undefined : Math.max(...bars.map(({ diameter }) => diameter));
};

const extraOfAggregate = ({ d_g_mm: d_g = usualAggregate }: BeamItem): number => (d_g > 32 ? 5 : 0);

function bondOf(item: BeamItem, slab: boolean, phi: number): number {
  const link = linkOf(item, slab);
  return Math.max(link, coverOfBond(phi, extraOfAggregate(item), link));
}

/** Where the cover is left to the exposure: nominal, to the links; of bars that are not known yet as of 16 mm. */
export function withCover(sheet: Sheet, item: BeamItem, slab: boolean): BeamItem {
  if (item.exposure === undefined) {
    for (const name of [
      "structural_class",
      "design_life_years",
      "slab_geometry",
      "quality_control",
      "cast_against",
      "delta_c_dev_mm",
    ] as const)
      if (item[name] !== undefined) sheet.unused(name, says.coverOfExposure);
    return item;
  }
  if (sheet.parameter("EN 1992-1-1", "cover_rules") === null) {
    if (item.cover_mm === undefined && item.axis_distance_mm === undefined)
      sheet.problem("cover_mm", says.coverOfAnnex({ annex: sheet.request.annexName }));
    else sheet.warn(says.coverNotVerified({ annex: sheet.request.annexName }));
    return item;
  }
  const durable = durabilityOf(item);
  if (!durable) {
    sheet.problem("exposure", says.onlyAttack);
    return item;
  }
  for (const name of item.exposure)
    if (item.fck < indicative[name]) sheet.warn(says.weakForExposure({ name, fck: indicative[name] }));
  const given = [item.cover_mm, item.axis_distance_mm, item.d_bottom_mm, item.d_top_mm].some(
    (one) => one !== undefined,
  );
  if (given) return item;
  sheet.assume(says.nominalCover, { weighty: true });
  return { ...item, cover_mm: nominalOf(item, durable, bondOf(item, slab, thickest(item) ?? 16)) };
}

const nominalOf = (item: BeamItem, { c_min_dur }: Durable, c_min_b: number): number =>
  nominalCover(leastCover(c_min_b, c_min_dur), item.delta_c_dev_mm ?? 10, against[item.cast_against ?? "formwork"]);

export function verifyCover(sheet: Sheet, { item, slab, bottom, top }: Beam): void {
  const durable = durabilityOf(item);
  if (!durable || sheet.parameter("EN 1992-1-1", "cover_rules") === null) return;
  sheet.given("structural_class", `S${durable.structural}`);
  const c_min_dur = sheet.table("c_min_dur_mm", durable.c_min_dur, "EN 1992-1-1 4.4.1.2(5) Table 4.4N");
  const c_min_b = sheet.table("c_min_b_mm", bondOf(item, slab, thickest(item) ?? 0), "EN 1992-1-1 4.4.1.2(3)");
  const c_min = sheet.put("c_min_mm", leastCover, c_min_b, c_min_dur);
  const ground = against[item.cast_against ?? "formwork"];
  if (item.delta_c_dev_mm === undefined) sheet.assume(says.usualDeviation);
  if (item.delta_c_dev_mm === 0) sheet.warn(columnSays.zeroCounts({ field: "delta_c_dev_mm" }));
  const c_nom = sheet.put("c_nom_mm", nominalCover, c_min, item.delta_c_dev_mm ?? 10, ground);
  const link = linkOf(item, slab);
  const ofBars = [bottom, top].flatMap((face) =>
    (face?.layers ?? []).map(({ axis, diameter }) => coverToLink(axis, diameter, link)),
  );
  const made = item.cover_mm ?? (ofBars.length > 0 ? Math.min(...ofBars) : undefined);
  if (made === undefined) sheet.warn(says.coverUnknown);
  else sheet.verify(cover, c_nom, Math.max(0, made), "mm");
}
