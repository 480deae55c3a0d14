import type { BeamActions, BeamSpan } from "./actions.ts";
import type { BeamDesignRequest } from "./design-schema.ts";
import { shapeOfMoments } from "./moment-shape.ts";

// A reinforced concrete beam or slab from its loads: every span by its sagging and by its hogging moments, in each combination
// at the places where moment or shear force is greatest. Bars are the same from end to end, so no other place asks for more.

/** A combination with the beam under it. */
export interface Combined {
  readonly text: string;
  readonly situation: string;
  readonly beam: BeamActions;
}

type Side = "sagging" | "hogging";

/** Forces that act together at a place; the moment by its size. */
interface Place {
  readonly x_mm: number;
  readonly M: number;
  readonly V: number;
}

export const isSlab = ({ b }: BeamDesignRequest["member"]): boolean => b === undefined;

/** m, the strip that the values of a slab are for. */
export const stripOfSlab = 1;

/** Fields of the concrete beam that its loads give. The bars run through: 6.2.3(7) asks no more of them than the greatest moment. */
export const byLoads = [
  "M_Ed",
  "V_Ed",
  "V_Ed_face",
  "M_Ed_max",
  "T_Ed",
  "N_Ed",
  "q_Ed_kN_m",
  "support",
  "a_v_mm",
  "static_system",
] as const;
export const byLoadsInService = ["M_qp", "M_fr", "M_ch", "span_mm", "A_s_req_mm2"] as const;

export const serviceOf = ({ member }: BeamDesignRequest): Readonly<Record<string, unknown>> | undefined =>
  member.serviceability as Readonly<Record<string, unknown>> | undefined; // looked at before

/** An item of the request, and what it is of. */
export interface ItemOfSpan {
  readonly span: number;
  readonly side: Side;
  readonly name: string;
  readonly item: object;
}

/** Sagging and hogging sides of each span, in persistent and in accidental situations. */
export const itemsOfConcrete = (
  given: BeamDesignRequest,
  names: readonly Readonly<Record<Side, string>>[],
  all: readonly Combined[],
): ItemOfSpan[] =>
  given.spans_mm.flatMap((_, span) =>
    (["persistent", "accidental"] as const).flatMap((situation) => {
      const own = all.filter((one) => !isService(one) && isAccidental(one) === (situation === "accidental"));
      const asked = { span, own, service: all.filter(isService) };
      return (["sagging", "hogging"] as const).flatMap((side): ItemOfSpan[] => {
        const name = names[span]?.[side] ?? "";
        const item = itemOf(given, name, { ...asked, side });
        if (!item) return [];
        return [{ span, side, name, item: situation === "accidental" ? inAccident(item) : item }];
      });
    }),
  );

/** Use and fire are those of the persistent situation. */
const inAccident = (item: object): object => ({
  ...item,
  serviceability: undefined,
  fire: undefined,
  design_situation: "accidental",
});

export const isService = ({ situation }: Combined): boolean => situation.startsWith("sls");
const isAccidental = ({ situation }: Combined): boolean => situation === "accidental";

interface Asked {
  readonly span: number;
  readonly side: Side;
  readonly own: readonly Combined[];
  readonly service: readonly Combined[];
}

