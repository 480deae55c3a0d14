import fc from "fast-check";
import { describe } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import {
  acrossPlates,
  anySpecies,
  between,
  boltsOfRow,
  climate,
  cosOf,
  type Drawn,
  densityOf,
  durations,
  embeddedAsBolt,
  embeddedAsNail,
  expectBlock,
  expectLateral,
  expectModes,
  expectSpacing,
  exponentOfNails,
  type Fastener,
  factorOf,
  heldByNail,
  joint,
  least,
  type Member,
  modesAt,
  moving,
  near,
  ofWood,
  oneHinge,
  type Panel,
  plateModes,
  ring,
  type Side,
  sinOf,
  sizes,
  slip,
  slipOfNails,
  softSpecies,
  spacingOfBolts,
  spacingOfNails,
  spacingOfStaples,
  sum,
  turning,
  twoHinges,
  underClimate,
  use,
  valuesOf,
  type Where,
  whole,
  woodModes,
  woodOf,
} from "../../../test/support/plain-timber-joints.ts";

// Fasteners across their axis once more, plain.

const nailsInWood = fc.record({
  d: between(2, 7.9),
  square: fc.boolean(),
  profiled: fc.boolean(),
  drilled: fc.boolean(),
  one: softSpecies,
  two: softSpecies,
  t_1: between(15, 90),
  t_2: between(25, 90),
  alpha: fc.oneof(fc.constant(0), between(0, 90)),
  planes: fc.constantFrom<1 | 2>(1, 2),
  pen: between(6.1, 20),
  n: whole(1, 10),
  rows: whole(1, 4),
  a_1: between(7, 18),
  head: between(1.8, 3),
  F: between(0.1, 20),
});

function compareNails(g: Drawn<typeof nailsInWood>, c: Drawn<typeof climate>): void {
  const d = g.d;
  const pen = Math.max(g.profiled ? 6.1 : 8.1, g.pen) * d;
  const drilled = g.drilled || d > 6 || g.one === "GL28h" || g.two === "GL28h";
  const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: g.alpha };
  const two: Member = { t_mm: g.planes === 1 ? pen + 5 : g.t_2, species: g.two, alpha_deg: g.alpha };
  const last: Member = { t_mm: pen + 5, species: g.one, alpha_deg: g.alpha };
  const members = g.planes === 1 ? [one, two] : [one, two, last];
  const length = sum(members.slice(0, -1).map((m) => m.t_mm)) + pen;
  const item = joint({
    mark: "N",
    fastener: "nail",
    d_mm: d,
    f_u_k_MPa: 600,
    length_mm: length,
    nail: {
      surface: g.profiled ? "profiled" : "smooth",
      shape: g.square ? "square" : "round",
      head_d_mm: g.head * d,
    },
    pre_drilled: drilled,
    members,
    n: g.n,
    rows: g.rows,
    a_1_mm: g.a_1 * d,
    F_Ed: g.F,
    ...underClimate(c),
  });
  const M = (g.square ? 0.45 : 0.3) * 600 * d ** 2.6;
  near(item.values.M_y_Rk_Nmm, M, "M_y");
  const nail = { d, pen, profiled: g.profiled, head_d: g.head * d };
  const F_ax = least(Object.values(heldByNail(nail, one, members.at(-1) as Member)));
  near(item.values.F_ax_Rk_kN, F_ax / 1000, "F_ax");
  const share = g.square ? 0.25 : g.profiled ? 0.5 : 0.15;
  const rope = (F: number) => Math.min(F_ax / 4, share * F);
  const t_1 = g.planes === 1 ? g.t_1 : Math.min(g.t_1, pen);
  const sides = [
    { f_h: embeddedAsNail(one, d, drilled), t: t_1 },
    { f_h: embeddedAsNail(two, d, drilled), t: g.planes === 1 ? pen : g.t_2 },
  ] as const;
  const modes = woodModes(sides[0], sides[1], d, M, g.planes, rope);
  if (g.planes === 1 || g.t_1 <= pen) expectModes(item, modes);
  const k = exponentOfNails(g.a_1, drilled);
  // 8.1.2(5): a row carries n_ef along the grain
  const n_ef = Math.min(g.n, g.n ** k / cosOf(g.alpha));
  const K_ser = slipOfNails(slip(one, two), d, drilled);
  const F = least(valuesOf(modes));
  const joined = { F, n_ef, planes: g.planes, rows: g.rows, n: g.n, factor: factorOf(c), K_ser };
  expectLateral(item, joined, g.F);
  const spacings = item.values.members as unknown as unknown[];
  expectSpacing(spacings[0], spacingOfNails(densityOf(one), d, g.alpha, drilled, 1));
}

