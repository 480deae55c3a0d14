import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Check, check, checks, InvalidInput, type Kind, requestWith } from "../src/index.ts";

// Laws of every kind: a utilization is continuous as any action goes to zero, no action that grows lowers it, and turned
// round an action does the same. What a standard or mechanics has otherwise stands here by name with its reason.
// LAWS_RUNS=2000 draws more.

type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const jumps: Exceptions = {
  punching: {
    M_y_Ed: "6.4.3(6): without moments beta is that of the place of the column",
    M_z_Ed: "6.4.3(6): without moments beta is that of the place of the column",
  },
  beam: { M_Ed: "its sense says which side is pulled" },
  slab: { M_Ed: "its sense says which side is pulled" },
  column: { V_Ed: "6.2.3 UK, 6.2.2(1): a section in high tension has no shear resistance; any shear is too much" },
  member: {
    M_y_Ed: "5.5.2: N held, M raised to the plastic distribution; the class under N alone may be worse",
    B_Ed: "6.2.7(5): with a bimoment the stresses are verified elastically",
    T_Ed: "6.1.8, 6.1.7: with torsion shear counts by its square",
    V_y_Ed: "6.1.7: shear in two directions is verified together",
    M_z_Ed: "6.3.3: bending both ways is verified together",
  },
  bolt: { V_Ed: "3.6.1(5): holes with 2 mm clearance are a matter of bolts in shear" },
  "end-plate": { M_j_Ed: "6.2.3(4): the welds of the flange that is pulled" },
  eaves: { M_j_Ed: "6.2.2(2): bolts that are pulled keep 0.4/1.4 of their shear", N_Ed: "as M_j_Ed", V_Ed: "as N_Ed" },
  apex: { M_j_Ed: "6.2.2(2): bolts that are pulled keep 0.4/1.4 of their shear", N_Ed: "as M_j_Ed", V_Ed: "as N_Ed" },
};

const relieves: Exceptions = {
  beam: { N_Ed: "as in columns" },
  slab: { N_Ed: "as in columns" },
  column: { N_Ed: "6.1, 6.2.2(1): compression helps bending below the balance point, and shear" },
  "bolt-group": vectors("V_x_Ed", "V_y_Ed", "M_Ed", "N_Ed", "M_x_Ed", "M_y_Ed"),
  "weld-group": vectors("V_x_Ed", "V_y_Ed", "N_Ed", "M_x_Ed", "M_y_Ed", "M_z_Ed"),
  splice: { N_Ed: "6.2.7.1: compression relieves the pulled flange", M_Ed: "as N_Ed" },
  "column-base": { N_Ed: "6.2.8.3: compression holds the base down", M_Ed: "as N_Ed" },
  "end-plate": { N_Ed: "6.2.7.1: with N_Ed the resistance is that of the other flange" },
  eaves: { N_Ed: "as in end plates", V_Ed: "with a slope it turns into the axial force of the plate" },
  apex: { N_Ed: "as in end plates", V_Ed: "with a slope it turns into the axial force of the plate" },
  "welded-beam": { N_Ed: "as in end plates" },
  "hollow-section-joint": { N_0_Ed: "7.4.2, 7.5.2: tension relieves the compressed chord", M_0_Ed: "as N_0_Ed" },
  member: { N_Ed: "6.2.3, 6.3.3: tension relieves what is compressed; by the sense of the moments" },
};

/** The sense of these matters; that of all other actions does not. */
const senses: Exceptions = {
  beam: { N_Ed: "compression or tension", M_Ed: "the side that is pulled" },
  slab: { N_Ed: "compression or tension", M_Ed: "the side that is pulled" },
  column: { N_Ed: "compression or tension" },
  member: { N_Ed: "compression or tension", T_Ed: "with V: 6.2.7", B_Ed: "with T: 6.2.7" },
  "bolt-group": vectors("V_x_Ed", "V_y_Ed", "M_Ed", "N_Ed", "M_x_Ed", "M_y_Ed"),
  "weld-group": vectors("V_x_Ed", "V_y_Ed", "N_Ed", "M_x_Ed", "M_y_Ed", "M_z_Ed"),
  splice: { N_Ed: "compression or tension" },
  gusset: { N_Ed: "compression or tension" },
  "end-plate": { M_j_Ed: "the side that is pulled", N_Ed: "compression or tension" },
  eaves: vectors("M_j_Ed", "N_Ed", "V_Ed"),
  apex: vectors("M_j_Ed", "N_Ed", "V_Ed"),
  "welded-beam": { N_Ed: "compression or tension" },
  "column-base": { N_Ed: "compression or tension" },
  "hollow-section-joint": { N_0_Ed: "compression or tension", M_0_Ed: "the face it presses" },
  axial: { F_ax_Ed: "pressure goes from member to member" },
  "punched-plate": vectors("F_x_Ed", "F_y_Ed", "M_Ed"),
  "step-joint": { N_Ed: "a strut that is pulled leaves its notch" },
  "notched-rafter": {
    F_Ed: "a rafter that is lifted leaves its seat",
    H_Ed: "and one that is pulled outwards its face",
  },
  "axial-bolts": { F_ax_Ed: "pressure goes from member to member" },
  hanger: {
    F_1_Ed: "downwards and lifting have resistances of their own",
    F_3_Ed: "towards the header wood presses wood",
  },
  "inclined-screws": { F_Ed: "screws that lean one way are pulled by one force alone" },
  "angle-cleats": { V_Ed: "3.10.2: the end the block tears to" },
  "fin-plate": { V_Ed: "3.10.2: the end the block tears to" },
  "header-plate": { V_Ed: "3.10.2: the end the block tears to" },
  seat: { V_Ed: "a beam that is lifted leaves its seat" },
};

