// For those who build on single clauses: formulas by clause group, and the functions that put them together.

export * as plate from "../en-1993-1-5/effective-width.ts";
export * as shearBuckling from "../en-1993-1-5/shear-buckling.ts";
export * as bendingAxial from "./bending-axial.ts";
export type { CaseOutcome } from "./calculation.ts";
export { memberKind, steelMembers } from "./check.ts";
export * as classification from "./classification.ts";
export * as crossSection from "./cross-section.ts";
export * as deflection from "./deflection.ts";
export * as effectiveSection from "./effective-section.ts";
export * as criticalMoment from "./elastic-critical-moment.ts";
export * as equivalentMoment from "./equivalent-moment.ts";
export * as flexuralBuckling from "./flexural-buckling.ts";
export * as annexA from "./interaction-a.ts";
export * as annexB from "./interaction-b.ts";
export * as lateralTorsional from "./lateral-torsional.ts";
export type { Actions, Member } from "./model.ts";
export * as momentShape from "./moment-shape.ts";
export { lightestProfile, type PreparedMember, prepareMember, type Suggestion } from "./prepared.ts";
export type { CaseActions } from "./room.ts";
export type { MemberItem } from "./schema.ts";
export * as torsionalBuckling from "./torsional-buckling.ts";
export * as verification from "./verify.ts";
