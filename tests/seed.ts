import fc from "fast-check";

// Every run draws the same random inputs, so that a change is judged by what it changed. `FC_SEED=random npm test` draws
// new ones, FC_RUNS multiplies them: do that before a release, and when you touch a formula.
const { FC_SEED = "19930108", FC_RUNS } = process.env;

fc.configureGlobal({
  ...(FC_SEED === "random" ? {} : { seed: Number(FC_SEED) }),
  ...(FC_RUNS === undefined ? {} : { numRuns: Number(FC_RUNS) }),
});
