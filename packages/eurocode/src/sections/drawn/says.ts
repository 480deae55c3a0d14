import { messages } from "../../basis/message.ts";

/** What keeps a drawing, or a list of parts, from being a section. */
export const says = messages("drawnSection", {
  crosses: "must be an outline that neither crosses nor touches itself, with its holes inside",
  noArea: "must enclose an area",
  tooFine: "has too many or too fine corners to be divided into elements; give it with fewer",
  tooMany: "must be at most {most}, holes and all",
  plateOrProfile: "must be a plate‹ (b_mm, t_mm)› or a profile",
  notOneProfile: "must be one profile of the catalogue",
  overlap: "must not lie one on the other: {area} mm² belong to two of them",
  apart: "must hang together along an edge; {parts} does not touch the others (battened or laced members are 6.4)",
});
