import { messages } from "@x/eurocode/message";

/** What is wrong with pieces of timber. */
export const pieces = messages("timberPieces", {
  notAClass: "must be a strength class, such as C24 or GL24h; it is {species}",
  boltsInRows:
    "must be a step joint, a notched rafter, or a dowel-type joint of bolts or dowels: others are not written",
  otherWood: "must be the piece itself, {species}; give member, its place in the list",
  alongThePiece: "must be 0: the rows run along the piece",
  placeOfNotch: "where the notch is (mm from the eaves)",
  onlyOfPlaces: "must be left out: rows of fasteners, and steps, lie at the end of the piece",
  slotsAtEnds: "must be left out: slots of steel plates are open at the end of the piece",
  rafterItself: "must be 0 or left out: the notch is in the rafter",
  holeOutside: "puts a hole at {x} mm, {y} mm above the lower edge, which is not within the piece",
  placesOfHoles: "where the holes are (mm)",
  longerThanHalf: "reaches {needed} mm along the piece, beyond its half, {half} mm",
  stepCutsIt: "must be left out: the step of the strut cuts this end",
  strutOrChord: "must be 0, the strut, or 1, the chord of the step joint",
  asThePiece: "must be that of the piece, {given}",
  noPlateInSlots: "must be left out: no steel plate lies in a slot of this piece",
  widthOfMembers:
    "are {needed} mm wide together, the piece is {b} mm: with at most 5 mm of play for each plate; give member where the piece is one of them",
  endOfSlots: "where the slots end (mm from the end of the piece), or e_1_mm of the plates",
  deeperThanPiece: "takes {needed} mm of depth with its edges; the piece has {h} mm",
});
