export {
  type BoltGrade,
  type BoltGradeName,
  type BoltSize,
  bolt,
  boltGrade,
  boltGradeNames,
  boltGrades,
  boltSizes,
  type HexagonHead,
  normalClearance,
  tensileStressArea,
} from "./bolts.ts";
export { type Concrete, concrete, concreteOfStrength, concreteWeights } from "./concrete.ts";
export { concretes } from "./concretes.ts";
export {
  barArea,
  barDiameters,
  type Reinforcement,
  reinforcements,
  resolveReinforcement,
} from "./reinforcement.ts";
export {
  type Confidence,
  type NoStrength,
  type RefusedGrade,
  resolveSteelGrade,
  type SteelGrade,
  type SteelProduct,
  type SteelStrength,
  type StrengthTable,
  steel,
  steelStrength,
} from "./steel.ts";
export { type Timber, type TimberType, timber, timbers } from "./timber.ts";
