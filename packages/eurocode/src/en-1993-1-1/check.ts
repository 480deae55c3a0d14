import { withActions } from "../en-1990/item-actions.ts";
import { membersWith } from "./kind.ts";
import { rooms } from "./rooms.ts";
import { second } from "./second/index.ts";
import { suggestionsWith } from "./suggest.ts";

export const steelMembers = withActions(membersWith(rooms, { suggest: suggestionsWith(rooms), second }));
export const memberKind = steelMembers.kinds.member;
