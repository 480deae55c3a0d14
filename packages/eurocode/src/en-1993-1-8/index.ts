// EN 1993-1-8 for people who build on single clauses: formulas, functions, and the sizing of joints.

export { type BoltGroupNeeds, designBoltGroup } from "./bolt-groups/design.ts";
export * as boltGroups from "./bolt-groups/distribution.ts";
export * as boltTension from "./bolt-groups/out-of-plane.ts";
export * as bolts from "./bolts/resistance.ts";
export * as slip from "./bolts/slip.ts";
export * as spacing from "./bolts/spacing.ts";
export { connections } from "./check.ts";
export * as baseBearing from "./column-base/bearing.ts";
export { type ColumnBaseNeeds, designColumnBase } from "./column-base/design.ts";
export * as circularJoints from "./hollow-sections/formulas-chs.ts";
export * as rectangularJoints from "./hollow-sections/formulas-rhs.ts";
export * as jointComponents from "./moment-joints/components.ts";
export { designEndPlate, designWeldedBeam, type MomentJointNeeds } from "./moment-joints/design.ts";
export * as jointStiffness from "./moment-joints/stiffness.ts";
export type { DesignContext, Designed } from "./parts/design.ts";
export {
  designAngleCleats,
  designFinPlate,
  designHeaderPlate,
  designSimpleJoint,
  type SimpleJointNeeds,
} from "./simple-joints/design.ts";
export * as simpleJoints from "./simple-joints/formulas.ts";
export { designSplice, type SpliceNeeds } from "./splices/design.ts";
export * as splices from "./splices/formulas.ts";
export { alphaOf } from "./t-stub/alpha.ts";
export * as tStub from "./t-stub/modes.ts";
export * as effectiveLengths from "./t-stub/patterns.ts";
export * as angles from "./tearing/angle.ts";
export * as blockTearing from "./tearing/block.ts";
export { type BraceNeeds, designAngleOneLeg, designPin, type PinNeeds } from "./tearing/design.ts";
export * as pins from "./tearing/pin.ts";
export { designWeld, type WeldNeeds } from "./welds/design.ts";
export * as welds from "./welds/formulas.ts";
export * as intermittentWelds from "./welds/intermittent.ts";
export { weldGroupProperties } from "./welds/weld-group.ts";
