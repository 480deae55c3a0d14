import { type Message, messages } from "../basis/message.ts";
import type { Curve } from "./schema.ts";

/** What a derivation says beside a buckling curve: apart, because whoever takes the formulas alone takes these too. */
export const says = messages("bucklingCurves", {
  curve: "curve {curve}",
  stocky: "lambda <= 0.2",
});

/** As a derivation says it. */
export const curveNotes: Readonly<Record<Curve, Message>> = {
  a0: says.curve({ curve: "a0" }),
  a: says.curve({ curve: "a" }),
  b: says.curve({ curve: "b" }),
  c: says.curve({ curve: "c" }),
  d: says.curve({ curve: "d" }),
};
