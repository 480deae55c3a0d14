import { convection, standardFire } from "../../en-1993-1-2/fire-curve.ts";
import * as rules from "../../en-1993-1-2/temperature.ts";
import type { MemberItem } from "../schema.ts";

// Temperatures of gas and steel over time, step by step.

export type GivenFire = NonNullable<MemberItem["fire"]>;

export interface Gas {
  readonly at: (minutes: number) => number;
  readonly alpha_c: number;
  /** of EN 1991-1-2 3.2 */
  readonly nominal: boolean;
}

const nominal = {
  standard: standardFire,
  external: rules.externalFire,
  hydrocarbon: rules.hydrocarbonFire,
} as const;

export function gasOf({ fire = "standard", curve }: GivenFire): Gas {
  if (!curve) return { at: nominal[fire], alpha_c: convection[fire], nominal: true };
  return { at: (t) => between(curve, t), alpha_c: convection.standard, nominal: false };
}

function between(curve: NonNullable<GivenFire["curve"]>, t: number): number {
  const after = curve.findIndex(({ t_min }) => t_min >= t);
  const [b, a] = [curve[after] ?? curve.at(-1), curve[after - 1]];
  if (!b) return 20;
  if (!a || after < 0) return b.theta_C;
  return a.theta_C + ((b.theta_C - a.theta_C) * (t - a.t_min)) / (b.t_min - a.t_min);
}

export interface Protection {
  readonly lambda: number;
  readonly rho: number;
  readonly c: number;
  readonly moisture: number;
}

/** What heats the steel. */
export interface Exposed {
  readonly gas: Gas;
  /** of the bare steel or of the protection, 1/m */
  readonly A_V: number;
  readonly k_sh: number;
  readonly protection: Protection | undefined;
  readonly dt: number;
}

const start = 20;
/** in seconds */
const aMinute = 60;

/** The temperature of the steel at the end of each step, from 20 °C. `d`: thickness of the protection in mm. */
export function history({ gas, A_V, k_sh, protection, dt }: Exposed, minutes: number, d: number): Float64Array {
  const n = Math.max(1, Math.ceil((minutes * aMinute) / dt - 1e-9));
  const step = (minutes * aMinute) / n;
  const found = new Float64Array(n + 1);
  found[0] = start;
  let theta = start;
  let gasBefore = gas.at(0);
  // minutes at 100 °C that are left
  let wet = protection ? delay(protection, d) : 0;
  for (let i = 1; i <= n; i++) {
    const theta_g = gas.at((i * step) / aMinute);
    let rise: number;
    if (protection) {
      rise = riseUnder(protection, d, A_V, theta_g, theta, theta_g - gasBefore, step);
      if (wet > 0 && rise > 0 && theta + rise > boiling) {
        rise = Math.max(0, boiling - theta);
        wet -= step / aMinute;
      }
    } else {
      const flux = rules.netFlux(gas.alpha_c, theta_g, theta);
      rise = rules.riseOfBare(k_sh, A_V, rules.specificHeat(theta), flux, step);
    }
    theta += rise;
    found[i] = theta;
    gasBefore = theta_g;
  }
  return found;
}

const boiling = 100;
const perMetre = 1000;

export const delay = ({ moisture, rho, lambda }: Protection, d: number): number =>
  rules.delayOfMoisture(moisture, rho, d / perMetre, lambda);

function riseUnder(
  { lambda, rho, c }: Protection,
  d: number,
  A_V: number,
  theta_g: number,
  theta: number,
  rise_g: number,
  step: number,
): number {
  const c_a = rules.specificHeat(theta);
  const phi = rules.heatOfProtection(c, rho, c_a, d / perMetre, A_V);
  const rise = rules.riseOfProtected(lambda, A_V, theta_g, theta, d / perMetre, c_a, phi, step, rise_g);
  // no fall while the gas rises
  return rise_g > 0 ? Math.max(0, rise) : rise;
}

export const steelAt = (exposed: Exposed, minutes: number, d: number): number =>
  history(exposed, minutes, d).at(-1) ?? start;

/** When the steel first reaches a temperature, up to `most` minutes. */
export function timeTo(exposed: Exposed, d: number, theta: number, most: number): number | undefined {
  const found = history(exposed, most, d);
  const step = most / (found.length - 1);
  const after = found.findIndex((one) => one >= theta);
  if (after <= 0) return after < 0 ? undefined : 0;
  const [a = 0, b = 0] = [found[after - 1], found[after]];
  return step * (after - 1 + (theta - a) / (b - a));
}

const thickest = 500;

/** The least thickness in mm that keeps the steel below a temperature; undefined where none does. */
export function leastThickness(exposed: Exposed, minutes: number, theta: number): number | undefined {
  if (steelAt(exposed, minutes, thickest) > theta) return undefined;
  let [low, high] = [0.01, thickest];
  for (let i = 0; i < 50; i++) {
    const d = (low + high) / 2;
    if (steelAt(exposed, minutes, d) > theta) low = d;
    else high = d;
  }
  return high;
}
