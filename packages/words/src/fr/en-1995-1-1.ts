import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { timberJoints } from "./timber-joints.ts";

export const rooms = {
  timberJoints,
  timber: {
    softwood: "résineux massif",
    hardwood: "feuillu massif",
    glulam: "lamellé-collé",
    LVL: "LVL",
    permanent: "permanente",
    longTerm: "long terme",
    mediumTerm: "moyen terme",
    shortTerm: "court terme",
    shortOrInstantaneous: "courte/instantanée",
    instantaneous: "instantanée",
    forAllMembers: "{name} = {value} pour tous les éléments, comme donné dans les données.",
    edgewise:
      "Le LVL est sur chant, bien que plus large que haut : la charge agit dans le plan des placages‹ (orientation = edgewise)›.",
    serviceClass1: "Classe de service 1 (2.3.1.3).",
    serviceClass: "classe de service {service_class}",
    classAndDuration: "classe de service {service_class}, {duration}",
    systemStrength: "pas d'effet de système",
    greatSystemFactor:
      "k_sys supérieur à 1,1 : un platelage de lamelles précontraintes ou collées, figure 6.12 (6.6(4)).",
    rectangular: "section rectangulaire",
    glulamAndLVL: "lamellé-collé et LVL",
    solidTimber: "bois massif",
    isClass: "{species} est {name} (EN 1912).",
    classNotCompared: "La classe de {species} n'a pas été comparée à l'EN 1912 : confirmer {name}.",
    notConfirmed:
      "Les valeurs de {name} ({standard}) ne sont pas confirmées : les comparer à la déclaration de performances.",
    moistLVL: "f_c,0,k du LVL hors classe de service 1 vaut 1/1,2 de celui de la classe (LVL Handbook, non confirmé).",
    longerOne: "La température et la pluie ne sont pas au tableau 2.2 : la durée de la charge d'exploitation.",
    durationOfActions:
      "Chaque combinaison a la durée de son action la plus courte : load_duration et acting sont sans effet.",
    mediumTermAssumed: "L'action la plus courte de la combinaison est de moyenne durée (2.3.1.2).",
    givenModification: "k_mod donné est celui de l'action la plus courte de la combinaison (3.1.3(2)).",
    farAboveClass: "properties.{name} = {given} est au-dessus des {of} de {species} ; vérifier la valeur.",
    depth600: "600 mm et plus",
    dense: "bois massif au-dessus de 700 kg/m³",
    depth150: "150 mm et plus",
    flatwise: "le LVL à plat n'a pas d'effet de hauteur",
    otherAxis: "non majoré selon cet axe",
    lengthsOfCantilever: "Les longueurs de flambement non données sont le double de la longueur de la console.",
    lengthsOfMember: "Les longueurs de flambement non données sont la longueur de l'élément.",
    combinedShear:
      "Le cisaillement bi-axial et le cisaillement avec torsion sont combinés selon (NA.54) et (NA.55) de la DIN EN 1995-1-1/NA ; l'EN 1995-1-1 ne donne pas de règle.",
    torsion:
      "Torsion : k_shape = min(1 + 0,05 h/b ; 1,3) de A2:2014 (6.1.8), la plus sûre des deux versions de (6.15).",
    axialAtNotch: "À l'entaille l'effort normal agit dans l'axe de la section restante.",
    holesInGlulam: "doit être omis : NCI NA.6.7 vaut pour les trous dans le lamellé-collé et le LVL",
    holeInFire: "doit être omis à côté de fire : ce qu'un incendie laisse d'un trou n'est pas calculé",
    rectangularHole:
      "Percement rectangulaire selon LVL Handbook Europe (4.62) à (4.70), d'une seule source : le cisaillement aux angles vaut k_tau fois celui d'à côté, et le bois au-dessus et au-dessous fléchit sous sa part de l'effort tranchant. D'autres ont 1,84 au lieu de 1,85 : comparer NCI NA.6.7 de DIN EN 1995-1-1/NA.",
    shearOfRoundHole:
      "Percement rond selon LVL Handbook Europe (4.62) et (4.63) avec a = h_d, d'une seule source : le cisaillement vaut k_tau fois celui d'à côté, la valeur sûre pour le bois lamellé-collé aussi.",
    cornersRounded: "Les coins du trou sont arrondis, d'au moins 15 mm‹ (hole.r_mm)›.",
    roundHole: "doit être omis : le trou est rond ; un trou rectangulaire a a_mm",
    halfOfHole: "la moitié du trou",
    woodRoundHole: "ce qui laisse du bois au-dessus et au-dessous",
    holeWithGreatest:
      "Au trou l'élément a son effort tranchant et son moment les plus grands‹ (hole.V_share, hole.M_share)›.",
    holeByAnnex:
      "Le trou est vérifié selon NCI NA.6.7 et NA.6.8.4 de l'annexe allemande : F_t,90 de V et M, hauteur et bords ; avec renfort, l'acier, sa position et les fissures voisines sont ceux de son agrément.",
    axialAtHole: "Au trou l'effort normal agit dans l'axe de ce qui reste.",
    holeAboutZ:
      "Au trou, M_z_Ed et V_y_Ed sont les plus grands de la barre ; les parts sont celles de V_z_Ed et M_y_Ed.",
    holeOutside:
      "NCI NA.6.7 de DIN EN 1995-1-1/NA vaut pour des trous en classes de service 1 et 2 : en classe 3 un trou sans renfort n'en relève pas.",
    torsionAtHole: "doit être omis avec une torsion : il n'y a pas de règle pour la torsion à un trou",
    nextHoleNotGiven:
      "La distance au trou suivant n'est pas vérifiée‹ ; donner hole.l_z_mm, ou la longueur de la barre s'il n'y en a pas d'autre›.",
    holePlaceNotGiven:
      "La distance du trou à l'appui et au bout n'est pas vérifiée‹ ; donner hole.l_A_mm et hole.l_v_mm›.",
    notchReinforced: "renforcé perpendiculairement au fil",
    reinforcedNotch:
      "L'entaille est renforcée selon NCI NA.6.8.3 de l'annexe allemande : F_t,90 = 1,3 V (3 (1 - alpha)² - 2 (1 - alpha)³) passe par les seules vis ou tiges près de l'angle ; leur acier, leurs distances et la fissure du bois sont ceux de leur agrément.",
    rowNotPlaced:
      "Il n'est pas vérifié que les vis ou tiges tiennent côte à côte dans la largeur‹ ; donner {path}.d_mm›.",
    rowInWidth: "ce qui tient dans b = {b} mm, à {apart} d entre elles et {edge} d des bords",
    nothingPulledAcross: "doit être omis : une entaille opposée à l'appui ne tire rien en travers du fil",
    reinforcedRightAngle: "doit être omis : NCI NA.6.8.3 vaut pour des entailles à angle droit",
    thirdOfDepth: "un tiers de la hauteur au-dessus d'une entaille renforcée",
    reinforcedInFire: "doit être omis avec fire : ce qu'un feu laisse du renfort n'est pas calculé",
    notchOpposite: "entaille du côté opposé à l'appui",
    nothingCutOff: "rien n'est entaillé",
    stocky: "lambda_rel <= 0,3 selon les deux axes : 6.3.2(2) renvoie à 6.2.4",
    weakAxis: "flexion selon l'axe faible : pas de déversement",
    edgeHeld: "bord comprimé maintenu sur sa longueur",
    stockyBeam: "lambda_rel_m <= 0,75",
    criticalOfSoftwood: "Contrainte critique de flexion du résineux massif selon (6.32).",
    criticalGeneral: "Contrainte critique de flexion selon (6.31), la forme générale.",
    uniformMoment: "Déversement sous moment uniforme sur la longueur (tableau 6.1).",
    loadAtCentroid: "La charge agit au centre de gravité (‹loaded_edge, ›tableau 6.1).",
    noRestraint: "Pas de maintien latéral sur la longueur‹ (ltb_length_mm = length_mm)›.",
    segmentUniform:
      "Entre maintiens latéraux le moment compte comme uniforme : le tableau 6.1 vaut pour des travées entières‹ (l_ef_mm)›.",
    restraintBothEdges:
      "Le maintien latéral tient les deux bords : les cas de charge fléchissent l'élément dans les deux sens.",
    tipHeld:
      "L_cr_z_mm est inférieur à deux fois la longueur de la console, {least} mm : autre chose doit tenir son extrémité selon y.",
    idleDeflection: "{fields} : sans effet, car aucune flèche n'est demandée‹ (serviceability)›.",
    idleSituation: "design_situation : sans effet, car gamma_M est donné.",
    idleSupport: "bearing.support : sans effet, car bearing.k_c_90 est donné.",
    idleWithoutMoment: "{fields} : sans effet, car aucun moment n'agit.",
    idleHeld: "{fields} : sans effet, car le bord comprimé est maintenu (6.3.3(5)).",
    idleWithStress: "{fields} : sans effet, car sigma_m_crit_MPa est donné.",
    idleWithoutCompression: "{fields} : sans effet, car rien ne comprime la barre.",
    idleInFire: "Longueurs L_cr en cas d'incendie : sans effet, car rien ne comprime la barre.",
    idleCurve: "apex.t_mm et beta_deg : sans effet, car une poutre à double décroissance n'est pas courbe.",
    idlePressure: "apex.p_d_kN_m : sans effet, car la traction perpendiculaire est selon (6.54).",
    shearOfMoments:
      "doit valoir au moins {implied} kN, l'effort tranchant du moment donné avec ltb_case (V = dM/dx) ; la valeur est {given}",
    shearBelowMoment:
      "{name} = {given} est inférieur au plus grand effort tranchant du moment donné avec ltb_case (V = dM/dx), {implied}, qui est vérifié",
    shearOfLoads:
      "L'effort tranchant est au moins celui des charges de la flèche : la moitié à un appui, la totalité pour une console.",
    shearBelowLoads:
      "{name} = {given} est inférieur à l'effort tranchant des charges de la flèche, {implied}, qui est vérifié",
    impliedShear: "L'effort tranchant est au moins celui du moment donné avec ltb_case (V = dM/dx).",
    nothingToVerify: "n'a rien à vérifier : donnez {fields}, bearing, serviceability ou vibration",
    taperWithoutMoment:
      "La forme à inertie variable ou le faîtage n'est pas vérifié : il n'y a pas de moment selon y‹ (M_y_Ed)›.",
    modificationOfTable: "tableau 3.1 pour la classe de service {service_class}, {duration}",
    aboveMean: "ne doit pas dépasser la valeur moyenne : c'est le fractile à 5 %",
    sizeFactor: "le coefficient pour cette dimension (3.2 à 3.4)",
    sizeFactorOf: "le plus grand coefficient pour {type} (3.2 à 3.4)",
    imperfectionFactor: "(6.29) pour {type}",
    deformationFactor: "tableau 3.2 pour {type}, classe de service {service_class}",
    typeOfClass: "doit être {type} pour {species}, ou omis ; valeur donnée : {given}",
    notOfClass:
      "doit être celui de la classe {species}, qui a {of} ; valeur donnée : {given} ; donnez une species qui n'est pas une classe, avec timber_type et toutes ses properties",
    crossLaminated:
      "doit être une classe de résistance : le bois lamellé croisé n'est pas dans EN 1995-1-1:2004, et les agréments des fabricants diffèrent",
    notAClass: "doit être une classe de résistance : {names} ; valeur donnée : {given}",
    notAClassButNear:
      "doit être une classe de résistance : {names} ; valeur donnée : {given} (vouliez-vous dire {near} ?)",
    withOwnSpecies: "est obligatoire avec une essence qui n'est pas une classe des tableaux",
    onlyLVL: "vaut pour le LVL ; la barre est en {type}",
    depthOfMember: "la hauteur de l'élément",
    widthOfMember: "la largeur de l'élément",
    lengthOfMember: "la longueur de l'élément",
    shearAtSupport: "l'effort tranchant à l'appui (kN)",
    shearInOneCase: "est obligatoire avec notch dans au moins un cas de charge : l'effort tranchant à l'appui (kN)",
    notchWithin:
      "doit terminer l'entaille dans la barre, longue de {length} mm ; son biais est de {taper} mm ; valeur donnée : {given}",
    safeTension:
      "doit être tension, qui est du côté de la sécurité, si les cas de charge fléchissent l'élément dans les deux sens",
    safeCompression:
      "doit être compression, qui est du côté de la sécurité, si les cas de charge fléchissent l'élément dans les deux sens",
    contactOnMember: "doit laisser le contact sur l'élément, long de {length} mm ; il finit à {end} mm",
    ofContact: "ce que {clause} donne pour ce contact",
    noSupport: "aucun appui dessous",
    closeContacts: "contacts à moins de 2h",
    continuousSupport: "appui continu",
    longContact: "lamellé-collé en contact sur plus de 400 mm",
    discreteSupports: "appuis discrets",
    flatwiseContact: "LVL de résineux à plat, LVL Handbook tableau 4.7",
    contactOfLVL:
      "Contact du LVL selon le LVL Handbook des fabricants, tableau 4.7 : sur chant 15 mm de plus de chaque côté avec k_c,90 = 1, à plat 30 mm.",
    propertiesAsItLies:
      "Les propriétés données sont celles de la direction dans laquelle le LVL est posé ; dans l'autre la classe garde les siennes, réduites d'autant‹ (properties.f_m_z_k_MPa, f_v_y_k_MPa)›.",
    declaredContact: "k_c,90 du LVL au-dessus de 1 vient de la déclaration du produit.",
    discreteAssumed: "L'élément repose sur des appuis discrets (k_c,90 de 6.1.5(4)).",
    alongGrain: "La force d'appui agit le long du fil‹ (bearing.alpha_deg = 0)›.",
    nextContact: "Le contact suivant est à l'extrémité opposée de l'élément‹ (bearing.l_1_mm)›.",
    contactAtEnd: "Le contact est à l'extrémité de l'élément : pas de diffusion au-delà‹ (bearing.a_mm = 0)›.",
    solidOnly: "c'est une règle pour le bois massif (3.2(4))",
    segmentOfCantilever:
      "ne doit pas être {ltb_case} pour un tronçon de {segment} mm d'une console de {length} mm : le tableau 6.1 vaut pour l'ensemble ; donnez uniform-moment ou l_ef_mm",
    cantileverToo: "doit être cantilever avec ltb_case {ltb_case} ; valeur donnée : simple",
    caseOfCantilever: "doit être un cas de console, comme static_system ; valeur donnée : {given}",
    formulaOfSoftwood: "doit être 6.31 pour {type} : (6.32) vaut pour les résineux ; valeur donnée : 6.32",
    twiceTheCantilever: "deux fois la longueur de la console, dont l'extrémité est libre",
    effectiveLengthOfTable: "tableau 6.1 avec ltb_case et loaded_edge sur {length} mm",
    effectiveLengthAnyway:
      "{factor} de {length} mm, quels que soient les moments ; avec des maintiens plus proches, donnez ltb_length_mm",
    criticalStress: "(6.31) pour les moments les plus favorables sur {length} mm",
  },
  timberApex: {
    tensionEdge: "Traction le long du bord biais (‹tapered.edge, ›6.4.2).",
    rowsFarApart:
      "Les files du renfort sont distantes de {given} mm, plus que 0,75 h_ap = {most} mm, le maximum de NCI NA.6.8 de DIN EN 1995-1-1/NA : entre elles le bois n'est pas tenu.",
    heldByRows:
      "Perpendiculairement au fil, le faîtage n'est tenu que par ses vis ou tiges, également espacées dans toute la zone ; leur acier, leurs bords et l'effet du séchage sont ceux de leur agrément.",
    noShear: "Pas d'effort tranchant au faîtage‹ (apex.V_ap_Ed)›.",
    notBent: "les lamelles ne sont pas cintrées",
    stiffLaminations: "r_in/t >= 240",
    wholeVolume: "Volume de la poutre b h L, comme borne du volume sollicité (6.4.3(6)).",
    tangential: "La partie courbe commence où les bords supérieurs sont tangents (beta = alpha_ap).",
    doubleTapered: "poutre à double décroissance",
    curved: "poutre courbe",
    pitchedCambered: "poutre à intrados courbe",
    onlyGlulam: "vaut pour le lamellé-collé et le LVL (6.4.3(1)) ; la barre est en {type}",
    straightEdge: "ne vaut pas pour une poutre à double décroissance : son bord inférieur est droit",
    innerRadius: "rayon intérieur (mm)",
    laminations: "épaisseur des lamelles (mm), pour k_r",
    halfAngle: "la moitié de l'angle de la partie courbe",
    slope: "pente du bord supérieur (degrés)",
    noSlope: "doit être 0 pour une poutre courbe ; valeur donnée : {given}",
    edgesCross:
      "doit être plus petit pour cette pente et cette hauteur : le bord supérieur droit couperait l'inférieur ; valeur donnée : {given}",
    halfTheMoment: "la moitié de M_y_Ed, {M} kNm, de la même poutre",
    momentOfLoad: "qui donne à elle seule le moment au faîte",
    noDepth:
      "doit laisser une hauteur aux appuis : la pente descend de {fall} mm depuis {depth} mm au faîte ; valeur donnée : {given}",
    depthOfBeam:
      "doit convenir à la hauteur h = {h} mm de la barre, qui est de {end} mm aux appuis et de h_ap_mm au faîte ; valeur donnée : {given}",
    depthOfSlope: "que h = {h} mm et la pente donnent à mi-portée",
    kink: "doit donner une partie courbe au moins aussi longue que le faîte est haut, {depth} mm (figure 6.9) : plus courte, c'est une brisure ; elle est de {given} mm",
    tooLong:
      "doit être plus petit : la partie courbe de {beta}° de chaque côté serait plus longue que la barre, {length} mm ; valeur donnée : {given}",
    halfTheVolume: "la moitié de b h_ap length_mm",
    volumeOfFigure: "le volume de la figure 6.9",
  },
  timberServiceability: {
    simple: "Flèches d'une travée sur appuis simples.",
    cantilever: "Flèches d'une console.",
    loadsWithoutMoment:
      "Les charges de serviceability fléchissent la barre et M_y_Ed n'est pas donné : leur moment n'est pas vérifié.",
    loadsBeyondMoment:
      "a des charges caractéristiques qui donnent {M_k} kNm sur cette portée ; M_y_Ed = {M_y_Ed} kNm ne peut pas venir des mêmes charges, quels que soient les appuis",
    loadsAboveDesign:
      "Les charges caractéristiques de serviceability donnent {M_k} kNm sur cette portée, plus que M_y_Ed = {M_y_Ed} kNm : comparez les deux.",
    creepOfCrossBonded:
      "k_def du LVL à plis croisés posé à plat selon le LVL Handbook des fabricants, tableau 4.3 ; le tableau 3.2 donne moins.",
    creepOfDeclaredLVL:
      "k_def du LVL posé à plat comme avec plis croisés (LVL Handbook, tableau 4.3), valeur sûre : donner k_def pour une autre‹ (k_def)›.",
    floorAssumed:
      "La barre porte un plancher, ou une toiture accessible, sans cloisons fragiles‹ (serviceability.use = floor)›.",
    frequentOfFloors:
      "La flèche additionnelle d'un plancher est celle de la combinaison fréquente (psi_1 de la charge dominante).",
    frequentNotGiven:
      "La flèche additionnelle est celle de la combinaison caractéristique, la plus sûre : avec psi_1 de la charge dominante c'est celle de la fréquente‹ (serviceability.variable[0].psi_1)›.",
    noLimitsByUse: "les limites de l'annexe n'en dépendent pas",
    noFrequent: "aucune flèche de la combinaison fréquente n'est vérifiée avec elle",
    permanentOnly: "charge permanente seule : psi_2 = 1",
    noLimit: "Aucune limite de flèche n'est prescrite : aucune n'est vérifiée.",
    limits: "Limites de flèche (7.2(2)) : {limits}.",
    quasiPermanent: "coefficient quasi permanent de la charge",
    membersWithActions: "éléments avec actions",
    unknownAction: "doit être une action variable de l'élément, {actions} ; c'est {given}",
    firstLeads: "seule la première charge variable est dominante",
    noShareRule: "l'annexe n'a pas de règle pour la part d'une solive",
    ofShare: "il appartient à la part d'une solive selon l'annexe, avec strutting",
    stiffnessAlong: "EI_l_Nm2_m donne la rigidité le long des solives",
    stiffnessAcross: "EI_b_Nm2_m donne la rigidité en travers des solives",
    forLimit: "pour a_mm_kN (7.3.3(2), figure 7.2)",
    rangeOfFigure: "où la figure 7.2 donne b, sauf si b est donné",
    spacingOrStiffness: "entraxe des solives (mm), ou EI_l_Nm2_m",
    spacing: "entraxe des solives (mm)",
    deckOrStiffness: "rigidité perpendiculaire aux solives (Nm²/m), ou deck",
    stifferAcross:
      "doit donner moins de rigidité en travers des solives que le long, {along} Nm²/m (7.3.3(5)) ; il donne {given}",
    limitOfFloor: "Limite a = {a} mm/kN de la flèche du plancher (7.3.3(2)).",
    oneJoist: "Une solive porte seule la charge ponctuelle de 1 kN (7.3.3(2)).",
    shareOfJoist: "{share} d'une solive seule",
    amplification: "k_amp = 1,05 : solives massives sur deux appuis.",
    lowFrequency: "f_1 ne dépasse pas 8 Hz : 7.3.3(1) exige une étude particulière.",
  },
  timberFire: {
    allSides: "Le feu est sur les quatre faces.",
    notVerified:
      "En situation d'incendie : pas de facteurs de hauteur et d'effet de système supérieurs à 1 ; cisaillement des sections rectangulaires et compression transversale négligés (EN 1995-1-2 4.3.1).",
    axisMoves:
      "En incendie l'effort normal agit dans l'axe de la section restante, qu'un feu sur une de deux faces opposées déplace.",
    besideAxis:
      "En incendie N_Ed agit à {e} mm de l'axe de la section restante, si rien ne la déplace : {M} kNm, {share} % de la résistance en flexion, ne sont pas comptés.",
    storage: "Les actions en incendie sont 0,7 de celles de calcul : stockage (EN 1995-1-2 2.4.2(3)).",
    permanentAlone:
      "Les actions en incendie sont 1/1,35 de celles de calcul : permanentes seules (EN 1995-1-2 2.4.2(2)).",
    shareOfActions: "Les actions en incendie sont 0,6 de celles de calcul (EN 1995-1-2 2.4.2(3)).",
    nothingInFire:
      "Rien n'est vérifié en situation d'incendie : seules des actions négligées y sont données (EN 1995-1-2 4.3.1).",
    disregardedInCases:
      "doit être omis : cisaillement et compression transversale sont négligés en situation d'incendie (EN 1995-1-2 4.3.1), et aucun cas de charge n'a d'autre action",
    beech: "le hêtre se carbonise comme un résineux",
    notBeech: "Le feuillu n'est pas du hêtre, qui se carbonise comme un résineux (EN 1995-1-2 tableau 3.1).",
    restraintHolds: "Le maintien latéral résiste au feu‹ (fire.lateral_restraint)›.",
    supportsHold: "Les appuis et contreventements de flambement résistent au feu‹ (fire.L_cr_y_mm, fire.L_cr_z_mm)›.",
    restraintsHold: "Les maintiens latéraux résistent au feu‹ (ltb_length_mm)›.",
    startOfCharring: "t_ch_min",
    noProtection: "rien ne se carbonise derrière une protection (t_ch_min)",
    leastOfPermanent: "la part des actions permanentes seules (EN 1995-1-2 2.4.2(2))",
    leastOfStorage: "la part du stockage (EN 1995-1-2 2.4.2(2))",
    charringRate:
      "l'EN 1995-1-2 tableau 3.1 n'a pas de vitesse de combustion pour {type} en dessous de {least} kg/m³ ; la masse volumique est {given}",
    rateWithCorners: "la vitesse de {type} avec des angles exposés au feu (EN 1995-1-2 tableau 3.1)",
    rateWithoutCorners: "la vitesse de {type} sans angle exposé au feu (EN 1995-1-2 tableau 3.1)",
    noRestraintBefore: "doit être none s'il n'y en a pas à température normale ; valeur donnée : continuous",
    shortestLength: "la moitié de la longueur ou la longueur à température normale",
  },
} satisfies Translation<(typeof said)["en-1995-1-1"]>;
