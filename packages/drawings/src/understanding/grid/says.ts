import { messages } from "@x/eurocode/message";

/** Of axes and the dimensions between them. */
export const says = messages("grid", {
  scale:
    "the dimensions between the axes {axes} are those of a scale of 1:{found}, the sheet says 1:{given}; the dimensions are used",
  bay: "{axes}: {printed} is printed, {drawn} mm are drawn",
  against: "dimensions of the grid do not agree with the distances drawn ({bays}); the printed ones are used",
  againstMore: "dimensions of the grid do not agree with the distances drawn ({bays} …); the printed ones are used",
  sum: "the dimensions between the axes {axes} add up to {sum} mm, {printed} is printed",
  twoNames: "an axis is named {one} at one end and {other} at the other",
});
