/** The member of an assembly, and its ends as they are on this piece: of the other hand of a channel the other way round. */
import { atEnd } from "../assessment/mirror.ts";
import type { Assembly, FabricatedMember, Fabrication, ProfilePart } from "../fabrication.ts";

type Made = Pick<Fabrication, "members" | "parts">;

const mainOf = ({ parts }: Made, { profiles }: Assembly): ProfilePart | undefined =>
  parts.profiles.find(({ id }) => id === profiles[0]?.part);

export function memberOf(made: Made, assembly: Assembly): FabricatedMember | undefined {
  const main = mainOf(made, assembly);
  return main && made.members.find(({ id }) => id === (main.member ?? main.id));
}

export function endsOf(made: Made, assembly: Assembly): FabricatedMember["ends"] | undefined {
  const [main, member] = [mainOf(made, assembly), memberOf(made, assembly)];
  if (!main || !member) return undefined;
  const { start, end } = member.ends;
  return main.member !== undefined && atEnd(main) ? { start: end, end: start } : { start, end };
}
