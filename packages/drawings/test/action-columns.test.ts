import { expect, test } from "vitest";
import { actionOf, meaningOf } from "../src/vocabulary/column-meanings.ts";

test.each([
  ["SHEAR (kN)", "V_z_Ed"],
  ["End reaction kN", "V_z_Ed"],
  ["Moment (kNm)", "M_y_Ed"],
  ["MOMENT [kN.m]", "M_y_Ed"],
  ["Querkraft [kN]", "V_z_Ed"],
  ["Biegemoment (kNm)", "M_y_Ed"],
  ["Dwarskracht (kN)", "V_z_Ed"],
  ["Effort tranchant (kN)", "V_z_Ed"],
  ["Tvärkraft (kN)", "V_z_Ed"],
  ["Axial load (kN)", "N_Ed"],
  ["Normalkraft kN", "N_Ed"],
  ["V_Ed", "V_z_Ed"],
])("%s is an action", (heading, action) => {
  expect(meaningOf(heading)).toBe("action");
  expect(actionOf(heading)).toBe(action);
});

// kips, bare words, values that are not for design
test.each(["SHEAR", "Reaction (kips)", "Moment (kip-ft)", "Unfactored shear (kN)", "SLS moment (kNm)", "Shear studs"])(
  "%s is none",
  (heading) => {
    expect(meaningOf(heading)).not.toBe("action");
  },
);
