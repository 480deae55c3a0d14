import { prepareMember } from "../src/en-1993-1-1/index.ts";
import { check, checkMany, rainflowCounter } from "../src/index.ts";

// npm run bench: each kind of work as a rate, and as a share of a fixed piece of arithmetic (two column curves and an
// interaction, some 60 operations) in the same run, since seconds differ between machines. Processor time, not the
// clock; tasks in turns, the best of several rounds: what else the machine does counts little. Its table stands in
// docs/performance.md. `node packages/eurocode/bench/shares.ts [rounds]`; it needs Node 23.9 or later.

interface Work {
  readonly name: string;
  /** What one of its units is. */
  readonly unit: string;
  /** Does some, and says how many units. */
  readonly run: () => number;
  /** The whole process counts: the threads of the collector are part of what it costs. */
  readonly whole?: true;
}

const reduction = (lambda: number, alpha: number): number => {
  const Phi = 0.5 * (1 + alpha * (lambda - 0.2) + lambda * lambda);
  return Math.min(1, 1 / (Phi + Math.sqrt(Math.max(0, Phi * Phi - lambda * lambda))));
};

let sum = 0;
function arithmetic(): number {
  for (let i = 0; i < 1000; i++) {
    const L = 2000 + i * 7;
    const N = 100 + (i % 300);
    const M = 20 + (i % 50);
    const N_y = reduction(L / 125 / 76.4, 0.21) * 5381 * 0.355;
    const N_z = reduction(L / 33.5 / 76.4, 0.34) * 5381 * 0.355;
    const M_b = reduction(Math.sqrt((628e3 * 355) / (1e12 / L)), 0.34) * 223;
    sum += N / N_y + N / N_z + (M / M_b) * (1 + (0.6 * N) / N_z);
  }
  return 1000;
}

