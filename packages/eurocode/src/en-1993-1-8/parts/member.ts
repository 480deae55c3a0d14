import { between, oneOf, part, text } from "../../basis/fields.ts";
import { listed } from "../../basis/message.ts";
import { notWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import {
  greatestThickness,
  type OwnSection,
  ownSection,
  ownSectionFaults,
  type Section,
  type Shape,
  section,
} from "../../sections/index.ts";
import { readProfileName, saidOfTurned } from "../../sections/profile-names.ts";
import { says } from "./says.ts";
import { fieldPath, resolveSteel, type Steel, type SteelSpec, steelFields } from "./steel.ts";

const dimension = (description: string) => between(5, 5000, description, "mm", [10, 3000]).optional();
const wall = (description: string) => between(0.5, 500, description, "mm", [1, 150]).optional();
const radius = (description: string) => between(0, 200, description, "mm").optional();

export const ownSectionField = part(
  () => ({
    shape: oneOf(["I", "RHS", "CHS", "channel", "angle", "tee", "flat", "round"], "shape of the section"),
    h_mm: dimension("height"),
    b_mm: dimension("width"),
    d_mm: dimension("diameter"),
    t_mm: wall("wall thickness"),
    t_w_mm: wall("web thickness"),
    t_f_mm: wall("flange thickness"),
    r_mm: radius("root radius; {default 0}"),
    r_1_mm: radius("root radius of an angle; {default 0}"),
    r_2_mm: radius("toe radius of an angle; {default 0}"),
    r_o_mm: radius("outer corner radius of a hollow section; {default} by the product standard"),
    r_i_mm: radius("inner corner radius of a hollow section; {default} by the product standard"),
    a_mm: radius("throat of the welds of a welded section; {default 0}"),
    fabrication: oneOf(
      ["rolled", "welded", "hot-finished", "cold-formed"],
      "{default} rolled; hollow sections: cold-formed",
    ).optional(),
  }),
  "own section in place of a profile",
);

/** A member: a profile of the catalogue or an own section, with its steel. */
export const memberFields = {
  profile: text("any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10").optional(),
  fabrication: oneOf(["hot-finished", "cold-formed"], "of a hollow profile; {default} by designation").optional(),
  section: ownSectionField.optional(),
  ...steelFields,
};

export const memberField = (description: string) => part(() => memberFields, description);

export interface MemberSpec extends SteelSpec {
  readonly profile?: string | undefined;
  readonly fabrication?: "hot-finished" | "cold-formed" | undefined;
  readonly section?: OwnSection | undefined;
}

export interface Member {
  readonly section: Section;
  readonly steel: Steel;
  /** Dimensions with everything filled in that the shape has; 0 for what it has not. */
  readonly h: number;
  readonly b: number;
  /** web; wall of angles and hollow sections */
  readonly t_w: number;
  readonly t_f: number;
  /** root radius; throat times sqrt(2) of welded sections: the leg that stands in its place */
  readonly r: number;
  readonly welded: boolean;
}

/** `shapes`: what the joint can be made with. */
export function resolveMember(
  sheet: Sheet,
  path: string,
  spec: MemberSpec,
  shapes?: readonly Shape[],
): Member | undefined {
  const found = resolveSection(sheet, path, spec);
  if (!found) return undefined;
  if (shapes && !shapes.includes(found.shape)) {
    sheet.problem(
      fieldPath(path, spec.profile === undefined ? "section" : "profile"),
      says.shape({ shapes: listed("or", shapes), profile: found.designation, shape: found.shape }),
    );
    return undefined;
  }
  const hollow = found.fabrication === "hot-finished" || found.fabrication === "cold-formed";
  if (spec.fabrication !== undefined) {
    if (spec.section) sheet.unused(fieldPath(path, "fabrication"), says.fabricationOfSection);
    else if (!hollow) sheet.unused(fieldPath(path, "fabrication"), says.notHollow({ profile: found.designation }));
  }
  const steel = resolveSteel(
    sheet,
    path,
    spec,
    greatestThickness(found),
    hollow ? { product: found.fabrication as "hot-finished" | "cold-formed" } : {}, // what `hollow` has just seen
  );
  return steel && { section: found, steel, ...dimensionsOf(found) };
}

function dimensionsOf({ shape, fabrication, dimensions: d }: Section): Omit<Member, "section" | "steel"> {
  const round = shape === "CHS" || shape === "round";
  const t_w = d.t_w_mm ?? d.t_mm ?? 0;
  return {
    h: round ? (d.d_mm ?? 0) : (d.h_mm ?? d.b_mm ?? 0),
    b: round ? (d.d_mm ?? 0) : (d.b_mm ?? 0),
    t_w,
    t_f: d.t_f_mm ?? t_w,
    r: fabrication === "welded" ? Math.SQRT2 * (d.a_mm ?? 0) : (d.r_mm ?? d.r_1_mm ?? d.r_o_mm ?? 0),
    welded: fabrication === "welded",
  };
}

function resolveSection(sheet: Sheet, path: string, spec: MemberSpec): Section | undefined {
  if (spec.profile !== undefined && spec.section !== undefined) {
    sheet.problem(fieldPath(path, "section"), notWith("profile"));
    return undefined;
  }
  if (spec.section) {
    const wrong = ownSectionFaults(spec.section);
    for (const { path: field, said } of wrong) sheet.problem(fieldPath(path, `section.${field}`), said);
    return wrong.length === 0 ? ownSection(spec.section) : undefined;
  }
  if (spec.profile === undefined) {
    sheet.problem(fieldPath(path, "profile"), required(says.profileOrSection));
    return undefined;
  }
  return resolveProfile(sheet, fieldPath(path, "profile"), spec.profile, spec.fabrication);
}

/** `path`: the field with the name of the profile. */
export function resolveProfile(
  sheet: Sheet,
  path: string,
  profile: string,
  fabrication?: MemberSpec["fabrication"],
): Section | undefined {
  const found = section(profile, fabrication ? { fabrication } : undefined);
  if (found) {
    const turned = found.shape === "RHS" ? saidOfTurned(profile) : undefined;
    if (turned) sheet.assume(turned, { weighty: true });
    return found;
  }
  const read = readProfileName(profile);
  const near = read && "suggestions" in read ? read.suggestions[0] : undefined;
  sheet.problem(
    path,
    near === undefined ? says.unknownProfile({ profile }) : says.unknownProfileNear({ profile, near }),
  );
  return undefined;
}
