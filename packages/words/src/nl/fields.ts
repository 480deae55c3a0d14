// What the fields mean that several checks have.

// biome-ignore format: one text a row
export const texts = {
  "national annex; EN: recommended values": "nationale bijlage; EN: aanbevolen waarden",
  "sign of compression in N; compression-negative as frame programs print it": "teken van druk in N; compression-negative zoals raamwerkprogramma's het afdrukken",
  "generation of the Eurocode; default first": "generatie van de Eurocode; standaard first",
  "generation of the Eurocode; both: one input, two results, what differs and why; default first": "generatie van de Eurocode; both: één invoer, twee resultaten, wat verschilt en waarom; standaard first",
  "rules of the second generation that two sources do not confirm: warn, safe (the severer of it and the rule before it), refuse; default warn": "regels van de tweede generatie die niet door twee bronnen zijn bevestigd: waarschuwen, veilig (de strengste van die regel en de vroegere), weigeren; standaard warn",
  "second generation under a national annex: its recommended values, as national annexes to it are not known here": "tweede generatie onder een nationale bijlage: de aanbevolen waarden, want nationale bijlagen erbij zijn hier niet bekend",
  "adds every step of the calculation to each item": "voegt elke rekenstap toe",
  "adds the assumptions and warnings as data": "voegt de uitgangspunten en waarschuwingen als gegevens toe",
  "calculates the sound items of a list and reports the problems of the others; default false": "berekent de goede items van een lijst en meldt de problemen van de andere; standaard nee",
  "nationally determined parameters in place of the annex's": "nationaal bepaalde parameters in plaats van die van de bijlage",
  "width, along y": "breedte, in y",
  diameter: "diameter",
  "load cases in place of single actions; the governing one is shown in full": "belastinggevallen in plaats van enkele krachten; het maatgevende wordt volledig getoond",
  "name of the load case": "naam van het belastinggeval",
  "resistance of cross-sections": "weerstand van doorsneden",
  "name of the member": "naam van de staaf",
  "shape of the section": "vorm van de doorsnede",
  height: "hoogte",
  thickness: "dikte",
  "root radius; default 0": "afrondingsstraal; standaard 0",
  "throat of the welds of a welded section; default 0": "keeldoorsnede van de lassen van een gelaste doorsnede; standaard 0",
  "axial force, compression positive": "normaalkracht, druk positief",
};