const atPlates = fc.record({
  dowel: fc.boolean(),
  size: fc.constantFrom(...sizes),
  wide: between(1.5, 5),
  f_u: fc.constantFrom(360, 400, 800),
  species: anySpecies,
  t: between(15, 200),
  plate: between(2, 30),
  alpha: fc.oneof(fc.constant(0), between(0, 90)),
  where: fc.constantFrom<Where>("one", "between", "outside"),
  n: whole(1, 8),
  rows: whole(1, 4),
  a_1: between(5, 15),
  a_2: between(4, 8),
  a_3: between(7, 15),
  F: between(1, 100),
});

function comparePlates(g: Drawn<typeof atPlates>, c: Drawn<typeof climate>): void {
  const [d, A_s] = g.size;
  const wood: Member = { t_mm: g.t, species: g.species, alpha_deg: g.alpha };
  const plate: Member = { plate: true, t_mm: g.plate };
  const washer = { d_e_mm: g.wide * d, d_i_mm: d + 1 };
  const members = { one: [plate, wood], between: [wood, plate, wood], outside: [plate, wood, plate] }[g.where];
  const spacings = { a_1_mm: g.a_1 * d, a_2_mm: g.a_2 * d, a_3_t_mm: Math.max(80, g.a_3 * d) };
  const item = joint({
    mark: "P",
    fastener: g.dowel ? "dowel" : "bolt",
    d_mm: d,
    f_u_k_MPa: g.f_u,
    members,
    n: g.n,
    rows: g.rows,
    ...spacings,
    ...(g.dowel || g.where === "outside" ? {} : { washer }),
    F_Ed: g.F,
    block_shear: g.alpha === 0,
    ...underClimate(c),
  });
  const M = 0.3 * g.f_u * d ** 2.6;
  const f_h = embeddedAsBolt(wood, d);
  const pressed = (A: number) => 3 * woodOf(wood).f_c90 * A;
  const byPlate = pressed(ring(Math.min(12 * g.plate, 4 * d), g.where === "outside" ? d : washer.d_i_mm));
  const byWasher = pressed(ring(washer.d_e_mm, washer.d_i_mm));
  const F_ax = least([
    0.9 * g.f_u * A_s,
    ...(g.where === "outside" ? [] : [byWasher]),
    ...(g.where === "between" ? [] : [byPlate]),
  ]);
  const rope = (F: number) => (g.dowel ? F : F + Math.min(F_ax / 4, 0.25 * F));
  const side: Side = { f_h, t: g.t };
  const modes = plateModes(g.where, side, d, M, rope);
  const of = (names: string) => least([...names].map((name) => modes[name] ?? Number.NaN));
  const [thin, thick] = modesAt[g.where];
  const F = acrossPlates(of(thin), of(thick), g.plate, d);
  const planes = g.where === "one" ? 1 : 2;
  const n_ef = boltsOfRow(g.n, g.a_1 * d, d, g.alpha);
  const K_ser = (2 * woodOf(wood).rho_mean ** 1.5 * d) / 23;
  expectLateral(item, { F, n_ef, planes, rows: g.rows, n: g.n, factor: factorOf(c), K_ser }, g.F);
  if (g.alpha > 0 || g.n * g.rows === 1) return;
  expectBlock(item, {
    ...g,
    ...spacings,
    d,
    side,
    M,
    hole: g.dowel ? d : d + 1,
    wood: woodOf(wood),
    thick: g.where === "between" || g.plate >= d,
    thin: g.where !== "between" && g.plate <= 0.5 * d,
    mode: (names: string) => [...names].reduce((a, b) => ((modes[b] ?? 0) < (modes[a] ?? 0) ? b : a)),
    factor: factorOf(c),
  });
}

