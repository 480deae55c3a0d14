// EN 1993-1-8 for people who build on single clauses: formulas, functions, and the sizing of joints.

export * as boltGroups from "./bolt-groups/distribution.ts";
export * as boltTension from "./bolt-groups/out-of-plane.ts";
export { type BoltGroupNeeds, proposeBoltGroup } from "./bolt-groups/proposal.ts";
export * as bolts from "./bolts/resistance.ts";
export * as slip from "./bolts/slip.ts";
export * as spacing from "./bolts/spacing.ts";
export { connections } from "./check.ts";
export * as baseBearing from "./column-base/bearing.ts";
export { type ColumnBaseNeeds, proposeColumnBase } from "./column-base/proposal.ts";
export { type GussetNeeds, proposeGusset } from "./gussets/proposal.ts";
export * as circularJoints from "./hollow-sections/formulas-chs.ts";
export * as rectangularJoints from "./hollow-sections/formulas-rhs.ts";
export * as jointComponents from "./moment-joints/components.ts";
export { type MomentJointNeeds, proposeEndPlate, proposeWeldedBeam } from "./moment-joints/proposal.ts";
export * as jointStiffness from "./moment-joints/stiffness.ts";
export type { ProposalContext, Proposed } from "./parts/proposal.ts";
export { type StandardJoint, standardJoints } from "./simple-joints/catalogue.ts";
export * as simpleJoints from "./simple-joints/formulas.ts";
export {
  proposeAngleCleats,
  proposeFinPlate,
  proposeHeaderPlate,
  proposeSimpleJoint,
  type SimpleJointNeeds,
} from "./simple-joints/proposal.ts";
export * as splices from "./splices/formulas.ts";
export { proposeSplice, type SpliceNeeds } from "./splices/proposal.ts";
export { alphaOf } from "./t-stub/alpha.ts";
export * as tStub from "./t-stub/modes.ts";
export * as effectiveLengths from "./t-stub/patterns.ts";
export * as angles from "./tearing/angle.ts";
export * as blockTearing from "./tearing/block.ts";
export * as pins from "./tearing/pin.ts";
export { type BraceNeeds, type PinNeeds, proposeAngleOneLeg, proposePin } from "./tearing/proposal.ts";
export * as welds from "./welds/formulas.ts";
export * as intermittentWelds from "./welds/intermittent.ts";
export { proposeWeld, type WeldNeeds } from "./welds/proposal.ts";
export { weldGroupProperties } from "./welds/weld-group.ts";
