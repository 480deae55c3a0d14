import { between } from "../../basis/fields.ts";
import { refuseUnless } from "../../basis/validation.ts";
import {
  type Candidate,
  contextOf,
  firstThatFits,
  needsOf,
  type ProposalContext,
  type Proposed,
  usualGrade,
} from "../parts/proposal.ts";
import { boltGroupKind } from "./bolt-group.ts";
import { says } from "./says.ts";

export interface BoltGroupNeeds extends ProposalContext {
  readonly mark?: string;
  readonly V_x_Ed?: number;
  readonly V_y_Ed?: number;
  readonly M_Ed?: number;
  readonly e_x_mm?: number;
  readonly e_y_mm?: number;
  readonly shear_planes: number;
  readonly plate_t: number;
  readonly plate_fu: number;
  /** greatest height of the group, between the edges of the plate; default 600 mm */
  readonly height_mm?: number;
}

const sizes = [
  ["M16", 16],
  ["M20", 20],
  ["M24", 24],
] as const;

const ofBoltGroup = needsOf(
  boltGroupKind,
  ["shear_planes", "plate_t", "plate_fu"],
  ["mark", "V_x_Ed", "V_y_Ed", "M_Ed", "e_x_mm", "e_y_mm"],
  {
    height_mm: between(
      50,
      5000,
      "greatest height of the group, between the edges of the plate; {default 600}",
      "mm",
    ).optional(),
  },
);

/** Two lines at 4.5 d, rows at 3.5 d, edges 2 d: more rows first, then larger bolts. */
export function proposeBoltGroup(needs: BoltGroupNeeds): Proposed {
  refuseUnless([ofBoltGroup, needs]);
  const { national_annex, own_annex, overrides, strength_table, height_mm = 600, ...rest } = needs;
  const context = contextOf(needs);
  const grade = usualGrade(context);
  function* candidates(): Generator<Candidate> {
    for (const [size, d] of sizes) {
      const [p1, p2, edge] = [3.5 * d, 5 * d, 2 * d];
      const most = Math.max(2, Math.floor((height_mm - 2 * edge) / p1) + 1);
      for (let n_1 = 2; n_1 <= most; n_1++) {
        yield {
          because: [says.twoLines({ size, grade, p1, p2, edge })],
          item: {
            connection: "bolt-group",
            ...rest,
            bolt_grade: grade,
            bolt_size: size,
            n_1,
            p1,
            n_2: 2,
            p2,
            edge_x_mm: edge,
            edge_y_mm: edge,
          },
        };
      }
    }
  }
  return firstThatFits(candidates(), context, 30);
}
