/** Every computed property against every published one. The tables and their sources: tables/*.csv. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { section } from "./section.ts";
import type { SectionProperties } from "./types.ts";

type Row = Readonly<Record<string, string>>;

function table(name: string): Row[] {
  const text = readFileSync(new URL(`./tables/${name}.csv`, import.meta.url), "utf8");
  const [header = "", ...lines] = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
  });
}

interface Column {
  readonly of: (p: SectionProperties, tw: number) => number | undefined;
  readonly unit: number;
  readonly tolerance: number;
}

const column = (of: Column["of"], unit: number, tolerance = 0.015): Column => ({ of, unit, tolerance });

const columns: Record<string, Column> = {
  G_kg_m: column((p) => p.G_kg_m, 1, 0.006),
  A_cm2: column((p) => p.A_mm2, 1e2, 0.006),
  AL_m2_m: column((p) => p.A_L_m2_m, 1),
  Iy_cm4: column((p) => p.I_y_mm4, 1e4),
  Wel_y_cm3: column((p) => p.W_el_y_mm3, 1e3),
  Wpl_y_cm3: column((p) => p.W_pl_y_mm3, 1e3),
  iy_cm: column((p) => p.i_y_mm, 10),
  Avz_cm2: column((p) => p.A_v_z_mm2, 1e2),
  Iz_cm4: column((p) => p.I_z_mm4, 1e4),
  Wel_z_cm3: column((p) => p.W_el_z_mm3, 1e3),
  Wpl_z_cm3: column((p) => p.W_pl_z_mm3, 1e3),
  iz_cm: column((p) => p.i_z_mm, 10),
  Iu_cm4: column((p) => p.I_u_mm4, 1e4),
  Iv_cm4: column((p) => p.I_v_mm4, 1e4),
  iu_cm: column((p) => p.i_u_mm, 10),
  iv_cm: column((p) => p.i_v_mm, 10),
  c_cm: column((p) => p.y_s_mm, 10),
  cy_cm: column((p) => p.z_s_mm, 10),
  cz_cm: column((p) => p.y_s_mm, 10),
  tan_alpha: column((p) => Math.tan(((p.alpha_deg ?? 0) * Math.PI) / 180), 1),
  It_cm4: column((p) => p.I_t_mm4, 1e4),
  It_SCI_cm4: column((p) => p.I_t_mm4, 1e4),
  Wt_cm3: column((p) => p.W_t_mm3, 1e3),
  Iw_1e3cm6: column((p) => p.I_w_mm6, 1e9),
  Iw_cm6: column((p) => p.I_w_mm6, 1e6),
  centroid_from_web_back_cm: column((p) => p.y_s_mm, 10),
  shear_centre_from_web_centreline_cm: column((p, tw) => p.y_0_mm - (p.y_s_mm ?? 0) + tw / 2, 10),
  shear_centre_to_centroid_cm: column((p) => p.y_0_mm, 10),
};

/** Half a unit of the last printed figure */
const rounding = (printed: string): number => 0.5 * 10 ** -(printed.split(".")[1]?.length ?? 0);

/** What the tables print otherwise, and why it is not followed */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^UB (610x325x241|690x360x217) G_kg_m$/, "root radius as printed gives 1 % more than the nominal mass in the name"],
  [
    /^UB 920x420x1377 Iw_1e3cm6$/,
    "printed as t_f b³ (h - t_f)²/24, without the web: 1.7 % less with a web 77 mm thick",
  ],
  [
    /^UPN 80 Avz_cm2$/,
    "printed with the nominal flange thickness, 4 % less than the rule of the rest of its series gives",
  ],
  [/^L 180x180x16 Iv_cm4$/, "misprint: 679 between 651 (15 mm) and 728 (17 mm)"],
  [/^L 200x200x18 Iv_cm4$/, "misprint: 1050 between 1010 (17 mm) and 1120 (19 mm)"],
  [/^L 300x300x\d+ Iv_cm4$/, "one table, which fits a toe radius of 18 mm and not the 9 mm it prints"],
  [/^L 300x300x35 G_kg_m$/, "the same doubtful toe radius"],
  [/^IPN 600 It_AM_cm4$/, "the maker's value leaves the line of its series: 3.8 % above a numerical solution"],
];
const used = new Set<RegExp>();

