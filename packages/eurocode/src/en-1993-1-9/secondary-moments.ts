import type { Message } from "../basis/message.ts";
import { says } from "./says.ts";

// EN 1993-1-9 4(2), Tables 4.1 and 4.2: ranges of lattice girders calculated with hinged joints, times k_1.

export const jointTypes = ["K-gap", "N-gap", "K-overlap", "N-overlap"] as const;
export const latticeMembers = ["chord", "vertical", "diagonal"] as const;

type Factors = Readonly<Record<(typeof latticeMembers)[number], number>>;

/** N joints include KT joints. */
export const secondaryMoments: Readonly<
  Record<"circular" | "rectangular", Readonly<Record<(typeof jointTypes)[number], Factors>>>
> = {
  circular: {
    "K-gap": { chord: 1.5, vertical: 1, diagonal: 1.3 },
    "N-gap": { chord: 1.5, vertical: 1.8, diagonal: 1.4 },
    "K-overlap": { chord: 1.5, vertical: 1, diagonal: 1.2 },
    "N-overlap": { chord: 1.5, vertical: 1.65, diagonal: 1.25 },
  },
  rectangular: {
    "K-gap": { chord: 1.5, vertical: 1, diagonal: 1.5 },
    "N-gap": { chord: 1.5, vertical: 2.2, diagonal: 1.6 },
    "K-overlap": { chord: 1.5, vertical: 1, diagonal: 1.3 },
    "N-overlap": { chord: 1.5, vertical: 2, diagonal: 1.4 },
  },
};

const notesOf = (joint: Message): Readonly<Record<(typeof latticeMembers)[number], Message>> => ({
  chord: says.nodeInGirder({ joint, member: says.chord }),
  vertical: says.nodeInGirder({ joint, member: says.vertical }),
  diagonal: says.nodeInGirder({ joint, member: says.diagonal }),
});

export const notesOfNodes = {
  "K-gap": notesOf(says.kGap),
  "N-gap": notesOf(says.nGap),
  "K-overlap": notesOf(says.kOverlap),
  "N-overlap": notesOf(says.nOverlap),
} satisfies Readonly<Record<(typeof jointTypes)[number], unknown>>;
