import { beamEndpoint } from "@x/api";
import { type Check, checks, describeFields, findCheck, kindOf, listsOf } from "@x/eurocode";
import { invalid } from "@x/eurocode/problems";
import { service as says } from "../says.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Whether a request has a list of a check, or is an item of it by the word that says so. */
function isOf(check: Check, request: Fields): boolean {
  if (listsOf(check).some((list) => Array.isArray(request[list]))) return true;
  const { one, choice } = check;
  return one !== undefined && choice !== undefined && Object.hasOwn(request, choice.field)
    ? kindOf(check, request, undefined) !== undefined || kindOf(check, request) !== undefined
    : false;
}

const fields = new Map<string, ReadonlySet<string>>();

/** Names that the items of a check have: such a name is not taken for the list of another. */
function fieldsOf({ endpoint, kinds }: Check): ReadonlySet<string> {
  let found = fields.get(endpoint);
  if (!found) {
    found = new Set(Object.values(kinds).flatMap(({ schema }) => describeFields(schema).map(({ name }) => name)));
    fields.set(endpoint, found);
  }
  return found;
}

/** What says that it is for another check is no version of this one, however unfinished it may be. */
export function refuseOther(endpoint: string, request: Fields): void {
  const isBeam = Array.isArray(request.spans_mm);
  if (endpoint === beamEndpoint ? !isBeam && checks.some((check) => isOf(check, request)) : isBeam)
    throw invalid(says.otherCheck({ endpoint }), "request");
  const known = findCheck(endpoint);
  if (!known) return;
  const { check: said } = request;
  const isSaid = typeof said === "string" && said !== endpoint;
  if (!isSaid) {
    if (isOf(known, request)) return;
    const own = known.one === undefined ? new Set<string>() : fieldsOf(known);
    const foreign = Object.fromEntries(Object.entries(request).filter(([name]) => !own.has(name)));
    if (!checks.some((other) => other !== known && isOf(other, foreign))) return;
  }
  throw invalid(says.otherCheck({ endpoint }), "request");
}
