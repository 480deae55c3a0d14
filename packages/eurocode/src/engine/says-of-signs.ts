import { messages } from "../basis/message.ts";

/** Of axial forces and their signs. */
export const says = messages("signs", {
  negativeIsTension:
    "N_Ed is negative, which is tension, but fields of compression are given: compression is positive‹; signs: compression-negative turns this›",
  positiveIsTension:
    "N_Ed is positive, which is tension, but fields of compression are given: the request has compression negative‹ (signs)›",
  turned: "Compression is negative in the request‹ (signs)›; the calculation has it positive.",
});
