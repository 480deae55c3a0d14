// What is said under EN 1991, by the room that says it.
export { refuse as imposedInput, says as imposed } from "./imposed/says.ts";
export { refuse as snowInput, says as snow } from "./snow/says.ts";
export { refuse as temperatureInput, says as temperature } from "./temperature/says.ts";
export { refuse as windInput, says as wind } from "./wind/says.ts";
