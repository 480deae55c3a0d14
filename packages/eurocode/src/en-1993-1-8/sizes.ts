import { between } from "../basis/fields.ts";

// Fields of joints with the bounds of what can be built, so that no product of them leaves the range of numbers.

/** A length from a tenth of a millimetre to 100 m. */
export const size = (description: string) => between(0.1, 100_000, description, "mm");

/** Where nothing is a size as well. */
export const sizeOrNone = (description: string) => between(0, 100_000, description, "mm");

/** A place on a plate, either side of its origin. */
export const place = (description: string) => between(-100_000, 100_000, description, "mm");

export const force = (description: string) => between(-1e6, 1e6, description, "kN");
export const magnitude = (description: string) => between(0, 1e6, description, "kN");
export const moment = (description: string) => between(-1e6, 1e6, description, "kNm");
export const stress = (description: string) => between(0.1, 10_000, description, "MPa");
export const stressOrNone = (description: string) => between(0, 10_000, description, "MPa");

// With what is usual beside what can be: outside it a warning asks for the unit.
export const plateSide = (description: string) => between(1, 10_000, description, "mm", [40, 4000]);
export const thickness = (description: string) => between(0.1, 500, description, "mm", [1, 200]);
export const distance = (description: string) => between(0.1, 5000, description, "mm", [5, 3000]);
export const throat = (description: string) => between(0.1, 100, description, "mm", [2, 50]);
export const memberLength = (description: string) => between(100, 100_000, description, "mm", [500, 60_000]);
export const elongation = (description: string) => between(1, 5000, description, "mm", [10, 2500]);
export const blockSide = (description: string) => between(50, 100_000, description, "mm", [200, 20_000]);
