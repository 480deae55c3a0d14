import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { concreteSecond } from "./second.ts";

export const rooms = {
  concreteSecond,
  concretePunching: {
    betaOfPlace:
      "beta = {beta} selon la place du poteau, 6.4.3(6) : pour des portées qui diffèrent d'un quart au plus‹ (beta, M_y_Ed, M_z_Ed)›.",
    smallBeta:
      "beta = {given} est inférieur à {beta}, la valeur de 6.4.3(6) pour la place du poteau : il doit venir des moments (6.4.3(3) à (5)).",
    uprightOnGround: "beta = 1 sur le sol : aucun moment n'est donné pour la fondation, (6.51)‹ (M_y_Ed, M_z_Ed)›.",
    betaOfGround: "beta d'une fondation est celui de ses moments, (6.51)",
    steelOfStrip: "ce sont les armatures de 1 m, et plus de 8 % de la dalle (9.2.1.1(3))",
    sidesOrDiameter: "c_1_mm et c_2_mm, ou diameter_mm",
    depth: "d_y_mm et d_z_mm, ou cover_mm avec les barres en mots",
    ratio: "A_s_y et A_s_z en mm² par m, ou bars_y et bars_z",
    barsInWords: 'doit décrire des barres à un espacement : "Ø16-150"',
    distanceOfInternal: "est pour les poteaux de rive ou d'angle",
    annexSays:
      "ne peut être calculé : l'annexe nationale {annex} a ses propres règles de poinçonnement (6.4), qui ne sont pas traitées ici",
    legsUnknown:
      "L’espacement des brins n’est pas donné : l’armature minimale et l’espacement tangentiel ne sont pas vérifiés‹ (links.s_t_mm)›.",
    firstNear:
      "Les premières armatures sont à {first} du poteau : plus près que 0,3 d, {least}, elles ne traversent pas la fissure (figure 9.10)‹ (links.first_mm)›.",
    perimetersUnknown:
      "Le nombre de contours n’est pas donné : le poinçonnement au-delà des armatures n’est pas vérifié‹ (links.perimeters)›.",
    otherwiseHere:
      "ne peut pas être calculé : l'annexe nationale {annex} a pour cela des règles propres (6.4) qui ne sont pas traitées ici",
    limitAtU1:
      "La contrainte maximale n'est limitée qu'en u_1, à la place du nu du poteau (annexe nationale à 6.4.5(3)).",
    firstRowsNeedMore:
      "Les deux premières rangées d'armatures demandent {first} et {second} fois l'acier de (6.52) (annexe nationale à 6.4.5(1)).",
    designedFirstRows: "Près du poteau elles ont {first} brins de {phi}, puis {second}.",
    rowsAlike: "(6.52) a les mêmes armatures dans chaque rangée ; d'autres annexes en demandent plus près du poteau",
    endsOfLongColumn: "Le poteau est long : seules ses extrémités comptent dans u_1 (annexe nationale à 6.4.2).",
    endsInGround:
      "Dans la semelle aussi, seules les extrémités du poteau long comptent, comme dans u_1 des dalles (annexe nationale à 6.4.2) : du côté de la sécurité.",
    bottomBars:
      "L'annexe nationale demande aussi des barres inférieures aux poteaux de rive et d'angle, pour {eta} V_Ed par mètre : elles ne sont ni données ni vérifiées‹ (bars_bottom_y, bars_bottom_z)›.",
    collapse:
      "L’annexe nationale demande des barres inférieures à travers le poteau, au moins {least} dans les deux sens ensemble, contre l’effondrement (9.4.1(3)): elles ne sont pas données ni vérifiées‹ (A_s_through_mm2, V_collapse)›.",
    noCollapse: "c’est vérifié aux poteaux intérieurs de dalles, où une annexe le demande",
    twoBarsThrough: "Au moins deux barres inférieures par sens traversent le poteau (9.4.1(3)).",
    noBottomBars:
      "les barres inférieures sont vérifiées là où une annexe les demande, perpendiculairement aux rives et aux angles",
    noLeastMomentsOfWalls:
      "Les moments minimaux aux abouts et aux angles de voiles ne sont dans aucun tableau (annexe nationale, 6.4.5(6)) : ils ne sont pas vérifiés.",
    wallPositions: "position wall_end ou wall_corner",
    thicknessOrSides: "c_1_mm et c_2_mm, ou thickness_mm et, pour un about, length_mm",
    smallerSide: "le plus petit côté",
    longerSide: "le plus grand côté",
    sidesAreLengths: "c_1_mm et c_2_mm sont les longueurs des voiles, car ils dépassent 600 mm",
    wallAtEdge: "est pour les poteaux : 6.4 n'a pas de contour pour les abouts de voiles en rive de dalle",
    openingAtWall:
      "n'est pas pour les abouts et angles de voiles : un beta propre peut contenir la part perdue du contour",
    momentsOfWall: "demande beta : 6.4.3 n'a pas de part des moments aux abouts et angles de voiles",
    notOfSecondWalls:
      "ne peut pas être calculé : les contours aux abouts et angles de voiles sont ceux de la première génération",
    notOfEurocode:
      "L'EN 1992-1-1 n'a ni contour ni beta pour les abouts et angles de voiles : ce sont ceux de la DIN EN 1992-1-1/NA, figures NA.6.12.1 et 6.21.",
    betaOfWallEnd: "beta = {beta} à l'about d'un voile : pour V_Ed du contour qui l'entoure‹ (beta)›.",
    betaOfWallCorner: "beta = {beta} à l'angle de voiles : pour V_Ed du contour qui l'entoure‹ (beta)›.",
    lineOfWallEnd: "Des côtés du voile, {side} comptent depuis son about; V_Ed est ce qui y entre.",
    lineOfWallCorner:
      "Le contour est celui de l'extérieur de l'angle, le long de chaque voile au plus son épaisseur et 1,4 d, ce qu'aucune publication ne confirme; V_Ed est ce qui y entre.",
    openingBeyondEdge: "doit être dans la dalle : elle est au-delà de sa rive",
    linksOfHead: "Les cadres sont hors du chapiteau: leurs distances comptent à partir de celui-ci‹ (links.first_mm)›.",
    perimetersOfLinks: "Les armatures sont sur {count} contours, le premier à {first} du poteau.",
    squareOfCircle: "beta d'un poteau rond en rive est celui du carré qui l'entoure.",
    shape: "poteau : {position}",
    ownBeta: "beta est donné et contient la part des moments",
    ofMoments: "celui des moments donnés à côté",
    noSectors: "ne peut être sector: les secteurs de charge ne sont pas calculés; donnez beta",
    internalFoundation: "doit être internal dans une fondation",
    internalHead: "doit être internal avec un chapiteau",
    noLinksInFoundation: "n’est pas pour les fondations: (6.52) n’y est pas vérifié",
    ofSlabs: "sous la pression du sol (6.50) n’en a pas",
    betaWithHead: "demande beta: (6.39) ne vaut pas pour les contours autour d’un chapiteau",
    headBetween:
      "doit être inférieur à {low} mm ou au moins {high} mm: EN 1992-1-1 6.4.2 n’a pas de contour pour les chapiteaux entre 2 h_H et 2 (d + h_H)",
    openingInColumn: "doit être hors du poteau",
    farOpening: "elle est à plus de 6 d du poteau (6.4.2(3))",
    allLost: "doit laisser une partie des contours du poteau",
    wideColumn:
      "Le périmètre du poteau dépasse 12 d: l'effort se concentre aux angles, et 6.4 compte tout le contour. Vérifiez les extrémités à part.",
    byPlace: "beta suit la place du poteau",
    modulusWithoutOpenings: "W_1 de beta est celui de la dalle sans ouvertures.",
    tooThin: "ne peut être dimensionné: les dalles avec cadres ont au moins 200 mm (9.3.2(1))",
    beyondLinks: "ne peut être dimensionné: v_Ed dépasse ce que des armatures peuvent reprendre",
    designedLinks:
      "Armatures de poinçonnement dimensionnées: {count} contours de {n} brins de {phi}, le premier à {first}, puis tous les {s}.",
  },
  concreteFoundation: {
    padHasLength: "d'une semelle isolée, selon y",
    stripPerMetre: "une semelle filante se calcule par mètre de longueur",
    ofPads: "les semelles isolées, qui portent un poteau",
    ofStrips: "les semelles filantes, qui portent un mur",
    alongStrip: "les moments et forces le long d'une semelle filante ne sont pas calculés",
    sidesOrDiameter: "c_1_mm et c_2_mm, ou diameter_mm",
    insideBase: "jusqu'au bord de la fondation",
    lifted: "le poids le plus faible de la fondation doit la retenir au sol",
    pulled:
      "Le poteau tire : l'effort tranchant et le poinçonnement vers le haut, l'ancrage des barres supérieures et des barres en attente ne sont pas vérifiés.",
    wallIsStrip: 'doit être "strip" : un mur est donné, et aucun poteau',
    weightAlone: "Aucune charge n'est donnée : avec son seul poids propre, la fondation n'est pas vérifiée.",
    topples:
      "est au-delà de ce qui est calculé : la force est à {e} mm du milieu, au-delà de 0,48 du côté de {side} mm",
    firstGeneration: "doit être omis pour les fondations : elles ne se calculent que selon la première génération",
    barsInWords: 'doivent être des barres égales en un lit, en mots : "Ø16-150", ou "12Ø16"',
    depthOrCover: "cover_mm, ou d_y_mm et d_z_mm",
    coverOfEnds: "cover_mm, pour les extrémités des barres",
    plainHasNone: "une fondation non armée n'a pas de barres",
    designWithCases:
      "doit être donné avec des cas de charge : dimensionnez les barres pour les plus grandes actions, puis vérifiez-les",
    noBarsFit:
      "ne peut être dimensionné : aucunes barres inférieures de 10 à 32 mm, espacées de 50 à 250 mm, droites ou relevées, ne conviennent à la flexion, à l'effort tranchant, au poinçonnement et à l'ancrage ; la fondation doit être plus épaisse, ou son béton plus résistant",
    designAssumed: "Aucunes barres ne sont données : elles sont dimensionnées‹ (design)›.",
    designedBars: "{mark} : les barres inférieures {bars} selon {way} sont dimensionnées.",
    designedHooks: "{mark} : les extrémités des barres sont relevées, car droites elles sont trop courtes.",
    ownWeight:
      "La fondation pèse {concrete} kN/m³{soil} ; son poids compte avec {most} s'il est défavorable, {least} s'il est favorable‹ (concrete_kN_m3, soil_mm, gamma_G)›.",
    soilOnTop: ", les {depth} mm de terre dessus {density} kN/m³",
    linearPressure: "La fondation est rigide : la pression du sol est un plan, sans traction‹ (pressure)›.",
    gap: "Une part de {share} % de la base n'est pas pressée : la pression est résolue sans traction.",
    farForce:
      "La force est à plus d'un tiers du côté du milieu : l'EN 1997-1 6.5.4 demande des précautions particulières.",
    integral: "la pression au-delà de la section, moins le poids",
    momentOfEnd: "la pression entre le bord et x, autour de la ligne de N_Ed (figure 9.13)",
    netAtColumn: "pression sous le milieu du poteau, moins le poids",
    evenBars: "Les barres sont réparties également dans la fondation.",
    squareColumn: "Un poteau rond fléchit la fondation comme le carré de même aire.",
    faceOfWall: "Le moment d'un mur maçonné est vérifié à 0,15 de son épaisseur à l'intérieur du nu.",
    barsEndEarly:
      "Les barres selon {way} finissent à moins de l_bd + d au-delà de la section à d : elles ne comptent pas dans la résistance à l'effort tranchant (figure 6.3).",
    topBars:
      "Du côté soulevé de {way} le poids fléchit la fondation de {M} kNm vers le haut : les barres supérieures ne sont pas données‹ (bars_top_y, bars_top_z)›.",
    plainTop:
      "Du côté soulevé de {way} le poids fléchit la fondation de {M} kNm vers le haut : le béton le reprend sans barres supérieures, jusqu'à {M_Rd} kNm (12.3.1)‹ (bars_top_y, bars_top_z)›.",
    notLifted: "la fondation n'y est pas fléchie vers le haut",
    momentAlone:
      "Un moment sans force verticale : le poinçonnement par le moment seul n'est pas vérifié (6.4.3(3) demande V_Ed).",
    oneSidedColumn:
      "Le poteau est près d'un bord : le poinçonnement le long d'une ligne ouverte vers le bord n'est pas vérifié (6.4.4(2)).",
    annexPunching:
      "L'annexe nationale {annex} a ses propres règles de poinçonnement des fondations (6.4.4) : il n'est pas vérifié.",
    bearingUnknown:
      "La résistance du sol n'est pas donnée : la portance n'est pas vérifiée‹ (sigma_Rd_kN_m2, R_d_kN)›.",
    groundAlone:
      "Le tassement, la stabilité d'ensemble et la résistance du sol selon l'EN 1997-1 annexe D ne sont pas calculés ; la portance est vérifiée avec la résistance donnée.",
    sliding:
      "Des forces horizontales sont données : le glissement sur le sol (EN 1997-1 6.5.3) n'est pas vérifié‹ (sliding)›.",
    oneOfSliding: "doit avoir R_d_kN ou delta_d_deg, l'un des deux",
    leastForce:
      "Le glissement est vérifié avec N_Ed tel qu'il est donné et le poids le plus faible : un N_Ed minimal avec la même force horizontale est un cas de charge à part.",
    aboveCover: "l'épaisseur moins l'enrobage",
    footMoments: "Les moments au pied, et ce qui tire dans les barres en attente, se vérifient avec le poteau.",
    cracksOpen: "Les ouvertures de fissures de la fondation ne sont pas vérifiées.",
    alongUnknown:
      "Les barres le long de la semelle ne sont pas données : 9.3.1.1(2) demande {least} par mètre‹ (bars_y)›.",
    plainSimple: "h/a ≥ 2 est utilisé à la place de (12.13), comme 12.9.3(1) le permet.",
    plainActs: "Fondation non armée : 12.9.3.",
  },
  concreteBarLayout: {
    insideOfBend:
      "Des barres de {phi} sont pliées à un appui et ancrées de plus de 5 phi derrière le coude : le béton à l'intérieur demande un mandrin de {D} (8.3(3) (8.1))‹ (bars: mandrel_mm)›.",
    mandrelOfTable: "Les coudes ont le mandrin du tableau 8.1N‹ (bars: mandrel_mm)›.",
    endOfConcrete: "là où le béton se termine, moins l'enrobage‹ (support_widths_mm)›",
    shearOfMoments: "l'effort tranchant de ces moments, 0 s'il n'y en a pas",
    momentsOfShear: "les moments de cet effort tranchant",
    shearBelow:
      "Entre {from} et {to} le moment change de {M}, plus que n'en fait l'effort tranchant donné ({V}) : l'enveloppe n'est pas celle d'une seule poutre et n'est pas vérifiée‹ (envelope: V)›.",
    betweenPlaces:
      "Entre {from} et {to} le moment est pris droit ; d'après l'effort tranchant il peut y être plus grand de {M}, ce qui n'est pas vérifié : donner plus de points‹ (envelope)›.",
    equalBars: 'doivent être des barres égales en toutes lettres : "3Ø20", des dalles "Ø12-300"',
    afterIts: "son from_mm",
    depthInside: "la hauteur à l'intérieur de l'enrobage",
    inOrder: "la place précédente : les places vont de gauche à droite",
    wholeBeam: "doit aller d'un bout à l'autre de la poutre, de 0 à {length} mm",
    countOfWidths: "doit avoir une largeur pour chacun des {count} {count:appui|appuis} ; il y en a {given}",
    freeBeam: "ne peuvent être free tous deux : la poutre n'a pas d'appui",
    firstGeneration:
      "est à omettre avec des barres le long d'une poutre : elles ne sont calculées que par la première génération",
    linksOfBeam: "cadres de la poutre",
    usualWidths:
      "Les appuis ont {width} de largeur, et ce qui encastre un bout {depth} de profondeur‹ (support_widths_mm)›.",
    shearAtDepth:
      "Les appuis sont directs : sans charge ponctuelle plus proche, l'effort tranchant à la distance d de leur nu est déterminant pour les cadres (6.2.1(8)).",
    allAlphas: "Tous les alpha du tableau 8.2 valent 1.",
    turnsFreely:
      "Les appuis d'extrémité articulés tournent librement : des barres supérieures pour un encastrement partiel (9.2.1.2(1), 9.3.1.2(2)) n'y sont pas vérifiées.",
    castFromAbove:
      "Le béton est coulé par le haut : les barres supérieures au-delà de 250 mm de hauteur ont une adhérence médiocre.",
    betaRecommended:
      "La part des barres inférieures qui atteint les appuis est celle recommandée ; une annexe peut demander plus.",
    longBars:
      "Des barres sont plus longues que {most} : donnez-les comme barres qui se recouvrent, ou couplées; cela n'est pas vérifié.",
    shortLap:
      "Des barres se recouvrent sur {length} : un recouvrement demande {l_0} (8.7.3), elles comptent donc comme des barres qui s'arrêtent.",
    aroundLaps:
      "Des recouvrements, la longueur est vérifiée : les armatures transversales (8.7.4) et les distances (8.7.2) ne le sont pas.",
    placeOfMoment: "la place déterminante",
  },
  concreteAnchorage: {
    lengthUnknown:
      "Il faut une longueur de {needed} ; la longueur réalisée n'est pas donnée et n'est pas vérifiée‹ (length_mm)›.",
    yieldStress: "La barre est ancrée pour sa limite d'élasticité‹ (sigma_sd_MPa, A_s_req_mm2)›.",
    goodBond: "Les conditions d'adhérence sont bonnes‹ (bond = good)›.",
    spacingUnknown: "La barre voisine est à {a} au moins‹ (clear_spacing_mm)›.",
    coverUnknown: "L'enrobage n'est pas donné : alpha_1 et alpha_2 valent 1‹ (cover_mm, c_d_mm)›.",
    shapeFar: "c_d > 3 phi",
    shapeNear: "c_d <= 3 phi",
    allLapped: "Toutes les barres sont recouvertes dans une section‹ (percent_lapped = 100)›.",
    transverseUnknown:
      "Les barres transversales du recouvrement ne sont pas données : qu'elles fassent au moins {least} n'est pas vérifié (8.7.4.1(3))‹ (transverse.A_st_mm2)›.",
    transverseOfBeam: "A_st,min des armatures transversales est celui des poutres, 0,25 A_s (tableau 8.2).",
    bothAreas: "A_s_req_mm2 et A_s_prov_mm2 ensemble",
    directSupport: "alpha_5 de l'appui direct, seul",
    byPressure:
      "ne peut être donné : sous {annex}, un appui direct compte par sa pression, 1 - 0,04 p (tableau 8.2)‹ ; transverse.p_MPa›",
    thickLap:
      "Les barres de plus de 32 mm ne se recouvrent que dans des éléments d’au moins 1 m ou sous 80 % de f_yd au plus (8.8(4)) ; cela n’est pas vérifié.",
    thickAnchorage:
      "Les barres de plus de 32 mm ancrées droites demandent des cadres le long de l’ancrage et une maîtrise de la fissuration (8.8(2) à (8)) ; cela n’est pas vérifié.",
    weldedLap: "(8.10) des recouvrements n'a pas d'alpha_4",
    onlyPulled: "en compression le tableau 8.2 n'en compte rien",
    onlyTension: "doit être straight ou welded en compression : coudes et crochets ne la portent pas (8.4.1(3))",
    insideOfBend:
      "Le béton à l'intérieur du coude n'est pas vérifié : 8.3(3) le demande si la barre se prolonge de plus de 5 phi, est en rive ou n'a pas de barre transversale.",
  },
  concreteBeam: {
    flangeNarrow: "doit être au moins b, {b} mm, la largeur de l'âme ; elle est de {given} mm",
    barsInside: "pour des barres dans le béton",
    depthOfSection: "la hauteur utile",
    flangeThickness: "l'épaisseur de la table",
    usualAxis: "Les axes des barres extérieures sont à 50 mm de la surface du béton‹ (axis_distance_mm, cover_mm)›.",
    usualBar:
      "Les barres dont seule l'aire est donnée sont derrière l'enrobage et les cadres comme des barres de 20 mm‹ (cover_mm)›.",
    depthBehindCover: "pour des barres derrière l'enrobage",
    fireAxisOfArea:
      "Les barres dont seule l'aire est donnée sont, en situation d'incendie, au plus à l'enrobage et aux cadres de la face.",
    usualLink: "Des cadres de 8 mm entourent les barres‹ (links)›.",
    usualAggregate: "Le plus gros granulat est de 16 mm‹ (d_g_mm)›.",
    barsInWords: 'doit décrire des barres : "4Ø20", "4Ø20 + 2Ø16" ou "Ø12-150"',
    beyondMiddle: "doivent être dans leur moitié de la hauteur ; leur centre est à {axis} mm de la face",
    anyAction: "un moment, un effort tranchant ou serviceability",
    noWidthOfCracks:
      "L'ouverture des fissures n'est pas vérifiée : aucune limite n'est donnée‹ (serviceability.w_max_mm ou exposure)›.",
    noMomentOfCracks:
      "L'ouverture des fissures n'est pas vérifiée : aucun moment en service n'est donné‹ (serviceability.M_qp)›.",
    noBending: "La flexion n'est pas vérifiée : M_Ed n'est pas donné‹ (M_Ed ; 0 s'il n'y en a pas)›.",
    serviceAboveDesign: "{field}, {M}, dépasse tout M_Ed de son signe, {most} : l'un des deux est faux.",
    saggingCantilever: "M > 0 tend le bas d'une console, dont les charges tendent le haut : vérifier le signe.",
    hoggingSpan:
      "La flèche est celle d'une section en travée, et M < 0 tend le haut, comme sur appui : donner le moment en travée‹ (M_Ed, static_system)›.",
    designAssumed: "Aucune armature n'est donnée : les barres sont dimensionnées‹ (design = true)›.",
    nothingToDesign: "toutes les armatures sont données",
    designedBottom: "{mark} : {bars} en bas, dimensionnées.",
    designedTop: "{mark} : {bars} en haut, dimensionnées.",
    designedLinks: "{mark} : cadres à {legs} brins, {phi}, tous les {s}, dimensionnés.",
    momentsOfActions:
      "M_qp et M_ch sont ceux des combinaisons de service des mêmes actions‹ (serviceability.M_qp, M_ch)›.",
    otherSideInUse:
      "En service le moment change de signe : fissures et contraintes ne sont vérifiées que du côté du plus grand moment‹ ; donnez l'autre comme élément à part›.",
    pulledSide: "des armatures du côté tendu, ou design: true",
    designWithCases: "dimensionne pour un seul jeu d'actions ; retirer load_cases",
    doesNotFit:
      "ne peut être dimensionné: aucune barre jusqu’à 32 mm en deux lits ne tient dans la largeur b, ne reprend M_Ed et ne respecte le reste (fissures, flèche, feu)",
    linksDoNotFit:
      "ne peut être dimensionné : aucun cadre de dix brins au plus ne porte V_Ed avec des brins aussi proches que 9.2.2(8) le demande",
    leverArmOfForce:
      "z au tranchant est celui de la flexion avec l'effort normal‹ (z_mm)› : 6.2.3(1) donne 0,9 d pour les éléments sans effort normal.",
    leverArm: "z = 0,9 d au tranchant‹ (z_mm)› ; 6.2.3(1) le donne pour les éléments sans effort normal.",
    twoLegs: "Deux brins des cadres portent l'effort tranchant‹ (links.legs = 2)›.",
    flattest: "Les bielles les plus inclinées que le béton peut porter sont retenues (‹links.cot_theta, ›6.2.3(2)).",
    noLinks: "La poutre n'a pas de cadres : une poutre a au moins ceux de 9.2.2(5)‹ (links)›.",
    deepAxis: "x/d = {x_d} : les armatures tendues ne plastifient pas et la rupture est fragile.",
    leastOfEquilibrium: "la plus petite avec laquelle la section porte M_Ed",
    noArm: "ni les cadres ni la table ne l'utilisent",
    continuousSlab: "le tableau 5.8 est le même pour les dalles continues",
    oneOfForces: "delta_F_d_kN ou delta_M_Ed",
    flangeBars:
      "Les armatures transversales de la table ne sont pas données : flange_shear.A_sf_mm2_m n'est pas vérifié.",
    farBars:
      "Les barres de la dalle sont espacées de plus de {s} : cela vaut hors des charges concentrées et des moments maximaux (9.3.1.1(3)).",
    evenSides:
      "La table est aussi large des deux côtés de l'âme‹ (b_1_mm, b_2_mm, l_0_mm; flange_shear.delta_F_d_kN)›.",
    evenFlange: "Les barres de la table tendue sont réparties uniformément sur b_eff‹ (flange_shear.delta_F_d_kN)›.",
    strutsOfFlange: "Bielles dans la table avec cot theta_f = {cot} (6.2.4(4)).",
    noTension: "la contrainte de l'acier, ou M_qp",
    ratioOfCracks: "des barres avec leurs diamètres, en mots : bars_bottom, bars_top",
    modulus: "Le module du béton est E_cm : aucun fluage n'est donné‹ (serviceability.phi)›.",
    noCracksOfTension:
      "Les fissures ne sont pas vérifiées : la traction N_Ed tire sur les barres, et la contrainte de M_qp n'en contient rien‹ (serviceability.sigma_s_MPa)›.",
    noSteelOfTension:
      "La contrainte des barres n'est pas vérifiée : la traction N_Ed tire dessus, et la contrainte de M_ch n'en contient rien‹ (serviceability.sigma_s_MPa à la place de M_ch)›.",
    noConcreteOfForce:
      "La contrainte du béton n'est pas vérifiée : la compression N_Ed le comprime aussi‹ (serviceability.sigma_c_MPa)›.",
    shallow: "c'est pour les poutres d'au moins 1 m de hauteur",
    skinUnknown:
      "Une poutre d'au moins 1 m de hauteur a besoin de barres sur ses faces latérales, au moins {least} dans la partie tendue (7.3.3(3)) : ce n'est pas vérifié‹ (A_s_skin_mm2)›.",
    secondaryBars:
      "Les barres de répartition, au moins {least} par mètre (9.3.1.1(2)), ne sont pas données, ni vérifiées‹ (bars_secondary)›.",
    secondaryWords: 'doivent être des barres en mots avec un espacement: "Ø8-200"',
    barsGoOn:
      "Les barres tendues qui comptent dans V_Rd,c se prolongent de l_bd + d au-delà de la section (6.2.2(1)); leurs bouts et leur ancrage aux appuis sont vérifiés le long de la poutre‹ (bar_layouts)›, pas ici.",
    thickBars:
      "Les barres de plus de 32 mm demandent des armatures de peau ou un calcul des fissures, et des cadres là où elles sont ancrées droites (8.8) : ce n'est pas vérifié.",
    barsInFlange: "Les barres qui n'entrent pas dans l'âme sont dans la table (9.2.1.2(2)).",
    deepForElastic:
      "x/d = {x_d} dépasse {limit}, jusqu'où les éléments continus prennent les moments de l'élasticité linéaire sans zone comprimée confinée (5.4)‹ (static_system, delta)›.",
    spreadingNotCounted: "c'est pour les dalles sous une annexe qui a pour elles une contrainte minimale propre",
    axialInService: "L'effort normal n'est pas compté en service.",
    linear: "linéaire entre les lignes du tableau",
    cracksOfFarBars:
      "Les barres sont plus écartées que 5 (c + phi/2), ou il n'y en a qu'une : les fissures ont l'espacement de (7.14).",
    outerSideInFire: "Le côté extérieur de la poutre de rive est aussi dans le feu.",
    flangeInFire:
      "Au feu la table est des deux côtés de l'âme, chauffée par-dessous ; pour une poutre de rive donnez b_1_mm: 0‹ (b_1_mm)›.",
    crackTableWidth: "l'ouverture pour laquelle lire les tableaux : 0,2, 0,3 ou 0,4 mm",
    crackTable:
      "Les tableaux 7.2N et 7.3N valent pour les fissures dues aux charges ; diamètre ou espacement est respecté (7.3.3(2)).",
    outsideTable: "Les tableaux 7.2N et 7.3N n'ont pas de ligne pour {sigma} et {w}.",
    requiredOfRatio: "A_s_req_mm2, ou M_Ed",
    longSpan:
      "Les portées au-delà de 7 m sont supposées porter des cloisons fragiles : le rapport est réduit (7.4.2(2)).",
    wideFlange: "la table dépasse trois largeurs d'âme : 0,8 (7.4.2(2))",
    annexSays: "L'annexe nationale {annex} a ici ses propres règles, que ce calcul ne connaît pas.",
    isothermOfBending: "ne peut pas être isotherm-500 avec N_Ed : seule la flexion est calculée",
    momentOfFire: "le moment en situation d'incendie, ou M_Ed",
    momentGiven: "le moment en situation d'incendie est donné",
    usualShareInFire:
      "En situation d'incendie, 0,7 des actions agissent (EN 1992-1-2 2.4.2(3))‹ (fire.eta_fi, fire.M_Ed_fi)›.",
    isothermLeaves:
      "Par l'isotherme à 500 °C, seule la flexion est calculée : l'effort tranchant, l'ancrage et l'éclatement au feu (EN 1992-1-2 4.3, 4.4, 4.5) ne sont pas vérifiés, ni l'isolation (critère I). Le tableau B.1 et les barres écrouies du tableau 3.2a viennent de connaissances générales.",
    hotRolled:
      "Les barres sont laminées à chaud : au feu elles gardent plus de leur résistance que des barres écrouies‹ (fire.steel)›.",
    coldWorked: "Les barres de classe de ductilité A sont écrouies‹ (fire.steel)›.",
    littleStretched:
      "Au feu, les barres sont allongées de moins de 2 % : leur résistance est celle de (4.3N) à (4.6N), ou autant que le béton en porte à 2 %.",
    fireTable: "Les dimensions des tableaux de l'EN 1992-1-2 viennent d'une seule source : les comparer à la norme.",
    fireCorners:
      "Sur un seul lit les barres d'angle demandent 10 mm de plus vers le côté (EN 1992-1-2 5.6.1(8)) ; ce n'est pas vérifié.",
    highStrength: "ne peut être vérifié pour {name} : les tableaux de l'EN 1992-1-2 section 5 valent jusqu'à C50/60",
    highStrengthIsotherm:
      "ne peut être vérifié pour {name} par l'isotherme à 500 °C : le béton au-delà de C50/60 a ses propres règles (EN 1992-1-2 section 6), absentes ici",
    placesInFire: "les barres en mots : au feu, la résistance d'une barre est celle de sa place",
    oneFaceInService:
      "Les moments ont les deux signes : les fissures et les contraintes de la face que le moment de service ne tend pas ne sont pas vérifiées‹ (serviceability.M_qp)›.",
    narrowSlab: "Une dalle est au moins cinq fois plus large que haute (5.3.1(4)).",
    slabWidth: "Les valeurs valent pour une largeur de 1000 mm‹ (b)›.",
    simpleSpan: "La travée est simplement appuyée‹ (static_system = simple)›.",
    torsionOfAnnex:
      "ne peut être calculé: l’annexe nationale {annex} a ses propres règles de torsion (6.3.2), qui ne sont pas traitées ici",
    jointOfAnnex:
      "ne peut être calculé: l’annexe nationale {annex} a ses propres règles de reprises (6.2.5), qui ne sont pas traitées ici",
    uprightInTorsion: "doit être 90: les cadres de torsion sont perpendiculaires à l’axe (9.2.3(1)P)",
    compatibilityTorsion:
      "T_Ed de compatibilité n’est pas vérifié (6.3.1(2)): la poutre doit être en équilibre sans lui et avoir les cadres et barres minimaux.",
    equilibriumTorsion: "L’équilibre demande la torsion‹ (torsion.compatibility = false)›.",
    wallOfHollow: "est requis pour une section creuse: l’épaisseur de la paroi",
    wallTooThick: "doit laisser un vide: t_ef est inférieur à la moitié de b et de h",
    torsionOfWeb: "L’âme seule reprend la torsion.",
    leastIsEnough: "T_Ed / T_Rd,c + V_Ed / V_Rd,c vaut au plus 1: les cadres et barres minimaux suffisent (6.3.2(5)).",
    closedLinks:
      "Les cadres sont fermés et ancrés par recouvrements ou crochets (9.2.3(1)P); leurs brins extérieurs reprennent la torsion.",
    torsionBars:
      "Les barres de torsion sont pour moitié en bas, pour moitié en haut, aux coins et sur les côtés; la compression de la flexion soulage son côté (6.3.2(3)).",
    barsAtSides:
      "Les barres de torsion sont à 350 mm au plus: il en faut sur les côtés‹ (torsion.A_sl_sides_mm2)› (9.2.3(4)).",
    wholeForce: "Tout l’effort est dans le béton le plus récent‹ (interface.beta = 1)›.",
    heldBarsUnknown:
      "Les barres comprimées comptent: des cadres les tiennent à 15 diamètres au plus (9.2.1.2(3)); cela n'est pas vérifié‹ (links, barres en mots)›.",
    smallServiceMoment: "M_qp, {M}, est inférieur à un cinquième de M_Ed, {most} : vérifiez-le.",
    ownStress: "serviceability.sigma_s_MPa vaut {given} ; le moment donne {found} : l’un des deux est faux.",
    wideCracks: "w_max_mm, {w}, dépasse 0.4 mm, la plus grande ouverture du tableau 7.1N (7.3.1(5)).",
    largeDeflection: "La limite de la flèche est 1/{n} de la portée ; 7.4.1(4) donne 1/250.",
    noSpan: "La flèche n’est pas vérifiée : la portée n’est pas donnée‹ (serviceability.span_mm)›.",
    loadTakesAll: "q_Ed_kN_m enlève la plus grande partie de V_Ed à moins de d de l'appui: vérifiez les deux.",
    ownDepthOfAxis: "serviceability.x_mm vaut {given}; la section fissurée donne {x}: l'un des deux est faux.",
    ownRequired: "serviceability.A_s_req_mm2 vaut {given}, et M_Ed demande {needed}: l'un des deux est faux.",
    longPart:
      "delta_x_mm dépasse {most}, la moitié de la distance entre le moment nul et le plus grand moment: le cisaillement entre âme et table est moyenné sur une trop grande longueur (6.2.4(3)).",
    forceAtDepth: "V_Ed est celui au nu d’un appui direct; il est réduit de q_Ed d (6.2.1(8))‹ (support, V_Ed_face)›.",
    forceAtFace: "À un appui indirect V_Ed n’est pas réduit (6.2.1(8)).",
    loadNearSupport:
      "V_Ed vient tout entier de charges à moins de 2 d de l’appui, et les barres sont ancrées derrière son nu (6.2.2(6), 6.2.3(8)).",
    cracksOfQuasiPermanent: "les fissures sont vérifiées sous M_qp (7.3.1(5))",
    frequentCracks: "Les fissures sont vérifiées sous le moment fréquent‹ (serviceability.M_qp)›.",
    annexOfWidth:
      "est requis: l’annexe nationale {annex} a ses propres ouvertures selon l’exposition (7.3.1(5)), qui ne sont pas traitées ici",
    ownRatio: "alpha_e est donné",
    creepNotLinear:
      "Le béton est comprimé à {sigma} sous charges de longue durée, plus que 0,45 f_ck: le fluage n’est pas linéaire (7.2(3)).",
    noLimitOfConcrete: "L’exposition ne demande pas de limite de contrainte du béton (7.2(2)).",
    longLoads: "La flèche est celle de charges longues ou répétées‹ (serviceability.k_t = 0.4)›.",
    ratioWithoutCreep: "E_s/E_cm sans fluage",
    crackedBefore:
      "La flèche est de {w} avec les fissures du moment quasi permanent. Un moment plus grand est donné: fissurée par lui, la poutre fléchit de {later}.",
    noShrinkage: "Aucun retrait n’est donné: la courbure n’en a pas‹ (serviceability.epsilon_cs)›.",
    sameBars:
      "Les barres sont les mêmes sur toute la travée: ses courbures sont celles de cette section‹ (serviceability.deflection)›.",
    uniformLoad: "Une charge uniforme fléchit la travée‹ (serviceability.moment_shape = udl)›.",
    camber: "une contre-flèche vaut au plus un 250e de la portée (7.4.1(4))",
    coverOfExposure: "c’est pour l’enrobage selon l’exposition",
    coverOfAnnex:
      "est requis: l’annexe nationale {annex} a ses propres règles d’enrobage selon l’exposition (4.4.1.2(5)), qui ne sont pas traitées ici",
    coverNotVerified:
      "L’enrobage n’est pas vérifié selon l’exposition: l’annexe nationale {annex} a ses propres règles (4.4.1.2(5)).",
    onlyAttack:
      "doit contenir une des classes X0, XC, XD, XS: le gel et l’attaque chimique seuls ne donnent pas d’enrobage (4.4.1.2(12))",
    weakForExposure: "La durabilité en {name} demande f_ck {fck} MPa (tableau E.1N).",
    nominalCover: "L’enrobage est l’enrobage nominal de l’exposition‹ (cover_mm)›.",
    usualDeviation: "Les enrobages s’écartent de 10 mm‹ (delta_c_dev_mm)›.",
    coverUnknown: "L’enrobage n’est pas vérifié: les diamètres des barres ne sont pas donnés.",
    flangeByRule: "b_1_mm, b_2_mm et l_0_mm ensemble",
    slabShear: "dépasse ce que la dalle reprend sans cadres: donnez des cadres, ou plus de hauteur",
    greatestMoment: "doit être le plus grand moment de la travée: du signe de M_Ed, et pas moins",
    flatInFire: "le tableau 5.9 vaut pour les planchers-dalles",
    oneWayInFire: "Au-delà de l_y/l_x = 2 la dalle porte dans un sens (tableau 5.8).",
  },
  barsInWords: {
    onFaces: "{bars} : {across} barres sur chaque face ±z et {along} sur chaque face ±y, celles des angles comprises.",
    axisOfCover:
      "Les axes des barres sont à {axis} des faces : enrobage {cover}, cadres {link}, la moitié de {phi}‹ (cover_mm, links)›.",
    usualAxis: "{bars} : axes des barres à {axis} des faces‹ (axis_distance_mm)›.",
  },
  concreteColumn: {
    braced: "Le poteau est contreventé‹ (braced = true)›.",
    nominalCurvature: "Second ordre par la méthode de la courbure nominale, 5.8.8‹ (second_order_method)›.",
    quartzite: "E_cm selon le tableau 3.1, pour granulats de quartzite‹ (E_cm_MPa)›.",
    generalMethod:
      "Second ordre par la méthode générale (5.8.6) autour d'un axe par rapport auquel la section ou les armatures ne sont pas symétriques.",
    curvatureAboutZ:
      "Second ordre autour de z par la courbure nominale : EI_z_kNm2 n'est pas donné et l'annexe exclut (5.22).",
    curvatureNeedsSymmetry:
      "ne doit pas être nominal-curvature si section ou barres ne sont pas symétriques pour la flexion autour de {axis} (EN 1992-1-1 5.8.8.3(1)) ; utilisez general",
    curvatureForBraced:
      "ne doit pas être nominal-curvature pour un poteau non contreventé : l'annexe nationale {annex} la réserve aux contreventés (EN 1992-1-1 5.8.5(1)) ; utilisez general, nominal-stiffness avec EI_kNm2, ou none",
    methodExcluded:
      "ne doit pas être {method} : l'annexe nationale {annex} l'exclut (EN 1992-1-1 5.8.5(1)) ; utilisez nominal-curvature, general, ou nominal-stiffness avec EI_kNm2",
    noOtherMethod: "l'annexe nationale {annex} ne laisse pas d'autre méthode",
    shareOfSection: "{share} de la section, pour {method} (EN 1992-1-1 {clause})",
    uncrackedStiffness: "E_cd I_c + E_s I_s de la section non fissurée (5.8.6(3))",
    turned:
      "y et z des résultats sont les axes principaux de la section, à {angle}° de ceux du dessin : les moments y sont rapportés, les longueurs efficaces et les imperfections sont les plus grandes des deux axes.",
    lengthAboutZ: "La longueur efficace autour de z est celle autour de y‹ (l0_z)›.",
    stiffEnds: "5.8.3.2(3) : k inférieur à 0,1 est pris tel que donné ; au moins 0,1 est recommandé.",
    restrained: "deux extrémités parfaitement encastrées",
    halfOfLength: "la moitié de length_mm : (5.15)",
    wholeLength: "length_mm : (5.16) d'un poteau non contreventé",
    effectiveLength: "la longueur efficace en mm, ou length_mm et end_flexibility",
    clearLength: "la longueur libre en mm",
    imperfectionOfLength: "L'imperfection e_i = l0/400 est ajoutée aux moments (5.2(9)).",
    imperfectionOfInclination: "L'imperfection due à l'inclinaison de 5.2(5) est ajoutée aux moments.",
    inclinationOfLength: "alpha_h de l'inclinaison est pris avec l0 (length_mm n'est pas donné).",
    ofShape: "est obligatoire pour shape {shape}",
    sumOfBars: "l'aire des barres",
    barsHavePlaces: "les barres ont leur position",
    agreesWithBars: "{field} concorde avec bars, qui est utilisé.",
    notOfShape: "ne s'utilise pas pour shape {shape} ; omettez-le",
    simplePolygon: "doit être un polygone simple ; ses côtés ou ses trous se croisent ou se touchent",
    noArea: "doit enclore une aire de béton",
    outsideOutline: "doit être dans le contour",
    outsideConcrete: "doit être dans le béton",
    barAtFace: "doit avoir tout son diamètre dans le béton ; son axe est à {distance} mm du parement",
    overlaps: "chevauche {other}",
    reinforcement: "armatures longitudinales totales en mm², ou bars, ou design: true",
    axisDistance: "Les axes des barres sont à 50 mm du parement‹ (axis_distance_mm = 50)›.",
    evenlyOnCircle: "Les armatures sont réparties uniformément sur un cercle‹ (layout = all-faces)›.",
    twoFaces: "La moitié des armatures est placée sur chacune des faces ±z‹ (layout = two-faces)›.",
    fourBars: "quatre barres de A_s",
    halfABar: "une demi-barre, pour que les barres soient dans le béton",
    halfTheDimension: "la moitié de la plus petite dimension",
    halfTheSection: "la moitié de la section",
    allFaces: "doit être all-faces dans une section circulaire ; valeur donnée : {layout}",
    partOfABar:
      "A_s n'est pas un nombre entier de barres de {phi} mm : on en pose {bars}, dont A_s = {A_s} mm² compte.",
    designWithBars: "dimensionne A_s dans un layout ; laissez bars vide",
    designWithCases: "dimensionne pour un jeu d'actions ; laissez load_cases vide",
    notEnough:
      "Aucune armature jusqu'au maximum de 9.5.2(3), {most} mm², ne suffit : le résultat est celui du maximum.",
    insufficient: "insuffisant",
    leastThatPasses: "la plus petite valeur qui satisfait toutes les vérifications",
    linksOutside: "doit tenir entre barres et parement ; les cadres seraient à {beyond} mm à l'extérieur",
    clearDistance: "plus petite distance entre barres qui ne se touchent pas",
    linkSpacing: "l'espacement minimal de cadres de {phi} mm (8.2(2))",
    legsTooClose:
      "doit laisser {gap} mm entre brins de {phi} mm dans une largeur de {width} mm (8.2(2)) ; valeur donnée : {given}",
    barsHolding: "le nombre de barres qui les tiennent",
    longitudinalBars: "9.5.3 se fonde sur les barres longitudinales",
    clearLengthOfBraced:
      "La longueur efficace est la longueur libre, la plus grande d'un poteau contreventé (5.8.3.2(3))‹ (l0)›.",
    noBarDiameter:
      "Aucun diamètre de barre n'est donné : barres et cadres ne sont pas vérifiés selon 9.5.2(1) et 9.5.3‹ (bar_diameter_mm)›.",
    noLinks: "Aucun cadre n'est donné : ils ne sont pas vérifiés selon 9.5.3‹ (links)›.",
    zeroCounts: "{field} = 0 compte comme donné : l'omettre s'il n'est pas connu.",
    outsideLaps: "La section est hors des zones de recouvrement‹ (at_laps = false)›.",
    linksAtLaps:
      "Les cadres aux recouvrements de barres de plus de 14 mm ont les six dixièmes de l'espacement (9.5.3(4)).",
    leastSide: "plus petite dimension de la section, d'une aile s'il y en a",
    heldByLegs: "les cadres tiennent les barres d'angle, chaque brin de plus une barre de chaque face",
    noLeastSide: "l'annexe ne fixe pas de plus petit côté",
    castStanding: "Le poteau est coulé debout‹ (cast_lying = false)›.",
    distanceOfBars: "plus grande distance entre barres voisines le long des faces",
    aggregate: "Le granulat ne dépasse pas 15 mm, ce que couvrent les 20 mm de 8.2(2)‹ (d_g_mm)›.",
    barsHeld: "Aucune barre comprimée n'est à plus de 150 mm d'une barre tenue par un cadre (9.5.3(6)).",
    deductBars:
      "Le béton remplacé par les barres est déduit‹ (deduct_bars = true)› ; la plupart des abaques publiés ne le déduisent pas.",
    persistent: "Coefficients partiels des situations durables‹ (design_situation)›.",
    parabola: "Diagramme parabole-rectangle pour le béton (3.1.7(1)).",
    horizontalBranch: "Branche supérieure horizontale de l'acier sans limite de déformation (3.2.7(2)b).",
    classB: "Armatures de classe de ductilité B (k = 1,08, epsilon_uk = 5 %).",
    strainOfClass: "classe {name} : epsilon_uk = {epsilon_uk}",
    cementN: "Ciment de classe N dans le coefficient de fluage (annexe B.1(2)).",
    rangeOfConcrete: "le domaine de l'EN 1992-1-1 tableau 3.1, 3.1.2(2)P",
    rangeOfSteel: "le domaine de l'EN 1992-1-1 3.2.2(3)P",
    stiffestConcrete: "1,2 fois le tableau 3.1 (EN 1992-1-1 3.1.3(2))",
    confinedSection:
      "3.1.9 : toute la section est considérée comme confinée ; donner b, h ou diameter du noyau à l'intérieur des cadres.",
    confinementOfParabola: "n'est défini en 3.1.9 que pour le diagramme parabole-rectangle",
    confinementOfPolygon:
      "n'est pas vérifiable dans une section polygonale : le confinement par cadres n'est connu que pour rectangles et cercles",
    linksConfine: "les cadres donnent la contrainte latérale (3.1.9)",
    circularLinks: "cerces circulaires",
    confinedByLinks:
      "Les cadres confinent le noyau dans la limite de (5.16) et (5.17) de l'EN 1998-1 ; l'EN 1992-1-1 ne donne pas de règle.",
    axialForce: "effort normal de calcul en kN, compression positive",
    firstOrderMoment: "moment du premier ordre en kNm autour de y, ou M_02",
    quasiPermanentOfActions:
      "Fluage avec le plus grand moment quasi permanent des actions (EN 1990 6.16b)‹ (M_0Eqp non donné)›.",
    quasiPermanentMoment: "le moment quasi permanent du premier ordre autour de y",
    twoMoments: "doit être égal à {field}, {value}, si les deux sont donnés ; valeur donnée : {given}",
    greaterEnd: "ne doit pas dépasser {field}, {value}, en valeur absolue ; valeur donnée : {given}",
    creepMissing: "M_0Eqp donne phi_ef avec phi ou creep, qui manquent",
    forceNeedsCreep: "il donne phi_ef avec phi ou creep, qui manquent",
    neglectNeedsPhi: "se fonde sur phi (5.8.4(4)), qui manque ; ou donnez phi_ef : 0",
    webOfShear:
      "est obligatoire à l'effort tranchant pour shape {shape} : 6.2 suppose la largeur et la hauteur d'une âme",
    noStrainLimit: "la branche horizontale de l'acier n'a pas de limite de déformation",
    limitFromForce: "l'annexe tire la limite d'élancement de n seul (5.8.3.1(1))",
    ofNominalCurvature: "il appartient à la courbure nominale",
    ofNominalStiffness: "il appartient à la rigidité nominale",
    noModulus: "la méthode du second ordre {method} n'a pas de module",
    noShear: "il n'y a pas de V_Ed",
    idleLegs: "ils ne portent ni V_Ed ni confinement_MPa",
  },
  columnSecondOrder: {
    creepIsSmall: "phi <= 2, lambda <= 75, M_02 / N_Ed >= h",
    creepNotNeglected:
      "Le fluage n'est pas négligé autour de {axis} : 5.8.4(4) exige phi <= 2, lambda <= 75, M_02/N_Ed >= h.",
    creepUnknown: "phi_ef inconnu",
    creepNotGiven: "admis : rien n'est donné sur le fluage",
    creepOfTwo: "phi_ef = 2,0 dans le moment du second ordre, ni phi_ef ni phi n'étant donné.",
    mostlyImperfections: "autour de {axis} les moments sont surtout ceux des imperfections, de N_Eqp et N_Ed",
    oppositeMoments: "diminué de la part des moments de signe opposé",
    ofSecondOrder: "les moments donnés comprennent les effets du second ordre",
    firstOrder: "lambda <= lambda_lim : premier ordre",
    ignored: "lambda <= lambda_lim : second ordre négligé",
    raisedToImperfection:
      "Les moments trop petits pour contenir une imperfection sont complétés jusqu'à celle de 5.2(5), même si imperfection est none ou e_i petit (5.2(1)P).",
    highForce: "n >= 0,41",
    factorA: "A = 0,7 dans l'élancement limite, phi_ef n'étant pas donné (5.8.3.1(1)).",
    momentsOfImperfections: "moments dus surtout aux imperfections",
    unbraced: "non contreventé",
    ofThisColumn: "{rule} de ce poteau",
    equivalentMoment: "M_0Ed = M_0e",
    curvatureFactor:
      "c = 10 dans e_2 ; 8 est la limite inférieure pour un moment du premier ordre constant (5.8.8.2(4)).",
    stiffnessFactor: "c_0 = 8 : moment du premier ordre constant, ou M_0e à sa place (5.8.7.3(2)).",
    stiffnessAboveClause:
      "{field} = {given} dépasse {EI} kNm² de (5.21) : ce doit être celle de la section fissurée, avec fluage et gamma_CE (5.8.7.1(1)).",
    greatestMoment: "plus grand moment du poteau déformé moins M_0Ed, intégré sur la hauteur",
    constantMoment:
      "Le moment du premier ordre est constant : avec c = 8, limite inférieure de 5.8.8.2(4), le poteau serait utilisé à {utilization} % au lieu de {now} % ; donner c",
    idleFactors: "c et c_0 : sans effet, car le second ordre est négligé autour des deux axes (5.8.3.1).",
    idleBiaxialMethod:
      "La méthode pour les deux axes ensemble est sans effet : (5.38) ne demande pas cette vérification‹ (biaxial_method)›.",
    endMomentsY: "Les moments d'extrémité autour de y sont égaux‹ (M_01 = M_02)›.",
    endMomentsZ: "Les moments d'extrémité autour de z sont égaux‹ (M_01_z = M_02_z)›.",
    noMomentZ: "Pas de moment autour de z‹ (M_z_Ed = 0)›.",
    beyondAxial: "N_Ed dépasse la résistance à l'effort normal",
    growTogether: "N_Ed et M_Ed croissent ensemble jusqu'à la courbe",
    skewAxis:
      "Flexion bi-axiale selon 6.1 avec un axe neutre incliné : (5.39) vaut pour les rectangles et cercles symétriques.",
    simplifiedBiaxial: "Flexion bi-axiale par le critère simplifié (5.39)‹ (biaxial_method)›.",
    worseDirection: "imperfection dans la direction la plus défavorable seulement",
    otherDirection: "5.8.9(2) : imperfection dans l'autre direction seulement",
    alongMoments: "dans la direction des moments, avec un axe neutre incliné",
    noMoments: "pas de moments",
    circular: "section circulaire",
    notCarried: "la section ne porte pas N_Ed avec cette flexion",
    uniformStrain: "déformation uniforme",
    equilibrium: "où F_c + F_s = N_Ed",
    integral: "intégrale des contraintes sur la section",
    barsLessConcrete: "barres moins le béton qu'elles remplacent",
    bars: "barres",
    rowsLessConcrete: "barres moins le béton déplacé : {rows}",
    rowsOfBars: "barres : {rows}",
    rowOfBars: "{A} à {z} du centre de gravité, {sigma}",
    centroidOfStresses: "centre de gravité des contraintes sur la section, à partir de celui de la section",
    limitStrain: "déformation limite à la fibre comprimée",
    atGreatestMoment: "effort normal au plus grand M_Rd",
    greatestResistance: "le plus grand M_Rd",
  },
  columnShear: {
    tensionHalf:
      "À l'effort tranchant comptent les barres de la moitié tendue, avec la hauteur utile de leur centre de gravité (6.2.2(1)).",
    shearOfMoments:
      "doit valoir au moins {implied} kN, l'effort tranchant des moments d'extrémité sur length_mm (V = dM/dx) ; la valeur est {given}",
    impliedShear: "L'effort tranchant est au moins celui des moments d'extrémité sur length_mm (V = dM/dx).",
    webOfImplied:
      "Les moments d'extrémité donnent sur length_mm un effort tranchant de {V}, qui n'est pas vérifié : 6.2 demande b_w_mm et d_shear_mm pour cette forme.",
    shearAlongB:
      "Les moments d'extrémité autour de z donnent sur length_mm un effort tranchant de {V} selon b, qui n'est pas vérifié : 6.2 vaut pour V_Ed selon h.",
    eitherSide:
      "Chaque face peut être tendue là où agit l'effort tranchant : les moments changent de signe ou sont inférieurs à V_Ed d.",
    leastWidth: "la plus petite largeur de la moitié tendue de cette section",
    depthOfBars: "la hauteur utile des barres de la moitié tendue de cette section",
    flattestStrut: "la bielle la plus inclinée pour ces actions (EN 1992-1-1 6.2.3(2))",
    flattest: "Les bielles les plus inclinées que porte le béton (‹links.cot_theta, ›6.2.3(2)).",
    idleLinks: "Le béton porte V_Ed seul : cot_theta et legs des cadres n'y comptent pas (6.2.1(3)).",
    twoLegs: "Deux brins de cadres portent l'effort tranchant‹ (links.legs = 2)›.",
    leverArm: "z = 0,9 d à l'effort tranchant, bien que 6.2.3(1) le donne pour les éléments sans effort normal.",
    coverToAxes: "L'enrobage c_v,l dans z est pris aux axes des barres, dont le diamètre n'est pas donné.",
  },
  columnFire: {
    unbraced:
      "n'est pas vérifiable pour un poteau non contreventé : les tableaux de l'EN 1992-1-2 5.3.1(1) valent pour les contreventés",
    highStrength:
      "n'est pas vérifiable pour {name} : les tableaux de l'EN 1992-1-2 section 5 valent jusqu'au C50/60 ; la haute résistance est en section 6",
    polygonal: "n'est pas vérifiable pour une section polygonale : l'EN 1992-1-2 5.3.2 vaut pour rectangles et cercles",
    halfOfLength: "la moitié de length_mm (EN 1992-1-2 5.3.2(2))",
    halfOfEffective: "la moitié de l0 (EN 1992-1-2 5.3.2(2))",
    effectiveLength: "l0 pour R30 (EN 1992-1-2 5.3.2(2))",
    oneSource: "Les dimensions du tableau 5.2a de l'EN 1992-1-2 viennent d'une seule source : les comparer à la norme.",
    fullyUsed:
      "mu_fi = 0,7 en situation d'incendie : le poteau est entièrement sollicité à température normale (EN 1992-1-2 5.3.2(5)).",
    noSize: "Le tableau 5.2a de l'EN 1992-1-2 n'a pas de dimension pour {R} avec mu_fi = {mu_fi}.",
    oneSide: "{R}, un côté",
    atUse: "{R}, mu_fi = {mu_fi}",
    eightBars: "Le poteau a les huit barres exigées par le tableau 5.2a (bar_diameter_mm ou bars n'est pas donné).",
    halfTheLength:
      "Longueur efficace en situation d'incendie : la moitié de la longueur, comme à un étage intermédiaire (EN 1992-1-2 5.3.2(2)).",
    lengthAtNormal: "Longueur efficace en situation d'incendie : celle à température normale (EN 1992-1-2 5.3.2(2)).",
    outsideFormula:
      "Ce poteau est hors du domaine de (5.7) de l'EN 1992-1-2 : a à partir de 25 mm, b' à partir de 200 mm, l_0,fi de 2 à 6 m.",
    oneSideToo: "(5.7) de l'EN 1992-1-2 vaut pour un feu sur toutes les faces ; elle est aussi utilisée pour une face.",
  },
} satisfies Translation<(typeof said)["en-1992-1-1"]>;
