import { messages } from "../../basis/message.ts";

/** What is said of members whose section is drawn or put together from parts. */
export const says = messages("outlines", {
  notCovered: "is not covered for a section that is drawn or put together from parts",
  turn: "has principal axes at {angle}° from y and z, about which it bends where nothing holds it: draw it turned, with forces about those axes, or give lateral_restraint",
  strongAxis:
    "bends about the stronger axis, or a section that is not symmetric about z, and may buckle laterally: draw it turned by 90°, or give lateral_restraint",
  criticalMoment: "the section is not symmetric about z; or lateral_restraint",
  effective: "class 4 of a section whose walls are not known",
  elastic: "The section is calculated elastically, as of class 3.",
  classUnknown:
    "the class of the walls is not known: class 3 is taken, which is unsafe for slender walls; give section_class",
  classOfWalls: "All walls are of class 3 at least under uniform compression (Table 5.2).",
  slenderWall: "{wall} has c/t = {ratio}, above {limit} of class 3 under uniform compression; give section_class",
  slenderGiven:
    "{wall} has c/t = {ratio}, above {limit} of class 3 under uniform compression: section_class is better than that",
  wallOfPlate: "parts[{n}]",
  curve: "Buckling curve d, the lowest of Table 6.2, where none is given: the table does not have the section.",
  oblique: "Principal axes are not y and z: elastic stresses of free bending, and buckling about u and v.",
  shearCentre:
    "shear forces act through the shear centre, {away} from the centroid; torsion of a drawn section is not verified",
  shearBuckling:
    "a wall along {force} has h_w/t = {ratio}, above {limit} of EN 1993-1-5 5.1(2): its shear buckling (6.2.6(6)) and flange-induced buckling (EN 1993-1-5 8) are not verified; give the section by its dimensions, as I, channel or RHS",
  asymmetry: "In M_cr the asymmetry about y counts against the section, whichever side is compressed.",
});
