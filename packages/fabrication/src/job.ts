/** What a job answers of members and their fabrication: the fields of the service. */
import type { Message } from "@x/eurocode/message";
import type { FabricatedMember, Fabrication, Joint, State } from "./fabrication.ts";
import type { DrawnMember, MemberList } from "./members/model.ts";
import { isVerified } from "./states.ts";

export type JobMember = DrawnMember & {
  readonly id: string;
  readonly role: string;
  readonly steel_grade: string;
  readonly section_class?: number;
  readonly passed?: boolean;
  readonly state: State;
  /** under actions that somebody gave */
  readonly verified: boolean;
  /** fraction */
  readonly utilization?: number;
  readonly verification?: string;
  readonly clause?: string;
  readonly buckling?: NonNullable<FabricatedMember["check"]>["buckling"];
  readonly unchecked?: Message;
  readonly lightest?: NonNullable<FabricatedMember["check"]>["lightest"];
  readonly actions_source: string;
  readonly actions_reason: Message;
  readonly ends: FabricatedMember["ends"];
  readonly remarks: readonly Message[];
};

type ConnectionData = Omit<Joint, "verifications" | "values"> & {
  /** the greatest first */
  readonly verifications: Joint["verifications"];
  /** for forces that somebody gave */
  readonly verified: boolean;
};

export interface JobData<List extends MemberList = MemberList> {
  readonly extracted_data: Omit<List, "members"> & { readonly members: readonly JobMember[] };
  readonly connections_data: readonly ConnectionData[];
  readonly welds_data: Fabrication["welds"];
  readonly base_plates_data: Fabrication["base_plates"];
  readonly national_annex: string;
  readonly fabrication_summary: Fabrication["summary"];
  readonly assumptions: readonly Message[];
  readonly warnings: readonly Message[];
}

export function jobData<List extends MemberList>(list: List, fabrication: Fabrication): JobData<List> {
  const { members, joints, welds, base_plates, settings, summary, assumptions, warnings, unresolved } = fabrication;
  return {
    extracted_data: {
      ...list,
      members: list.members.flatMap((drawn, i) => {
        const made = members[i];
        return made ? [memberData(drawn, made)] : [];
      }),
      summary: { ...list.summary, total_mass_kg: summary.total_mass_kg, member_count: summary.member_count },
      warnings,
      unresolved,
    },
    connections_data: joints.map(({ values: _, verifications, ...joint }) => ({
      ...joint,
      verified: joint.actions.from !== "none",
      verifications: [...verifications].sort((a, b) => b.utilization - a.utilization),
    })),
    welds_data: welds,
    base_plates_data: base_plates,
    national_annex: settings.national_annex,
    fabrication_summary: summary,
    assumptions,
    warnings,
  };
}

function memberData(drawn: DrawnMember, made: FabricatedMember): JobMember {
  const { check } = made;
  return {
    ...drawn,
    ...(drawn.mass_kg === undefined &&
      made.mass_kg !== undefined && { mass_kg: made.mass_kg, mass_source: "computed" as const }),
    id: made.id,
    role: made.role.value,
    steel_grade: made.steel_grade,
    state: made.state,
    verified: isVerified(made),
    ...(check && {
      ...(check.section_class !== undefined && { section_class: check.section_class }),
      passed: check.passed,
      utilization: check.utilization,
      verification: check.verification,
      clause: check.clause,
      buckling: check.buckling,
      ...(check.lightest && { lightest: check.lightest }),
    }),
    ...(made.unchecked !== undefined && { unchecked: made.unchecked }),
    actions: made.actions.values,
    actions_source: made.actions.from,
    actions_reason: made.actions.reason,
    ends: made.ends,
    remarks: made.remarks,
  };
}
