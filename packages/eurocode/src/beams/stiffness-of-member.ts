import { significant } from "../basis/numbers.ts";
import type { Problems } from "../basis/problem.ts";
import { atMost, notWith } from "../basis/refusals.ts";
import { timber } from "../materials/timber.ts";
import { type OwnSection, ownSection, ownSectionFaults } from "../sections/index.ts";
import type { BeamDesignRequest } from "./design-schema.ts";
import { says } from "./says.ts";
import { agrees, ofSteel, perMetre, stiffnessOfProfile } from "./stiffness.ts";

// E I of a beam that is verified, from what its section is.

type Member = BeamDesignRequest["member"];

/** Undefined where the section does not tell: of concrete, and of a section that its check refuses. */
export function stiffnessOfMember(member: Member): number | undefined {
  if (typeof member.profile === "string") return stiffnessOfProfile(member.profile);
  if (typeof member.species === "string") {
    const [wood, b, h] = [timber(member.species), Number(member.b), Number(member.h)];
    return wood && b > 0 && h > 0 ? perMetre(wood.E_0_mean_MPa, (b * h ** 3) / 12) : undefined;
  }
  const own = givenSection(member.section);
  return own && ofSteel(own.I_y_mm4);
}

/** Of an own section; undefined where its check refuses it. */
export function givenSection(own: unknown) {
  if (own === null || typeof own !== "object" || !("shape" in own)) return undefined;
  const given = own as OwnSection; // its faults are looked for
  return hasFaults(given) ? undefined : ownSection(given).properties;
}

function hasFaults(own: OwnSection): boolean {
  try {
    return ownSectionFaults(own).length > 0;
  } catch {
    return true; // dimensions that are no numbers
  }
}

/** What is stiffer than its section hides a deflection; of a profile it is said twice, and agrees. */
export function rejectStiffness({ member, EI_kNm2 }: BeamDesignRequest, problems: Problems): void {
  if (EI_kNm2 === undefined || member.fck !== undefined) return;
  const own = stiffnessOfMember(member);
  if (own === undefined || agrees(EI_kNm2, own)) return;
  if (typeof member.profile === "string") problems.add("EI_kNm2", notWith("member.profile"));
  else if (EI_kNm2 > own) {
    const most = significant(own, 4);
    problems.add("EI_kNm2", atMost(most, EI_kNm2, { unit: "kNm²", is: says.stiffnessOfSection }));
  }
}
