import { builtUpRoom } from "./built-up/built-up.ts";
import { fireRoom } from "./fire/fire.ts";
import { frameRoom } from "./frames/frames.ts";
import { generalMethodRoom } from "./general-method/general-method.ts";
import { outlineRoom } from "./outlines/outlines.ts";
import type { Room } from "./room.ts";
import { stableLengthRoom } from "./stable-lengths/stable-lengths.ts";
import { torsionRoom } from "./torsion-loads/torsion-loads.ts";
import { webRoom } from "./webs/webs.ts";

/** What a member may be verified for beside 6.2 and 6.3. */
export const rooms: readonly Room[] = [
  webRoom,
  fireRoom,
  torsionRoom,
  builtUpRoom,
  frameRoom,
  generalMethodRoom,
  stableLengthRoom,
  outlineRoom,
];
