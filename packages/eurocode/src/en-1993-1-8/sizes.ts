import { between } from "../basis/fields.ts";

// Fields of joints with the bounds of what can be built, so that no product of them leaves the range of numbers.

/** Of a plate, a washer, a line of failure. */
export const size = (description: string) => between(1, 5000, description, "mm", [5, 3000]);

/** Where nothing is a size as well. */
export const sizeOrNone = (description: string) => between(0, 5000, description, "mm", [1, 1000]);

/** Between two welds. */
export const gap = (description: string) => between(0, 5000, description, "mm", [0.1, 50]);

/** A place on a plate, either side of its origin; a load on a bracket acts beside it. */
export const place = (description: string) => between(-20_000, 20_000, description, "mm", [-5000, 5000]);

// No joint carries more; below nothing can be distinguished from a small force.
export const force = (description: string) => between(-1e6, 1e6, description, "kN", [-100_000, 100_000]);
export const magnitude = (description: string) => between(0, 1e6, description, "kN", [0, 100_000]);
export const moment = (description: string) => between(-1e6, 1e6, description, "kNm", [-100_000, 100_000]);
/** In steel of S460 at most. */
export const steelStress = (description: string) => between(0, 460, description, "MPa");
/** Of concrete and grout. */
export const concreteStress = (description: string) => between(1, 200, description, "MPa", [5, 120]);

// With what is usual beside what can be: outside it a warning asks for the unit.
export const plateSide = (description: string) => between(1, 10_000, description, "mm", [40, 4000]);
export const thickness = (description: string) => between(0.4, 500, description, "mm", [1, 200]);
export const distance = (description: string) => between(1, 5000, description, "mm", [5, 3000]);
export const throat = (description: string) => between(0.1, 100, description, "mm", [2, 50]);
export const memberLength = (description: string) => between(100, 100_000, description, "mm", [500, 60_000]);
export const elongation = (description: string) => between(1, 5000, description, "mm", [10, 2500]);
export const blockSide = (description: string) => between(50, 100_000, description, "mm", [200, 20_000]);
/** Plates, cleats and their notches in simple joints and splices. */
export const side = (description: string) => between(10, 5000, description, "mm", [30, 3000]);
export const cut = (description: string) => between(1, 5000, description, "mm", [10, 1500]);
export const cutOrNone = (description: string) => between(0, 3000, description, "mm", [10, 1000]);
export const lever = (description: string) => between(1, 3000, description, "mm", [20, 1500]);
/** Of a bolt in its hole: M5 to M64. */
export const hole = (description: string) => between(5, 150, description, "mm", [5.5, 100]);
export const depth = (description: string) => between(0, 500, description, "mm", [1, 100]);
export const jointLength = (description: string) => between(10, 20_000, description, "mm", [30, 6000]);
/** Welds run along whole girders. */
export const weldLength = (description: string) => between(5, 50_000, description, "mm", [20, 20_000]);
export const pinSize = (description: string) => between(3, 1500, description, "mm", [10, 500]);
export const pinPlate = (description: string) => between(1, 500, description, "mm", [3, 250]);
export const area = (description: string) => between(1, 500_000, description, "mm²", [50, 100_000]);
