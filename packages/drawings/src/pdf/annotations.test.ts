import { inEnglish } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { byHand } from "../../test/hostile.ts";
import { readPages } from "../process/pipeline.ts";

test("text boxes with and without a picture of their own are on the drawing; a comment is only told", async () => {
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const picture = "BT /F 10 Tf 1 0 0 1 5 5 Tm (IPE 360) Tj ET";
  const pdf = byHand([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> /Annots [6 0 R 7 0 R 9 0 R 10 0 R] >>",
    stream("BT /F 10 Tf 1 0 0 1 100 300 Tm (HEB 200) Tj ET"),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Annot /Subtype /FreeText /Rect [300 300 420 320] /Contents (B7 IPE 330\rL=4500) /DA (/Helv 10 Tf 0 g) >>",
    "<< /Type /Annot /Subtype /FreeText /Rect [300 200 420 220] /Contents (IPE 360) /DA (/Helv 10 Tf 0 g) /AP << /N 8 0 R >> >>",
    `<< /Type /XObject /Subtype /Form /BBox [0 0 120 20] /Resources << /Font << /F 5 0 R >> >> /Length ${picture.length} >>\nstream\n${picture}\nendstream`,
    "<< /Type /Annot /Subtype /Text /Rect [500 500 520 520] /Contents (HEB 300 was considered here) >>",
    "<< /Type /Annot /Subtype /Text /Rect [500 400 520 420] /Contents (please check) >>",
  ]);
  const drawing = await readPages(pdf, { readers: ["text"] });
  expect(drawing.members.map(({ mark, profile, length_mm }) => [mark, profile, length_mm])).toEqual([
    ["B7", "IPE 330", 4500],
    ["", "HE 200 B", undefined],
    ["", "IPE 360", undefined],
  ]);
  expect(drawing.unresolved.map(({ text, reason }) => [text, inEnglish(reason)])).toEqual([
    ["HEB 300 was considered here", "a section in a reviewer's comment; not counted as a member"],
  ]);
});
