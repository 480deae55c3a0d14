// What is said under EN 1992-1-1, by the room that says it.

export { says as concreteAnchorage } from "./anchorages/says.ts";
export { says as concreteBarLayout } from "./bar-layouts/says.ts";
export { says as barsInWords } from "./bars-in-words.ts";
export { says as concreteBeam } from "./beams/says.ts";
export { says as concreteFoundation } from "./foundations/says.ts";
export { says as concretePunching } from "./punching/says.ts";
export {
  fireSays as columnFire,
  says as concreteColumn,
  secondOrderSays as columnSecondOrder,
  shearSays as columnShear,
} from "./says.ts";
export { says as concreteSecond } from "./second/says.ts";
