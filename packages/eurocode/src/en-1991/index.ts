export { loads } from "./check.ts";
export * as snowDrifts from "./snow/drifts.ts";
export * as snowShapes from "./snow/shapes.ts";
export * as windForces from "./wind/elements.ts";
export * as windGusts from "./wind/gusts.ts";
export * as windVelocity from "./wind/velocity.ts";
