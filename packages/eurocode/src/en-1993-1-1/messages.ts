// What is said under EN 1993-1-1, by the room that says it.

export { says as builtUp } from "./built-up/says.ts";
export { says as steelFire } from "./fire/says.ts";
export { says as frames } from "./frames/says.ts";
export { says as generalMethod } from "./general-method/says.ts";
export { says as outlines } from "./outlines/says.ts";
export { says as steelMember } from "./says.ts";
export { says as memberBuckling } from "./says-of-buckling.ts";
export { says as bucklingCurves } from "./says-of-curves.ts";
export { says as memberInput } from "./says-of-input.ts";
export { says as steelSecond } from "./second/says.ts";
export { says as stableLengths } from "./stable-lengths/says.ts";
export { says as torsionLoads } from "./torsion-loads/says.ts";
export { says as webs } from "./webs/says.ts";
