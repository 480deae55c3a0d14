// What is said under EN 1998-1, by the room that says it.
export { says as earthquake } from "./says.ts";
export { says as earthquakeInput } from "./says-of-input.ts";
