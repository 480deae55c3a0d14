import { addCombinations } from "../annexes/combinations-by-country.ts";
import { addLoads } from "../annexes/loads-by-country.ts";
import type { Check } from "../engine/kind.ts";
import { imposedKind } from "./imposed/imposed.ts";
import { selfWeightKind } from "./imposed/self-weight.ts";
import { snowKind } from "./snow/snow.ts";
import { temperatureKind } from "./temperature/temperature.ts";
import { windKind } from "./wind/wind.ts";

addCombinations();
addLoads();

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
