/** The grid of random plans: axes, coordinates, contradictions, and the places of their members. `GRIDS=300 FROM=1000` for more. */
import { inEnglish } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { byDepth } from "../../../../tests/depth.ts";
import { readPages } from "../../src/process/pipeline.ts";
import { Chance } from "./chance.ts";
import { griddedSheet } from "./gridded.ts";

const count = Number(process.env.GRIDS ?? byDepth(12, 30, 100));
const from = Number(process.env.FROM ?? 0);
const nearPlace = 60;

test(`grids of ${count} random plans`, { timeout: 0 }, async () => {
  const sums = {
    axes: 0,
    axesRight: 0,
    places: 0,
    found: 0,
    wrong: 0,
    levels: 0,
    levelsRight: 0,
    said: 0,
    contradicted: 0,
  };
  const faults: string[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const { pdf, truth } = await griddedSheet(new Chance(seed));
    const { members, views = [], warnings } = await readPages(new Uint8Array(pdf), { readers: ["text"] });
    const axes = views.find(({ kind, axes }) => kind === "plan" && axes)?.axes ?? [];
    for (const { name, along, at_mm } of truth.axes) {
      sums.axes++;
      const own = axes.find((axis) => axis.name === name && axis.along === along);
      if (own && Math.abs(own.at_mm - at_mm) < 2) sums.axesRight++;
      else faults.push(`${seed} axis ${along}${name} ${at_mm}, read ${own?.at_mm}`);
    }
    const told = /do not agree|those of a scale|add up to/.test(inEnglish(warnings).join("\n"));
    if (truth.contradicted || truth.copied) {
      sums.contradicted++;
      if (told) sums.said++;
      else faults.push(`${seed} contradiction is not told`);
    } else if (told) faults.push(`${seed} told of a contradiction: ${inEnglish(warnings).join("; ")}`);
    const level = views.find(({ level_mm }) => level_mm !== undefined)?.level_mm;
    sums.levels++;
    if (level === truth.level_mm) sums.levelsRight++;
    else faults.push(`${seed} level ${truth.level_mm}, read ${level}`);
    for (const { mark, start, end } of truth.places) {
      sums.places++;
      const place = members.find((member) => member.mark === mark)?.place?.[0];
      if (!place) {
        faults.push(`${seed} ${mark} has no place`);
        continue;
      }
      const near = (a: readonly number[], b: readonly number[]) =>
        Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0)) < nearPlace;
      if (near(place.start, start) && near(place.end, end)) sums.found++;
      else {
        sums.wrong++;
        faults.push(`${seed} ${mark} stands ${place.start} ${place.end}, not ${start} ${end} (${place.text})`);
      }
    }
  }
  const share = (a: number, b: number) => `${((100 * a) / Math.max(b, 1)).toFixed(1)} % of ${b}`;
  console.log(
    `axes ${share(sums.axesRight, sums.axes)}, places ${share(sums.found, sums.places)}, wrong places ${share(sums.wrong, sums.places)}, levels ${share(sums.levelsRight, sums.levels)}, contradictions told ${share(sums.said, sums.contradicted)}`,
  );
  if (process.env.SHOW) console.log(faults.slice(0, Number(process.env.SHOW)).join("\n"));
  expect(sums.axesRight / sums.axes).toBeGreaterThan(0.97);
  expect(sums.found / sums.places).toBeGreaterThan(0.9);
  expect(sums.wrong / sums.places).toBeLessThan(0.01);
  expect(sums.said).toBe(sums.contradicted);
});
