import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

export const timberJoints = {
  nails: "les pointes",
  staples: "les agrafes",
  screws: "les tirefonds et vis",
  bolts: "les boulons",
  boltsAndDowels: "les boulons et broches",
  steelPlates: "les plaques d'acier",
  woodAndPanels: "le bois et les panneaux",
  outerDiameter: "le diamètre extérieur",
  depthOfMember: "la hauteur de la pièce",
  spacingsNotGiven: "Non vérifié, car non donné : {fields} (tableaux {tables}).",
  nailDistances:
    "Les distances des pointes sollicitées axialement (8.3.2, tableau 8.2) ne sont pas vérifiées‹ ; les calculer aussi comme dowel-type›.",
  densityAboveClass: "{symbol} = {given} kg/m³ est au-dessus des {of} kg/m³ de {species}‹ ({field})›.",
  densityOfClass: "doit être celle de la classe {species}, qui a {of} kg/m³ ; elle vaut {given}",
  plasticMoment: "le moment plastique à {f_u} MPa",
  momentAboveStrength: "M_y,Rk = {given} Nmm est au-dessus des {of} Nmm d'un organe de {f_u} MPa.",
  sixDiameters: "six diamètres (8.4(2))",
  lengthLeaves: "ce que la longueur laisse derrière les autres pièces",
  groupWithEdges: "le groupe d'organes en travers du fil avec ses distances aux bords",
  strongestWire: "celui d'une pointe carrée de 1400 MPa",
  rangeOfBolts: "le plus grand diamètre de 8.5 et 8.6",
  rangeOfDowels: "la plus petite broche (8.6(2))",
  wireStrength: "la résistance minimale du fil (8.3.1.1(4), 8.4(5))",
  strengthOfGrade: "la résistance de la qualité {grade}",
  effectiveDiameter: "diamètre efficace de la vis (mm), ou d_core_mm (8.7.1)",
  strengthOrMoment: "résistance à la traction de l'organe (MPa), ou grade ou M_y_Rk_Nmm",
  crown: "longueur du dos (mm), au moins six diamètres (8.4(2))",
  densityOfPanel: "masse volumique caractéristique du panneau (kg/m³)",
  speciesPanelOrPlate: "classe de résistance du bois ; ou panel, ou plate",
  lengthOrPenetration: "longueur de l'organe (mm), ou penetration_mm",
  effectiveGiven: "d_ef_mm est donné",
  momentGiven: "M_y_Rk_Nmm est donné",
  throughAll: "les boulons et broches traversent toutes les pièces",
  sticksOut: "L'organe dépasse de {out} mm de la dernière pièce : ce qui est dehors ne tient rien.",
  nothingInRow: "un seul organe, ou aucun bois avec une file dans le sens du fil",
  staggered: "pointes d'une file décalées d'un diamètre perpendiculairement au fil",
  leastOfEachPlane:
    "Plus de deux plans de cisaillement : chacun est celui de trois pièces et porte le moindre de ses propres modes de rupture (8.1.3).",
  closeHoles: "Les trous des plaques d'acier dépassent l'organe de 0,1 d au plus (8.2.3(1)).",
  threadInPoint:
    "La partie lisse n'entre pas de 4 d dans la pièce qui reçoit la pointe : d_ef = 1,1 d_noyau (8.7.1)‹ ; sinon d_ef_mm est la partie lisse›.",
  noRopeGiven: "Pas d'effet de corde : la résistance axiale de l'organe n'est pas donnée‹ (F_ax_Rk_kN)›.",
  noWashers:
    "Pas d'effet de corde des boulons sans rondelles sur le bois ni résistance à la traction connue‹ (washer, F_ax_Rk_kN)›.",
  headOfNail: "Les têtes des pointes sont deux fois plus larges que la tige‹ (nail.head_d_mm)›.",
  crownAlong: "Le dos est à moins de 30° du fil : sept dixièmes de la résistance (8.4(3))‹ (crown_angle_deg)›.",
  leastSpacing: "Les organes d'une file sont à l'espacement minimal a_1‹ (a_1_mm)›.",
  lightPanel:
    "Masse volumique des panneaux 500 kg/m³, la plus faible de l’EN 12369-1, pour le glissement et les têtes de pointes‹ (members[].rho_k_kg_m3)›.",
  simplifiedWithoutRope: "Règles simplifiées de l'annexe, sans effet de corde.",
  shearIsForce:
    "L'effort tranchant à côté de l'assemblage est toute la force perpendiculaire au fil, valeur sûre‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  slackOfBolts: "Jeu des boulons dans leurs trous : 1 mm (7.1(4))‹ (serviceability.clearance_mm)›.",
  blockWithLeast:
    "Cisaillement de bloc avec les espacements minimaux du tableau lorsqu'aucun n'est donné‹ (a_1_mm, a_2_mm, a_3_t_mm)›.",
  plateEdges:
    "Les pinces des plaques d'acier sont les minimales de l'EN 1993-1-8, 1,2 d_0‹ (members[].e_1_mm, e_2_mm)›.",
  splittingOfAnnex:
    "Le fendage est celui de l’EN 1995-1-1, (8.4) : la règle de l’annexe {annex} pour les assemblages chargés perpendiculairement au fil (NCI à 8.1.4) n’est pas calculée.",
  furtherRules:
    "Les assemblages suivent l’EN 1995-1-1 avec les coefficients de l’annexe {annex} ; les autres règles nationales de la section 8 ne sont pas calculées.",
  acrossTheGrain:
    "Pointes, vis et agrafes sont enfoncées perpendiculairement au fil : les pointes en bois de bout ne tiennent rien (8.3.1.2(3), 8.3.2(3)).",
  endGrain:
    "doit être 90 : les pointes en bois de bout ne tiennent rien dans leur axe (8.3.2(3)), et celles enfoncées en biais ne sont pas calculées",
  holesOfScrews:
    "Les vis de plus de 6 mm ou dans un feuillu sont dans des avant-trous, sauf si leur agrément en dispense (10.4.5).",
  twoNails: "Une pointe seule n’est pas un assemblage : il en faut au moins deux (8.3.1.1(9)).",
  splitsHardly:
    "Le bois n’est pas d’une essence qui se fend facilement, comme le sapin et le douglas (8.3.1.2(7))‹ (splitting_species)›.",
  profiledAsSmooth:
    "Les pointes crantées tiennent comme les lisses sur toute leur pénétration, (8.25) et (8.26), si rien n’est déclaré‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  nailsInPanels:
    "Les pointes tiennent dans les panneaux comme dans un bois de cette masse volumique, (8.25) et (8.26), si rien n’est déclaré‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  thinForScrews:
    "Le tableau 8.6 vaut pour un bois d’au moins 12 d, {least} mm (8.7.2(2)) ; le plus mince a {t} mm : les distances sont celles de l’agrément de la vis.",
  lateralWithoutRope:
    "Perpendiculairement à l’axe les organes tiennent sans effet de corde, à côté d’un effort dans leur axe.",
  lateralAlone:
    "Pour l’effort perpendiculaire à l’axe seuls les modes de rupture sont vérifiés : le fendage, les distances et les plaques d’acier ne le sont pas‹ ; calculez-le aussi comme dowel-type›.",
  alternating:
    "Des efforts de moyenne et de plus longue durée changent de signe ; avec la moitié de l’autre, comme le demande 8.1.5, seules des files avec F_Ed sont calculées : l’assemblage n’est pas vérifié. Calculez chaque sens comme un assemblage à part, avec la moitié de l’autre dans ses efforts.",
  alternatingOfCases:
    "Des efforts de moyenne et de plus longue durée changent de signe : chacun compte avec la moitié du plus grand de l’autre sens (8.1.5)‹, comme alternating_kN de son cas de charge›.",
  pulledSense:
    "L’effort change de signe : l’assemblage est calculé pour {pulled} en traction et {pressed} en compression (8.1.5) ; la traction, la plus sollicitante, est montrée.",
  pressedSense:
    "L’effort change de signe : l’assemblage est calculé pour {pulled} en traction et {pressed} en compression (8.1.5) ; la compression, la plus sollicitante, est montrée.",
  alternatingOfBolts:
    "ne vaut que pour des files avec F_Ed ; avec bolts, la liste des places, donnez chaque sens comme un cas de charge : la moitié de l’autre s’y ajoute (8.1.5)",
  turningFasteners:
    "Des efforts de moyenne durée et plus longs changent de sens : à l’effort de chaque organe, de chaque file et de chaque groupe s’ajoute la moitié du plus grand effort contraire d’un autre cas de charge (8.1.5) ; pour l’organe montré, c’est la moitié de {against}.",
  endsAtJoint:
    "Les éléments sollicités perpendiculairement au fil finissent à l’assemblage : l’effort tranchant à côté de lui et en lui est celui de ses propres efforts‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  pulledAlongX:
    "Un effort positif selon x tire les éléments selon x hors de l’assemblage ; des éléments inclinés peuvent finir d’un côté ou de l’autre (annexe A).",
  forceOffAxis:
    "L'effort agit au milieu des organes, à {e} mm de l'axe d'un élément, et le fléchit. Un effort dans cet axe applique aussi un moment aux organes‹ : donnez bolts et M_Ed›.",
  holesAboutAxis:
    "Les organes sont répartis autour de l’axe de chaque élément, qui porte au bord de l’assemblage sa part de l’effort et du moment.",
  askewByConnectors:
    "Des organes en biais les uns par rapport aux autres suivent la règle des assembleurs, (8.69) : EN 1995-1-1 n’en a pas pour eux.",
  wholeForce: "tout l'effort",
  creepAtPlates:
    "Un assemblage de bois à l'acier flue comme un assemblage de bois à bois, avec deux fois k_def du bois (2.3.2.2(3)), du côté de la sécurité.",
  leastWire: "Le fil des pointes a 600 MPa, le moins de 8.3.1.1(4)‹ (f_u_k_MPa)›.",
  splittingOfPattern:
    "Des organes pressent perpendiculairement au fil un élément dont la hauteur ou les distances ne sont pas données : son fendage (8.1.4) n'est pas vérifié‹ ; donner members[].h_mm et a_4_t_mm, ou splitting›.",
  shearBelowForce:
    "Les efforts tranchants de part et d'autre de l'assemblage sont ensemble inférieurs à l'effort perpendiculaire au fil : le plus grand est pris égal au reste de cet effort‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  shearIsRest:
    "L'effort tranchant de l'autre côté de l'assemblage est le reste de l'effort perpendiculaire au fil‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  depthOfPlaces: "ce que laissent les positions, les rives et la hauteur",
  sectionNotGiven:
    "Ce que les trous laissent d'un élément tendu ou fléchi (5.2) n'est pas vérifié, car sa hauteur n'est pas donnée‹ ; donner members[].h_mm›.",
  panels: "les panneaux",
  panelNotGiven:
    "Ce que les trous laissent d'un panneau (5.2) n'est pas vérifié : il y faut sa hauteur et ses résistances déclarées selon l'effort‹ ; donner members[].h_mm, f_t_k_MPa et f_m_k_MPa, avec alpha_deg 0›.",
  panelsAlone:
    "Les panneaux ne sont vérifiés qu'à leurs organes : traction, flexion et cisaillement du panneau à côté ne le sont pas.",
  placesOfBolts:
    "la liste des positions des organes, sur lesquels agissent N_Ed, V_Ed et M_Ed ; pour des files, n et F_Ed",
  placeInDepthOpen:
    "Les distances aux rives ne disent pas où les organes se trouvent dans la hauteur de l'élément : sa section nette est calculée sans le moment d'un effort hors de l'axe‹ ; a_4_t_mm et a_4_c_mm, qui font la hauteur avec le groupe, le disent›.",
  slipWithoutTurning:
    "Le glissement est celui de F_ser passant par le centre des organes : la rotation de l'assemblage sous le moment n'est pas calculée.",
  turnsShortly:
    "Des efforts de courte durée changent de sens sans perte (8.1.5) : chaque sens est calculé seul, l’autre comme de moyenne durée.",
  durationOfCombination: "chaque combinaison a la durée de son action la plus courte",
  thicknessOfMember: "épaisseur de l'élément",
  splittingOfSoftwood: "(8.4) vaut pour les résineux ; la pièce sollicitée perpendiculairement au fil est un feuillu.",
  blockAlongGrain:
    "Le cisaillement de bloc (annexe A) n'est pas vérifié : il vaut pour des pièces d'une classe de résistance, tirées dans le sens du fil.",
  plateNotVerified: "La pression diamétrale des plaques d'acier n'est pas vérifiée‹ ; donner members[].steel_grade›.",
  depthUnknown:
    "est requis pour {type} de {d_c} mm : profondeur de l'assembleur dans chaque pièce (mm), que donnent EN 912 et sa déclaration",
  depthOfStandard:
    "Les assembleurs {type} de {d_c} mm ont {h_e} mm de profondeur dans chaque pièce selon EN 912, d'une seule source : comparer à la déclaration du produit‹ (h_e_mm)›.",
  depthDiffers:
    "Les assembleurs {type} de {d_c} mm ont {of} mm dans chaque pièce selon EN 912 ; {given} mm sont pris comme donné‹ (h_e_mm)›.",
  widestRing: "le plus grand assembleur de 8.9(1)",
  diameterOfConnector: "le diamètre de l'assembleur",
  otherSide: "autre côté de la plaque (mm)",
  twoSides: "les types C3 et C4",
  halfInEach:
    "doit être du bois : les assembleurs de type {type} sont à moitié dans chacune de deux pièces ; sur l'acier ils sont à un seul côté",
  connectorsInWood: "doit être du bois : 8.9 et 8.10 valent pour le bois massif, le lamellé-collé et le LVL",
  staggeredRows: "des files en quinconce",
  staggeredApart: "distance d'assembleurs voisins de deux files",
  notStaggered: "doit être false : 8.9(10) vaut pour les assembleurs ronds, pas pour {type} (8.10(8))",
  staggeredInLine:
    "Les files en quinconce plus proches que la moitié de la distance le long du fil comptent comme une seule file dans le fil (8.9(13)).",
  longestRow: "doit laisser au plus 20 assembleurs dans une file, où (8.71) s'arrête ; il y en a {n}",
  rowTooLong: "Selon (8.71), plus de onze assembleurs dans une file portent moins que onze.",
  closeConnectors:
    "Des assembleurs plus proches que ne le veut le tableau portent moins, par (8.70) : au moins la moitié de la distance.",
  boltOfConnector:
    "Les boulons qui serrent les pièces, avec leurs rondelles, sont ceux de 10.4.3 ; ils ne sont pas vérifiés.",
  endAtLeast: "L'extrémité chargée est à la distance minimale du tableau‹ (a_3_t_mm)›.",
  rowOfTeeth:
    "8.10 n'a pas de nombre efficace de crampons dans une file : celui des anneaux, (8.71), est pris, du côté de la sécurité (8.1.2(4)).",
  fireOfOneSource:
    "Assemblage au feu selon EN 1995-1-2 6.2, tableaux 6.1 à 6.3, d'une seule source : comparer durées et coefficients à la norme.",
  staplesInFire: "doit être omis : EN 1995-1-2 n'a pas de durée pour les agrafes (tableau 6.1)",
  platesOutsideInFire:
    "doit être omis, ou avoir cover_mm : les plaques d'acier extérieures non couvertes sont dans le feu, et EN 1995-1-2 6.3.1 les renvoie à EN 1993-1-2, qui n'est pas calculé",
  noPlateOutside: "aucune plaque d'acier n'est à l'extérieur",
  doubleSteps: "embrèvements doubles",
  noThread: "doit être le diamètre d'un filetage métrique, M8, M12, M16 ; M{d} n'existe pas",
  endsInWood: "les extrémités dans le bois‹ (species)›",
  washerOrPlate: "washer, ou plate_mm d'une plaque d'acier sur le bois",
  boltsAlone:
    "Les rondelles pressent perpendiculairement au fil avec 3 f_c,90,k (8.5.2) ; les boulons partagent la force également, et ce qu'elle fait aux bois, ainsi que la flexion des boulons et des rondelles, n'est pas vérifié.",
  endOnSteel: "La tête ou l'écrou porte sur de l'acier : cette partie se vérifie par l'EN 1993-1-8, pas ici.",
  washersNotPlaced:
    "Que les rondelles soient entièrement sur le bois et côte à côte n'est pas vérifié‹ (edge_mm, a_mm)›.",
  faceOfLVL: "Les rondelles pressent la face du LVL : f_c,90,k est celui à plat, le plus faible des deux.",
  sidesOfLVL: "seul le LVL a une résistance propre à chaque côté",
  holeUnderHead: "ce que la tête et l'écrou couvrent encore",
  oneBoltAlone: "il y a un seul boulon",
  overTop:
    "un sabot posé sur le dessus de la poutre porteuse appuie sur elle et ne la tire pas perpendiculairement au fil",
  joistDeeper:
    "La solive, haute de {joist} mm, dépasse la poutre porteuse, {header} mm : que l'évaluation couvre un tel assemblage n'est pas vérifié.",
  hangers: "les sabots",
  hangerByAssessment:
    "Les résistances sont celles de l'évaluation telles que vous les donnez, pour ses pointes, son bois et sa position des forces : k_mod et gamma_M des assemblages les réduisent (2.4.3), et rien des organes n'est calculé.",
  hangerConditions:
    "Le porteur est tenu contre la torsion qu'amènent des sabots d'un seul côté ; la solive est ajustée et aussi haute que l'évaluation le demande.",
  bracketConditions:
    "Les bois se touchent, et les équerres sont des deux côtés ou tenues contre la rotation comme l'évaluation le demande ; le fendage du bois porté est dans les résistances.",
  hangerOutside:
    "En classe de service 3, les tôles minces et leurs pointes sont en acier inoxydable (tableau 4.1) ; comparez les classes de l'évaluation.",
  hangerLinear:
    "Les forces dans plusieurs directions sont additionnées linéairement, du côté de la sécurité : beaucoup d'évaluations additionnent leurs carrés‹ (interaction)›.",
  resistanceInDirection: "résistance de l'évaluation dans la direction de la force (kN)",
  steelOfHanger: "L'acier a gamma_M2 de l'EN 1993-1-8‹ (steel.gamma_M)›.",
  nailsOfTable: "Toutes les pointes pour lesquelles l'évaluation a ces résistances sont posées‹ (nails)›.",
  headerSplits: "Le fendage du porteur par la force perpendiculaire à son fil (8.1.4) n'est pas vérifié.",
  densityOfTable: "Les résistances sont celles d'un bois de 350 kg/m³, comme C24‹ (rho_a_kg_m3)›.",
  densityOfResistances: "la masse volumique caractéristique du bois pour lequel sont les résistances",
  widthOfPurlin: "la largeur de la panne",
  depthOfRafter: "la hauteur du chevron",
  faceAbovePurlin: "donne une face verticale de {a} mm, au-delà des {h} mm de la panne",
  rafterLifted: "Un chevron soulevé ou tiré vers l'extérieur demande ses propres organes.",
  deepSeat:
    "L'entaille a {t} mm de profondeur, plus d'un tiers des {h} mm du chevron : plus que ne font les charpentiers ; la norme n'a pas de limite.",
  rafterAlone:
    "Du chevron et de la panne, seule l'entaille est vérifiée : chacun est une barre à part, et ce qui retient le chevron contre le soulèvement et le glissement n'est pas vérifié.",
  momentAtSeat: "Le moment du chevron à l'entaille n'est pas donné : ce qui reste au-dessus n'est pas vérifié.",
  noEaves: "Aucun débord ne prolonge le chevron au-delà de l'entaille.",
  ofHeel: "profondeur de l'entaille au talon (mm)",
  noRoomForBoth: "ne laisse pas de bois entre l'avant et le talon : l'arbalétrier a {h} mm de hauteur",
  facesShare:
    "Les deux faces de l'embrèvement double se partagent l'effort selon leur résistance, si les deux s'ajustent ; une règle de manuels sur NCI NA.12 de DIN EN 1995-1-1/NA, comparée à aucun d'eux.",
  noSideInFire: "aucun organe ne finit dans une pièce latérale en bois",
  sideOfPlug: "la pièce latérale la plus mince, où sont les bouchons",
  longestFireOfJoints: "où finissent les règles des assemblages au feu (EN 1995-1-2 6.1(1))",
  symmetricalInFire:
    "L'assemblage n'est pas vérifié au feu : les règles de EN 1995-1-2 6.2 et 6.3 valent pour trois pièces, les deux extérieures pareilles (6.1(2)).",
  oneRuleOfPlate:
    "doit être omis à côté de {field} : chacun est une règle à part pour les bords de la plaque, width_mm sans leur protection, gap_mm et strip_mm avec elle (EN 1995-1-2 6.2.1.3)",
  coverOfPlates:
    "En cas de feu, du bois ou des panneaux couvrent entièrement les plaques d'acier extérieures, chants compris, et tiennent jusqu'à leur combustion ; d'autres protections relèvent d'essais (EN 1995-1-2 6.3.2).",
  boardsOverPlates:
    "doit être omis : les panneaux sur les plaques d'acier extérieures sont vérifiés par cover_mm (EN 1995-1-2 6.3.2)",
  plugsInFire:
    "En cas de feu, des bouchons de bois sont collés au-dessus de tous les organes (EN 1995-1-2 6.2.1.2(3)) ; ce qui reste dessous des pièces latérales porte, avec feu et sans.",
  headsOutOfFire: "En cas de feu, les têtes des vis sont protégées (EN 1995-1-2 6.4(1)).",
  screwsInFireOfOneSource:
    "Vis en situation d'incendie selon EN 1995-1-2 (6.9) à (6.11), d'une seule source : les comparer à la norme.",
  shearInFire:
    "Ce qui agit en travers des vis n'est pas vérifié au feu : EN 1995-1-2 6.4 vaut pour la force dans leur axe.",
  pressedInFire:
    "doit être omis : EN 1995-1-2 6.4 n'a pas de règle pour des vis qui flambent dans du bois chaud, ce que peuvent des paires",
  panelsOutsideInFire: "doit être omis : EN 1995-1-2 6.2 vaut pour des pièces latérales en bois, pas en panneaux",
  reducedLoadOfRows:
    "doit être simplified : la charge réduite se calcule pour des files avec F_Ed, pas pour bolts, la liste des positions",
  noReducedLoad: "doit être simplified : EN 1995-1-2 tableau 6.3 n'a pas de coefficient pour ces organes",
  leastInReducedLoad: "le plus petit diamètre d'EN 1995-1-2 tableau 6.3",
  noPlateInside: "aucune plaque d'acier n'est entre les pièces",
  plateWidthInFire: "largeur de la plaque d'acier (mm), ou gap_mm ou strip_mm (EN 1995-1-2 6.2.1.3)",
  edgesOfWidth: "ils ne comptent qu'avec width_mm",
  platesInsideInFire: "Les plaques d'acier entre les pièces ne sont pas vérifiées au feu‹ ; donner fire.plate›.",
  thinPlateInFire: "Les plaques d'acier entre les pièces ont au moins 2 mm au feu (EN 1995-1-2 6.2.1.3(1)).",
  thickPlateInGap:
    "Un joint seul protège les plaques jusqu'à 3 mm (EN 1995-1-2 6.2.1.3(2)) ; donner leur largeur ou des baguettes.",
  forceInFire: "L'effort de l'assemblage n'est pas donné : la charge réduite n'est pas vérifiée.",
  dowelsAsBolts: "Les broches qui dépassent de plus de 5 mm sont au feu comme des boulons (EN 1995-1-2 6.2.2.1(4)).",
  boltBesideDowels: "Au feu, un boulon pour quatre broches tient les pièces ensemble (EN 1995-1-2 tableau 6.3).",
  distanceInFire: "La distance, qui doit être plus grande de {a_fi} mm au feu, n'est pas donnée.",
  boardsHold:
    "La protection couvre tout l'assemblage, et ses fixations la tiennent jusqu'à la combustion du bois (EN 1995-1-2 6.2.1.2).",
  platesOfOneSource:
    "Connecteurs à plaque emboutie selon l'EN 1995-1-1 8.8, (8.42) à (8.60), et 9.2, d'une seule source : les comparer à la norme.",
  platesAlone: "Du bois seul l'ancrage est vérifié : ni la fente (8.1.4) ni l'élément à côté de la plaque.",
  plateOnEachSide:
    "Une plaque de même type, taille et direction est pressée de chaque côté du bois ; chacune porte la moitié (8.8.1).",
  strongerAcross:
    "La plaque est déclarée plus résistante en travers qu'en long (f_a_90_90_k_MPa au-dessus de f_a_0_0_k_MPa, ou k_1 au-dessus de 0) ; comparer cela, et le signe de k_1 dans f_a,0,0 + k_1 alpha, à sa déclaration.",
  overlapOfArea: "overlap_mm, du joint jusqu'au coin le plus éloigné",
  depthOfArea: "h_mm, perpendiculairement au fil de la barre",
  coverOfArea: "ce que la plaque couvre de la hauteur, perpendiculairement au fil de la membrure",
  areaCrossed: "ne doit pas se couper elle-même",
  areaTooSmall: "doit entourer une aire de plus de 100 mm²",
  lineTooShort: "doit être plus longue que 5 mm",
  lineThroughArea: "doit passer à côté du centre de l'aire : l'élément est d'un seul côté",
  noAnchorageLeft: "doit laisser une résistance d'ancrage positive jusqu'à 90°",
  coveredDepth: "hauteur de la membrure sous la plaque (mm)",
  withoutOverlap: "overlap_mm n'est pas donné",
  overlapNotGiven:
    "Le recouvrement de la plaque sur l'élément (9.2.2(4)) n'est pas vérifié‹ ; donner h_mm et overlap_mm›.",
  stepPulledOut:
    "Un effort qui tire la contrefiche hors de son embrèvement n'est pas repris par lui : il faut des organes propres.",
  stepByTextbooks:
    "EN 1995-1-1 n'a pas d'article pour les embrèvements : compression par (6.16) avec k_c,90 = 1, cisaillement du talon sur 8 t_v au plus ; profondeur et longueur comme les manuels les donnent pour NCI NA.12.1 de l'annexe allemande, dont la résistance propre sous un angle n'est pas prise.",
  strutOffItsAxis:
    "La face de l'embrèvement est hors de l'axe de la contrefiche et de l'appui de l'entrait : la flexion qui en résulte n'est pas vérifiée ici, ni ce qui tient la contrefiche en place.",
  strutsAlike: "La contrefiche de l'autre côté de l'entrait presse autant : les deux le tirent‹ (N_chord_Ed)›.",
  depthOfChord: "la hauteur de l'entrait, pour chacune de ses entailles",
  crackedBefore: "Le talon est fissuré comme le bois des poutres, k_cr de 6.1.7(2), du côté de la sécurité‹ (k_cr)›.",
  planesOfMembers:
    "doit être {planes}, un de moins que les pièces ; la valeur est {given} ; donner chaque pièce de l'assemblage",
  woodSomewhere: "doit contenir une pièce de bois ou un panneau",
  platesTogether: "ne doit pas être une plaque à côté d'une plaque : le bois les sépare",
  pointInPlate: "doit être du bois : les pointes, vis et agrafes s'y terminent",
  tooShort: "doit dépasser les pièces avant la dernière, {before} mm ; la valeur est {length}",
  speciesOrPanel: "ne peut être combiné avec panel ; donner l'un des deux",
  crossLaminated:
    "doit être une classe de résistance : le bois lamellé croisé n'est pas dans EN 1995-1-1:2004, et les agréments des fabricants diffèrent",
  notAClass: "doit être une classe de résistance ; la valeur est {given}",
  boltsInHardboard:
    "ne doit pas être un panneau dur : l'EN 1995-1-1 n'en donne pas la portance locale pour les boulons (8.5.1.2)",
  dowelsSlide: "doit être omis : les broches n'ont pas d'effet de corde",
  boltsInHoles: "les boulons et broches sont dans des trous percés",
  stoutNails: "doit être true : les pointes de plus de 6 mm exigent un avant-trou (8.3.1.1(2))",
  denseWood: "doit être true : le bois de {rho_k} kg/m³, au-dessus de 500, exige un avant-trou (8.3.1.1(2))",
  staplesInPlates: "doit être du bois ou un panneau : les agrafes ne traversent pas l'acier",
  simplifiedPlanes: "doit être johansen au-delà de deux plans de cisaillement",
  simplifiedWood: "doit être johansen pour les panneaux",
  noSimplified: "doit être johansen : l'annexe n'a pas de règles simplifiées",
  panelTooWet: "n'a pas de k_mod en classe de service {service_class} (tableau 3.1)",
  blockAtPlates: "doit être false : l'annexe A vaut pour les assemblages avec plaques d'acier",
  holesFillMember: "doit dépasser les trous de {rows} files, {d_0} mm chacun",
  inRow: "organes dans une file dans le sens du fil, ou bolts, la liste de leurs positions",
  withBolts: "ne vaut qu'avec bolts, la liste des positions ; donner F_Ed pour des files",
  oneCarriesNoMoment: "doit en compter au moins deux : un seul organe ne reprend pas de moment",
  fastenersOverlap: "doit être à un diamètre au moins de bolts[{other}]",
  asManyAsBolts: "doit donner autant d'organes que bolts, {n}",
  forcesOfBolts: "ne peut être combiné avec bolts ; donner N_Ed, V_Ed, M_Ed",
  plateBearingAlone:
    "Les plaques d'acier ne sont vérifiées qu'en pression diamétrale : ce que laissent leurs trous, l'arrachement de bloc et le voilement sont ceux d'EN 1993-1-8 et EN 1993-1-1.",
  declaredAt350: "Les résistances déclarées des vis valent à 350 kg/m³‹ (rho_a_kg_m3)›.",
  declaredInPanel:
    "Dans les panneaux, les vis ne tiennent pas plus que ce qui est déclaré pour elles, quelle que soit la masse volumique du panneau.",
  holdInPanel: "résistance à l'arrachement déclarée dans le panneau (MPa) ; (8.25) et (8.39) sont pour le bois",
  stiffnessDeclared: "K_ser_ax_1_N_mm est donné",
  softwoodThreads: "un filetage dans du résineux ou du lamellé-collé‹ ; sinon donner K_ser_ax_1_N_mm›",
  stiffnessByAssessment:
    "L'EN 1995-1-1:2004 ne donne pas le glissement des vis selon leur axe : K_ser,ax d'un filetage vaut {formula}, comme l'impriment des évaluations de vis dans le résineux ; celle de la vis fait foi‹ (K_ser_ax_1_N_mm)›.",
  headRigid:
    "La tête et le bois dessous ne cèdent pas : K_ser,ax est celui du filetage dans l'élément où se trouve la pointe.",
  slantOf45: "Les vis sont à 45° du joint‹ (alpha_deg)›.",
  usualFriction: "Les pièces serrées par les vis frottent avec mu = {mu}‹ (mu)›.",
  screwsAllPulled:
    "L'effort tire sur toutes les vis : un effort qui s'inverse les comprime et demande des paires croisées‹ (pairs)›.",
  pairsShareAlike: "De chaque paire croisée, une vis est tirée autant que l'autre est comprimée.",
  slantAlone:
    "Des pièces, seul l'ancrage des vis est vérifié : fendage, sections nettes et plaques d'acier ne le sont pas.",
  bucklingNotVerified: "Le flambement des vis comprimées n'est pas vérifié‹ ; donner d_core_mm et f_y_k_MPa›.",
  steepest: "la vis la plus droite qui soit tirée avant de fléchir‹ ; sinon dowel-type›",
  noneIsPressed: "sans paires, aucune vis n'est comprimée",
  pairsOfScrews: "doit être la moitié des {screws} vis (n × rows), ou 0 ; c'est {pairs}",
  tooShortAtSlant: "doit dépasser son trajet dans la pièce sous la tête, {before} mm ; c'est {length}",
  pairsInWood: "doit être du bois : des vis croisées tiennent par leur filet dans les deux pièces",
  threadOfPairs: "filet dans la pièce sous la tête (mm) : une vis comprimée ne tient pas par sa tête",
  nothingPressed: "rien ne serre les pièces là où les paires sont croisées",
  byThreadAlone: "des vis croisées tiennent par leur filet",
  noDiameterOfHead: "le diamètre de la tête n'est pas donné",
  noStrengthOfHead: "la résistance à la traversée de la tête n'est pas donnée",
  tensionNotDeclared: "La traction des vis n'est pas vérifiée‹ ; donner f_tens_k_kN›.",
  headSide: "ce que contient la pièce sous la tête",
  leastAngle: "le plus petit angle de (8.38)",
  pressureInWood: "Ce qui presse les pièces l'une contre l'autre passe de l'une à l'autre, non par les organes.",
  turnsAndPresses:
    "L'effort s'inverse et comprime des vis toutes inclinées du même côté : elles ne sont pas vérifiées pour cela‹ ; donner pairs›.",
  membersHoldAlone: "des pièces, rien n'est vérifié sinon qu'elles tiennent les organes",
  strongestScrew: "ce que le noyau de la vis tient à 1400 MPa",
  threadLength: "filetage dans la pièce qui reçoit la pointe (mm)",
  outsideOfFormula:
    "résistance à l'arrachement déclarée (MPa) ; (8.39) vaut pour d de 6 à 12 mm et d_core_mm de 0,6 d à 0,75 d",
  headStrength: "résistance déclarée à la traversée de la tête (MPa), ou l_ef_head_mm",
  headDiameter: "diamètre de la tête (mm), ou l_ef_head_mm",
  withoutLateral: "F_v_Ed n'est pas donné",
  smoothNailsLasting:
    "doit être profiled : les pointes lisses ne reprennent pas d'effort axial permanent ou de long terme (8.3.2(1)P)",
} satisfies Translation<(typeof said)["en-1995-1-1"]>["timberJoints"];
