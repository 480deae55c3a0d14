/** Every phrase that names a section is accounted for: it ended as a member, as another row, or as unresolved. */

import { sectionsIn } from "@x/fabrication/members";
import type { Accounted, UnresolvedItem } from "../model.ts";
import type { Word } from "../page-text.ts";
import { type Phrase, pageBox } from "./reading-direction.ts";
import { pages } from "./says.ts";

export type ClaimedAs = "member" | "other row" | "unresolved";

/** What a reader took, and as what */
export interface Claim {
  readonly words: readonly Word[];
  readonly as: ClaimedAs;
}

export class Account {
  readonly #named: { readonly phrase: Phrase; readonly page: number }[] = [];
  readonly #claims = new Map<Word, ClaimedAs>();

  /** all phrases of a page, before anything is read of them */
  open(page: number, phrases: readonly Phrase[]): void {
    for (const phrase of phrases) if (sectionsIn(phrase.text).length > 0) this.#named.push({ phrase, page });
  }

  /** The first one to take a word keeps it */
  claim({ words, as }: Claim): void {
    for (const word of words) if (!this.#claims.has(word)) this.#claims.set(word, as);
  }

  /** What nobody took is unresolved */
  close(unfinished: ReadonlySet<number> = new Set()): {
    readonly accounted: Accounted;
    readonly left: readonly UnresolvedItem[];
  } {
    const left: UnresolvedItem[] = [];
    const sums = { member: 0, "other row": 0, unresolved: 0 };
    for (const { phrase, page } of this.#named) {
      const claims = phrase.words.flatMap((word) => this.#claims.get(word) ?? []);
      const as = (["member", "other row"] as const).find((one) => claims.includes(one)) ?? "unresolved";
      sums[as]++;
      if (claims.length === 0)
        left.push({
          text: phrase.text,
          page,
          bbox: pageBox(phrase.words),
          reason: unfinished.has(page) ? pages.noTimeLeft : pages.unaccounted,
        });
    }
    return {
      accounted: {
        phrases: this.#named.length,
        members: sums.member,
        other_rows: sums["other row"],
        unresolved: sums.unresolved,
      },
      left,
    };
  }
}