const panelsOnWood = fc.record({
  fastener: fc.constantFrom<"nail" | "staple" | "bolt">("nail", "staple", "bolt"),
  panel: fc.constantFrom<Panel>("plywood", "OSB", "particleboard", "hardboard"),
  d: between(1.5, 4.5),
  size: fc.constantFrom(...sizes.slice(1, 5)),
  t: between(6, 30),
  rho: between(450, 900),
  species: fc.constantFrom("C16", "C24", "C30", "GL24h"),
  alpha: fc.oneof(fc.constant(0), between(0, 90)),
  pen: between(14.5, 25),
  crown: between(0, 90),
  n: whole(1, 10),
  rows: whole(1, 3),
  a_1: between(15, 25),
  F: between(0.1, 10),
});

function comparePanels(g: Drawn<typeof panelsOnWood>, at: number): void {
  fc.pre(g.fastener !== "bolt" || g.panel !== "hardboard");
  const d = g.fastener === "bolt" ? g.size[0] : g.d;
  const one: Member = { t_mm: g.t, panel: g.panel, rho_k_kg_m3: g.rho };
  const pen = g.pen * d;
  const two: Member = { t_mm: pen + 10, species: g.species, alpha_deg: g.alpha };
  const t_2 = g.fastener === "bolt" ? two.t_mm : pen;
  const item = joint({
    mark: "P",
    fastener: g.fastener,
    d_mm: d,
    f_u_k_MPa: g.fastener === "staple" ? 900 : 600,
    members: [one, two],
    rope_effect: false,
    ...(g.fastener === "bolt" ? {} : { length_mm: g.t + pen }),
    ...(g.fastener === "staple" ? { crown_mm: 6.5 * d, crown_angle_deg: g.crown } : {}),
    n: g.n,
    rows: g.rows,
    a_1_mm: g.a_1 * d,
    F_Ed: g.F,
    load_duration: durations[at],
  });
  const bedded = (m: Member) => (g.fastener === "bolt" ? embeddedAsBolt(m, d) : embeddedAsNail(m, d, false));
  const M = g.fastener === "staple" ? 150 * d ** 3 : 0.3 * 600 * d ** 2.6;
  near(item.values.M_y_Rk_Nmm, M, "M_y");
  const sides = [
    { f_h: bedded(one), t: g.t },
    { f_h: bedded(two), t: t_2 },
  ] as const;
  const modes = woodModes(sides[0], sides[1], d, M, 1, () => 0);
  expectModes(item, modes);
  // 8.4(5): a staple is two nails, less where its crown lies along the grain
  const legs = g.fastener === "staple" ? 2 * (g.crown > 30 ? 1 : 0.7) : 1;
  const F = legs * least(valuesOf(modes));
  // nails at 15 d act one by one
  const n_ef = g.fastener === "bolt" ? boltsOfRow(g.n, g.a_1 * d, d, g.alpha) : g.n;
  const bolts = (slip(one, two) * d) / 23;
  const K_ser = {
    bolt: bolts,
    nail: (slip(one, two) * d ** 0.8) / 30,
    staple: (slip(one, two) * d ** 0.8) / 80,
  };
  const ofPanel = {
    plywood: [0.6, 0.7, 0.8, 0.9, 1.1],
    OSB: [0.4, 0.5, 0.7, 0.9, 1.1],
    particleboard: [0.3, 0.45, 0.65, 0.85, 1.1],
    hardboard: [0.3, 0.45, 0.65, 0.85, 1.1],
  }[g.panel];
  const factor = Math.sqrt((ofPanel[at] ?? 0) * (ofWood[1]?.[at] ?? 0));
  expectLateral(item, { F, n_ef, planes: 1, rows: g.rows, n: g.n, factor, K_ser: K_ser[g.fastener] }, g.F);
  const spacings = item.values.members as unknown as unknown[];
  if (g.fastener === "nail") {
    expectSpacing(spacings[1], spacingOfNails(densityOf(two), d, g.alpha, false, 0.85));
  }
  if (g.fastener === "staple") {
    expectSpacing(spacings[1], spacingOfStaples(d, g.alpha, g.crown));
  }
}

const simplifiedJoints = fc.record({
  dowel: fc.boolean(),
  size: fc.constantFrom(...sizes),
  f_u: fc.constantFrom(360, 400, 800),
  one: softSpecies,
  two: softSpecies,
  t_1: between(20, 200),
  t_2: between(20, 200),
  plate: between(2, 30),
  alpha_1: fc.oneof(fc.constant(0), between(0, 90)),
  alpha_2: fc.oneof(fc.constant(0), between(0, 90)),
  where: fc.constantFrom("single", "double", "one", "between", "outside"),
  n: whole(1, 6),
  a_1: between(5, 15),
});

