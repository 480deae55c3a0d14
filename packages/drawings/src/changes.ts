/** What changed from one revision of a drawing to the next, on its pages. */
import type { Diff } from "@x/fabrication";
import { printable } from "@x/fabrication/members";
import type { Source } from "./model.ts";
import { type Marking, marked } from "./overlay.ts";

type Changed = Diff["members"]["added"][number];

const labels = { steel_grade: "grade", length_mm: "length (mm)", quantity: "pieces" } as const;

const colourOf = { added: "#15803d", removed: "#b91c1c", changed: "#b45309" } as const;

/** A page of the newer drawing with what changed on it; what was removed is marked where it stood. */
export function diffPicture(pdf: Uint8Array, { members }: Diff, page: number, dpi?: number): Promise<Uint8Array> {
  const marks = markingsOfChanges(members, page);
  const count = (colour: string) => marks.filter((one) => one.colour === colour && one.label !== "").length;
  const entries = (["added", "changed", "removed"] as const).map(
    (kind) => [colourOf[kind], kind, count(colourOf[kind])] as const,
  );
  return marked(pdf, page, marks, { title: `page ${page}: what changed`, entries }, dpi);
}

/** A member is marked at each label that was counted for it; what changed stands beside the first. */
export function markingsOfChanges(members: Diff["members"], page: number): Marking[] {
  const mark = (colour: string, source: Source | undefined, text: string, dashed = false): Marking[] =>
    (source ? [source, ...(source.also ?? [])] : [])
      .filter((one) => one.page === page)
      .map(({ bbox }, i) => ({ box: bbox, colour, label: i === 0 ? printable(text, 80) : "", dashed }));
  const name = ({ mark: own, section }: Changed) => `${own} ${section}`.trim();
  return [
    ...members.added.flatMap((one) => mark(colourOf.added, one.source, `+ ${name(one)}`)),
    ...members.changed.flatMap(({ before, after }) =>
      mark(
        colourOf.changed,
        after.source,
        before.section === after.section
          ? [name(after), ...differing(before, after)].join(", ")
          : [`${name(before)} → ${after.section}`, ...differing(before, after)].join(", "),
      ),
    ),
    ...members.removed.flatMap((one) => mark(colourOf.removed, one.source, `− ${name(one)}`, true)),
  ];
}

/** What a person sees of it on the sheet: `pieces 2 → 9`. */
const differing = (before: Changed, after: Changed): string[] =>
  (["steel_grade", "length_mm", "quantity"] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${labels[field]} ${before[field] ?? "–"} → ${after[field] ?? "–"}`);
