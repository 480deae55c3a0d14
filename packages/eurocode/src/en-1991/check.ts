import { combinations } from "../annexes/combinations.ts";
import { deviations } from "../annexes/combinations-by-country.ts";
import { addStandard } from "../annexes/index.ts";
import { loads as recommended } from "../annexes/loads.ts";
import { ofAllParts, ofImposedLoads, ofSnow, ofTemperature, ofWind } from "../annexes/loads-by-country.ts";
import type { Check } from "../engine/kind.ts";
import { imposedKind } from "./imposed/imposed.ts";
import { selfWeightKind } from "./imposed/self-weight.ts";
import { snowKind } from "./snow/snow.ts";
import { temperatureKind } from "./temperature/temperature.ts";
import { windKind } from "./wind/wind.ts";

addStandard("EN 1990", combinations["EN 1990"], deviations);
addStandard("EN 1991", recommended["EN 1991"], ofAllParts);
addStandard("EN 1991-1-5", recommended["EN 1991-1-5"], ofTemperature);
addStandard("EN 1991-1-4", recommended["EN 1991-1-4"], ofWind);
addStandard("EN 1991-1-3", recommended["EN 1991-1-3"], ofSnow);
addStandard("EN 1991-1-1", recommended["EN 1991-1-1"], ofImposedLoads);

const kinds = [snowKind, windKind, imposedKind, selfWeightKind, temperatureKind];

export const loads: Check = {
  endpoint: "en-1991",
  standard: "EN 1991:2002",
  title: "Actions on structures",
  about:
    "Snow, wind, imposed loads, self-weight and temperature of buildings, by annex: characteristic actions with their arrangements, ready for combinations.",
  many: "loads",
  one: "load",
  choice: { field: "action", standard: "snow", required: true },
  kinds: Object.fromEntries(kinds.map((kind) => [kind.name, kind])),
  top: {},
  example: { national_annex: "EN", ...windKind.example },
};
