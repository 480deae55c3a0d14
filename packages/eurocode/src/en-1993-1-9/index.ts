/** EN 1993-1-9 clause by clause, for those who build on single formulas. */
export * from "./catalogue/index.ts";
export * from "./curves.ts";
export * from "./damage.ts";
export * from "./equivalent.ts";
export * from "./lambda.ts";
export * from "./lambda-rail.ts";
export * from "./limits.ts";
export * from "./rainflow.ts";
export * from "./secondary-moments.ts";
export * from "./size-effect.ts";
export * from "./spectrum.ts";
