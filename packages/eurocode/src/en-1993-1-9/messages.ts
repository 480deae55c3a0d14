// What is said under EN 1993-1-9, by the room that says it.
export { says as fatigue } from "./says.ts";
export { says as fatigueInput } from "./says-of-input.ts";
