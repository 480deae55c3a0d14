// What the kinds of joints have in common: steel, members, bolts and welds, as pieces of their schemas and as resolved parts.
export * from "./bolts.ts";
export * from "./member.ts";
export * from "./service.ts";
export * from "./steel.ts";
export * from "./welds.ts";
