// What is said under EN 1995-1-1, by the room that says it.
export { says as timberJoints } from "./connections/says.ts";
export {
  apexSays as timberApex,
  fireSays as timberFire,
  says as timber,
  serviceabilitySays as timberServiceability,
} from "./says.ts";
