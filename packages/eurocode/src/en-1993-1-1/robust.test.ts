import fc from "fast-check";
import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { byDepth, law } from "../../test/support/law.ts";
import {
  anyAnnex,
  anyForces,
  anyMember,
  anyPrepared,
  calculate,
  extremes,
  shearOfMoments,
} from "../../test/support/members.ts";
import { InvalidInput } from "../basis/problem.ts";
import type { ItemResult } from "../basis/result.ts";
import { prepareMember } from "./index.ts";

const run = (members: unknown[], more: Record<string, unknown> = {}) => {
  try {
    return calculate({ members, ...more });
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
};
const first = (result: NonNullable<ReturnType<typeof run>>) => (result.result.members as ItemResult[])[0] as ItemResult;

/** Every number in a value, with the way to it. */
function* numbers(value: unknown, path = ""): Generator<[string, number]> {
  if (typeof value === "number") yield [path, value];
  else if (value !== null && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) yield* numbers(inner, `${path}.${key}`);
}

describe("whatever the schema accepts", () => {
  /** How many of the members could be calculated at all. */
  const allFinite = (members: fc.Arbitrary<Record<string, unknown>>, numRuns: number): number => {
    let calculated = 0;
    fc.assert(
      fc.property(members, anyAnnex, (item, national_annex) => {
        const result = run([item], { national_annex });
        if (!result) return;
        calculated++;
        const member = first(result);
        for (const [path, value] of numbers(member)) {
          expect(Number.isFinite(value), `${path} is ${value}`).toBe(true);
          if (/_Rd_|_Rd$|resistance|utilization/.test(path)) expect(value, path).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns },
    );
    return calculated;
  };

  test("no number is missing, infinite or, for a resistance, negative", () => {
    const members = byDepth(600, 1000, 4000);
    expect(allFinite(anyMember, members)).toBeGreaterThan(members / 2);
  });

  test("nor with figures from one end of their range to the other", { tags: "change" }, () => {
    const odd = fc.tuple(anyMember, extremes).map(([item, extreme]) => shearOfMoments({ ...item, ...extreme }));
    const members = byDepth(0, 700, 3000);
    expect(allFinite(odd, members)).toBeGreaterThan(members / 10);
  });

  law(
    "every step of the derivation can be redone, and a derivation changes no number",
    () =>
      fc.property(anyMember, anyAnnex, (item, national_annex) => {
        const plain = run([item], { national_annex });
        const derived = run([item], { national_annex, derivation: true });
        expect(derived === undefined).toBe(plain === undefined);
        if (!plain || !derived) return;
        const { derivation, ...rest } = first(derived);
        expect(rest).toEqual(first(plain));
        for (const step of derivation ?? []) {
          const again = Number(evaluate(step.expression, { ...step.inputs }));
          expect(Math.abs(again - step.value), `${step.name} = ${step.expression}`).toBeLessThanOrEqual(
            1e-9 * Math.max(1, Math.abs(step.value)),
          );
        }
        const written = new Set((derivation ?? []).map((step) => step.name));
        const inputs = /^(gamma_|A_mm2|I_|W_el|W_pl|f_[yu]_MPa|class_|section_class|parts|buckling_curve|C_m|z_j_mm)/;
        for (const [name, value] of Object.entries(rest.values)) {
          if (typeof value === "number" && !inputs.test(name))
            expect(written.has(name), `${name} has no step`).toBe(true);
        }
      }),
    { numRuns: 300 },
  );
});

describe("load cases", () => {
  law(
    "give what the member gives with the forces of each",
    () =>
      fc.property(
        anyPrepared,
        fc.array(anyForces, { minLength: 1, maxLength: 5 }),
        anyAnnex,
        (item, cases, national_annex) => {
          const singly = cases.map((forces) => run([{ ...item, N_Ed: 0, ...forces }], { national_annex }));
          const together = run([{ ...item, load_cases: cases.map((forces, i) => ({ id: `C${i}`, ...forces })) }], {
            national_annex,
          });
          if (!together) return;
          const listed = first(together).load_cases as { utilization: number; verification: string | null }[];
          singly.forEach((result, i) => {
            if (!result) return;
            const expected = first(result).utilization;
            expect(Math.abs((listed[i]?.utilization ?? -1) - expected)).toBeLessThanOrEqual(
              1e-12 * Math.max(1, expected),
            );
          });
        },
      ),
    { numRuns: 500 },
  );

  test("a prepared member gives the same again and again", () => {
    const member = prepareMember({ mark: "B", profile: "HE 240 A", length_mm: 5000 });
    const one = { ...member.check({ N_Ed: 300, M_y_Ed: 60, M_z_Ed: 5 }) };
    member.check({ N_Ed: -900 });
    expect(member.check({ N_Ed: 300, M_y_Ed: 60, M_z_Ed: 5 })).toEqual(one);
    expect(one.requirement?.id).toBe("interaction-6.62");
  });
});
