import { join } from "node:path";
import { freshlyBuilt } from "../../../../scripts/setup.mjs";

const place = join(import.meta.dirname, "../..");

/** What Node starts as `x`: the build, as `npm test` leaves it; the sources where they are newer, which start in three times the time. */
export const startOfX: readonly string[] = freshlyBuilt()
  ? [join(place, "dist/x.js")]
  : ["--conditions=@x/source", "--disable-warning=ExperimentalWarning", join(place, "src/x.ts")];
