import { check, type ItemResult } from "@x/eurocode";
import { describe, expect, test } from "vitest";
import { figuresOf } from "./index.ts";
import { utilizationFigure } from "./utilization.ts";

const item = {
  mark: "B1 <&>",
  species: "C24",
  b: 60,
  h: 220,
  length_mm: 4000,
  M_y_Ed: 4,
  N_Ed: 10,
  fire: { duration_min: 15, exposed: ["bottom", "left", "right"] },
  serviceability: { g_kN_m: 0.5, G_kN: 1, variable: [{ q_kN_m: 1, psi_2: 0.3 }] },
};
const result = () => (check("en-1995-1-1", { members: [item] }).result.members as ItemResult[])[0] as ItemResult; // one in, one out

describe("bars of utilization", () => {
  test("every verification has a bar, the most used first", () => {
    const { verifications } = result();
    const svg = utilizationFigure(verifications)?.svg ?? "";
    const order = [...verifications].sort((a, b) => b.utilization - a.utilization);
    const places = order.map(({ id }) => svg.indexOf(`>${id.replaceAll("-", " ")}<`));
    expect(places.every((at) => at > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  test("a hopeless verification does not push the others out of sight", () => {
    const [one] = result().verifications;
    if (!one) throw new Error("a member has verifications");
    const svg = utilizationFigure([one, { ...one, id: "other", utilization: 1e6, passed: false }])?.svg ?? "";
    expect(svg).toContain("&gt; 10 000 %");
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  test("nothing to show, no picture", () => expect(utilizationFigure([])).toBeUndefined());
});

describe("pictures of a timber member", () => {
  test("load, deflection and section, with and without the request", () => {
    for (const request of [item, undefined]) {
      const [member, bars] = figuresOf("en-1995-1-1", result(), request);
      expect(member?.svg).toContain("w_fin");
      expect(member?.svg).toContain("B1 &lt;&amp;&gt;");
      expect(`${member?.svg}${bars?.svg}`).not.toMatch(/NaN|Infinity|undefined/);
    }
    expect(figuresOf("en-1995-1-1", result(), item)[0]?.svg).toContain("g = 0.5 kN/m");
  });
});
