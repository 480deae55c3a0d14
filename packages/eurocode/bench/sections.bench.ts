/** vitest bench --run packages/eurocode/bench/sections.bench.ts */
import { test } from "vitest";
import { ownSection, resolveDesignation, section } from "../src/sections/index.ts";
import { propertiesOf } from "../src/sections/properties.ts";

const spellings = ["UB457*191*67", "HEB-200", "IPEo 300", "L100*10", "RHS 120/80/6,3", "KKR 100x5", "ROR114,3x5"];

test("designations", async ({ bench }) => {
  for (const s of spellings) section(s);
  let next = 0;
  await bench.compare(
    bench("a spelling seen before", () => {
      resolveDesignation("UB457*191*67");
    }),
    bench("section() by a spelling seen before", () => {
      section("UB457*191*67");
    }),
    bench("a spelling never seen, not in the catalogue", () => {
      resolveDesignation(`UB 457x191x${next++ / 1000}`);
    }),
  );
});

/** Every property of one section, worked out anew */
test("properties", async ({ bench }) => {
  const work = (name: string) => {
    const s = section(name);
    if (!s) throw new Error(`${name} is in the catalogue`);
    const { shape, fabrication, dimensions } = s;
    return bench(name, () => {
      propertiesOf({ shape, fabrication, dimensions });
    });
  };
  let h = 300;
  await bench.compare(
    work("HE 200 B"),
    work("IPN 200"),
    work("UPN 200"),
    work("T 152x229x34"),
    work("L 150x100x12"),
    work("RHS 120x80x6.3"),
    work("CHS 114.3x5"),
    bench("own welded I, never seen", () => {
      h += 1e-6;
      ownSection({ shape: "I", h_mm: h, b_mm: 200, t_w_mm: 8, t_f_mm: 12, fabrication: "welded" }).properties;
    }),
  );
});
