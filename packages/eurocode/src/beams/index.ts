export { actionsOfBeam, type BeamActions, type BeamPoint, type BeamSpan, type SpanMember } from "./actions.ts";
export { type BeamRequest, beamFields } from "./schema.ts";
