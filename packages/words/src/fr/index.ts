import type { Subject } from "../words.ts";
import * as details from "./details.ts";
import { rooms as drawings } from "./drawings.ts";
import { rooms as combinations } from "./en-1990.ts";
import { rooms as loads } from "./en-1991.ts";
import { rooms as concreteColumns } from "./en-1992-1-1.ts";
import { rooms as steelMembers } from "./en-1993-1-1.ts";
import { rooms as steelJoints } from "./en-1993-1-8.ts";
import { rooms as fatigue } from "./en-1993-1-9.ts";
import { rooms as timber } from "./en-1995-1-1.ts";
import { rooms as earthquake } from "./en-1998-1.ts";
import { rooms as fabrication } from "./fabrication.ts";
import * as fields from "./fields.ts";
import * as fieldsOfCombinations from "./fields-en-1990.ts";
import * as fieldsOfLoads from "./fields-en-1991.ts";
import * as fieldsOfColumns from "./fields-en-1992-1-1.ts";
import * as fieldsOfMembers from "./fields-en-1993-1-1.ts";
import * as fieldsOfJoints from "./fields-en-1993-1-8.ts";
import * as fieldsOfFatigue from "./fields-en-1993-1-9.ts";
import * as fieldsOfTimber from "./fields-en-1995-1-1.ts";
import * as fieldsOfEarthquake from "./fields-en-1998-1.ts";
import * as fieldsOfBeams from "./fields-of-beams.ts";
import * as fieldsOfTimberJoints from "./fields-of-timber-joints.ts";
import * as fieldsOnPaper from "./fields-on-paper.ts";
import * as figures from "./figures.ts";
import * as figuresOfJoints from "./figures-of-joints.ts";
import * as onLanding from "./on-landing.ts";
import * as ownAnnex from "./own-annex.ts";
import * as pages from "./pages.ts";
import * as pagesBeyondLanding from "./pages-beyond-landing.ts";
import * as pagesOfAccounts from "./pages-of-accounts.ts";
import * as pagesWithCalculators from "./pages-with-calculators.ts";
import * as paper from "./paper.ts";
import * as parameters from "./parameters.ts";
import { rooms as service } from "./service.ts";
import { rooms as shared } from "./shared.ts";
import * as topics from "./topics.ts";
import * as verifications from "./verifications.ts";
import * as verificationsOfJoints from "./verifications-of-joints.ts";
import * as verificationsOfMembers from "./verifications-of-members.ts";
import * as vocabulary from "./vocabulary.ts";

export { writing } from "./writing.ts";

export const rooms = {
  ...shared,
  ...ownAnnex.rooms,
  ...combinations,
  ...loads,
  ...concreteColumns,
  ...steelJoints,
  ...steelMembers,
  ...timber,
  ...fatigue,
  ...earthquake,
  ...drawings,
  ...fabrication,
  ...service,
};

export const subjects: readonly Subject[] = [
  { rooms },
  details,
  fields,
  fieldsOfCombinations,
  fieldsOfLoads,
  fieldsOfColumns,
  fieldsOfMembers,
  fieldsOfJoints,
  fieldsOfFatigue,
  fieldsOfTimber,
  fieldsOfBeams,
  { texts: ownAnnex.texts },
  fieldsOfTimberJoints,
  fieldsOfEarthquake,
  onLanding,
  fieldsOnPaper,
  figures,
  figuresOfJoints,
  pages,
  pagesBeyondLanding,
  pagesOfAccounts,
  pagesWithCalculators,
  paper,
  parameters,
  topics,
  verifications,
  verificationsOfJoints,
  verificationsOfMembers,
  vocabulary,
];
