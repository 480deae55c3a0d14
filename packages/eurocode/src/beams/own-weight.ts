import { densities } from "../materials/densities.ts";
import { timber } from "../materials/timber.ts";
import { section } from "../sections/index.ts";
import type { BeamDesignRequest, DesignAction } from "./design-schema.ts";
import { givenSection } from "./stiffness-of-member.ts";

// EN 1991-1-1 5.2.1: the self-weight of a beam by its nominal dimensions and the densities of Annex A.

type Member = BeamDesignRequest["member"];

/** kN/m; undefined where the section does not tell. */
export function weightOfMember(member: Member): number | undefined {
  const weight = densityOf(member) * areaOf(member);
  return weight > 0 ? weight : undefined;
}

/** m² */
function areaOf(member: Member): number {
  const { profile, section: own, b, h } = member;
  if (typeof profile === "string") return (section(profile)?.properties.A_mm2 ?? 0) / 1e6;
  if (own !== undefined) return (givenSection(own)?.A_mm2 ?? 0) / 1e6;
  // of a slab the strip that its values are for
  const web = Number(b ?? 1000) * Number(h);
  return (web + flangesOf(member)) / 1e6;
}

/** mm²: what flanges of concrete have beside the web, as wide as they are given. */
function flangesOf({ b = 0, b_eff_mm = 0, h_f_mm = 0, flange }: Member): number {
  const beside = Math.max(0, Number(b_eff_mm) - Number(b)) * Number(h_f_mm);
  return flange === "both" ? 2 * beside : beside;
}

/** A flange whose width follows from (5.7), or is that of a part of it, weighs more than is known here. */
export const hasFlange = (member: Member): boolean => flangesOf(member) > 0;
export const lacksFlange = (member: Member): boolean =>
  member.fck !== undefined && member.h_f_mm !== undefined && !hasFlange(member);

/** kN/m³; of timber 10 times the mean density, as Table A.3 has its classes. */
function densityOf({ species, fck }: Member): number {
  if (typeof species === "string") return (timber(species)?.rho_mean_kg_m3 ?? 0) / 100;
  return (fck === undefined ? densities.steel : densities["reinforced-concrete"]) ?? 0;
}

/** As an action of the source of the others. */
export function ownWeightOf({ own_weight, member, actions }: BeamDesignRequest): DesignAction | undefined {
  const weight = own_weight ? weightOfMember(member) : undefined;
  if (weight === undefined) return undefined;
  let id = "G_0";
  while (actions.some((action) => action.id === id)) id += "0";
  return { id, nature: "permanent", loads: [{ q_kN_m: weight }] };
}