const profiles = ["IPE 300", "HEA 200", "HEB 240", "IPE 500", "SHS 100x5", "UB 457x191x67", "IPE 160", "HEM 180"];
const list = <T>(length: number, make: (i: number) => T): T[] => Array.from({ length }, (_, i) => make(i));
const forces = (i: number) => ({ N_Ed: 20 + (i % 90), M_y_Ed: 3 + (i % 25), V_z_Ed: 10 + (i % 20) });
/** As in a frame: 40 kinds of members that differ in profile or length, each with many sets of forces. */
const members = list(1000, (i) => ({
  mark: `B${i}`,
  profile: profiles[i % 8],
  length_mm: 2500 + (i % 40) * 100,
  steel_grade: "S355",
  ...forces(i),
}));
/** No two of one length: nothing is shared. */
const allDifferent = members.map((member, i) => ({ ...member, length_mm: 2500 + 3 * i }));
const tenThousand = list(10_000, (i) => ({ ...members[i % 1000], mark: `M${i}` }));
const cases = list(10_000, (i) => ({ id: `L${i}`, ...forces(i) }));
/** No two alike. */
const otherCases = list(10_000, (i) => ({
  id: `L${i}`,
  N_Ed: i * 0.017 - 50,
  M_y_Ed: ((i * 7.13) % 47) - 20,
  M_z_Ed: (i * 0.37) % 3,
  V_z_Ed: 10 + ((i * 3.3) % 20),
}));
const held = { mark: "B", profile: "IPE 300", length_mm: 6000 };
const prepared = prepareMember({ ...held, L_cr_z_mm: 3000, L_LT_mm: 3000 });
const misspelt = members.map(({ length_mm, ...member }) => ({ ...member, lenght_mm: length_mm }));
const bolt = {
  bolt_grade: "8.8",
  bolt_size: "M20",
  shear_planes: 1,
  plate_fu: 490,
  plate_t: 10,
  e1: 40,
  e2: 40,
  p1: 70,
  is_end_bolt: true,
  V_Ed: 60,
};
const sizes = ["M12", "M16", "M20", "M24", "M27", "M30"];
const grades = ["4.6", "5.6", "8.8", "10.9"];
const bolts = list(1000, (i) => ({
  mark: `C${i}`,
  bolt_grade: grades[i % 4],
  bolt_size: sizes[i % 6],
  shear_planes: 1 + (i % 2),
  plate_fu: 430,
  plate_t: 8 + (i % 13),
  e1: 50 + ((i * 7) % 31),
  e2: 45 + ((i * 11) % 23),
  p1: 80 + ((i * 13) % 40),
  is_end_bolt: i % 5 !== 0,
  V_Ed: 20 + i * 0.03,
  ...(i % 7 === 0 && { F_t_Ed: 10 + i * 0.01 }),
}));
const columns = list(10, (i) => ({
  mark: `C${i}`,
  b: 300 + i,
  h: 400,
  fck: 30,
  fyk: 500,
  N_Ed: 1500,
  M_Ed: 120,
  A_s: 2500,
  l0: 3500,
}));
const timber = list(1000, (i) => ({
  mark: `T${i}`,
  species: "C24",
  b: 100,
  h: 200 + (i % 50),
  length_mm: 4000,
  M_y_Ed: 4,
  V_z_Ed: 5,
  N_Ed: 10,
}));
const species = ["C24", "C16", "GL24h", "GL28h", "LVL 48 P", "D30"];
const otherTimber = list(1000, (i) => ({
  mark: `T${i}`,
  species: species[i % 6],
  b: 60 + (i % 97),
  h: 160 + i * 0.31,
  length_mm: 2500 + i * 2.3,
  M_y_Ed: 1 + i * 0.003,
  V_z_Ed: 2 + i * 0.004,
  ...(i % 3 > 0 && { N_Ed: 1 + i * 0.01 }),
}));
/** Three winds of which one acts, a roof beside snow and wind, two sources, a temperature of either sign. */
const kindsOfActions: readonly object[] = [
  { nature: "permanent" },
  { nature: "permanent", source: "soil" },
  { nature: "imposed", category: "B" },
  { nature: "imposed", category: "A" },
  { nature: "imposed", category: "H" },
  { nature: "snow" },
  ...list(3, () => ({ nature: "wind", group: "wind" })),
  { nature: "temperature", reversible: true },
];
const sets = list(10, (k) => ({
  mark: `S${k}`,
  actions: kindsOfActions.map((kind, i) => ({
    ...kind,
    id: `A${i}`,
    effects: { N: ((i * 37 + k * 11) % 90) - 20, M_y: ((i * 53 + k * 7) % 70) - 30, V_z: ((i * 29 + k * 5) % 50) - 20 },
  })),
}));
const samples = Float64Array.from(
  { length: 100_000 },
  (_, i) => 40 * Math.sin(i / 400) + 5 * Math.sin(i * i * 0.7310585) + 8 * Math.sin(i / 9),
);

const steel = (batch: readonly object[], more: object = {}) => {
  check("en-1993-1-1", { members: batch, ...more });
  return batch.length;
};
const jointed = (connections: readonly object[]) => {
  check("en-1993-1-8", { connections });
  return connections.length;
};
const timbered = (batch: readonly object[]) => {
  check("en-1995-1-1", { members: batch });
  return batch.length;
};
/** What is written for a program that asks by HTTP. */
const written = (batch: readonly object[]) => {
  sum += JSON.stringify(check("en-1993-1-1", { members: batch })).length;
  return batch.length;
};
const refused = (batch: readonly object[]) => {
  try {
    check("en-1993-1-1", { members: batch });
  } catch {
    return batch.length;
  }
  throw new Error("a misspelt field must be refused");
};
const times = (n: number, work: (i: number) => unknown) => () => {
  for (let i = 0; i < n; i++) work(i);
  return n;
};

