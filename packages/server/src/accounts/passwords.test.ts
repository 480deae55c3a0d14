import { expect, test } from "vitest";
import { openPasswords, standardCost } from "./passwords.ts";

test("the cost is what OWASP asks of scrypt", () => {
  expect(standardCost).toEqual({ N: 131072, r: 8, p: 1 });
});

test("a hash of any cost holds; one that was made with less work is weak", async () => {
  const [past, present] = [openPasswords({ N: 1024, r: 8, p: 1 }), openPasswords({ N: 2048, r: 8, p: 1 })];
  const hash = await past.hash("six planks of larch");
  expect(await present.fits("six planks of larch", hash)).toBe(true);
  expect(await present.fits("six planks of birch", hash)).toBe(false);
  expect(await present.fits("six planks of larch", null)).toBe(false);
  expect([present.isWeak(hash), past.isWeak(hash)]).toEqual([true, false]);
});

test("the standard cost can be paid", { tags: "change" }, async () => {
  const passwords = openPasswords();
  const hash = await passwords.hash("six planks of larch");
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(await passwords.fits("six planks of larch", hash)).toBe(true);
});
