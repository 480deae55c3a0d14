export * from "./behaviour.ts";
export * from "./components.ts";
export * from "./displacements.ts";
export * from "./eigen.ts";
export { groundAcceleration, type Hazard, referenceAcceleration, verticalAcceleration } from "./hazard.ts";
export {
  addForce,
  addHeightMoment,
  addModeMoment,
  baseShear,
  forceByHeight,
  forceByMode,
  longestPeriod,
} from "./lateral-force.ts";
export * from "./modal.ts";
export {
  addWallArea,
  periodOfDisplacement,
  periodOfFrequency,
  periodOfHeight,
  wallCoefficient,
} from "./period.ts";
export * from "./spectra.ts";
export * from "./systems.ts";
export * from "./torsion.ts";
