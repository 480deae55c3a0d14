import type { Passage, Sheet } from "../engine/sheet.ts";
import type { Member } from "./model.ts";
import type { Resistances, State } from "./resistances.ts";
import type { MemberItem } from "./schema.ts";

// Members of a request that differ in mark and in the size of forces only, as those of a frame do: what no force changes is worked out
// for one of them, and the others take over what it wrote.

/** What no force changes, and what was written of it. */
export interface Shared {
  readonly member: Member;
  readonly epsilon: number;
  readonly head: Passage;
  /** by `keyOf` the state that the forces give the section */
  readonly resistances: Map<number, SharedResistances>;
}

interface SharedResistances {
  readonly r: Resistances;
  readonly passage: Passage;
}

/** A member that was met, and what it shares once a second one like it has come. */
export interface Met {
  readonly item: MemberItem;
  readonly fields: number;
  shared: Shared | undefined;
}

const ofEachMember: ReadonlySet<string> = new Set<keyof MemberItem>([
  "mark",
  "N_Ed",
  "M_y_Ed",
  "M_z_Ed",
  "V_z_Ed",
  "V_y_Ed",
  "T_Ed",
]);

/** The members met, by profile and length; of each of these so many. */
const mostOfLength = 8;
/** With what they share, some megabytes. */
const mostMet = 2000;
/** After so many without one that is like another none is looked for. */
const mostInVain = 200;

class Members {
  #byProfile = new Map<string, Map<number, Met[]>>();
  #count = 0;
  #found = false;

  get allDifferent(): boolean {
    return !this.#found && this.#count >= mostInVain;
  }

  /** The first member like this one; undefined where this is the first. */
  find(item: MemberItem, profile: string, fields: number): Met | undefined {
    let byLength = this.#byProfile.get(profile);
    if (!byLength) {
      byLength = new Map();
      this.#byProfile.set(profile, byLength);
    }
    const known = byLength.get(item.length_mm);
    const found = known?.find((met) => met.fields === fields && agree(item, met.item));
    if (found) this.#found = true;
    if (found || this.#count >= mostMet || (known && known.length >= mostOfLength)) return found;
    const met: Met = { item, fields, shared: undefined };
    if (known) known.push(met);
    else byLength.set(item.length_mm, [met]);
    this.#count++;
    return undefined;
  }
}

const noMembers = (): Members => new Members();

/** The first member of the request that is like this one; undefined where there is none, or where all steps are shown. */
export function alike(sheet: Sheet, item: MemberItem): Met | undefined {
  const { request } = sheet;
  // the sentence on a given class names the member
  if (sheet.steps || request.items < 2 || item.profile === undefined || item.section_class !== undefined)
    return undefined;
  const members = request.once(noMembers);
  if (members.allDifferent) return undefined;
  const fields = plainFields(item);
  return fields === 0 ? undefined : members.find(item, item.profile, fields);
}

/** How many fields it has besides those of each member; 0 where one of them is a list or an object. */
function plainFields(item: MemberItem): number {
  let count = 0;
  for (const name in item) {
    const value = item[name as keyof MemberItem]; // its own fields: the schema has accepted them
    if (typeof value === "object") return 0;
    if (value !== undefined && !ofEachMember.has(name)) count++;
  }
  return count;
}

/** What is shared may know the sign of M_y: which edge is compressed, and whether a load above it is. */
const hogs = ({ M_y_Ed = 0 }: MemberItem): boolean => M_y_Ed < 0;

/** With as many fields on both sides. */
function agree(item: MemberItem, other: MemberItem): boolean {
  if (hogs(item) !== hogs(other)) return false;
  for (const name in item) {
    const field = name as keyof MemberItem; // as in plainFields
    if (item[field] !== other[field] && !ofEachMember.has(name)) return false;
  }
  return true;
}

/** One number for what the resistances depend on. */
export const keyOf = ({ class: c, classZ, stemCompressed, negative, bent }: State): number =>
  c + 5 * classZ + (stemCompressed ? 25 : 0) + (negative ? 50 : 0) + (bent ? 100 : 0);
