// What the fields of a beam from its loads mean.

// biome-ignore format: one text a row
export const texts = {
  "left end of the beam; default pinned": "balkens vänstra ände; standard ledad",
  "right end of the beam; default pinned": "balkens högra ände; standard ledad",
  "spacing of the beams, the width that one carries, for loads of areas": "balkarnas centrumavstånd, bredden som en bär, för ytlaster",
  "adds the self-weight of the member as the permanent action G_0; default false": "lägger till stångens egentyngd som permanent last G_0; standard nej",
  "how the actions are combined": "hur lasterna kombineras",
  "compression in the beam in all combinations": "tryck i balken i alla kombinationer",
  "bending stiffness, for deflections; or that of the profile": "böjstyvhet, för nedböjningar; eller profilens",
  "the deflection of a span is at most its length over this": "ett facks nedböjning är högst dess längd delat med detta tal",
  "widths of the supports along a concrete beam, from left to right; a free end has none; default 300 each, and 1500 of what clamps an end": "stödens bredder längs en betongbalk, från vänster till höger; en fri ände har inget; standard 300 var, och 1500 för det som spänner in en ände",
  "each span may be loaded or not; default true for imposed loads of several spans without a group": "varje fack kan vara belastat eller inte; standard ja för nyttiga laster i flera fack utan grupp",
};