function vectors(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, "forces of several actions add as vectors in each fastener"]));
}

type Item = Readonly<Record<string, unknown>>;

const actionsOf = (kind: Kind): string[] =>
  Object.keys(kind.schema.shape).filter((name) => /^[A-Z]\w*_Ed$/.test(name) && name !== "F_v_Ed");

function utilizationOf(known: Check, kind: Kind, item: Item): number | undefined {
  try {
    return check(known.endpoint, requestWith(known, kind, [item])).utilization / 100;
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

/** What an action of this kind is about: that of the example, or of a like one. */
function sizeOf(kind: Kind, name: string): number {
  const given = (like: string) => {
    const value = kind.example[like];
    return typeof value === "number" && value !== 0 ? Math.abs(value) : undefined;
  };
  const names = actionsOf(kind);
  const like = names.filter((other) => other[0] === name[0]).map(given);
  const twist = /^[TB]_Ed$/.test(name) ? 0.05 : 1;
  return (given(name) ?? [...like, ...names.map(given)].find((size) => size !== undefined) ?? 10) * twist;
}

/** Some of the actions, of either sense. */
const drawn = (kind: Kind): fc.Arbitrary<Item> =>
  fc
    .record(
      Object.fromEntries(
        actionsOf(kind).map((name) => [
          name,
          fc.oneof(
            fc.constant(kind.example[name]),
            fc.constant(undefined),
            fc.double({ min: -0.8, max: 0.8, noNaN: true }).map((share) => share * sizeOf(kind, name)),
          ),
        ]),
      ),
    )
    .map((actions) => {
      const item: Record<string, unknown> = { ...kind.example };
      for (const [name, value] of Object.entries(actions)) {
        if (value === undefined || value === 0) delete item[name];
        else item[name] = value;
      }
      return item;
    });

function without(item: Item, name: string): Item {
  const { [name]: _, ...others } = item;
  return others;
}

const numRuns = Number(process.env.LAWS_RUNS ?? 12);

describe("laws of every kind", () => {
  for (const known of checks) {
    for (const kind of Object.values(known.kinds)) {
      const names = actionsOf(kind);
      if (names.length === 0) continue;
      const label = `${known.endpoint} ${kind.name}`;

      test(`${label}: a vanishing action changes nothing`, () => {
        fc.assert(
          fc.property(drawn(kind), (item) => {
            for (const name of names.filter((one) => !jumps[kind.name]?.[one])) {
              const none = utilizationOf(known, kind, without(item, name));
              if (none === undefined) continue;
              for (const sense of [1, -1]) {
                const tiny = utilizationOf(known, kind, { ...item, [name]: sense * 1e-10 * sizeOf(kind, name) });
                if (tiny === undefined || Math.min(none, tiny) > 1) continue; // beyond 1 there is no scale
                const about = `${name} ${JSON.stringify(item)}`;
                expect(Math.abs(tiny - none), about).toBeLessThan(1e-5 * Math.max(1, none));
              }
            }
          }),
          { numRuns },
        );
      });

      test(`${label}: turned round an action does the same, or is refused`, () => {
        fc.assert(
          fc.property(drawn(kind), (item) => {
            for (const name of names.filter((one) => !senses[kind.name]?.[one])) {
              const value = item[name];
              if (typeof value !== "number") continue;
              const one = utilizationOf(known, kind, item);
              const other = utilizationOf(known, kind, { ...item, [name]: -value });
              if (one === undefined || other === undefined) continue;
              expect(Math.abs(one - other), `${name} ${JSON.stringify(item)}`).toBeLessThan(1e-9 * Math.max(1, one));
            }
          }),
          { numRuns },
        );
      });

      test(`${label}: no action that grows helps`, () => {
        fc.assert(
          fc.property(drawn(kind), fc.double({ min: 1.01, max: 3, noNaN: true }), (item, times) => {
            for (const name of names.filter((one) => !relieves[kind.name]?.[one])) {
              const value = item[name];
              if (typeof value !== "number") continue;
              const before = utilizationOf(known, kind, item);
              const after = utilizationOf(known, kind, { ...item, [name]: value * times });
              if (before === undefined || after === undefined) continue;
              expect(after, `${name} × ${times} ${JSON.stringify(item)}`).toBeGreaterThanOrEqual(
                before * (1 - 1e-6) - 1e-9,
              );
            }
          }),
          { numRuns },
        );
      });
    }
  }
});