function compareSimplified(g: Drawn<typeof simplifiedJoints>, c: Drawn<typeof climate>): void {
  const [d] = g.size;
  const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: g.alpha_1 };
  const two: Member = { t_mm: g.t_2, species: g.two, alpha_deg: g.alpha_2 };
  const plate: Member = { plate: true, t_mm: g.plate };
  const members = {
    single: [one, two],
    double: [one, two, one],
    one: [plate, one],
    between: [one, plate, one],
    outside: [plate, one, plate],
  }[g.where];
  fc.pre(g.where === "single" || g.where === "double" || g.where === "between" || g.plate >= d || g.plate <= d / 2);
  const item = joint(
    {
      mark: "G",
      method: "simplified",
      fastener: g.dowel ? "dowel" : "bolt",
      d_mm: d,
      f_u_k_MPa: g.f_u,
      members,
      n: g.n,
      a_1_mm: g.a_1 * d,
      block_shear: false,
      rope_effect: false,
      F_Ed: 1,
      ...underClimate(c),
    },
    "DE",
  );
  const M = 0.3 * g.f_u * d ** 2.6;
  const [f_1, f_2] = [embeddedAsBolt(one, d), embeddedAsBolt(two, d)];
  const beta = f_2 / f_1;
  const unit = (f_h: number) => 1.15 * Math.sqrt(M / (f_h * d));
  const thick = g.where === "between" || g.plate >= d;
  const whole = {
    single: Math.sqrt((2 * beta) / (1 + beta)) * Math.sqrt(2 * M * f_1 * d),
    double: Math.sqrt((2 * beta) / (1 + beta)) * Math.sqrt(2 * M * f_1 * d),
    one: (thick ? Math.SQRT2 : 1) * Math.sqrt(2 * M * f_1 * d),
    between: Math.SQRT2 * Math.sqrt(2 * M * f_1 * d),
    outside: (thick ? Math.SQRT2 : 1) * Math.sqrt(2 * M * f_1 * d),
  }[g.where] as number;
  const side = (2 * Math.sqrt(beta / (1 + beta)) + 2) * unit(f_1);
  const asked: Record<string, readonly number[]> = {
    single: [g.t_1 / side, g.t_2 / ((2 / Math.sqrt(1 + beta) + 2) * unit(f_2))],
    double: [g.t_1 / side, g.t_2 / ((4 / Math.sqrt(1 + beta)) * unit(f_2))],
    one: [g.t_1 / ((thick ? 4 : 2 + Math.SQRT2) * unit(f_1))],
    between: [g.t_1 / (4 * unit(f_1))],
    outside: [g.t_1 / ((thick ? 4 : 2 * Math.SQRT2) * unit(f_1))],
  };
  const F = whole * least([1, ...(asked[g.where] ?? [])]);
  near(item.values.F_v_Rk_kN, F / 1000, "F_v,Rk");
  const across = g.where === "single" || g.where === "double" ? [g.alpha_1, g.alpha_2] : [g.alpha_1];
  const n_ef = least(across.map((alpha) => boltsOfRow(g.n, g.a_1 * d, d, alpha)));
  const planes = g.where === "single" || g.where === "one" ? 1 : 2;
  const factor = factorOf(c);
  near(item.values.F_v_Rd_kN, (factor * planes * n_ef * F) / 1000 / 1.1, "F_v,Rd");
}

