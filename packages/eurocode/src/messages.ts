// All that the library says, by subject: @x/words has each of these in every language, or does not compile.

import { says as ownAnnex } from "./annexes/own.ts";
import { says as annexes } from "./annexes/says.ts";
import { says as byHand } from "./basis/by-hand.ts";
import { says as everyday } from "./basis/everyday.ts";
import { says as form } from "./basis/form.ts";
import { about } from "./basis/message.ts";
import { says as problems } from "./basis/problem.ts";
import { refused } from "./basis/refusals.ts";
import { says as beams } from "./beams/says.ts";
import * as combinations from "./en-1990/messages.ts";
import * as loads from "./en-1991/messages.ts";
import * as concreteColumns from "./en-1992-1-1/messages.ts";
import * as steelMembers from "./en-1993-1-1/messages.ts";
import * as steelJoints from "./en-1993-1-8/messages.ts";
import * as fatigue from "./en-1993-1-9/messages.ts";
import * as timber from "./en-1995-1-1/messages.ts";
import * as earthquake from "./en-1998-1/messages.ts";
import { says as request } from "./engine/calculate.ts";
import { says as itemActions } from "./engine/item-actions.ts";
import { says as loadCases } from "./engine/load-cases.ts";
import { says as parameters } from "./engine/request.ts";
import { says as editions } from "./engine/says-of-editions.ts";
import { says as shear } from "./engine/says-of-shear.ts";
import { says as signs } from "./engine/says-of-signs.ts";
import { says as sheet } from "./engine/sheet.ts";
import { says as unusual } from "./engine/unusual.ts";
import { says as steelGrades } from "./materials/says.ts";
import { says as proposals } from "./proposals/says.ts";
import { says as drawnSection } from "./sections/drawn/says.ts";
import { designationSays as designations, says as ownSection } from "./sections/says.ts";

/** Rooms of messages by subject. The name of a room is the first part of its ids. */
export const said = {
  shared: {
    about,
    annexes,
    arguments: byHand,
    beams,
    designations,
    editions,
    everyday,
    form,
    itemActions,
    loadCases,
    proposals,
    drawnSection,
    ownSection,
    parameters,
    problems,
    refused,
    request,
    sheet,
    shear,
    signs,
    unusual,
    steelGrades,
  },
  "own-annex": { ownAnnex },
  "en-1990": { ...combinations },
  "en-1991": { ...loads },
  "en-1992-1-1": { ...concreteColumns },
  "en-1993-1-1": { ...steelMembers },
  "en-1993-1-8": { ...steelJoints },
  "en-1993-1-9": { ...fatigue },
  "en-1995-1-1": { ...timber },
  "en-1998-1": { ...earthquake },
};
