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

  test("actions that were worked out do not go along: they were those of another load", () => {
    for (const source of ["area load", "project default"]) {
      const own = member({ M_y_Ed: 45, V_z_Ed: 30 }, source);
      expect(corrected(own, { M_y_Ed: "100" })).toEqual({ correction: { mark: "B1", actions: { M_y_Ed: 100 } } });
    }
  });

  test("an action that was given and whose field is emptied stays: none is 0", () => {
    const given = member({ M_y_Ed: 80, V_z_Ed: 60 }, "file");
    expect(corrected(given, { M_y_Ed: "100", V_z_Ed: "" })).toEqual({
      correction: { mark: "B1", actions: { M_y_Ed: 100, V_z_Ed: 60 } },
    });
    const thousandths = member({ M_y_Ed: 1.234, V_z_Ed: 60 }, "file");
    const { was } = textsOf(thousandths, (value) => String(value).replace(".", ","));
    expect(was.M_y_Ed).toBe("1,234");
    expect(correctionOf("B1", undefined, was, { ...was, V_z_Ed: "70" })).toEqual({
      correction: { mark: "B1", actions: { M_y_Ed: 1.234, V_z_Ed: 70 } },
    });
    expect(corrected(given, { V_z_Ed: "0" })).toEqual({
      correction: { mark: "B1", actions: { M_y_Ed: 80, V_z_Ed: 0 } },
    });
  });

  test("what can be two numbers is asked about; a unit may stand behind a number", () => {
    expect(corrected(member({}, "none"), { M_y_Ed: "1.200" })).toEqual({ unclear: "1.200" });
    expect(corrected(member({}, "none"), { length_mm: "17 010 mm", M_y_Ed: "1.200,5 kNm" })).toEqual({
      correction: { mark: "B1", length_mm: 17010, actions: { M_y_Ed: 1200.5 } },
    });
  });

  test("a field that is emptied or put back is as it was, and an earlier correction of another field stays", () => {
    const given = member({ M_y_Ed: 80 }, "correction");
    const { was } = textsOf(given);
    const before = { mark: "B1", steel_grade: "S235", remove: true };
    expect(correctionOf("B1", before, was, { ...was, length_mm: "" })).toBe("unchanged");
    expect(correctionOf("B1", before, was, { ...was, quantity: "3" })).toEqual({
      correction: { mark: "B1", steel_grade: "S235", quantity: 3 },
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
