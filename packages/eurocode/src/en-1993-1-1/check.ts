import { membersWith } from "./kind.ts";
import { rooms } from "./rooms.ts";

export const steelMembers = membersWith(rooms);
export const memberKind = steelMembers.kinds.member;
