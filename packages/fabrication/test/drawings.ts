/** Drawings as they would be read, for tests of what is made of them. */
import { section } from "@x/eurocode";
import type { DrawnMember, MemberList } from "../src/members/model.ts";
import { sumsOf } from "../src/members/sums.ts";

export type Row = Partial<DrawnMember> & { readonly profile: string };

export const source = { page: 1, bbox: [0, 0, 10, 10], method: "text", confidence: 0.99 } as const;

export function drawnMember({ profile, ...row }: Row): DrawnMember {
  const G = section(profile)?.properties.G_kg_m ?? 0;
  const length_mm = row.length_mm ?? 6000;
  return {
    mark: "B1",
    section: profile,
    profile,
    family: profile.split(" ")[0] ?? "",
    steel_grade: "S355",
    quantity: 1,
    source,
    mass_kg: Math.round(((G * length_mm) / 1000) * (row.quantity ?? 1) * 100) / 100,
    mass_source: "computed",
    ...row,
    length_mm,
  };
}

export function drawingOf(rows: readonly Row[], more: Partial<MemberList> = {}): MemberList {
  const members = rows.map(drawnMember);
  return {
    drawing_info: { project_name: "Hall 7", drawing_number: "S-101", revision: "B", scale: "1:50", scale_ratio: 50 },
    members,
    other_rows: [],
    unresolved: [],
    warnings: [],
    summary: sumsOf(members),
    ...more,
  };
}

/** A hall: every role and every kind of joint that rules make. */
export const hall = (): MemberList =>
  drawingOf([
    { mark: "C1", profile: "HE 200 B", length_mm: 4200, quantity: 8 },
    { mark: "C2", profile: "SHS 120x120x6", length_mm: 3900, quantity: 4, steel_grade: "S355J2H" },
    { mark: "B1", profile: "IPE 360", length_mm: 7200, quantity: 6 },
    { mark: "B2", profile: "UB 762x267x173", length_mm: 14_800, quantity: 2 },
    { mark: "B3", profile: "RHS 200x100x8", length_mm: 4100, quantity: 3, steel_grade: "S355J2H" },
    { mark: "PU1", profile: "UPE 180", length_mm: 5980, quantity: 20 },
    { mark: "BR1", profile: "L 90x90x9", length_mm: 5200, quantity: 8 },
    { mark: "BR2", profile: "CHS 114.3x5", length_mm: 6100, quantity: 4, steel_grade: "S355J2H" },
    { mark: "BR3", profile: "FL 100x12", length_mm: 3100, quantity: 4 },
    { mark: "D1", profile: "RD 24", length_mm: 4100, quantity: 4 },
  ]);
