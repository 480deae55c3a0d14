// What the fields of a beam from its loads mean.

// biome-ignore format: one text a row
export const texts = {
  "left end of the beam; default pinned": "linkes Ende des Trägers; Vorgabe gelenkig",
  "right end of the beam; default pinned": "rechtes Ende des Trägers; Vorgabe gelenkig",
  "spacing of the beams, the width that one carries, for loads of areas": "Abstand der Träger, die Breite, die einer trägt, für Flächenlasten",
  "adds the self-weight of the member as the permanent action G_0; default false": "fügt das Eigengewicht des Bauteils als ständige Einwirkung G_0 hinzu; Vorgabe nein",
  "how the actions are combined": "wie die Einwirkungen kombiniert werden",
  "compression in the beam in all combinations": "Druck im Träger in allen Kombinationen",
  "bending stiffness, for deflections; or that of the profile": "Biegesteifigkeit, für Durchbiegungen; oder die des Profils",
  "the deflection of a span is at most its length over this": "die Durchbiegung eines Feldes ist höchstens seine Länge geteilt durch diese Zahl",
  "widths of the supports along a concrete beam, from left to right; a free end has none; default 300 each, and 1500 of what clamps an end": "Breiten der Auflager längs eines Betonträgers, von links nach rechts; ein freies Ende hat keines; Vorgabe je 300, und 1500 dessen, was ein Ende einspannt",
  "each span may be loaded or not; default true for imposed loads of several spans without a group": "jedes Feld kann belastet sein oder nicht; Vorgabe ja für Nutzlasten mehrerer Felder ohne Gruppe",
};