/** The bars of one side, in all combinations that pull there; undefined where none does. */
function itemOf(given: BeamDesignRequest, mark: string, { span, side, own, service }: Asked) {
  const { member, N_Ed } = given;
  const sense = side === "sagging" ? 1 : -1;
  const found = own.flatMap(({ text, beam }) => {
    const bent = beam.spans[span];
    return bent ? placesOf(bent, sense).map((place) => ({ text, ...place })) : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const most = found.reduce((worst, one) => (one.M > worst.M ? one : worst), first);
  const mostV = found.reduce((worst, one) => (one.V > worst.V ? one : worst), first);
  const { serviceability: _, ...plain } = member;
  const axial = N_Ed === undefined ? {} : { N_Ed };
  const shared = {
    ...plain,
    ...systemOf(given, span),
    ...serviceIn(given, span, sense, service),
  };
  if (isDesigned(member, side)) {
    const places = most.text === mostV.text ? most.text : `M ${most.text}, V ${mostV.text}`;
    return { ...shared, mark: `${mark}: ${places}`, M_Ed: sense * most.M, V_Ed: mostV.V, ...axial };
  }
  return {
    ...shared,
    ...(member.design === true ? { design: false } : {}),
    mark,
    load_cases: found.map(({ text, x_mm, M, V }) => ({
      id: `${text.slice(0, longestText)} at ${Math.round(x_mm)} mm`,
      M_Ed: M === 0 ? 0 : sense * M,
      V_Ed: V,
      ...axial,
    })),
  };
}

/** A load case has a name of 200 letters at most. */
const longestText = 180;

const bars = ["A_s_bottom", "A_s_top", "bars_bottom", "bars_top"] as const;

/** Asked for, or where no bars are given; not where bars of the side and links are all given. */
function isDesigned(member: BeamDesignRequest["member"], side: Side): boolean {
  if (member.design === undefined) return bars.every((name) => member[name] === undefined);
  const face = side === "sagging" ? "bottom" : "top";
  const hasBars = member[`A_s_${face}`] !== undefined || member[`bars_${face}`] !== undefined;
  return member.design === true && !(hasBars && (member.links !== undefined || isSlab(member)));
}

/**
 * Where the moment of a sense is greatest, and where the shear force beside it is. Between two places of the diagram the moment may
 * vanish: both belong to either side. A span that nothing bends has a sagging side.
 */
function placesOf({ diagram, V_max_kN }: BeamSpan, sense: 1 | -1): Place[] {
  const moments = diagram.map(({ M_kNm }) => sense * M_kNm);
  const straight = sense > 0 && moments.every((M) => M === 0);
  const own = diagram.flatMap(({ x_mm, V_kN }, i): Place[] => {
    const around = Math.max(moments[i - 1] ?? 0, moments[i] ?? 0, moments[i + 1] ?? 0);
    return around <= 0 && !straight ? [] : [{ x_mm, M: Math.max(0, moments[i] ?? 0), V: Math.abs(V_kN) }];
  });
  const [first] = own;
  if (!first) return [];
  const most = own.reduce((worst, one) => (one.M > worst.M ? one : worst), first);
  const sheared = own.reduce((worst, one) => (one.V > worst.V ? one : worst), first);
  // the other side of a point load is in none of the places
  const hidden = diagram.every(({ V_kN }) => Math.abs(V_kN) < Math.abs(V_max_kN) * (1 - 1e-9));
  if (hidden) return [most, { ...sheared, V: Math.abs(V_max_kN) }];
  return most === sheared ? [most] : [most, sheared];
}

/** How the span is held, for the ratio of span to depth and for fire; beyond a support an overhang clamps nothing. */
function systemOf({ spans_mm, left = "pinned", right = "pinned" }: BeamDesignRequest, span: number) {
  const last = spans_mm.length - 1;
  const isOverhang = (at: number): boolean => (at === 0 && left === "free") || (at === last && right === "free");
  if (isOverhang(span)) return { static_system: "cantilever" };
  const goesOn = (next: number, end: string): boolean =>
    next < 0 || next > last ? end === "fixed" : !isOverhang(next);
  const held = [goesOn(span - 1, left), goesOn(span + 1, right)].filter(Boolean).length;
  return { static_system: (["simple", "end-span", "interior"] as const)[held] ?? "simple" };
}

const shapesByDeflection = ["point-load", "udl", "third-points", "constant"];
/** Under a load at its tip and under loads at thirds a cantilever deflects alike. */
const rankOf = (name: string, isCantilever: boolean): number =>
  isCantilever && name !== "constant" ? Number(name !== "udl") : shapesByDeflection.indexOf(name);
const isCantileverIn = (given: BeamDesignRequest, span: number): boolean =>
  systemOf(given, span).static_system === "cantilever";

/** The shape of the quasi-permanent moments, where it deflects more than one that is given. */
export function shapeBeyond(
  given: BeamDesignRequest,
  { span, side }: Pick<ItemOfSpan, "span" | "side">,
  shape: string,
  all: readonly Combined[],
): string | undefined {
  const found = shapeIn(given, span, side === "sagging" ? 1 : -1, all);
  const cantilever = isCantileverIn(given, span);
  return rankOf(found, cantilever) > rankOf(shape, cantilever) ? found : undefined;
}

/** Where moments of use are greatest; the deflection is that of the quasi-permanent ones. */
function shapeIn(given: BeamDesignRequest, span: number, sense: 1 | -1, all: readonly Combined[]): string {
  const isCantilever = isCantileverIn(given, span);
  const root = isCantilever ? (span === 0 && given.left === "free" ? "right" : "left") : undefined;
  const length = given.spans_mm[span] ?? 0;
  const rank = (name: string): number => rankOf(name, isCantilever);
  const shapes = all
    .filter(({ situation }) => situation === "sls-quasi-permanent")
    .map(({ beam }) => shapeOfMoments(beam.spans[span]?.diagram ?? [], length, sense, root));
  return shapes.reduce((most, one) => (rank(one) > rank(most) ? one : most), isCantilever ? "udl" : "point-load");
}

/** Whether deflections are asked for by curvatures, for which the root of an overhang would turn. */
export const overhangDeflects = (given: BeamDesignRequest): boolean => {
  const deflection = serviceOf(given)?.deflection ?? "span-depth";
  const free = given.left === "free" || given.right === "free";
  return deflection !== "span-depth" && free && given.spans_mm.length > 1;
};

/** Moments of use of that side, each the greatest; the deflection is that of the bars which govern it. */
function serviceIn(given: BeamDesignRequest, span: number, sense: 1 | -1, all: readonly Combined[]) {
  const asked = serviceOf(given);
  if (!asked) return {};
  const greatest = (situation: string): number =>
    all.reduce((most, one) => {
      const bent = one.situation === situation ? one.beam.spans[span] : undefined;
      return Math.max(most, sense > 0 ? (bent?.M_max_kNm ?? 0) : -(bent?.M_min_kNm ?? 0));
    }, 0);
  const [M_qp, M_ch] = [greatest("sls-quasi-permanent"), greatest("sls-characteristic")];
  const deflects = (systemOf(given, span).static_system === "cantilever") === sense < 0;
  const { deflection, moment_shape, w_limit, precamber_mm, epsilon_cs, ...others } = asked;
  const bends = deflects && deflection !== undefined && deflection !== "span-depth" && moment_shape === undefined;
  return {
    serviceability: {
      // the deflection is that of the other side
      ...(deflects ? asked : others),
      ...(bends ? { moment_shape: shapeIn(given, span, sense, all) } : {}),
      ...(M_qp === 0 && M_ch === 0 ? {} : { M_qp: sense * M_qp, M_ch: sense * M_ch }),
      ...(deflects ? { span_mm: given.spans_mm[span] } : {}),
    },
  };
}