describe("a second implementation of section 8", () => {
  law(
    "bolts and dowels in wood, one and two shear planes",
    () =>
      fc.property(
        fc.record({
          dowel: fc.boolean(),
          size: fc.constantFrom(...sizes),
          wide: between(1.5, 8),
          f_u: fc.constantFrom(360, 400, 800),
          one: anySpecies,
          two: anySpecies,
          t_1: between(20, 160),
          t_2: between(20, 200),
          alpha_1: fc.oneof(fc.constant(0), between(0, 90)),
          alpha_2: fc.oneof(fc.constant(0), between(0, 90)),
          planes: fc.constantFrom<1 | 2>(1, 2),
          n: whole(1, 8),
          rows: whole(1, 4),
          a_1: between(5, 15),
          F: between(1, 100),
        }),
        climate,
        (g, c) => {
          const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: g.alpha_1 };
          const two: Member = { t_mm: g.t_2, species: g.two, alpha_deg: g.alpha_2 };
          const fastener: Fastener = g.dowel ? "dowel" : "bolt";
          const [d, A_s] = g.size;
          const washer = { d_e_mm: g.wide * d, d_i_mm: d + 1 };
          const item = joint({
            mark: "B",
            fastener,
            d_mm: d,
            f_u_k_MPa: g.f_u,
            members: g.planes === 1 ? [one, two] : [one, two, one],
            n: g.n,
            rows: g.rows,
            a_1_mm: g.a_1 * d,
            ...(g.dowel ? {} : { washer }),
            F_Ed: g.F,
            ...underClimate(c),
          });
          const M = 0.3 * g.f_u * d ** 2.6;
          near(item.values.M_y_Rk_Nmm, M, "M_y");
          const sides = [one, two].map((m) => ({ f_h: embeddedAsBolt(m, d), t: m.t_mm })) as [Side, Side];
          // 8.5.2: what the washers press on, and no more than a quarter of the mode (8.2.2(2))
          const pressed = g.planes === 1 ? [one, two] : [one];
          const A_washer = (Math.PI / 4) * (washer.d_e_mm ** 2 - washer.d_i_mm ** 2);
          const F_ax = least([0.9 * g.f_u * A_s, ...pressed.map((m) => 3 * woodOf(m).f_c90 * A_washer)]);
          const rope = g.dowel ? () => 0 : (F: number) => Math.min(F_ax / 4, 0.25 * F);
          const modes = woodModes(sides[0], sides[1], d, M, g.planes, rope);
          expectModes(item, modes);
          const F = least(valuesOf(modes));
          const n_ef = least([g.alpha_1, g.alpha_2].map((alpha) => boltsOfRow(g.n, g.a_1 * d, d, alpha)));
          const K_ser = (slip(one, two) * d) / 23;
          const joined = { F, n_ef, planes: g.planes, rows: g.rows, n: g.n, factor: factorOf(c), K_ser };
          expectLateral(item, joined, g.F);
          const spacings = item.values.members as unknown as unknown[];
          expectSpacing(spacings[0], spacingOfBolts(fastener, d, g.alpha_1));
          expectSpacing(spacings[1], spacingOfBolts(fastener, d, g.alpha_2));
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "nails in wood, one and two shear planes, with their rope",
    () => fc.property(nailsInWood, climate, compareNails),
    { numRuns: secondRuns(150) },
  );

  law(
    "bolts and dowels with steel plates outside, between and on one side; block shear",
    () => fc.property(atPlates, climate, comparePlates),
    { numRuns: secondRuns(150) },
  );

  law("panels on wood: nails, staples and bolts", () => fc.property(panelsOnWood, whole(0, 4), comparePanels), {
    numRuns: secondRuns(150),
  });

  law(
    "screws in wood and under a steel plate",
    () =>
      fc.property(
        fc.record({
          d: between(4, 14),
          core: between(0.6, 0.75),
          f_u: between(600, 1200),
          one: softSpecies,
          two: softSpecies,
          t_1: between(20, 100),
          pen: between(8, 20),
          plate: fc.option(between(2, 20)),
          alpha: fc.oneof(fc.constant(0), between(0, 90)),
          drilled: fc.boolean(),
          F_ax: between(0, 10),
          n: whole(1, 8),
          rows: whole(1, 3),
          a_1: between(12, 20),
          F: between(0.1, 10),
        }),
        climate,
        (g, c) => {
          const d = g.d;
          const d_ef = 1.1 * g.core * d;
          const thick = d_ef > 6;
          const drilled = g.drilled || thick;
          const two: Member = { t_mm: g.pen * d + 20, species: g.two, alpha_deg: g.alpha };
          const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: g.alpha };
          const first: Member = g.plate === null ? one : { plate: true, t_mm: g.plate };
          const item = joint({
            mark: "S",
            fastener: "screw",
            d_mm: d,
            d_core_mm: g.core * d,
            f_u_k_MPa: g.f_u,
            length_mm: first.t_mm + g.pen * d,
            F_ax_Rk_kN: g.F_ax,
            members: [first, two],
            pre_drilled: drilled,
            n: g.n,
            rows: g.rows,
            a_1_mm: g.a_1 * d,
            block_shear: false,
            F_Ed: g.F,
            ...underClimate(c),
          });
          const M = 0.3 * g.f_u * d_ef ** 2.6;
          near(item.values.M_y_Rk_Nmm, M, "M_y");
          const bedded = (m: Member) => (thick ? embeddedAsBolt(m, d_ef) : embeddedAsNail(m, d_ef, drilled));
          const rope = (F: number) => Math.min((1000 * g.F_ax) / 4, F);
          const pointed: Side = { f_h: bedded(two), t: g.pen * d };
          const f_h = pointed.f_h;
          const more = (F: number) => F + rope(F);
          const F =
            g.plate === null
              ? least(valuesOf(woodModes({ f_h: bedded(one), t: g.t_1 }, pointed, d_ef, M, 1, rope)))
              : acrossPlates(
                  Math.min(0.4 * moving(f_h, pointed.t, d_ef), more(oneHinge(f_h, d_ef, M))),
                  least([moving(f_h, pointed.t, d_ef), more(turning(pointed, d_ef, M)), more(twoHinges(f_h, d_ef, M))]),
                  g.plate,
                  d,
                );
          const n_ef = thick
            ? boltsOfRow(g.n, g.a_1 * d, d, g.alpha)
            : Math.min(g.n, g.n ** exponentOfNails(g.a_1, drilled) / cosOf(g.alpha));
          const K_ser = ((g.plate === null ? slip(one, two) : 2 * woodOf(two).rho_mean ** 1.5) * d) / 23;
          expectLateral(item, { F, n_ef, planes: 1, rows: g.rows, n: g.n, factor: factorOf(c), K_ser }, g.F);
          const spacings = item.values.members as unknown as unknown[];
          expectSpacing(
            spacings[1],
            thick
              ? spacingOfBolts("bolt", d, g.alpha)
              : spacingOfNails(densityOf(two), d, g.alpha, drilled, g.plate === null ? 1 : 0.7),
          );
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "what is around bolts: wood between the holes (5.2), plates in bearing (EN 1993-1-8 Table 3.4), slip",
    () =>
      fc.property(
        fc.record({
          size: fc.constantFrom(...sizes),
          species: fc.constantFrom("C16", "C24", "C30", "D30", "GL24h", "GL28h"),
          t: between(20, 150),
          h: between(10, 30),
          plate: between(3, 20),
          steel: fc.constantFrom("S235", "S355"),
          e_1: between(1.2, 4),
          e_2: between(1.2, 4),
          alpha: fc.oneof(fc.constant(0), between(0, 80)),
          n: whole(1, 5),
          rows: whole(1, 3),
          a_1: between(5, 10),
          a_2: between(4, 6),
          clearance: fc.option(between(0, 2)),
          F: between(1, 100),
        }),
        climate,
        (g, c) => {
          const [d] = g.size;
          const d_0 = d + 1;
          const across = (g.n - 1) * g.a_1 * sinOf(g.alpha) + (g.rows - 1) * g.a_2 * cosOf(g.alpha);
          const h = (across + g.h) * d;
          const wood = { t_mm: g.t, species: g.species, alpha_deg: g.alpha, h_mm: h };
          const [e_1, e_2] = [g.e_1 * d_0, g.e_2 * d_0];
          const plate = { plate: true, t_mm: g.plate, steel_grade: g.steel, e_1_mm: e_1, e_2_mm: e_2 };
          const item = joint({
            mark: "B",
            fastener: "bolt",
            d_mm: d,
            f_u_k_MPa: 400,
            members: [wood, plate, wood],
            n: g.n,
            rows: g.rows,
            a_1_mm: g.a_1 * d,
            a_2_mm: g.a_2 * d,
            block_shear: false,
            F_Ed: g.F,
            serviceability: { F_ser_kN: g.F, ...(g.clearance === null ? {} : { clearance_mm: g.clearance }) },
            ...underClimate(c),
          });
          const N = 500 * g.F * cosOf(g.alpha);
          const f_t = (factorOf(c) * woodOf(wood).f_t) / (g.species.startsWith("GL") ? 1.25 : 1.3);
          near(use(item, "net-section"), N / (g.t * (h - g.rows * d_0)) / f_t, "net section");
          const f_u = g.steel === "S235" ? 360 : 490;
          const alpha_d = least([e_1 / (3 * d_0), ...(g.n > 1 ? [(g.a_1 * d) / (3 * d_0) - 0.25] : [])]);
          const beside = g.rows > 1 ? [(1.4 * g.a_2 * d) / d_0 - 1.7] : [];
          const k_1 = least([2.5, (2.8 * e_2) / d_0 - 1.7, ...beside]);
          const F_b = (k_1 * least([1, alpha_d, 400 / f_u]) * f_u * d * g.plate) / 1.25;
          near(use(item, "plate-bearing"), (1000 * g.F) / (g.n * g.rows) / F_b, "plate");
          const K_ser = (2 * 2 * g.n * g.rows * woodOf(wood).rho_mean ** 1.5 * d) / 23;
          near(item.values.slip_mm, (1000 * g.F) / K_ser + (g.clearance ?? 1), "slip");
        },
      ),
    { numRuns: secondRuns(100) },
  );

  law(
    "splitting of what is loaded across its grain (8.1.4)",
    () =>
      fc.property(
        fc.record({
          b: between(40, 200),
          h: between(100, 600),
          h_e: between(0.2, 0.9),
          w_pl: fc.option(between(20, 300)),
          V_1: between(0.1, 30),
          V_2: between(0.1, 30),
          species: softSpecies,
        }),
        climate,
        (g, c) => {
          const h_e = g.h_e * g.h;
          const item = joint({
            mark: "S",
            fastener: "bolt",
            d_mm: 12,
            grade: "4.6",
            members: [
              { t_mm: 60, species: "C24" },
              { t_mm: g.b, species: g.species, alpha_deg: 90, h_mm: g.h },
            ],
            n: 1,
            splitting: {
              b_mm: g.b,
              h_mm: g.h,
              h_e_mm: h_e,
              F_v_Ed_1: g.V_1,
              F_v_Ed_2: g.V_2,
              ...(g.w_pl === null ? {} : { punched_w_mm: g.w_pl }),
            },
            F_Ed: g.V_1 + g.V_2,
            ...underClimate(c),
          });
          const w = g.w_pl === null ? 1 : Math.max(1, (g.w_pl / 100) ** 0.35);
          const F = 14 * g.b * w * Math.sqrt(h_e / (1 - h_e / g.h));
          near(item.values.F_90_Rk_kN, F / 1000, "F_90,Rk");
          near(use(item, "splitting"), Math.max(g.V_1, g.V_2) / ((factorOf(c) * F) / 1000 / 1.3), "splitting");
        },
      ),
    { numRuns: secondRuns(60) },
  );

  law(
    "the simplified rules of an annex: hinges in every wood that is thick enough",
    () => fc.property(simplifiedJoints, climate, compareSimplified),
    { numRuns: secondRuns(100) },
  );

  law(
    "several plates in slots: each wood by itself",
    () =>
      fc.property(
        fc.record({
          size: fc.constantFrom(...sizes),
          f_u: fc.constantFrom(360, 400, 800),
          species: anySpecies,
          t_1: between(15, 150),
          t_2: between(15, 200),
          alpha: fc.oneof(fc.constant(0), between(0, 90)),
          n: whole(1, 6),
          a_1: between(5, 15),
        }),
        climate,
        (g, c) => {
          const [d] = g.size;
          const outer: Member = { t_mm: g.t_1, species: g.species, alpha_deg: g.alpha };
          const inner: Member = { ...outer, t_mm: g.t_2 };
          const plate: Member = { plate: true, t_mm: d };
          const item = joint({
            mark: "M",
            fastener: "dowel",
            d_mm: d,
            f_u_k_MPa: g.f_u,
            members: [outer, plate, inner, plate, outer],
            n: g.n,
            a_1_mm: g.a_1 * d,
            block_shear: false,
            F_Ed: 1,
            ...underClimate(c),
          });
          const M = 0.3 * g.f_u * d ** 2.6;
          const f_h = embeddedAsBolt(outer, d);
          const two = twoHinges(f_h, d, M);
          const atEnd = least([moving(f_h, g.t_1, d), turning({ f_h, t: g.t_1 }, d, M), two]);
          const atMiddle = least([0.5 * moving(f_h, g.t_2, d), two]);
          const n_ef = boltsOfRow(g.n, g.a_1 * d, d, g.alpha);
          near(item.values.F_v_Rk_total_kN, (n_ef * 2 * (atEnd + atMiddle)) / 1000, "F_v,Rk");
        },
      ),
    { numRuns: secondRuns(80) },
  );

  law(
    "three to five woods: each plane as one of three members, on either side",
    () =>
      fc.property(
        fc.array(fc.record({ t_mm: between(15, 150), species: anySpecies, alpha_deg: between(0, 90) }), {
          minLength: 3,
          maxLength: 5,
        }),
        fc.record({ size: fc.constantFrom(...sizes), f_u: fc.constantFrom(360, 800) }),
        (members, g) => {
          const [d] = g.size;
          const item = joint({ mark: "W", fastener: "dowel", d_mm: d, f_u_k_MPa: g.f_u, members, n: 1, F_Ed: 1 });
          const M = 0.3 * g.f_u * d ** 2.6;
          const sides = members.map((m) => ({ f_h: embeddedAsBolt(m, d), t: m.t_mm }));
          const planes = sides.slice(1).map((_, i) => {
            const triples = [
              [i, i + 1, i + 2],
              [i + 1, i, i - 1],
            ].filter(([, , third = 0]) => third >= 0 && third < sides.length);
            const all = triples.map(([side = 0, middle = 0]) =>
              woodModes(sides[side] as Side, sides[middle] as Side, d, M, 2, () => 0),
            );
            return least(all.flatMap(valuesOf));
          });
          // two planes share the force of the middle, and each takes half of it
          const total = planes.length === 2 ? 2 * least(planes) : sum(planes);
          near(item.values.F_v_Rk_total_kN, total / 1000, "F_v,Rk");
        },
      ),
    { numRuns: secondRuns(100) },
  );

  law(
    "a pattern under N, V and M: each fastener by its own force and angles",
    () =>
      fc.property(
        fc.array(fc.tuple(whole(-4, 4), whole(-4, 4)), { minLength: 3, maxLength: 9 }),
        fc.record({
          size: fc.constantFrom(...sizes.slice(2)),
          one: anySpecies,
          two: anySpecies,
          t_1: between(40, 120),
          t_2: between(60, 200),
          beta: between(0, 90),
          N: between(-40, 40),
          V: between(-40, 40),
          M: between(-10, 10),
        }),
        (at, g) => {
          const places = [...new Map(at.map((xy) => [xy.join(), xy])).values()].map(
            ([x, y]) => [200 * x, 200 * y] as const,
          );
          fc.pre(places.length > 2);
          const [d] = g.size;
          const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: 0 };
          const two: Member = { t_mm: g.t_2, species: g.two, alpha_deg: g.beta };
          const item = joint({
            mark: "M",
            fastener: "dowel",
            d_mm: d,
            f_u_k_MPa: 400,
            members: [one, two, one],
            bolts: places,
            N_Ed: g.N,
            V_Ed: g.V,
            M_Ed: g.M,
          });
          const n = places.length;
          const [x_c, y_c] = [sum(places.map(([x]) => x)) / n, sum(places.map(([, y]) => y)) / n];
          const polar = sum(places.map(([x, y]) => (x - x_c) ** 2 + (y - y_c) ** 2));
          const M = 0.3 * 400 * d ** 2.6;
          const found = item.values.bolts as unknown as Record<string, number>[];
          places.forEach(([x, y], i) => {
            const F_x = g.N / n - (1000 * g.M * (y - y_c)) / polar;
            const F_y = g.V / n + (1000 * g.M * (x - x_c)) / polar;
            const F = Math.hypot(F_x, F_y);
            fc.pre(F > 0.01);
            const toGrain = (beta: number) =>
              (Math.acos(Math.min(1, Math.abs(F_x * cosOf(beta) + F_y * sinOf(beta)) / F)) * 180) / Math.PI;
            const [a_1, a_2] = [toGrain(0), toGrain(g.beta)];
            const modes = woodModes(
              { f_h: embeddedAsBolt({ ...one, alpha_deg: a_1 }, d), t: g.t_1 },
              { f_h: embeddedAsBolt({ ...two, alpha_deg: a_2 }, d), t: g.t_2 },
              d,
              M,
              2,
              () => 0,
            );
            near(found[i]?.F_Ed_kN, F, "F of a fastener", 1e-6);
            near(found[i]?.F_v_Rk_kN, least(valuesOf(modes)) / 1000, "F_v,Rk of a fastener", 1e-6);
          });
        },
      ),
    { numRuns: secondRuns(50) },
  );
});
