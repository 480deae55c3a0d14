import type { Endpoint } from "@x/eurocode";
import type { Message } from "../../message.ts";
import { concreteColumns } from "./en-1992-1-1.ts";
import { steelMembers } from "./en-1993-1-1.ts";
import { steelJoints } from "./en-1993-1-8.ts";
import { fatigue } from "./en-1993-1-9.ts";
import { timber } from "./en-1995-1-1.ts";
import { earthquake } from "./en-1998-1.ts";
import { form } from "./form.ts";

/** What can be wrong with an input, by standard; `form` holds what all of them say. */
export const problemsOf: Readonly<Partial<Record<Endpoint, readonly Message[]>> & { form: readonly Message[] }> = {
  "en-1992-1-1": concreteColumns,
  "en-1993-1-1": steelMembers,
  "en-1993-1-8": steelJoints,
  "en-1993-1-9": fatigue,
  "en-1995-1-1": timber,
  "en-1998-1": earthquake,
  form,
};
