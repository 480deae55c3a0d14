// What is said of joints: every room of messages of this standard.

export { says as boltGroup } from "./bolt-groups/says.ts";
export { says as bolts } from "./bolts/says.ts";
export { says as columnBase } from "./column-base/says.ts";
export { says as gussets } from "./gussets/says.ts";
export { says as hollowJoints } from "./hollow-sections/says.ts";
export { says as momentJoints } from "./moment-joints/says.ts";
export { says as jointParts } from "./parts/says.ts";
export { says as beamSeats } from "./seats/says.ts";
export { says as jointsSecond } from "./second/says.ts";
export { says as simpleJoints } from "./simple-joints/says.ts";
export { says as splice } from "./splices/says.ts";
export { says as tStub } from "./t-stub/says.ts";
export { says as tearing } from "./tearing/says.ts";
export { says as welds } from "./welds/says.ts";
