import { secondRules } from "@x/eurocode";
import { expect, test } from "vitest";
import { wordsIn } from "../src/all.ts";
import { languages } from "../src/languages.ts";

test.each(languages.filter((language) => language !== "en"))(
  "%s says where a rule of one source is from",
  (language) => {
    const words = wordsIn(language);
    const sources = new Set(secondRules.flatMap(({ sureness, source }) => (sureness === "A" ? [] : [source])));
    expect([...sources].filter((source) => words.described(source) === source)).toEqual([]);
  },
);
