import { expect, test } from "vitest";
import { inOrder, resembles } from "./mark-series.ts";

const read = (texts: string) => inOrder(texts.split(" ")).join(" ");

test("what stands between two marks of a series and looks like the missing one is it", () => {
  expect(read("st1 st2 st3 st4 stb st6 st7")).toBe("st1 st2 st3 st4 st5 st6 st7");
  expect(read("101 102 p11 10.3 104 105 p21")).toBe("101 102 p11 103 104 105 p21");
  expect(read("101 102 183 104 185 106")).toBe("101 102 103 104 105 106");
  expect(read("KL lel 102 183 104 185 pll 106")).toBe("KL lel 102 103 104 105 pll 106");
  expect(read("100S 101S 102S 103S 1045S 105S")).toBe("100S 101S 102S 103S 104S 105S");
  expect(read("JJ140 JJ130 JJ12e JJ110 JJ100")).toBe("JJ140 JJ130 JJ120 JJ110 JJ100");
  expect(read("CV4 CV5 CVE CV7")).toBe("CV4 CV5 CV6 CV7");
});

test("a mark that is read well, and what looks like no missing one, stay", () => {
  for (const column of [
    "B1 B8 B3 B4",
    "101 102 p1 104",
    "st1 st2 Ipe st4",
    "4 7 6 8",
    "B1 B2 B2a B4",
    "12 250 14 300",
    "P1 P3 P5 PS P9",
    "101 150 103 180",
  ])
    expect(read(column)).toBe(column);
  expect(resembles("B8", "B3")).toBe(false);
  expect(resembles("B6", "B8")).toBe(false);
});