function excused(key: string): boolean {
  const hit = exceptions.find(([pattern]) => pattern.test(key));
  if (hit) used.add(hit[0]);
  return hit !== undefined;
}

interface Options {
  readonly fabrication?: "hot-finished" | "cold-formed";
  /** other tolerances of single columns */
  readonly tolerance?: Readonly<Record<string, number>>;
}

function compare(name: string, { fabrication, tolerance = {} }: Options = {}): string[] {
  const wrong: string[] = [];
  for (const row of table(name)) {
    const designation = row.designation ?? "";
    const found = section(designation, fabrication && { fabrication });
    if (!found || found.designation !== designation) {
      wrong.push(`${designation} is not in the catalogue`);
      continue;
    }
    for (const [name, { of, unit, tolerance: usual }] of Object.entries(columns)) {
      const printed = row[name];
      if (!printed) continue;
      const published = Number(printed);
      const computed = (of(found.properties, found.dimensions.t_w_mm ?? 0) ?? Number.NaN) / unit;
      const allowed = (tolerance[name] ?? usual) * published + rounding(printed);
      if (Math.abs(computed - published) <= allowed) continue;
      const key = `${designation} ${name}`;
      if (!excused(key))
        wrong.push(
          `${key}: computed ${computed.toPrecision(5)}, printed ${printed} (${((computed / published - 1) * 100).toFixed(1)} %)`,
        );
    }
  }
  return wrong;
}

describe("published properties", () => {
  test.each([
    "ipe",
    "he",
    "hl",
    "hd",
    "hp",
    "ub",
    "uc",
    "ubp",
    "pfc",
    "tees",
    "l_equal",
    "l_unequal",
    "bars_and_plates",
  ])("%s", (name) => expect(compare(name)).toEqual([]));
  test("ipn", () => expect(compare("ipn")).toEqual([]));
  // the printed warping constants of UPE and UPN follow no formula in print and are 3 to 8 % below thin-walled theory; the
  // printed shear centre of UPN is 2 to 5 % nearer to the web than the shear flow of the tapered flange has it
  test("upe", () => expect(compare("upe", { tolerance: { Iw_1e3cm6: 0.12 } })).toEqual([]));
  test("upn", () =>
    expect(
      compare("upn", {
        tolerance: { Iw_1e3cm6: 0.12, shear_centre_from_web_centreline_cm: 0.055, shear_centre_to_centroid_cm: 0.035 },
      }),
    ).toEqual([]));
  test.each(["shs", "rhs", "chs"])("%s hot finished", (name) =>
    expect(compare(`${name}_hot`, { fabrication: "hot-finished" })).toEqual([]),
  );
  test.each(["shs", "rhs", "chs"])("%s cold formed", (name) =>
    expect(compare(`${name}_cold`, { fabrication: "cold-formed" })).toEqual([]),
  );

  test("ArcelorMittal's torsion constant on request", () => {
    const wrong: string[] = [];
    for (const name of ["ipe", "he", "hl", "ub", "uc", "ipn", "upn"])
      for (const row of table(name)) {
        const printed = row.It_AM_cm4;
        const found = section(row.designation ?? "", { It: "arcelor" });
        if (!printed || !found) continue;
        const computed = found.properties.I_t_mm4 / 1e4;
        const key = `${found.designation} It_AM_cm4`;
        if (Math.abs(computed - Number(printed)) <= 0.015 * Number(printed) + rounding(printed)) continue;
        if (!excused(key)) wrong.push(`${key}: computed ${computed.toPrecision(5)}, printed ${printed}`);
      }
    expect(wrong).toEqual([]);
  });

  test("torsion constants against numerical solutions of the outline", () => {
    const wrong: string[] = [];
    for (const name of ["ipn", "pfc", "upe", "upn"])
      for (const row of table(name)) {
        const numeric = Number(row.It_own_numeric_cm4);
        const computed = (section(row.designation ?? "")?.properties.I_t_mm4 ?? 0) / 1e4;
        if (numeric > 0 && Math.abs(computed / numeric - 1) > 0.025)
          wrong.push(`${row.designation}: ${computed} ${numeric}`);
      }
    expect(wrong).toEqual([]);
  });

  test("every exception is still one", () => {
    expect(exceptions.filter(([pattern]) => !used.has(pattern))).toEqual([]);
  });
});
