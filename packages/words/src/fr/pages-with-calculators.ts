// What there is to calculate, where it is listed and chosen.

export const names = {
  pages: {
    "Find a calculation": "Chercher un calcul",
    "Nothing found": "Rien trouvé",
    "Reinforced concrete": "Béton armé",
    "Reinforced concrete beam: bending, shear, cracks, deflection, fire":
      "Poutre en béton armé : flexion, effort tranchant, fissures, flèche, feu",
    "Reinforced concrete slab spanning one way": "Dalle en béton armé portant dans un sens",
    "Punching of a slab by a column": "Poinçonnement d'une dalle par un poteau",
    "Pad under a column, strip under a wall": "Semelle isolée sous un poteau, semelle filante sous un mur",
    "Bars along a reinforced concrete beam: ends, anchorage, links":
      "Barres le long d'une poutre en béton armé : arrêts, ancrages, cadres",
    "Anchorage or lap of a reinforcing bar": "Ancrage ou recouvrement d'une barre d'armature",
    "Reinforced concrete column with axial force and bending about one or both axes":
      "Poteau en béton armé, effort normal et flexion autour d'un ou des deux axes",
    "Steel members": "Barres en acier",
    "Steel member": "Barre en acier",
    "Steel connections": "Assemblages en acier",
    "Bolts in shear, bearing, tension and friction":
      "Boulons : cisaillement, pression diamétrale, traction et frottement",
    "Bolt groups with eccentric shear in their plane, and tension":
      "Groupes de boulons : cisaillement excentré dans leur plan, et traction",
    "Fillet and butt welds": "Soudures d'angle et bout à bout",
    "Groups of fillet welds with eccentricity": "Groupes de soudures d'angle excentrés",
    "Block tearing": "Cisaillement de bloc",
    "Angles connected by one leg": "Cornières attachées par une aile",
    Pins: "Axes d'articulation",
    "Fin plates": "Éclisses d'âme simples (fin plates)",
    "Flexible end plates, partial or full depth": "Platines d'about souples, sur une partie ou toute la hauteur",
    "Double angle web cleats": "Doubles cornières d'âme",
    "Splices with cover plates": "Assemblages par éclisses",
    "Equivalent T-stub in tension": "Tronçon en T équivalent tendu",
    "Column web in a moment joint": "Âme de poteau dans un assemblage de moment",
    "Moment joint with bolted end plate": "Assemblage de moment par platine boulonnée",
    "Moment joint, beam welded to the column": "Assemblage de moment, poutre soudée au poteau",
    "Eaves of rafter and column": "Jarret de traverse et poteau",
    "Apex of two rafters with end plates": "Faîtage de deux traverses avec platines d'about",
    "Seats of beams: an angle, or a plate on a stiffener":
      "Sièges de poutres : une cornière ou une platine sur un raidisseur",
    "Brackets on a column's flange, under an eccentric load":
      "Consoles sur la semelle d'un poteau, sous une charge excentrée",
    "Gusset plate with a brace": "Gousset avec une barre",
    "Column base": "Pied de poteau",
    "Joint of hollow sections": "Nœud de profils creux",
    "Fatigue of steel details": "Fatigue des détails en acier",
    "Fatigue of a detail": "Fatigue d'un détail",
    "Timber joints with nails, staples, screws, bolts and dowels across their axis":
      "Assemblages bois par pointes, agrafes, vis, boulons et broches sollicités transversalement",
    "Timber joints with split rings and shear plates": "Assemblages bois par anneaux et plaques de cisaillement",
    "Timber joints with toothed plates": "Assemblages bois par crampons",
    "Timber joints with punched metal plates": "Assemblages bois par connecteurs à plaque emboutie",
    "Timber step joints": "Embrèvements",
    "Rafters notched over a purlin": "Chevrons entaillés sur une panne",
    "Joist hangers and brackets": "Sabots et équerres",
    "Bolts along their axis in timber": "Boulons sollicités axialement dans le bois",
    "Timber joints with inclined screws": "Assemblages bois par vis inclinées",
    "Timber joints with screws and nails along their axis":
      "Assemblages bois par vis et pointes sollicitées axialement",
    "Timber members": "Éléments en bois",
    Earthquake: "Séisme",
    "Combinations of actions": "Combinaisons d'actions",
    "Actions on structures": "Actions sur les structures",
    Snow: "Neige",
    Wind: "Vent",
    "Imposed load": "Charge d'exploitation",
    "Self-weight": "Poids propre",
    "Temperature of a member": "Température d'un élément",
    "Structure under earthquake": "Structure sous séisme",
  },
};
