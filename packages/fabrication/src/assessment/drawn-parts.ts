import { resolveDesignation, section } from "@x/eurocode";
import type { MemberList } from "../members/model.ts";
import { printable, safeName } from "../members/names.ts";
import type { Register } from "./register.ts";
import type { Said } from "./said.ts";
import { whole } from "./says.ts";
import { rectangle } from "./solid.ts";

/** Plates and bolts that the drawing itself lists. */
export function drawnParts(drawing: MemberList, register: Register, said: Said): void {
  let count = 0;
  for (const row of drawing.other_rows) {
    const quantity = row.quantity ?? 1;
    if (row.kind === "plate") {
      const size = plateSize(row);
      if (!size) continue;
      const [t, width, length] = size;
      count++;
      const mark = safeName(row.mark ?? "", `drawn-${count}`);
      register.drawnPlate(
        {
          use: "drawn",
          t_mm: t,
          outline: rectangle(length, width),
          holes: [],
          steel_grade: printable(row.steel_grade ?? drawing.drawing_info.default_grade ?? "S355", 40),
        },
        mark,
        quantity,
      );
    } else if (row.kind === "fastener" && row.fastener) {
      const { size, grade = "8.8", length_mm } = row.fastener;
      if (!/^M\d{1,2}$/.test(size) || length_mm === undefined) continue;
      register.drawnBolt({ kind: "bolt", size, grade: printable(grade, 10), grip_mm: 0, length_mm }, quantity, "site");
    }
  }
  if (count > 0) said.warn(whole.drawnPlates({ count }));
}

function plateSize(row: MemberList["other_rows"][number]): [number, number, number] | undefined {
  const { t_mm, width_mm, length_mm } = row.plate ?? {};
  if (t_mm !== undefined && width_mm !== undefined && length_mm !== undefined) return [t_mm, width_mm, length_mm];
  if (row.section === undefined || row.length_mm === undefined) return undefined;
  const found = resolveDesignation(row.section);
  if (!("kind" in found) || found.kind !== "section") return undefined;
  const { dimensions } = section(found.canonical) ?? {};
  const { b_mm, t_mm: t } = dimensions ?? {};
  return b_mm === undefined || t === undefined ? undefined : [t, b_mm, row.length_mm];
}
