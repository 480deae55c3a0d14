import type { Formula } from "../../basis/formula.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { withHalf } from "./alternating.ts";
import type { Design } from "./design.ts";
import * as group from "./group.ts";
import type { Lateral } from "./lateral.ts";
import { type Fastener, isWood, type Part, type Wood } from "./model.ts";
import { alongGrainOf } from "./moment-joint.ts";
import { acting, type Pattern, placesAlong, rowsAlong, sumOf, type Weights, weightsOf } from "./places.ts";
import type { Placed } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import { type Calculates, formulaAlone, holeOf, shareOf } from "./verify.ts";

// Annex A: wood that steel plates tear out of the end of a member.

const blockShearOf = requirement("block-shear", "A(1)", "F_Ed / F_bs_Rd <= 1", "block shear");

/** Where steel plates meet wood, unless it is said; `idle`: nothing is pulled out. */
function wanted(sheet: Sheet, { members, block_shear }: DowelTypeItem, idle: boolean): boolean {
  const atPlates = members.some(({ plate }) => plate === true);
  if (block_shear === undefined ? !atPlates || idle : !block_shear) return false;
  if (!atPlates) sheet.problem("block_shear", says.blockAtPlates);
  return atPlates;
}

/** Annex A: groups at the end of a member that steel plates pull along its grain. */
export function verifyBlockShear(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  parts: readonly Part[],
  all: readonly Placed[],
  { decidingAt }: Lateral,
  design: Design,
): void {
  const { n = 1, rows = 1, F_Ed = 0 } = item;
  if (!wanted(sheet, item, n * rows === 1 || F_Ed <= 0)) return;
  const pulled = all.filter(({ wood }) => wood.alpha === 0 && wood.f_t_0 !== undefined && wood.f_v !== undefined);
  if (pulled.length === 0) {
    sheet.warn(says.blockAlongGrain);
    return;
  }
  const found = pulled.map(({ wood, given, least }) => {
    if (given.a_1 === undefined || given.a_3_t === undefined || (rows > 1 && given.a_2 === undefined)) {
      sheet.assume(says.blockWithLeast);
    }
    const at = { ...least, ...given };
    const d_0 = holeOf(fastener);
    return blockOf(fastener, parts.length, decidingAt(wood), {
      wood,
      F: shareOf(F_Ed, wood, parts),
      sheared: (on) => on("L_net_v_mm", group.shearLength, n, at.a_1, d_0, at.a_3_t),
      pulled: (on) => on("L_net_t_mm", group.tensionLength, rows, at.a_2, d_0),
    });
  });
  writeWorst(sheet, found, design);
}

type Names = <Args extends readonly number[]>(name: string, formula: Formula<Args>, ...args: Args) => number;
const unnamed: Names = (_name, formula, ...args) => formula(...args);

/** Wood between planes of shear and of tension. */
interface Outline {
  readonly wood: Wood;
  readonly F: number;
  readonly sheared: (on: Names) => number;
  readonly pulled: (on: Names) => number;
}

interface Block extends Outline {
  readonly deep: ReturnType<typeof depthOfBlock>;
  readonly F_bs: number;
  /** of the fasteners of a greater block that holds more than this one alone */
  readonly part?: { readonly n: number; readonly of: number };
}

function blockOf(fastener: Fastener, members: number, modes: readonly string[], outline: Outline): Block {
  const { wood } = outline;
  // between two planes the block is as deep as the member: modes j to m
  const inside = wood.index > 0 && wood.index < members - 1;
  const depths = inside ? [undefined] : modes.map((mode) => depthOfBlock(fastener, wood, mode));
  const [L_net_v, L_net_t] = [outline.sheared(unnamed), outline.pulled(unnamed)];
  const blocks = depths.map((deep) => ({ ...outline, deep, F_bs: heldBy(wood, L_net_v, L_net_t, deep) }));
  return blocks.reduce((a, b) => (b.F_bs < a.F_bs ? b : a));
}

