import type { Message } from "../message.ts";
import { details } from "./details.ts";
import { concreteColumns } from "./en-1992-1-1.ts";
import { steelMembers } from "./en-1993-1-1.ts";
import { steelJoints } from "./en-1993-1-8.ts";
import { fatigue } from "./en-1993-1-9.ts";
import { timber } from "./en-1995-1-1.ts";
import { earthquake } from "./en-1998-1.ts";
import { fields } from "./fields.ts";
import { figures } from "./figures.ts";
import { parameters } from "./parameters.ts";
import { shared } from "./shared.ts";
import { words } from "./words.ts";

/** Every message there is. */
export const messages: readonly Message[] = [
  ...concreteColumns,
  ...steelMembers,
  ...steelJoints,
  ...fatigue,
  ...timber,
  ...earthquake,
  ...shared,
  ...details,
  ...fields,
  ...parameters,
  ...figures,
  ...words,
];
