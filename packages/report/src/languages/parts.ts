import type { Endpoint } from "@x/eurocode";
import type { TextPart } from "./texts.ts";

// What a page loads of a language, so that it loads no more than it says.

/** The verdict on a steel member and its pictures: the landing page. */
export const glanceParts: readonly TextPart[] = ["glance"];

/** Its own sentences, and those of the standards that it calculates with. */
const ofCheck: Readonly<Record<Endpoint, readonly TextPart[]>> = {
  "en-1992-1-1": ["en-1992-1-1"],
  "en-1993-1-1": ["en-1993-1-1"],
  "en-1993-1-8": ["en-1993-1-8", "en-1993-1-1"],
  "en-1993-1-9": ["en-1993-1-9"],
  "en-1995-1-1": ["en-1995-1-1"],
  "en-1998-1": ["en-1998-1"],
};

const isEndpoint = (name: string): name is Endpoint => Object.hasOwn(ofCheck, name);

/** All that the report of a check says, its pictures too; of an endpoint that there is not, what all checks say. */
export const reportParts = (endpoint: string): readonly TextPart[] => [
  ...glanceParts,
  "shared",
  "fields",
  ...(isEndpoint(endpoint) ? ofCheck[endpoint] : []),
];