function writeWorst(sheet: Sheet, found: readonly Block[], design: Design): void {
  const [first] = found;
  if (!first) return;
  const { wood, deep, F, sheared, pulled, part } = found.reduce((a, b) => (b.F * a.F_bs > a.F * b.F_bs ? b : a), first);
  const named: Names = (name, formula, ...args) => sheet.put(name, formula, ...args);
  const [L_net_v, L_net_t] = [sheared(named), pulled(named)];
  const onSheet: Calculates = (formula, ...args) => sheet.put("t_ef_mm", formula, ...args);
  const A_net_v =
    deep === undefined
      ? sheet.step("A_net_v", group.shearOverDepth, L_net_v, wood.depth)
      : sheet.step("A_net_v", group.shearBelowPlate, L_net_v, L_net_t, deep(onSheet));
  const A_net_t = sheet.step("A_net_t", group.tensionArea, L_net_t, wood.depth);
  const strengths = [A_net_t, wood.f_t_0 ?? 0, A_net_v, wood.f_v ?? 0] as const;
  const F_bs_Rk = part
    ? sheet.put(
        "F_bs_Rk_kN",
        group.shareOfBlock,
        sheet.step("F_bs_Rk", group.blockShear, ...strengths),
        part.n,
        part.of,
      )
    : sheet.put("F_bs_Rk_kN", group.blockShear, ...strengths);
  const F_bs_Rd = sheet.put("F_bs_Rd_kN", group.design, design.k_mod, F_bs_Rk, design.gamma_M);
  sheet.verify(blockShearOf, F, F_bs_Rd, "kN");
}

/**
 * Of a pattern: its rows along the grain of a member that lie beside each other and are pulled by what force and moment bring to them;
 * the planes of shear begin at the fasteners of the outer two that are farthest from the end.
 */
export function verifyBlocksOfPattern(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  all: readonly Placed[],
  pattern: Pattern,
  at: (alphas: readonly number[]) => { readonly parts: readonly Part[]; readonly lateral: Lateral },
  design: Design,
): void {
  if (!wanted(sheet, item, pattern.points.length === 1)) return;
  const d_0 = holeOf(fastener);
  const found = all.flatMap(({ wood: { index, f_t_0, f_v }, given, least }) => {
    if (f_t_0 === undefined || f_v === undefined) return [];
    const grain = item.members[index]?.alpha_deg ?? 0;
    const { parts, lateral } = at(alongGrainOf(item, index));
    const wood = parts.find((part) => part.index === index);
    if (!isWood(wood)) return [];
    if (given.a_3_t === undefined) sheet.assume(says.blockWithLeast);
    const a_3 = given.a_3_t ?? least.a_3_t;
    const modes = lateral.decidingAt(wood);
    const block = ({ first, last, between, F }: Rows) =>
      blockOf(fastener, parts.length, modes, {
        wood,
        F: shareOf(F, wood, parts),
        sheared: (on) => on("L_net_v_mm", group.shearLengthOfRows, first.toEnd, last.toEnd, a_3, first.n, last.n, d_0),
        pulled: (on) => on("L_net_t_mm", group.tensionLengthOfRows, last.v - first.v, between, d_0),
      });
    return runsAlong(pattern, grain, fastener.d).flatMap((run) => blocksOfRun(pattern, run, block));
  });
  if (found.length > 0) sheet.assume(says.pulledAlongX);
  else if (all.every(({ wood: { f_t_0, f_v } }) => f_t_0 === undefined || f_v === undefined))
    sheet.warn(says.blockAlongGrain);
  writeWorst(sheet, found, design);
}

/**
 * All rows of a run together, and every part of them that lies side by side: where a moment pulls some more than others these go
 * first. A part holds what annex A has of it alone, and no less than its share of the whole, which the rows carry that are pulled alike.
 */
