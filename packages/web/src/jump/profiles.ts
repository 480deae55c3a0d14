import { sections } from "@x/eurocode";
import type { Place } from "./places.ts";

/** Profiles lead to the steel member with that profile. */
export const profiles = (of: string): Place[] =>
  sections().map(({ designation }) => {
    const members = [{ mark: "B1", profile: designation, length_mm: 5000 }];
    // names of profiles are ASCII
    const request = btoa(JSON.stringify({ national_annex: "EN", members })).replaceAll("=", "");
    return {
      address: `/calculators#en-1993-1-1/member/${request.replaceAll("+", "-").replaceAll("/", "_")}`,
      title: designation,
      of,
      more: designation.replaceAll(" ", ""),
    };
  });
