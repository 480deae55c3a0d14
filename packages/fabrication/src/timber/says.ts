import { messages } from "@x/eurocode/message";

/** What is wrong with pieces of timber. */
export const pieces = messages("timberPieces", {
  notAClass: "must be a strength class, such as C24 or GL24h; it is {species}",
  boltsInRows: "must be a dowel-type joint of bolts or dowels in rows: holes of others are not written",
  otherWood: "must be the piece itself, {species}; give member, its place in the list",
  alongThePiece: "must be 0: the rows run along the piece",
  placesOfHoles: "where the holes are (mm)",
  longerThanHalf: "reaches {needed} mm along the piece, beyond its half, {half} mm",
  deeperThanPiece: "takes {needed} mm of depth with its edges; the piece has {h} mm",
});
