import { says as editions } from "../../engine/says-of-editions.ts";
import { standard } from "./formula.ts";
import { says } from "./says.ts";

export const unknownGeneral = editions.partUnknown({ what: says.generalMethod, standard });
