export * from "./figures/svg.ts";