const works: readonly Work[] = [
  { name: "the arithmetic", unit: "", run: arithmetic },
  { name: "steel, batch of 1 000 of a frame", unit: "member", run: () => steel(members) },
  { name: "steel, batch of 1 000, all different", unit: "member", run: () => steel(allDifferent) },
  { name: "steel, batch of 10 000 (whole process)", unit: "member", run: () => steel(tenThousand), whole: true },
  { name: "steel, one a request", unit: "request", run: times(100, (i) => steel(members.slice(i, i + 1))) },
  { name: "steel with derivation", unit: "member", run: () => steel(members.slice(0, 200), { derivation: true }) },
  { name: "steel, batch and its JSON", unit: "member", run: () => written(members) },
  {
    name: "steel, summary of a batch",
    unit: "member",
    run: () => checkMany("en-1993-1-1", members, { result: "summary" }).length,
  },
  {
    name: "steel, summary of a batch, all different",
    unit: "member",
    run: () => checkMany("en-1993-1-1", allDifferent, { result: "summary" }).length,
  },
  { name: "steel, misspelt members refused", unit: "member", run: () => refused(misspelt) },
  {
    name: "steel, 10 000 load cases of a member",
    unit: "case",
    run: () => {
      steel([{ ...held, steel_grade: "S355", load_cases: cases }]);
      return cases.length;
    },
  },
  {
    name: "steel, 10 000 load cases, all different",
    unit: "case",
    run: () => {
      steel([{ ...held, steel_grade: "S355", load_cases: otherCases }]);
      return otherCases.length;
    },
  },
  {
    name: "steel, load cases of a prepared member",
    unit: "case",
    run: () => {
      for (const one of cases) prepared.check(one);
      return cases.length;
    },
  },
  { name: "one bolt", unit: "request", run: times(100, () => check("en-1993-1-8", bolt)) },
  { name: "one bolt, all different", unit: "request", run: times(1000, (i) => check("en-1993-1-8", bolts[i])) },
  { name: "bolts, batch of 1 000, all different", unit: "bolt", run: () => jointed(bolts) },
  { name: "timber, batch of 1 000", unit: "member", run: () => timbered(timber) },
  { name: "timber, batch of 1 000, all different", unit: "member", run: () => timbered(otherTimber) },
  {
    name: "concrete column",
    unit: "request",
    run: times(columns.length, (i) => check("en-1992-1-1", { columns: columns.slice(i, i + 1) })),
  },
  {
    name: "concrete column and its JSON",
    unit: "request",
    run: times(columns.length, (i) => {
      sum += JSON.stringify(check("en-1992-1-1", { columns: columns.slice(i, i + 1) })).length;
    }),
  },
  {
    name: "combinations of ten sets of ten actions",
    unit: "set",
    run: () => {
      check("en-1990", { sets });
      return sets.length;
    },
  },
  {
    name: "rainflow, samples of a strain gauge",
    unit: "sample",
    run: () => {
      const counter = rainflowCounter((range, _mean, cycles) => {
        sum += range * cycles;
      });
      counter.add(samples);
      counter.finish();
      return samples.length;
    },
  },
];

const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;
const ofThread = () => seconds(process.threadCpuUsage());
const ofProcess = () => seconds(process.cpuUsage());
/** Of processor time, for each task in each round. */
const slice = 0.1;

function measured(rounds: number): number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (const { run } of works) {
    const start = ofThread();
    do run();
    while (ofThread() - start < 2 * slice);
  }
  for (let round = 0; round < rounds; round++) {
    for (const [i, { run, whole }] of works.entries()) {
      const clock = whole ? ofProcess : ofThread;
      const [began, start] = [clock(), ofThread()];
      let units = 0;
      do units += run();
      while (ofThread() - start < slice);
      best[i] = Math.min(best[i] ?? 0, (clock() - began) / units);
    }
  }
  return best;
}

const best = measured(Number(process.argv[2] ?? 7));
const [baseline = 1] = best;
const three = (value: number) => Number(value.toPrecision(3));
process.stdout.write("| Work | each takes | a second | share of the arithmetic |\n|---|--:|--:|--:|\n");
for (const [i, { name, unit }] of works.entries()) {
  const cost = best[i] ?? 0;
  const each = unit === "" ? "" : `${three(cost * 1e6)} µs a ${unit}`;
  process.stdout.write(`| ${name} | ${each} | ${three(1 / cost).toLocaleString("en")} | ${three(baseline / cost)} |\n`);
}
if (!(sum > 0)) throw new Error("nothing was calculated");