function blocksOfRun(pattern: Pattern, run: readonly LineOfPattern[], block: (rows: Rows) => Block): Block[] {
  const all = rowsOf(pattern, run);
  if (!all) return [];
  const whole = block(all);
  const parts = run.flatMap((_, from) =>
    run.slice(from).flatMap((_, more): Block[] => {
      const rows = run.slice(from, from + more + 1);
      const some = rows.length < run.length ? rowsOf(pattern, rows) : undefined;
      if (!some) return [];
      const alone = block(some);
      const F_bs = group.shareOfBlock(whole.F_bs, some.n, all.n);
      return [alone.F_bs >= F_bs ? alone : { ...whole, F: alone.F, F_bs, part: { n: some.n, of: all.n } }];
    }),
  );
  return [whole, ...parts];
}

function rowsOf(pattern: Pattern, run: readonly LineOfPattern[]): Rows | undefined {
  const [first, last] = [run[0], run[run.length - 1]];
  const n = run.reduce((sum, one) => sum + one.n, 0);
  if (!first || !last || n < 2) return undefined;
  const { own, against } = acting(pattern, sumOf(run.map(({ weights }) => weights)));
  return { first, last, n, between: run.length - 1, F: withHalf(Math.abs(own), against) };
}

interface LineOfPattern {
  readonly n: number;
  readonly v: number;
  /** from its last fastener to where the pattern ends, to the nearer of the two ends */
  readonly toEnd: number;
  readonly weights: Weights;
}

interface Rows {
  readonly first: LineOfPattern;
  readonly last: LineOfPattern;
  readonly n: number;
  readonly between: number;
  readonly F: number;
}

/** Lines beside each other that are pulled out of one end. */
function runsAlong(pattern: Pattern, grain: number, d: number): LineOfPattern[][] {
  const places = placesAlong(pattern.points, grain).map(({ u }) => u);
  const [start, end] = [Math.min(...places), Math.max(...places)];
  // along x a positive force pulls; of other members nobody says where they end
  const senses = grain === 0 ? ([1] as const) : ([1, -1] as const);
  return rowsAlong(pattern.points, grain, d).flatMap((rows) => {
    const lines = rows.map((row): LineOfPattern => {
      const own = row.map(({ u }) => u);
      return {
        n: row.length,
        v: row.reduce((sum, { v }) => sum + v, 0) / row.length,
        toEnd: Math.min(end - Math.min(...own), Math.max(...own) - start),
        weights: sumOf(row.map(({ at }) => weightsOf(pattern, at, grain))),
      };
    });
    return senses.flatMap((sign) => {
      const runs: LineOfPattern[][] = [[]];
      for (const line of lines) {
        if (sign * acting(pattern, line.weights).own > 0) runs[runs.length - 1]?.push(line);
        else runs.push([]);
      }
      return runs;
    });
  });
}

/** What a block holds that is as deep as `deep` says, else as the member. */
function heldBy(wood: Wood, L_net_v: number, L_net_t: number, deep: ReturnType<typeof depthOfBlock>): number {
  const A_net_v =
    deep === undefined
      ? group.shearOverDepth(L_net_v, wood.depth)
      : group.shearBelowPlate(L_net_v, L_net_t, deep(formulaAlone));
  return group.blockShear(group.tensionArea(L_net_t, wood.depth), wood.f_t_0 ?? 0, A_net_v, wood.f_v ?? 0);
}

/** (A.6), (A.7); undefined where the block is as deep as the member: modes c, f, j, k, l and m. */
function depthOfBlock({ d_ef: d, M_y }: Fastener, { f_h, depth }: Wood, mode: string) {
  if (mode === "a") return (on: Calculates) => on(group.depthThinTurned, depth);
  if (mode === "b") return (on: Calculates) => on(group.depthThinHinge, M_y, f_h, d);
  if (mode === "d" || mode === "g") return (on: Calculates) => on(group.depthThickHinge, depth, M_y, f_h, d);
  if (mode === "e" || mode === "h") return (on: Calculates) => on(group.depthThickHinges, M_y, f_h, d);
  return undefined;
}
