import { ownName } from "../../basis/own-names.ts";
import { suggestions } from "../../basis/problem.ts";
import { atMost, notWith, onlyFor, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { densities } from "../../materials/densities.ts";
import { formulaOfImposed as formula } from "../formula.ts";
import type { LoadGeometry } from "../geometry.ts";
import { refuse, says } from "./says.ts";
import { type LayerItem, selfWeightSchema } from "./schema.ts";

export const layerWeight = formula("5.2.1(1), Annex A", "gamma * t / 1000", (gamma, t) => (gamma * t) / 1000);
export const ribWeight = formula(
  "5.2.1(1), Annex A",
  "gamma * t / 1000 * w / s",
  (gamma, t, w, s) => (((gamma * t) / 1000) * w) / s,
);
export const onPlan = formula(
  "5.2.1(1)",
  "g / cos(slope * pi / 180)",
  (g, slope) => g / Math.cos((slope * Math.PI) / 180),
  {
    slope: [0, 80],
  },
);
export const sumOfLayers = formula("5.2.1(1)", "g_k + g", (g_k, g) => g_k + g);
export const weightLine = formula("5.2.1(1)", "g_k * a", (g_k, a) => g_k * a);

export const selfWeightKind = defineKind({
  name: "self-weight",
  title: "Self-weight",
  schema: selfWeightSchema,
  actionsAlone: true,
  example: {
    mark: "G1",
    action: "self-weight",
    layers: [
      { name: "screed", material: "screed", t_mm: 60 },
      { name: "slab", material: "reinforced-concrete", t_mm: 200 },
      { name: "ceiling", g_kN_m2: 0.3 },
    ],
    spacing_m: 3,
  },
  label: ({ layers }) =>
    layers
      .map(({ name, material }) => name ?? material ?? "")
      .filter((name) => name !== "")
      .join(", "),
  run(sheet, item) {
    const given = item.layers.map(spelt);
    given.forEach((layer, i) => {
      rejectLayer(sheet, namedAlone(layer), `layers[${i}]`);
    });
    if (item.height_m !== undefined && item.spacing_m !== undefined) sheet.problem("height_m", notWith("spacing_m"));
    if (sheet.problems.length > 0) return;
    const layers = given.map((layer) => ({
      ...(layer.name === undefined ? {} : { name: layer.name }),
      g_kN_m2: weightOf(sheet, layer),
    }));
    sheet.given("layers", layers);
    if (item.layers.some(({ slope_deg = 0 }) => slope_deg > 0)) sheet.assume(says.slopes);
    let g_k = 0;
    layers.forEach(({ g_kN_m2 }, i) => {
      g_k =
        i === layers.length - 1
          ? sheet.put("g_k_kN_m2", sumOfLayers, g_k, g_kN_m2)
          : sheet.step("g_k", sumOfLayers, g_k, g_kN_m2);
    });
    const width = item.spacing_m ?? item.height_m;
    if (width !== undefined) sheet.put("g_k_kN_m", weightLine, g_k, width);
    const line = width === undefined ? {} : { g_k_kN_m: weightLine(g_k, width) };
    sheet.given("arrangements", [
      { id: "self-weight", nature: "permanent", parts: [{ id: "layers", g_kN_m2: g_k, ...line }] },
    ]);
    sheet.geometry = (): LoadGeometry => ({
      kind: "layers",
      layers: item.layers.map(({ name, material, t_mm }, i) => ({
        name: name ?? material ?? "",
        t_mm,
        g: layers[i]?.g_kN_m2 ?? 0,
      })),
    });
    return;
  },
});

/** Reinforced concrete, for the material reinforced-concrete of the table. */
const spelt = (layer: LayerItem): LayerItem =>
  layer.material === undefined ? layer : { ...layer, material: ownName(densities, layer.material) ?? layer.material };

const sameAs = (one: number, other: number): boolean => Math.abs(one - other) <= 0.01 * other;

/** A material that is not in Annex A names a layer whose weight is given; a density that is the material's own says it twice. */
function namedAlone(layer: LayerItem): LayerItem {
  const { material, gamma_kN_m3: gamma, g_kN_m2 } = layer;
  if (material === undefined) return layer;
  const own = Object.hasOwn(densities, material) ? densities[material] : undefined;
  const isName = own === undefined && (gamma ?? g_kN_m2) !== undefined;
  const isTwice = own !== undefined && gamma !== undefined && sameAs(gamma, own);
  return isName || isTwice ? { ...layer, material: undefined } : layer;
}

function rejectLayer(sheet: Sheet, layer: LayerItem, at: string): void {
  const { material, gamma_kN_m3, g_kN_m2, t_mm, width_mm, spacing_mm } = layer;
  const known = material !== undefined && Object.hasOwn(densities, material);
  const ways = (["material", "gamma_kN_m3", "g_kN_m2"] as const).filter((field) => layer[field] !== undefined);
  if (ways.length === 0) sheet.problem(`${at}.g_kN_m2`, required(refuse.layer));
  for (const field of ways.slice(1)) sheet.problem(`${at}.${field}`, notWith(ways[0] ?? ""));
  if (material !== undefined && !known) {
    const [near] = suggestions(material, Object.keys(densities));
    sheet.problem(
      `${at}.material`,
      near === undefined ? refuse.material({ given: material }) : refuse.materialNear({ given: material, near }),
    );
  }
  const weighed = material !== undefined || gamma_kN_m3 !== undefined;
  if (weighed && t_mm === undefined) sheet.problem(`${at}.t_mm`, required(refuse.thickness));
  if (!weighed && g_kN_m2 !== undefined)
    for (const field of ["width_mm", "spacing_mm"] as const)
      if (layer[field] !== undefined) sheet.problem(`${at}.${field}`, onlyFor(refuse.weighed));
  if ((width_mm === undefined) !== (spacing_mm === undefined))
    sheet.problem(`${at}.${width_mm === undefined ? "width_mm" : "spacing_mm"}`, required(refuse.ribs));
  if (width_mm !== undefined && spacing_mm !== undefined && width_mm > spacing_mm)
    sheet.problem(`${at}.width_mm`, atMost(spacing_mm, width_mm, { unit: "mm", is: refuse.wideRibs }));
}

function weightOf(
  sheet: Sheet,
  { material, gamma_kN_m3, g_kN_m2, t_mm = 0, width_mm, spacing_mm, slope_deg = 0 }: LayerItem,
): number {
  const gamma = gamma_kN_m3 ?? (material === undefined ? 0 : (densities[material] ?? 0));
  const flat =
    g_kN_m2 ??
    (width_mm !== undefined && spacing_mm !== undefined
      ? sheet.step("g", ribWeight, gamma, t_mm, width_mm, spacing_mm)
      : sheet.step("g", layerWeight, gamma, t_mm));
  return slope_deg === 0 ? flat : sheet.step("g", onPlan, flat, slope_deg);
}
