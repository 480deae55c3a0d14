/** What was changed into what is no member, wherever a sheet says it. */
import { expect, test } from "vitest";
import { readPages } from "../src/process/pipeline.ts";
import { list, pdfOf, put } from "./drawings/sheet.ts";

const changes = ["column B2 HEA 160 -> HEA 180", "IPE 300 --> IPE 330", "UB 203x133x25 => UB 254x146x31"];

test.each(changes)("a list of revisions: %s", async (change) => {
  const pdf = await pdfOf((doc) => {
    // the letters of the frame stand in line with the rows
    put(doc, 1180, 742, "E");
    list(
      doc,
      ["Rev", "Date", "Description", "By"],
      [
        ["A", "02.03.2024", change, "GR"],
        ["B", "14.05.2024", "dimensions", "MK"],
      ],
      { x: 840, y: 700, widths: [30, 60, 190, 50] },
    );
  });
  const { members, unresolved } = await readPages(new Uint8Array(pdf), { readers: ["text"] });
  expect(members).toEqual([]);
  expect(unresolved.map(({ text }) => text)).toEqual([change]);
});

test.each(changes)("beside a view: %s", async (change) => {
  const pdf = await pdfOf((doc) => put(doc, 300, 300, change));
  const { members, unresolved } = await readPages(new Uint8Array(pdf), { readers: ["text"] });
  expect(members).toEqual([]);
  expect(unresolved).toHaveLength(1);
});
