import fc from "fast-check";
import { expect, test } from "vitest";
import type { Message } from "../basis/message.ts";
import { Sentences, sentenceOf } from "./sentences.ts";

const message = (english: string): Message => ({ id: "test.said", values: {}, english });

test("each sentence once, in the order in which it was first said, however many there are", () => {
  // few, so that they repeat, and more than are looked for along the list
  const spoken = fc.array(
    fc.integer({ min: 0, max: 40 }).map((n) => `Sentence ${n}.`),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(spoken, (said) => {
      const sentences = new Sentences();
      for (const sentence of said) sentences.add(message(sentence));
      expect(sentences.all).toEqual([...new Set(said)]);
    }),
  );
});

test("a sentence about a row is made once for each row", () => {
  let made = 0;
  const about = sentenceOf(({ size }: { size: string }) => `Hole for ${size} ${++made}.`);
  const [m20, m24] = [{ size: "M20" }, { size: "M24" }];
  expect([about(m20), about(m24), about(m20)]).toEqual(["Hole for M20 1.", "Hole for M24 2.", "Hole for M20 1."]);
});
