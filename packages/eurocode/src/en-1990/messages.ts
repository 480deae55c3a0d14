// What is said under EN 1990, by the room that says it.
export { says as combinationsInput } from "./refuse.ts";
export { says as combinations } from "./says.ts";
export { says as combinationsSecond } from "./second.ts";
