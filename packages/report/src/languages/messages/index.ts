import type { Endpoint } from "@x/eurocode";
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
import { help } from "./help.ts";
import { jointFigures } from "./joint-figures.ts";
import { landing } from "./landing.ts";
import { parameters } from "./parameters.ts";
import { shared } from "./shared.ts";
import { words } from "./words.ts";

/** By what says it. */
export const messagesOf = {
  "en-1992-1-1": concreteColumns,
  "en-1993-1-1": steelMembers,
  "en-1993-1-8": [...steelJoints, ...jointFigures],
  "en-1993-1-9": [...fatigue, ...details],
  "en-1995-1-1": timber,
  "en-1998-1": earthquake,
  shared: [...shared, ...parameters, ...words],
  fields: [...fields, ...help],
  figures: [...figures, ...landing],
} satisfies Readonly<Record<Endpoint | "shared" | "fields" | "figures", readonly Message[]>>;

/** Every message there is. */
export const messages: readonly Message[] = Object.values(messagesOf).flat();
