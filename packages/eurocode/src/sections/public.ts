// What the package shows of sections: as the checks use them, and with drawings.
export { ownSection, ownSectionProblems } from "./drawn/own-section.ts";
export * from "./index.ts";
