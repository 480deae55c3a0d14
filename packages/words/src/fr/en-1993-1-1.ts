import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { steelSecond } from "./second.ts";

export const rooms = {
  steelSecond,
  steelMember: {
    steel355: "Aucune nuance d'acier indiquée : S355.",
    strengthsByTable31: "f_y et f_u selon le tableau 3.1 de l'EN 1993-1-1 (3.2.1(1)).",
    strengthsByProductStandard: "f_y et f_u selon la norme de produit (3.2.1(1), annexe nationale).",
    moduli: "E = 210 000 MPa, G = 81 000 MPa si non donnés (3.2.6(1)).",
    beyondTable: "l'élément le plus épais, {t} mm, dépasse les {limit} mm du tableau ; f_y et f_u selon {table}",
    strengthNote: "{note}.",
    annexTakesTable31: "strength_table vaut product-standard ; l'annexe nationale retient le Tableau 3.1 (3.2.1(1))",
    annexTakesProductStandard:
      "strength_table vaut en-1993-1-1 ; l'annexe nationale retient la norme de produit (3.2.1(1))",
    measuredYield: "f_y = {given} MPa comme indiqué, à la place des {nominal} MPa nominaux de {grade}.",
    tensileAboveGrade: "f_u = {given} MPa dépasse les {nominal} MPa de {grade} pour cette épaisseur (3.2.1(1))",
    strongerThanGrade: "f_y = {given} MPa dépasse les {nominal} MPa de {grade} à cette épaisseur (3.2.1(1))",
    coldFormedByDefault:
      "Les profils creux sont formés à froid (EN 10219) : ni fabrication, ni désignation, ni nuance n'indiquent le contraire.",
    fabricationUnknown:
      "finition à chaud ou formage à froid inconnu ; pris formé à froid, le moins favorable (tableau 6.2)",
    ownHollowColdFormed: "Les profils creux propres sont formés à froid.",
    ownRolled: "Les sections propres sont laminées.",
    noHoles: "La section n'a pas de trous.",
    bucklingLengths: "Les longueurs de flambement autour de y et z non données sont la longueur de la barre.",
    bucklingLengthsOfCantilever:
      "Les longueurs de flambement autour de y et z non données sont le double de la longueur de la console.",
    torsionalLength: "La longueur de flambement par torsion non donnée est la longueur de la barre.",
    torsionalLengthOfCantilever:
      "La longueur de flambement par torsion non donnée est le double de la longueur de la console.",
    supportedAtBothEnds: "La barre est appuyée aux deux extrémités, sans console.",
    classAsGiven: "classe de section {class} comme donnée.",
    classBetterThanFound: "section_class {given} est plus favorable que la classification, classe {found}",
    partClass: "{part} : classe {class}",
    flange: "semelle",
    web: "âme",
    stem: "âme",
    wall: "paroi",
    leg: "aile",
    legs: "ailes",
    forgottenMoment:
      "les forces données font {moment} dans un élément sur deux appuis, et le moment donné est {given} : les actions doivent le contenir",
    class4: "classe 4 : section efficace selon l'EN 1993-1-5",
    fullyEffective: "rho = 1 : entièrement efficace",
    shearOfLoad:
      "L'effort tranchant est au moins celui de la charge de la flèche : la moitié de q_ser sur la longueur, la totalité pour une console.",
    shearBelowLoad:
      "{name} = {given} est inférieur à l'effort tranchant de la charge de la flèche, {implied}, qui est vérifié",
    impliedShear: "L'effort tranchant est au moins celui des moments donnés le long de la barre (V = dM/dx).",
    shearBelowMoments:
      "{name} = {given} est inférieur au plus grand effort tranchant des moments donnés le long de la barre (V = dM/dx), {implied}, qui est vérifié",
    compressionAlone:
      "Là où les profilés en U et T ont une meilleure classe sous N avec moments que sous N seul, N seul est aussi vérifié.",
    uniformMoments: "Les moments sans psi, forme ni diagramme sont uniformes sur la barre (psi = 1).",
    torsionWithoutWarping:
      "Le gauchissement n'est pas empêché : T_Ed est uniquement de la torsion de Saint-Venant et le bimoment est nul (B_Ed, 6.2.7(4)).",
    torsionInSectionOnly:
      "la torsion n'est vérifiée que dans la section ; le flambement avec torsion n'est pas dans l'EN 1993-1-1",
    signOfTees: "Profilés en T : un M_y_Ed positif comprime la semelle, un négatif l'âme.",
    anglesRestrained: "Les cornières maintenues en continu fléchissent autour de y et z, parallèles aux ailes.",
    anglesFree:
      "Les cornières sans maintien continu fléchissent librement : leurs contraintes sont aussi vérifiées selon u et v.",
    loadsOfChannel: "les charges sur un profilé en U passent par le centre de cisaillement : pas de torsion",
    loadsOfTee: "les charges sur un profilé en T passent par le centre de cisaillement : pas de torsion",
    loadsOfAngle: "les charges sur une cornière passent par le centre de cisaillement : pas de torsion",
    angleAtCentroid:
      "N_Ed agit au centre de gravité de la cornière ; pour une cornière attachée par une seule aile, donnez lattice_web_member (BB.1.2) ou les moments de son excentricité",
    pulledAtCentroid:
      "N_Ed agit au centre de gravité de la section ; où seule une aile, l'âme ou la semelle est attachée, vérifiez aussi les extrémités (EN 1993-1-8 3.10.3 ; une cornière boulonnée comme angle-one-leg) ou donnez les moments de l'excentricité",
    swayLengthNotGiven:
      "{field} n'est pas donné : la longueur d'une barre à nœuds déplaçables n'est juste qu'avec des moments du second ordre (5.2.2(7))",
    swayLengthBelowMember:
      "{field} est inférieur à la longueur d'une barre à nœuds déplaçables : juste seulement entre ses nœuds et avec des moments du second ordre (5.2.2(7))",
    heldTip:
      "L_cr_z_mm est inférieure au double de la longueur de la console, {least} mm : autre chose doit tenir son extrémité selon y",
    nothingBucklesLaterally: "{fields} : sans effet, car rien ne se déverse.",
    nothingActsTogether: "{fields} : sans effet, car aucune sollicitation n'agit avec une autre (6.3.3).",
    criticalMomentGiven: "{fields} : sans effet, car M_cr_kNm est donné.",
    cantileverFromElement: "{fields} : sans effet, car M_cr d'une console vient d'un élément de poutre.",
    noMomentY: "{fields} : sans effet, car il n'y a pas de moment autour de y.",
    noMomentZ: "{fields} : sans effet, car il n'y a pas de moment autour de z.",
    noSlenderWeb: "{fields} : sans effet, car aucune âme ne voile par cisaillement (EN 1993-1-5 5.1(2)).",
    notClass4: "{fields} : sans effet, car la section n'est pas de classe 4.",
    holesInTension:
      "Les trous (hole_lines, A_net_mm2) sont dans la zone tendue de flexion (6.2.5(4)), à son bord s'il y a aussi traction, sauf si A_f_net_mm2 ou W_net_y_mm3 et W_net_z_mm3 dans properties sont donnés.",
    holesNeedNoAllowance: "F_f_u >= F_f_y : pas de déduction des trous",
    solidBar: "plats et barres pleines : l'aire entière",
    slenderWeb: "h_w/t_w > 72 epsilon/eta : voilement par cisaillement selon l'EN 1993-1-5, 5",
    slenderOutstand:
      "h_w/t_w > 72 epsilon/eta : voilement par cisaillement selon l'EN 1993-1-5, 5, k_tau d'une plaque à bord libre",
    freeEdge: "un bord est libre",
    stiffenersElsewhere:
      "La rigidité et la résistance des raidisseurs transversaux et des montants d'extrémité sont vérifiées ailleurs (EN 1993-1-5 9.3).",
    serviceLoadExceedsDesign:
      "q_ser = {q_ser} kN/m donne à elle seule un moment supérieur à M_y_Ed, qui correspond à une charge uniforme de {q} kN/m : comparez les deux",
    serviceLoadIsPart:
      "la charge qui donne M_y_Ed, {q} kN/m, vaut {times} fois q_ser = {q_ser} kN/m : la flèche est celle d'une partie de la charge",
    serviceLoadWithoutMoment: "q_ser fléchit la barre et M_y_Ed n'est pas donné : son moment n'est pas vérifié",
    deflectionOfAngle:
      "Une cornière sans maintien continu fléchit selon ses axes principaux : w est le déplacement dans le sens de la charge.",
    deflectionOfCantilever: "Flèche d'une console sous la charge uniforme, section brute.",
    deflectionFixed: "Flèche d'une barre bi-encastrée sous la charge uniforme, section brute.",
    deflectionWithoutLimit: "la flèche n'est pas vérifiée : aucune limite n'est donnée‹ (deflection_limit)›",
    deflectionPinned: "Flèche d'une barre articulée aux extrémités sous la charge uniforme, section brute.",
    atMostSix: "au plus 6",
    asAlpha: "comme alpha",
    smallAxialForce: "l'effort normal est faible : pas de réduction",
    elasticShear: "élastique, plus grand V S / (I t)",
    smallShear: "V_Ed jusqu'à la moitié de V_pl,Rd",
    webCompressed: "toute l'âme est comprimée",
  },
  outlines: {
    notCovered: "n'est pas traité pour une section dessinée ou composée de pièces",
    turn: "a ses axes principaux à {angle}° de y et z, autour desquels elle fléchit où rien ne la tient : la dessiner tournée, avec les efforts autour de ces axes, ou donner lateral_restraint",
    strongAxis:
      "fléchit autour de l'axe fort, ou une section qui n'est pas symétrique par rapport à z, et elle peut déverser : la dessiner tournée de 90°, ou donner lateral_restraint",
    criticalMoment: "la section n'est pas symétrique par rapport à z ; ou lateral_restraint",
    effective: "classe 4 d'une section dont les parois ne sont pas connues",
    elastic: "La section est calculée élastiquement, comme de classe 3.",
    classUnknown:
      "la classe des parois n'est pas connue : la classe 3 est prise, ce qui n'est pas sûr pour des parois élancées ; donner section_class",
    classOfWalls: "Toutes les parois sont au moins de classe 3 sous compression uniforme (Tableau 5.2).",
    slenderWall:
      "{wall} a c/t = {ratio}, au-dessus de {limit} de la classe 3 sous compression uniforme ; donner section_class",
    slenderGiven:
      "{wall} a c/t = {ratio}, au-dessus de {limit} de la classe 3 sous compression uniforme : section_class est meilleure que cela",
    wallOfPlate: "parts[{n}]",
    curve:
      "Courbe de flambement d, la plus basse du Tableau 6.2, où aucune n'est donnée : le tableau n'a pas cette section.",
    oblique:
      "Les axes principaux ne sont pas y et z : contraintes élastiques de flexion libre, et flambement autour de u et v.",
    shearCentre:
      "les efforts tranchants passent par le centre de cisaillement, à {away} du centre de gravité ; la torsion d'une section dessinée n'est pas vérifiée",
    shearBuckling:
      "une paroi le long de {force} a h_w/t = {ratio}, au-dessus de {limit} de l'EN 1993-1-5 5.1(2) : son voilement par cisaillement (6.2.6(6)) et le voilement induit par la semelle (EN 1993-1-5 8) ne sont pas vérifiés ; donner la section par ses dimensions, comme I, channel ou RHS",
    asymmetry: "Dans M_cr la dissymétrie autour de y compte contre la section, quel que soit le côté comprimé.",
  },
  bucklingCurves: {
    curve: "courbe {curve}",
    stocky: "lambda <= 0.2",
  },
  memberBuckling: {
    curveBetterThanTable62: "{field} {given} est plus favorable que celle du tableau 6.2, {table}",
    smallestRoot: "plus petite racine de l'équation cubique, où le résidu s'annule",
    elasticForceReached: "N_Ed atteint l'effort critique élastique : flambement",
    noMethod1:
      "(6.61) et (6.62) : la méthode 1 n'est pas définie si N_Ed atteint un effort critique ; elles ne sont pas vérifiées",
    methodA: "Facteurs d'interaction par la méthode 1, annexe A (6.3.3(5)).",
    methodB: "Facteurs d'interaction par la méthode 2, annexe B (6.3.3(5)).",
    methodExcluded: "doit être {other} : l'annexe nationale exclut la méthode {method} (annexe {annex}) de 6.3.3(5)",
    methodAForSymmetric: "la méthode 1 (annexe A) vaut pour les sections doublement symétriques",
    susceptible: "Les barres ouvertes sans maintien continu sont sensibles aux déformations de torsion (6.3.3).",
    notSusceptible:
      "Les profils creux et les barres maintenues en continu ne sont pas sensibles aux déformations de torsion (6.3.3).",
    susceptibleByBuckling:
      "susceptible_to_torsion vaut false avec chi_LT = {chi_LT} : une barre qui déverse se tord (6.3.3(1)) ; omettez-le, sauf si la section est maintenue en torsion sans l'être latéralement",
    noSway:
      "Pas de mode à nœuds déplaçables s'il n'est pas donné (tableau B.3), sauf si la longueur de flambement dépasse celle de la barre.",
    sway: "mode à nœuds déplaçables",
    noTorsionalDeformation: "pas sensible aux déformations de torsion",
    lambda0BelowLimit: "lambda_0 sous sa limite",
    noAxialForce: "N_Ed = 0",
    coupleNotInTable: "un couple le long de la barre n'est pas dans le tableau",
    greatestMomentElsewhere: "moment maximal ni à une extrémité ni à mi-portée",
    uniformBetweenSupports:
      "Là où L_cr_y_mm ou L_cr_z_mm est plus court que la barre, C_my ou C_mz est celui de moments uniformes, sauf s'il est donné.",
    restraintDistance: "L'espacement des maintiens latéraux non donné est la longueur de la barre.",
    segmentBySegment:
      "Entre les maintiens latéraux, chaque tronçon est vérifié avec la part des moments qui y agit ; le plus défavorable est présenté.",
    momentsZToo:
      "M_z provoque aussi le déversement : cornières, et profilés en I, T et U dont z est l'axe fort ; charges au centre de cisaillement.",
    restrainedContinuously: "La semelle comprimée est maintenue en continu : pas de déversement.",
    exempt: "CHS, SHS et sections fléchies selon l'axe faible : pas de déversement.",
    noContinuousRestraint: "Pas de maintien latéral continu.",
    rolledCase: "Déversement selon 6.3.2.3 (sections laminées ou soudées équivalentes).",
    generalCase: "Déversement selon le cas général, 6.3.2.2.",
    loadsAtShearCentre: "Les charges agissent au centre de cisaillement (z_g = 0).",
    loadHeight:
      "La hauteur de charge est au-dessus du centre de cisaillement pour des charges descendantes sous un moment positif ; à un moment négatif correspondent des charges montantes.",
    rootOfCantilever:
      "L'encastrement de la console est maintenu en torsion et au gauchissement ; s'il peut gauchir librement, comme pour un porte-à-faux, donnez k_w = 1.",
    worseRoot:
      "Les deux extrémités de la console ont un moment : M_cr est celui de l'extrémité la plus défavorable comme encastrement‹ (root : start ou end)›.",
    forks: "Extrémités libres de tourner en plan et de gauchir, maintenues en torsion (k_z = k_w = 1).",
    uniformBetweenRestraints:
      "L_LT_mm est plus courte que la barre : les moments entre les maintiens sont uniformes (C_1 = 1) là où leur allure n'est pas donnée‹ (psi_LT, moment_shape_LT, M_y_diagram_LT, restraints_mm)›.",
    givenBetweenRestraints: "C_1, k_c et C_mLT sont ceux des moments donnés entre les maintiens latéraux.",
    fInGeneralCase: "f de 6.3.2.3(2) avec le cas général de 6.3.2.2 : l'annexe ne le prévoit pas",
    fNeedsFreeEnds:
      "l'annexe nationale ne donne f de 6.3.2.3(2) que si les extrémités tournent librement en plan (k_z = 1)",
    none: "pas de déversement",
    elasticNotByRule:
      "l'annexe nationale a ses propres règles pour M_cr ; M_cr est calculé ici selon la théorie élastique, non selon ces règles‹ (M_cr_method : annex les utilise)›",
    heightWithoutEffect:
      "C_2 = 0 : la hauteur de la charge au-dessus du centre de cisaillement ne réduit pas M_cr‹ (C_2, load_height_mm)›",
    oneSourceOnly:
      "M_cr suit la règle de l'annexe nationale telle que la donnent des programmes ouverts et un exemple calculé (une source) : à comparer à l'annexe",
    sectionNotCovered: "l'annexe nationale ne couvre pas cette section en 6.3.2.3 ; le cas général de 6.3.2.2 est pris",
    curveBetterThanTable64: "buckling_curve_LT {given} est plus favorable que celle du tableau 6.4, {table}",
    stockyGeneral: "lambda_LT <= 0.2",
    stockyRolled: "lambda_LT <= lambda_LT_0",
    byAnnex: "selon l'annexe nationale",
    cantileverNotInTable: "une console n'est pas dans le tableau",
    fromElement:
      "M_cr des diagrammes de moments, hauteurs de charge et conditions d'extrémité hors des formules vient d'un élément de poutre avec gauchissement.",
    beamElement: "élément de poutre avec gauchissement",
    beamElementStemCompressed: "élément de poutre avec gauchissement, âme comprimée",
    cantilever: "console",
    cantileverElement: "console comme élément de poutre avec gauchissement",
    noLoadBetweenEnds: "pas de charge entre les extrémités",
    loadAtShearCentre: "charge au centre de cisaillement",
    stemCompressed: "C_3 = C_1 : l'âme est comprimée",
    factorsFromElement:
      "C_1 et C_2 des moments que le tableau NB.NB.1 ne donne pas viennent d'un élément de poutre avec gauchissement.",
    loadAtCentroid: "charge au centre de gravité",
    betweenForks: "entre deux fourches",
    endMoments: "cas 1, moments d'extrémité",
    uniformLoad: "cas 2, charge uniforme",
    stockyWeb: "h/t_w <= 75",
    udl: "charge uniforme",
    pointLoad: "charge ponctuelle",
    udlFixed: "charge uniforme, extrémités encastrées",
    pointLoadFixed: "charge ponctuelle, extrémités encastrées",
  },
  memberInput: {
    upToS460: "l'EN 1993-1-1 couvre les aciers jusqu'à S460 (3.1(2))",
    gradeAboveS460: "{grade} dépasse S460, où s'arrête l'EN 1993-1-1 (3.1(2))",
    yieldStrength: "la limite d'élasticité f_y",
    tensileOfGrade: "le maximum pour l'acier {grade} (3.2.1)",
    tensileOfYield: "le maximum pour un acier avec f_y = {f_y} MPa (3.2.1)",
    yieldOfTensile: "f_u_MPa va avec ; ou steel_grade",
    tensileOfHoles: "les trous l'exigent avec f_y_MPa ; ou steel_grade",
    otherThanGrade:
      "n'est pas une résistance mesurée de {grade}, qui a {nominal} MPa pour cette épaisseur (3.2.1(1)) ; la valeur est {given} ; donnez sa propre nuance, ou f_u_MPa avec elle à la place de steel_grade",
    shearOfMoments:
      "doit valoir au moins {implied} kN, l'effort tranchant des moments donnés le long de la barre (V = dM/dx) ; la valeur est {given}",
    serviceLoadBeyondMoment:
      "doit valoir au plus {q} kN/m ; au-delà, quels que soient les appuis, le moment dépasse M_y_Ed ; la valeur est {q_ser}",
    serviceLoadAboveDesign: "doit valoir au plus {q} kN/m, la charge uniforme qui donne M_y_Ed ; la valeur est {q_ser}",
    cantilevers: "consoles‹ (cantilever = true)›",
    rootWithoutMoment: "n'a pas de moment dans le diagramme, c'est donc l'extrémité libre ; omettez root",
    farAboveElastic:
      "doit valoir au plus {most} fois {elastic}, la valeur élastique des longueurs et moments donnés ; la valeur est {given}, soit {times} fois ; donnez les longueurs entre maintiens",
    aboveElastic:
      "{name} = {given} vaut {times} fois {elastic}, la valeur élastique des longueurs et moments donnés ; vérifiez ce qui maintient la barre",
    profileOrSection: "un profilé du catalogue, ou section avec ses dimensions",
    withProfile: "profile ; donnez-le dans section",
    hollowProfiles: "les profils creux ; {profile} n'en est pas un",
    fabricationOfHollow:
      "doit être hot-finished, cold-formed ou welded pour la forme {shape} ; valeur donnée : {fabrication}",
    fabricationOfOpen: "doit être rolled, welded ou cold-formed pour la forme {shape} ; valeur donnée : {fabrication}",
    plateWithoutWidth: "{name} n'a pas de largeur ; donnez un plat : section avec shape flat, b_mm et t_mm",
    builtUp: "{name} est une barre composée, qui relève de 6.4 ; vérifiez l'une de ses parties",
    notInCatalogue: "{name} n'est pas dans le catalogue ; donnez section avec ses dimensions",
    coldFormed:
      "{reason} : l'EN 1993-1-3 n'est pas couvert (largeurs efficaces 5.5, flambement par distorsion 5.5.3, pannes tenues par bardage 10.1) ; prenez les résistances du fabricant",
    notAProfile: "{reason} ; donnez section avec ses dimensions",
    withClause: "{reason} ({clause})",
    didYouMean: "{reason} ; vouliez-vous dire {near} ?",
    foreignProfile: "{reason} ; vouliez-vous dire {near} ? Ou donnez section avec ses dimensions",
    mustBeProfile: "doit être un profilé ; valeur donnée : {given}",
    class4Tube: "est un tube circulaire de classe 4, qui relève de l'EN 1993-1-6 (EN 1993-1-1 6.2.2.5(5))",
    nothingLeft:
      "ne vont pas avec la section : il ne reste rien de son aire efficace ou de cisaillement ; donnez aussi A_eff_mm2, W_eff_y_mm3, W_eff_z_mm3, A_v_z_mm2, A_v_y_mm2",
    diagramWithCases: "ne va pas avec load_cases ; donnez moment_shape ou psi, le même pour tous les cas",
    iSections: "les profils en I ; {profile} n'en est pas un",
    simplifiedForI: "simplified (6.3.2.4) ne vaut que pour les profils en I ; {profile} n'en est pas un",
    openSections: "les sections ouvertes ; {profile} n'en est pas une",
    flangesOfI: "les profils en I (6.2.5(4))",
    angles: "les cornières",
    anglesOfLattices: "les cornières (BB.1.2)",
    area: "l'aire de la section",
    areaOfFlange: "l'aire de la semelle",
    timesArea: "1,2 fois l'aire de la section",
    elasticModulus: "le module élastique selon {axis}",
    plasticModulus: "le module plastique selon {axis}",
    nothingLeftOfArea: "doit laisser un reste de l'aire, {area} mm² ; les trous prennent {holes} mm²",
    needsNetSection: "demande A_net_mm2 ou hole_lines",
    farBelowProfile:
      "doit être d'au moins un quart de celui de {profile}, {whole} mm⁴ ; valeur donnée : {given} ; vérifiez l'unité",
    farAboveProfile:
      "doit être d'au plus {times} fois celui de {profile}, {whole} ; valeur donnée : {given} ; donnez une section d'autres plaques dans section",
    farFromProfile: "properties.{name} vaut {times} fois celui de {profile} ; vérifiez la valeur",
    criticalOfLength:
      "doit être d'au plus {most}, la valeur pour {field} = {length} mm ; valeur donnée : {given} ; n'en donnez qu'un",
    criticalOfRestraints:
      "doit être d'au plus {most}, la valeur pour des maintiens tous les {share} de la longueur ; valeur donnée : {given} ; si la barre est tenue sur sa longueur, donnez {fields}",
    leastOfTableB3: "la valeur minimale (tableau B.3)",
    leastOfTableA2: "la valeur minimale de l'annexe A (tableau A.2)",
    annexBHasNone: "l'annexe B ne l'utilise pas (interaction_method = 1 l'utilise)",
    k_cOfF: "il appartient à f de 6.3.2.3(2) et à la méthode simplifiée",
    doublySymmetric: "z_j est nul : la section est doublement symétrique",
    criticalMomentGiven: "M_cr_kNm est donné",
    diagramOfCantilever:
      "ou M_cr_kNm est obligatoire pour une console : les formes nommées sont tenues aux deux extrémités",
    heightNeedsLoads:
      "demande les moments des charges : moment_shape_y ou M_y_diagram, ou C_2 ; des moments linéaires n'ont pas de charge entre les maintiens",
    endFactor:
      "doit être de 0,5 à 1, deux extrémités encastrées à deux libres, sauf si C_1 est donné ; valeur donnée : {given}",
    signOfDiagram: "doit avoir le signe du moment maximal de M_y_diagram : ce qui est comprimé en dépend",
    greatestOfDiagram:
      "doit être le moment maximal de {diagram}, {greatest} kNm, ou jusqu'à 5 % de plus ; valeur donnée : {given}",
    eachSegmentHasOwn: "ne va pas avec restraints_mm : chaque tronçon a le sien",
    withinMember: "doit être dans la barre, 0 à {length} mm ; valeur donnée : {given}",
    linearOnly: "vaut pour un moment linéaire ; {field} est {shape}",
    wholeDiagram: "doit aller de x_fraction 0 à x_fraction 1",
    fallingDiagram: "x_fraction ne doit pas décroître",
    zeroDiagram: "doit avoir un moment non nul",
    anyAction: "au moins un de N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, ou load_cases ou actions",
    elasticNoRule: "doit être elastic : l'annexe nationale n'a pas de règle propre pour M_cr",
    elasticSymmetricOnly:
      "doit être elastic : l'annexe vaut pour les profils en I doublement symétriques ; {profile} n'en est pas un",
    elasticCantilever: "doit être elastic pour une console",
    elasticForks:
      "doit être elastic si k_z ou k_w n'est pas 1 : l'annexe ne vaut que pour des appuis à fourche aux extrémités",
    elasticShort: "doit être elastic : l'annexe demande une longueur de 5 h, {least} mm (NB.NB.1(2))",
    elasticDeformable: "doit être elastic : alpha de (NB.NB.9) dépasse 5000, {alpha}",
    needsMomentsBetween:
      "demande les moments entre les maintiens : restraints_mm, psi_LT, moment_shape_LT ou M_y_diagram_LT",
    heightOverFlange: "doit être d'au plus 0,1 h au-dessus de la semelle selon la règle de l'annexe, {most} mm",
    lengthOfSway:
      "doit être d'au moins {least} mm, la longueur de la barre, dont les extrémités se déplacent autour de {axis}‹ ({sway})› ; valeur donnée : {given} ; pour plusieurs étages donnez length_mm d'un seul ; si les extrémités sont tenues, laissez {sway} vide ou donnez {C_m}",
    endsSway:
      "la longueur de flambement autour de {axis}, {L_cr} mm, dépasse la longueur de la barre, {length} mm, donc ses extrémités se déplacent (tableau B.3)",
    lengthOfCantilever:
      "doit être d'au moins {least} mm, deux fois la longueur de la console, dont l'extrémité est libre ; valeur donnée : {given} ; laissez cantilever vide si l'extrémité est maintenue",
    momentsOfPiece:
      "doit concorder avec les moments autour de {axis} de toute la barre (6.3.2.2(2)) : son C_1 = {given}, et aucun tronçon de {length} mm avec le moment maximal n'a plus de {most} ; laissez-le vide, ou donnez restraints_mm à sa place",
    momentsOfMember:
      "doit concorder avec les moments autour de {axis} de toute la barre : L_LT_mm n'est pas plus courte qu'elle ; laissez-le vide",
    factorOfMoments:
      "doit concorder avec les moments donnés, qui ont {found} ; valeur donnée : {given} ; laissez vide celui qui n'est pas juste",
    factorsAlone: "{factors} : comme donné, car aucun moment le long de la barre n'est donné pour comparer.",
    factorOfTableB3:
      "doit concorder avec les moments donnés, qui ont {found} (tableau B.3) ; valeur donnée : {given} ; laissez vide celui qui n'est pas juste",
  },
  webs: {
    ofLoad: "charge {mark}",
    ofStiffener: "raidisseur à {x} mm",
    iSectionsOnly: "les âmes de profils en I (EN 1993-1-5 6.1) ; {profile} n'en est pas un",
    sameMark: "doit être un autre repère : une charge précédente s'appelle {mark}",
    force: "l'effort, ou load_cases qui le donnent",
    unknownLoad: "doit être le repère d'une charge de concentrated_loads ; {mark} n'en est pas un",
    bearingLength: "la longueur d'appui rigide ; ou bearing ou rail, qui la donnent",
    bearingParts: "la poutre transversale, ou length_mm du contact",
    rigidRail: "un rail fixé rigidement fléchit comme une seule section avec la semelle (EN 1993-6 tableau 5.1)",
    railOnTop: "rails sur la semelle supérieure",
    endOnly: "type c",
    beyondEnd: "doit laisser l'appui sur l'élément : son bord éloigné serait à {edge} mm de {length} mm",
    bearingBeyondWeb: "{mark} : s_s = {s_s} mm dépasse h_w ; on prend h_w = {h_w} mm (EN 1993-1-5 6.3(1))",
    typeByPlace:
      "Les charges concentrées à moins de h_w/2 d'une extrémité sans raidisseur sont du type c, toutes les autres du type a (EN 1993-1-5 figure 6.1).",
    nearEnd:
      "{mark} : son appui s'étend jusqu'à {edge} mm de l'extrémité, moins que h_w = {h_w} mm, et est pris comme type a ; donnez le type c si cette extrémité n'est pas raidie (EN 1993-1-5 figure 6.1)",
    throughBothFlanges:
      "Les charges du type a sont reprises par cisaillement dans l'âme ; ce qui traverse l'autre semelle au même endroit (un poteau sur la poutre) est du type b.",
    momentsOfMember:
      "Aux charges concentrées sans moments propres agissent les plus grands N_Ed et M_y_Ed de l'élément (EN 1993-1-5 7.2).",
    momentCompresses: "À une charge concentrée, le moment comprime la semelle chargée (EN 1993-1-5 7.2(1)).",
    spacingByLength: "Il n'y a de raidisseurs transversaux qu'aux extrémités de l'élément : a = length_mm.",
    noShearWithForce:
      "{mark} : V_z_Ed est sans effet : l'EN 1993-1-5 n'a pas d'interaction entre charge transversale et cisaillement",
    betweenFillets: "{mark} : avec la hauteur entre congés, {d} mm, F_Rd = {F_Rd} kN",
    together: "plusieurs charges ensemble, s_s de la première à la dernière (EN 1993-1-5 6.3(3))",
    eccentricWheels:
      "La flexion de l'âme par des galets excentrés (EN 1993-6 5.7.3) et la fatigue ne sont pas vérifiées.",
    lesserYield:
      "L'élément est vérifié avec le plus petit de f_y et f_yw ; seules les semelles ont f_y sous charges concentrées.",
    noUseOfWebYield: "il n'y a ni charges concentrées ni raidisseurs",
    noUseOfWebDepth: "il n'y a pas de charges concentrées",
    stiffenerForce: "un effort qui entre dans le raidisseur, ou une charge concentrée à sa place",
    outsideFlange: "doit être au plus {limit} mm, la semelle à côté de l'âme ; il est donné {given}",
    cornerOfPlate: "la largeur de la plaque",
    shortBuckling:
      "la longueur de flambement {given} mm est inférieure à 0.75 h_w, {usual} mm, celle d'extrémités tenues latéralement (EN 1993-1-5 9.4(2))",
    shortestBuckling: "la moitié de h_w",
    stiffenersOverlap: "doit être plus loin du raidisseur à {x} mm : les plaques se chevaucheraient",
    postNeedsTwo: "doit être l'un de deux raidisseurs bilatéraux à la même extrémité (EN 1993-1-5 9.3.1(3))",
    postBothSides: "les raidisseurs d'un montant d'extrémité rigide sont bilatéraux (EN 1993-1-5 9.3.1(3))",
    tensileOfWeld: "sa soudure demande f_u ; ou un steel_grade",
    longitudinalStress:
      "Les raidisseurs transversaux ne sont pas vérifiés pour la déviation des contraintes longitudinales de l'âme (EN 1993-1-5 9.2.1(5)).",
    weldNotVerified: "Les soudures de raidisseurs sans throat_mm ne sont pas vérifiées.",
    forceAtMiddle: "L'effort d'un raidisseur agit sur toute sa longueur, au milieu de l'âme.",
    oneSide: "une plaque d'un seul côté : avec le moment de son excentricité",
    spacingOfStiffeners: "la plus grande distance des raidisseurs",
    flangesOfI: "les profils en I sous effort tranchant selon z (EN 1993-1-5 5.4)",
  },
  builtUp: {
    class4:
      "ne doit pas être ici de classe 4 : le décalage du centre de gravité dans une barre composée (6.4 avec EN 1993-1-5) n'est pas traité",
    modules: "un tiers de la longueur : une barre composée a au moins trois modules (6.4.1(2))",
    laced: "les barres à treillis",
    battened: "les barres à traverses de liaison",
    postsOfN: "le treillis N, qui a des montants",
    lacingOfPlanes: "le treillis d'une barre à treillis",
    diagonalOfLacing: "les diagonales du treillis",
    postOfLacing: "les montants du treillis N",
    plateOfBatten: "la plaque d'une traverse : b_mm et t_mm ; ou I_b_mm4",
    battenOrCloser:
      "les traverses : a_mm dépasse {limit} mm, la plus grande distance de barres peu espacées, calculées alors comme barre à traverses (tableau 6.9)",
    backToBack: "la distance des centres de gravité de membrures qui se touchent",
    nextBatten: "la distance des traverses",
    shortDiagonal: "la distance des membrures",
    otherDirection:
      "doit être 0 : pour les barres composées, seule la flexion autour de l'axe libre est traitée (6.4.1)",
    bentClosely:
      "doit être 0 : la flexion de barres peu espacées n'est pas traitée (6.4.4) ; les donner comme barre à traverses, ou comme section",
    starOfAngles: "deux cornières égales, peu espacées",
    anglesOfLacing: "les diagonales en cornières",
    ownStiffness: "S_v_kN comprend le glissement et le jeu des assemblages.",
    ends: "Les extrémités de la barre composée sont articulées et maintenues en torsion ; les membrures sont parallèles et identiques (6.4.1).",
    bow: "La barre composée a une imperfection en arc de sa longueur sur 500 (6.4.1(1)).",
    guideShear:
      "V_Ed avec le moment des charges selon SSB06 du guide européen des bâtiments en acier à simple rez-de-chaussée : plus que (6.70).",
    planes: "Deux plans de treillis ou de traverses‹ (n_planes = 2)›.",
    chordAxis: "L'axe faible de chaque membrure est parallèle à l'axe libre‹ (chord_axis = z)›.",
    lattice:
      "Les diagonales en cornières ont le plus grand de leur élancement autour de v et de celui de BB.1.2‹ (lattice_web_member)›.",
    joints:
      "les assemblages du treillis ou des traverses aux membrures ne sont pas vérifiés ; vérifier leurs efforts selon EN 1993-1-8",
    withoutPlate: "les traverses données par I_b_mm4 ne sont pas vérifiées : leur plaque n'est pas connue",
    plainPlate: "Les traverses sont vérifiées en flexion élastique, sous l'effort tranchant entier (6.2.8).",
    asOne:
      "Les barres sont assez proches pour compter comme une seule section sans déformation d'effort tranchant (6.4.4(1), tableau 6.9).",
    asBattened:
      "Les fourrures sont trop espacées pour une seule section : calcul comme barre à traverses (6.4.4, tableau 6.9).",
    torsionOfPair: "le flambement par flexion-torsion de la paire peu espacée (6.3.1.4) n'est pas vérifié",
    mostCompressed:
      "Hors du plan du treillis, les deux membrures sont vérifiées avec le double de l'effort de celle que les charges compriment le plus.",
    anyAction: "un effort normal ou un moment ; 0 compte",
  },
  frames: {
    etaOrBeams: "eta, ou des poutres",
    mechanism: "eta = 1 deux fois, à nœuds déplaçables",
    cantilever: "d'une console",
    noSway: "Extrémités à nœuds fixes‹ (sway_{axis} = false)›.",
    rigidJoints:
      "Les poutres sont assemblées rigidement, ne portent pas d'effort normal et vont à des poteaux qui flambent de même, sauf si far dit autrement.",
    noEffects: "alpha_cr >= {limit} : pas d'effets du second ordre du déplacement (5.2.1(3)).",
    amplify:
      "alpha_cr = {alpha} < {limit} : multipliez ce que cause le déplacement par {factor} (5.2.2(5)) ; ce n'est pas fait ici.",
    swayDefaults: "Défaut d'aplomb d'un poteau aussi haut que la barre, sauf si frame dit autrement.",
    forces:
      "H_phi et q_0 sont pour l'analyse de l'ossature (5.3.2(7)) ; 6.3 couvre le défaut en arc de ses barres (5.3.4).",
  },
  generalMethod: {
    iSections: "sections en I fléchies dans leur plan ; {profile} n'en est pas une",
    inThePlane: "N_Ed et M_y_Ed agissent dans le plan de la méthode générale (6.3.4(1)) ; avec elle ceci doit être 0",
    noHinges: "6.3.4(1) ne connaît pas de rotules plastiques qui tournent : l'ossature doit être élastique",
    amplifier: "le coefficient critique de ces charges",
    amplifierOfCase: "le coefficient critique de ce cas de charge : chacun a le sien",
    inPlaceOf:
      "6.3.4 à la place de 6.3.1 autour de z et en torsion, de 6.3.2 et 6.3.3 ; alpha_cr,op est de tout ce que ces charges sollicitent, une annexe peut limiter l'usage de 6.3.4 (6.3.4(1)).",
    bow: "alpha_ult,k avec un défaut en arc de {e_0} mm dans le plan (tableau 5.1), qui croît comme les moments avec N_cr,y‹ (general_method.second_order = false)›.",
    secondOrder: "Les efforts ont leurs effets du second ordre et imperfections dans le plan (6.3.4(2)).",
    alphaGiven:
      "alpha_ult,k est donné : il couvre les effets du second ordre et imperfections dans le plan (6.3.4(2)).",
    beyondSection:
      "alpha_ult_k {given} est plus que N_Ed et M_y_Ed ne laissent de la section au premier ordre ; employé : {most}",
    farAbove:
      "alpha_cr_op {given} dépasse le double de {own}, le plus petit de N_cr,z/N_Ed et M_cr/M_Ed que ce calcul a des longueurs de la barre : vérifiez sur quels maintiens il compte",
    interpolation: "chi_op est entre chi et chi_LT par (6.66) ; une annexe peut demander le plus petit.",
  },
  stableLengths: {
    iSections: "sections en I ; {profile} n'en est pas une",
    needsTorsional: "to: torsional",
    fiveMoments: "cinq moments, des extrémités, quarts et milieu",
    lengthOfSegment: "la longueur du tronçon",
    deeper: "la hauteur du profil",
    twoOrFive:
      "doivent être deux moments, des extrémités, ou cinq, des extrémités, quarts et milieu ; il y en a {given}",
    fiveOfHaunch:
      "cinq moments, des extrémités, quarts et milieu : un renfort de jarret a sa longueur par (BB.11) seulement",
    momentsOfCases: "les moments d'un tronçon sont d'un cas de charge ; donnez à chacun son élément",
    spacingOf: "la distance des maintiens latéraux entre ceux en torsion",
    arm: "la distance des maintiens au centre de gravité ; 0 s'ils y sont",
    anyLength:
      "{mark} : avec h/t_f = {given} la racine de (BB.6) n'est pas réelle : toute longueur entre maintiens en torsion est stable.",
    plasticMoment: "le moment plastique de la section à cet endroit",
    taperOf: "jarrets de profils de h/t_f au-dessus de {least} ((BB.17), (BB.18)) ; c'est {given}",
    beyondMember: "doit finir sur la barre : il irait jusqu'à {end} mm de {length} mm",
    class1: "une rotule plastique qui tourne demande une section de classe 1 (5.6) ; celle-ci est de classe {class}",
    restraints:
      "Les rotules plastiques sont maintenues selon 6.3.5.2, à h/2 au plus de leur place ; un maintien latéral au bout d'un tronçon tient la semelle comprimée sur toute sa longueur, ou est suivi d'un maintien en torsion à moins de L_s (BB.3.1.1).",
    uniform: "Les tronçons sans M_kNm ont partout leur plus grand moment.",
    notCompressed:
      "{mark} : la semelle qui n'est pas tenue n'est comprimée nulle part ; entre maintiens en torsion aucune longueur n'est demandée",
    oneSource:
      "les jarrets et les moments de toute forme, (BB.8) à (BB.12) et (BB.15) à (BB.18), n'ont été comparés à aucun calcul publié",
    sharp: "{mark} : avec h/t_f = {given} le coefficient c est hors de son domaine (h/t_f à partir de 20)",
  },
  torsionLoads: {
    oneForm:
      "doit être l'un de ceux-ci : T_kNm à x_mm, m_kNm_m de from_mm à to_mm, F_kN avec e_mm à x_mm, q_kN_m avec e_mm de from_mm à to_mm",
    beyond: "doit être sur la barre, jusqu'à {length} mm ; la valeur est {given}",
    backwards: "doit être au-delà de from_mm, {from} mm ; la valeur est {given}",
    nothingHolds: "doit empêcher la rotation quelque part : une extrémité fork ou fixed, ou at_restraints",
    placesThatHold: "les points qui empêchent la rotation",
    noAxialForce:
      "ne doit pas être une compression avec un bimoment : l'annexe A de EN 1993-6 n'en traite pas‹ ; torsion.method stress ne vérifie que les contraintes›",
    openSections: "les sections en I ouvertes doublement symétriques (EN 1993-6 annexe A)",
    forks: "Les deux extrémités empêchent la rotation et gauchissent librement‹ (torsion.ends = fork)›.",
    exact: "Torsion le long de la barre par la théorie élastique avec gauchissement : E I_w φ'''' - G I_t φ'' = m.",
    ofWorstPlace:
      "Contraintes de torsion en chaque point de la barre, avec les plus grands moments, N et V en ce point : du côté de la sécurité.",
    sideways: "La rotation fait de M_y un moment autour de z, φ M_y, qui est pris en compte.",
    stressesAlone:
      "La stabilité avec torsion n'est pas vérifiée : l'annexe A de EN 1993-6 vaut pour les sections en I doublement symétriques",
    secondOrder: "les contraintes de torsion sont du premier ordre ; avec method stress rien n'amplifie la torsion",
    channelWalls: "Gauchissement d'un profil en U comme avec des parois réduites à des lignes.",
  },
  steelFire: {
    time: "la résistance requise ; ou theta_C, la température de l'acier",
    temperatureGiven: "theta_C donne la température de l'acier",
    smallFactor:
      "A_m/V = {given} 1/m est inférieur à {own} 1/m, celui de la section : seulement si des murs ou des dalles en couvrent une partie",
    shadowOfSection: "celui de 4.2.5.1(2) pour la section",
    allSides:
      "une poutre chauffée de tous les côtés (EN 1993-1-2 4.2.3.3(8)) ; exposure three-sided est sous une dalle",
    protectedUnderSlab: "une poutre protégée sous une dalle (EN 1993-1-2 4.2.3.3(8))",
    bareUnderSlab: "une poutre nue sous une dalle (EN 1993-1-2 4.2.3.3(8))",
    bareOnly: "l'acier non protégé ; une protection n'a pas d'effet d'ombre (EN 1993-1-2 4.2.5.2)",
    slabOnFlange: "les sections à semelle sous une dalle (EN 1993-1-2 tableau 4.2) ; {profile} n'en est pas une",
    fallingTime: "doit croître dans le temps",
    shortCurve: "doit atteindre {duration} min ; elle finit à {end} min",
    hollowInBox: "doit être contour pour les sections creuses et pleines (EN 1993-1-2 tableau 4.3)",
    stepOfBare: "acier non protégé (EN 1993-1-2 4.2.5.1(4))",
    thicknessWithCases: "l'épaisseur pour tous les cas de charge",
    pairOfRatio: "le rapport de Q_k,1 à G_k (EN 1993-1-2 (2.5))",
    pairOfPsi: "le coefficient de combinaison (EN 1993-1-2 (2.5))",
    torsionInFire: "doit être nul avec fire : l'EN 1993-1-2 n'a pas de règle pour la torsion",
    ownUtilizationOfClass4:
      "n'est pas possible pour une section de classe 4, dont la température critique est {limit} °C (EN 1993-1-2 4.2.3.6)",
    class4NotByAnnex:
      "la section est de classe 4 en situation d'incendie, pour laquelle l'annexe nationale a ses propres règles (EN 1993-1-2 4.2.3.6), qui ne sont pas couvertes",
    sectionFactorRaised: "A_m/V = {found} 1/m est inférieur à 10 : on prend 10 (EN 1993-1-2 4.2.5.1(1))",
    share: "E_fi,d = 0.65 E_d, car eta_fi n'est pas donné (EN 1993-1-2 2.4.2(3) Note 2).",
    factorsOfShare: "eta_fi avec gamma_G = 1.35 et gamma_Q = 1.5 (EN 1993-1-2 (2.5)).",
    combinedInFire:
      "E_fi,d par les combinaisons des mêmes actions en situation d'incendie (EN 1993-1-2 2.4.2(1), EN 1991-1-2 4.3.1).",
    fourSided: "Feu sur les quatre faces de la section.",
    evenTemperature: "La température est uniforme dans la section et le long de l'élément : kappa_1 = kappa_2 = 1.",
    coldLengths:
      "Les longueurs de flambement en incendie sont celles à froid (l'EN 1993-1-2 4.2.3.2(3) en a de plus courtes pour les poteaux continus d'ossatures contreventées).",
    joints:
      "Les assemblages ne sont ni moins protégés que l'élément ni plus sollicités (EN 1993-1-2 4.2.1(6)) ; les trous munis de boulons ne comptent pas (4.2.1(5)).",
    restraints: "Ce qui maintient l'élément tient aussi en incendie.",
    notInFire: "Les charges concentrées sur les âmes et les flèches ne sont pas vérifiées en incendie.",
    moisture:
      "L'humidité de la protection tient l'acier à 100 °C pendant {minutes} min (CECM n° 30) ; l'EN 1993-1-2 4.2.5.2(4) demande des essais.",
    leastThickness: "la plus petite épaisseur suffisante",
    noThickness: "aucune épaisseur de cette protection jusqu'à 500 mm ne suffit",
    byStrength:
      "En situation d'incendie, la résistance à la température de l'acier est vérifiée (EN 1993-1-2 4.2.3) ; la température critique de (4.22) est donnée à côté.",
    byStability:
      "Là où le flambement ou le déversement compte, la température critique est celle où le taux de travail atteint 1, et non (4.22) de l'EN 1993-1-2.",
    class4: "classe 4 en incendie : seule la température est vérifiée, au plus {limit} °C (EN 1993-1-2 4.2.3.6)",
    ofTable31: "linéaire entre les lignes du tableau 3.1",
  },
} satisfies Translation<(typeof said)["en-1993-1-1"]>;
