import { detailCatalogue } from "@x/eurocode";
import { expect, test } from "vitest";
import { detailSketch } from "./index.ts";

test.each(detailCatalogue().map((entry) => [entry.id, entry] as const))("detail %s has a picture", (_id, entry) => {
  expect(detailSketch(entry)).toMatch(/^<svg .*<\/svg>$/s);
  expect(detailSketch(entry)).not.toMatch(/undefined|NaN/);
});
