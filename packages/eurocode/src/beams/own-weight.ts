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
function areaOf({ profile, section: own, b, h }: Member): number {
  if (typeof profile === "string") return (section(profile)?.properties.A_mm2 ?? 0) / 1e6;
  if (own !== undefined) return (givenSection(own)?.A_mm2 ?? 0) / 1e6;
  // of a slab the strip that its values are for; what a flange has beyond the web is of the slab
  return (Number(b ?? 1000) * Number(h)) / 1e6;
}

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
