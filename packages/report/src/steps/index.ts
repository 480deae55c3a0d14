// What a terminal shows of a result: numbers, items and steps, without pages and languages.

export { governingIn, itemsOf } from "../items.ts";
export { groupTitle, pathTo, stepGroups } from "./groups.ts";
export { withParts } from "./parts.ts";
export { plainText, printed } from "./printed.ts";
