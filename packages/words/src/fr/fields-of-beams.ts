// What the fields of a beam from its loads mean.

// biome-ignore format: one text a row
export const texts = {
  "left end of the beam; default pinned": "extrémité gauche de la poutre ; par défaut articulée",
  "right end of the beam; default pinned": "extrémité droite de la poutre ; par défaut articulée",
  "spacing of the beams, the width that one carries, for loads of areas": "entraxe des poutres, la largeur portée par chacune, pour les charges surfaciques",
  "adds the self-weight of the member as the permanent action G_0; default false": "ajoute le poids propre de la barre comme action permanente G_0 ; par défaut non",
  "how the actions are combined": "comment les actions sont combinées",
  "compression in the beam in all combinations": "compression dans la poutre, dans toutes les combinaisons",
  "bending stiffness, for deflections; or that of the profile": "rigidité de flexion, pour les flèches ; ou celle du profilé",
  "the deflection of a span is at most its length over this": "la flèche d’une travée est au plus sa longueur divisée par ce nombre",
  "widths of the supports along a concrete beam, from left to right; a free end has none; default 300 each, and 1500 of what clamps an end": "largeurs des appuis le long d’une poutre en béton, de gauche à droite ; une extrémité libre n’en a pas ; par défaut 300 chacune, et 1500 de ce qui encastre une extrémité",
  "each span may be loaded or not; default true for imposed loads of several spans without a group": "chaque travée peut être chargée ou non ; par défaut oui pour les charges d’exploitation de plusieurs travées sans groupe",
};
