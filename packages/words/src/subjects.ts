// What a page loads of a language, so that it loads no more than it says: names of files in its folder.

/** The verdict on a steel member and the first of its pictures: the landing page. */
export const ofGlance: readonly string[] = ["on-landing", "verifications-of-members"];

const more: Readonly<Record<string, readonly string[]>> = {
  // it calculates with steel members
  "en-1993-1-8": ["en-1993-1-1", "verifications-of-joints", "figures-of-joints"],
  "en-1993-1-9": ["details"],
  "en-1995-1-1": ["fields-of-timber-joints", "verifications-of-joints"],
};

/** What can be wrong with an input of a check. */
export const ofProblems = (endpoint: string): readonly string[] => [
  ...["shared", "fields", `fields-${endpoint}`, endpoint],
  ...(endpoint === "en-1993-1-8" ? ["en-1993-1-1"] : []),
  ...(endpoint === "en-1995-1-1" ? ["fields-of-timber-joints"] : []),
];

/** All that the report of a check says, its form and what can be wrong with its input. */
export const ofReport = (endpoint: string): readonly string[] => [
  ...ofGlance,
  ...[
    "shared",
    "fields",
    "fields-on-paper",
    "own-annex",
    "figures",
    "paper",
    "parameters",
    "topics",
    "verifications",
    "vocabulary",
    `fields-${endpoint}`,
    endpoint,
  ],
  ...((Object.hasOwn(more, endpoint) ? more[endpoint] : undefined) ?? []),
];
