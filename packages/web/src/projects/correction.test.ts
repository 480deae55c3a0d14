import { describe, expect, test } from "vitest";
import { correctionOf, textsOf } from "./correction.ts";
import type { Member } from "./model.ts";

const member = (actions: Record<string, number>, actions_source: string) =>
  ({
    section: "IPE 300",
    steel_grade: "S355",
    length_mm: 6000,
    quantity: 2,
    role: "beam",
    actions,
    actions_source,
  }) as unknown as Member; // the fields that the form reads

const corrected = (one: Member, typed: Record<string, string>) => {
  const { was } = textsOf(one);
  return correctionOf("B1", undefined, was, { ...was, ...typed });
};

describe("actions of a correction", () => {
  test("a moment alone leaves the shear of the self-weight out: it is no design action", () => {
    const own = member({ M_y_Ed: 1.9, V_z_Ed: 1.27 }, "self-weight");
    expect(textsOf(own).was).toMatchObject({ M_y_Ed: "", V_z_Ed: "" });
    expect(textsOf(own).assumed).toMatchObject({ M_y_Ed: "1.9", V_z_Ed: "1.27" });
    expect(corrected(own, { M_y_Ed: "100" })).toEqual({ correction: { mark: "B1", actions: { M_y_Ed: 100 } } });
  });

  test("actions that were given go along with the one that is corrected", () => {
    const given = member({ M_y_Ed: 80, V_z_Ed: 60 }, "file");
    expect(corrected(given, { M_y_Ed: "100,5" })).toEqual({
      correction: { mark: "B1", actions: { M_y_Ed: 100.5, V_z_Ed: 60 } },
    });
  });

  test("what is no number is named, and nothing typed is no correction", () => {
    expect(corrected(member({}, "none"), { V_z_Ed: "12O" })).toEqual({ notNumber: "V_z_Ed" });
    expect(corrected(member({}, "none"), { section: " IPE 300 " })).toBe("unchanged");
    expect(corrected(member({}, "none"), { length_mm: "6500" })).toEqual({
      correction: { mark: "B1", length_mm: 6500 },
    });
  });
});
