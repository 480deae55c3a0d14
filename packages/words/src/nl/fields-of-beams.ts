// What the fields of a beam from its loads mean.

// biome-ignore format: one text a row
export const texts = {
  "left end of the beam; default pinned": "linkereinde van de ligger; standaard scharnierend",
  "right end of the beam; default pinned": "rechtereinde van de ligger; standaard scharnierend",
  "spacing of the beams, the width that one carries, for loads of areas": "onderlinge afstand van de liggers, de breedte die er een draagt, voor vlaklasten",
  "adds the self-weight of the member as the permanent action G_0; default false": "telt het eigen gewicht van de staaf op als blijvende belasting G_0; standaard nee",
  "how the actions are combined": "hoe de belastingen worden gecombineerd",
  "compression in the beam in all combinations": "druk in de ligger in alle combinaties",
  "bending stiffness, for deflections; or that of the profile": "buigstijfheid, voor doorbuigingen; of die van het profiel",
  "the deflection of a span is at most its length over this": "de doorbuiging van een overspanning is hoogstens haar lengte gedeeld door dit getal",
  "widths of the supports along a concrete beam, from left to right; a free end has none; default 300 each, and 1500 of what clamps an end": "breedten van de steunpunten langs een betonligger, van links naar rechts; een vrij einde heeft er geen; standaard elk 300, en 1500 van wat een einde inklemt",
  "each span may be loaded or not; default true for imposed loads of several spans without a group": "elke overspanning kan belast zijn of niet; standaard ja voor opgelegde belastingen van meer overspanningen zonder groep",
};
