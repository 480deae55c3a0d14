import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { steelSecond } from "./second.ts";

export const rooms = {
  steelSecond,
  steelMember: {
    steel355: "Geen staalsoort opgegeven: S355.",
    strengthsByTable31: "f_y en f_u volgens tabel 3.1 van EN 1993-1-1 (3.2.1(1)).",
    strengthsByProductStandard: "f_y en f_u volgens de productnorm (3.2.1(1), nationale bijlage).",
    moduli: "E = 210 000 MPa, G = 81 000 MPa indien niet opgegeven (3.2.6(1)).",
    beyondTable: "het dikste deel, {t} mm, is dikker dan de {limit} mm van de tabel; f_y en f_u volgens {table}",
    strengthNote: "{note}.",
    annexTakesTable31: "strength_table is product-standard; de nationale bijlage neemt tabel 3.1 (3.2.1(1))",
    annexTakesProductStandard: "strength_table is en-1993-1-1; de nationale bijlage neemt de productnorm (3.2.1(1))",
    measuredYield: "f_y = {given} MPa zoals opgegeven, in plaats van de nominale {nominal} MPa van {grade}.",
    tensileAboveGrade: "f_u = {given} MPa is meer dan de {nominal} MPa van {grade} bij deze dikte (3.2.1(1))",
    strongerThanGrade: "f_y = {given} MPa is hoger dan de {nominal} MPa van {grade} bij deze dikte (3.2.1(1))",
    coldFormedByDefault:
      "Buisprofielen zijn koudgevormd (EN 10219): fabrication, aanduiding noch staalsoort zegt anders.",
    fabricationUnknown: "warm- of koudgevormd is niet bekend; koudgevormd is aangehouden, het ongunstigst (tabel 6.2)",
    ownHollowColdFormed: "Eigen buisprofielen zijn koudgevormd.",
    ownRolled: "Eigen doorsneden zijn gewalst.",
    noHoles: "De doorsnede heeft geen gaten.",
    bucklingLengths: "Niet opgegeven kniklengten om y en z zijn de lengte van de staaf.",
    bucklingLengthsOfCantilever: "Niet opgegeven kniklengten om y en z zijn tweemaal de lengte van de uitkraging.",
    torsionalLength: "De lengte voor torsieknik is, indien niet opgegeven, de lengte van de staaf.",
    torsionalLengthOfCantilever:
      "De lengte voor torsieknik is, indien niet opgegeven, tweemaal de lengte van de uitkraging.",
    supportedAtBothEnds: "De staaf is aan beide einden gesteund, geen uitkraging.",
    classAsGiven: "doorsnedeklasse {class} zoals opgegeven.",
    classBetterThanFound: "section_class {given} is gunstiger dan de classificatie, klasse {found}",
    partClass: "{part}: klasse {class}",
    flange: "flens",
    web: "lijf",
    stem: "lijf",
    wall: "wand",
    leg: "been",
    legs: "benen",
    forgottenMoment:
      "de gegeven krachten geven {moment} in een vrij opgelegde staaf, en het gegeven moment is {given}: de belastingen moeten het bevatten",
    class4: "klasse 4: effectieve doorsnede volgens EN 1993-1-5",
    fullyEffective: "rho = 1: volledig effectief",
    shearOfLoad:
      "De dwarskracht is ten minste die van de belasting van de doorbuiging: de helft van q_ser over de lengte, bij een uitkraging alles.",
    shearBelowLoad:
      "{name} = {given} is kleiner dan de dwarskracht van de belasting van de doorbuiging, {implied}; die laatste is getoetst",
    impliedShear: "De dwarskracht is ten minste die van het opgegeven momentenverloop (V = dM/dx).",
    shearBelowMoments:
      "{name} = {given} is kleiner dan de grootste dwarskracht van het opgegeven momentenverloop (V = dM/dx), {implied}; die laatste is getoetst",
    compressionAlone:
      "Waar U- en T-profielen onder N met momenten een betere klasse hebben dan onder N alleen, is ook N alleen getoetst.",
    uniformMoments: "Momenten zonder psi, vorm of verloop zijn constant over de staaf (psi = 1).",
    torsionWithoutWarping:
      "De welving is niet verhinderd: T_Ed is alleen torsie volgens De Saint-Venant en het bimoment is 0 (B_Ed, 6.2.7(4)).",
    torsionInSectionOnly: "wringing is alleen in de doorsnede getoetst; knik met wringing staat niet in EN 1993-1-1",
    signOfTees: "T-profielen: een positief M_y_Ed drukt de flens, een negatief het lijf.",
    anglesRestrained: "Doorlopend gesteunde hoekprofielen buigen om y en z, evenwijdig aan de benen.",
    anglesFree:
      "Hoekprofielen zonder doorlopende steun kunnen vrij uitbuigen: hun spanningen zijn ook om u en v getoetst.",
    loadsOfChannel: "belastingen op een U-profiel grijpen aan in het dwarskrachtenmiddelpunt: geen wringing",
    loadsOfTee: "belastingen op een T-profiel grijpen aan in het dwarskrachtenmiddelpunt: geen wringing",
    loadsOfAngle: "belastingen op een hoekprofiel grijpen aan in het dwarskrachtenmiddelpunt: geen wringing",
    angleAtCentroid:
      "N_Ed grijpt aan in het zwaartepunt van het hoekprofiel; geef voor een hoekprofiel dat met één been is aangesloten lattice_web_member (BB.1.2), of de momenten door de excentriciteit",
    pulledAtCentroid:
      "N_Ed grijpt aan in het zwaartepunt van de doorsnede; toets, waar alleen één been, het lijf of de flens is aangesloten, ook de einden (EN 1993-1-8 3.10.3; een hoekprofiel met bouten als angle-one-leg), of geef de momenten door de excentriciteit",
    swayLengthNotGiven:
      "{field} is niet opgegeven: de lengte van een zijdelings verplaatsbare staaf klopt alleen met momenten van de tweede orde (5.2.2(7))",
    swayLengthBelowMember:
      "{field} is kleiner dan de lengte van een zijdelings verplaatsbare staaf: dat klopt alleen tussen de knopen en met momenten van de tweede orde (5.2.2(7))",
    heldTip:
      "L_cr_z_mm is minder dan tweemaal de lengte van de uitkraging, {least} mm: iets anders moet het uiteinde in de richting van y steunen",
    nothingBucklesLaterally: "{fields}: zonder invloed, omdat niets zijdelings kipt.",
    nothingActsTogether: "{fields}: zonder invloed, omdat geen krachten samenwerken (6.3.3).",
    criticalMomentGiven: "{fields}: zonder invloed, omdat M_cr_kNm is opgegeven.",
    cantileverFromElement: "{fields}: zonder invloed, omdat M_cr van een uitkraging uit een balkelement komt.",
    noMomentY: "{fields}: zonder invloed, omdat er geen moment om y is.",
    noMomentZ: "{fields}: zonder invloed, omdat er geen moment om z is.",
    noSlenderWeb: "{fields}: zonder invloed, omdat geen lijf door dwarskracht plooit (EN 1993-1-5, 5.1(2)).",
    notClass4: "{fields}: zonder invloed, omdat de doorsnede niet van klasse 4 is.",
    holesInTension:
      "De gaten (hole_lines, A_net_mm2) liggen in de trekzone van de buiging (6.2.5(4)), bij gelijktijdige trek aan haar rand, tenzij A_f_net_mm2 of W_net_y_mm3 en W_net_z_mm3 in properties zijn opgegeven.",
    holesNeedNoAllowance: "F_f_u >= F_f_y: de gaten behoeven geen aftrek",
    solidBar: "platen en massieve staven: de gehele oppervlakte",
    slenderWeb: "h_w/t_w > 72 epsilon/eta: plooi door dwarskracht volgens EN 1993-1-5, 5",
    slenderOutstand:
      "h_w/t_w > 72 epsilon/eta: plooi door dwarskracht volgens EN 1993-1-5, 5, k_tau van een plaat met één vrije rand",
    freeEdge: "één rand is vrij",
    stiffenersElsewhere:
      "Stijfheid en sterkte van dwarsverstijvers en eindverstijvers zijn elders getoetst (EN 1993-1-5 9.3).",
    serviceLoadExceedsDesign:
      "q_ser = {q_ser} kN/m alleen geeft al een moment boven M_y_Ed, waar een gelijkmatige belasting van {q} kN/m bij hoort: vergelijk ze",
    serviceLoadIsPart:
      "de belasting die M_y_Ed geeft, {q} kN/m, is {times} maal q_ser = {q_ser} kN/m: de doorbuiging is die van een deel van de belasting",
    serviceLoadWithoutMoment: "q_ser buigt de staaf en M_y_Ed is niet opgegeven: het moment ervan is niet getoetst",
    deflectionOfAngle:
      "Een hoekstaal zonder doorgaande steun buigt door om zijn hoofdassen: w is de verplaatsing in de richting van de belasting.",
    deflectionOfCantilever: "Doorbuiging van een uitkraging onder de gelijkmatige belasting, brutodoorsnede.",
    deflectionFixed: "Doorbuiging van een tweezijdig ingeklemde staaf onder de gelijkmatige belasting, brutodoorsnede.",
    deflectionWithoutLimit: "de doorbuiging is niet getoetst: er is geen grens opgegeven‹ (deflection_limit)›",
    deflectionPinned:
      "Doorbuiging van een scharnierend opgelegde staaf onder de gelijkmatige belasting, brutodoorsnede.",
    atMostSix: "ten hoogste 6",
    asAlpha: "als alpha",
    smallAxialForce: "de normaalkracht is klein: geen reductie",
    elasticShear: "elastisch, grootste V S / (I t)",
    smallShear: "V_Ed tot de helft van V_pl,Rd",
    webCompressed: "het gehele lijf is gedrukt",
  },
  outlines: {
    notCovered: "is niet uitgewerkt voor een getekende of uit delen samengestelde doorsnede",
    turn: "heeft hoofdassen op {angle}° van y en z, waarom zij buigt waar niets haar steunt: teken haar gedraaid, met krachten om die assen, of geef lateral_restraint",
    strongAxis:
      "buigt om de sterke as, of een doorsnede die niet symmetrisch om z is, en kan kippen: teken haar 90° gedraaid, of geef lateral_restraint",
    criticalMoment: "de doorsnede is niet symmetrisch om z; of lateral_restraint",
    effective: "klasse 4 van een doorsnede waarvan de wanden niet bekend zijn",
    elastic: "De doorsnede is elastisch berekend, als van klasse 3.",
    classUnknown:
      "de klasse van de wanden is niet bekend: klasse 3 is aangenomen, wat onveilig is voor slanke wanden; geef section_class",
    classOfWalls: "Alle wanden zijn onder gelijkmatige druk minstens van klasse 3 (tabel 5.2).",
    slenderWall: "{wall} heeft c/t = {ratio}, boven {limit} van klasse 3 onder gelijkmatige druk; geef section_class",
    slenderGiven:
      "{wall} heeft c/t = {ratio}, boven {limit} van klasse 3 onder gelijkmatige druk: section_class is beter dan dat",
    wallOfPlate: "parts[{n}]",
    curve: "Knikkromme d, de laagste van tabel 6.2, waar geen is opgegeven: de tabel kent de doorsnede niet.",
    oblique: "De hoofdassen zijn niet y en z: elastische spanningen van vrije buiging, en knik om u en v.",
    shearCentre:
      "dwarskrachten grijpen aan in het dwarskrachtencentrum, op {away} van het zwaartepunt; wringing van een getekende doorsnede is niet getoetst",
    shearBuckling:
      "een wand langs {force} heeft h_w/t = {ratio}, boven {limit} van EN 1993-1-5 5.1(2): zijn plooi door afschuiving (6.2.6(6)) en het door de flens veroorzaakte plooien (EN 1993-1-5 8) zijn niet getoetst; geef de doorsnede met haar afmetingen, als I, channel of RHS",
    asymmetry: "In M_cr telt de asymmetrie om y tegen de doorsnede, welke zijde ook gedrukt is.",
  },
  bucklingCurves: {
    curve: "kromme {curve}",
    stocky: "lambda <= 0.2",
  },
  memberBuckling: {
    curveBetterThanTable62: "{field} {given} is gunstiger dan die van tabel 6.2, {table}",
    smallestRoot: "kleinste wortel van de derdegraadsvergelijking, waar het residu nul is",
    elasticForceReached: "N_Ed bereikt de elastische kritieke kracht: knik",
    noMethod1:
      "(6.61) en (6.62): methode 1 is niet gedefinieerd waar N_Ed een kritieke kracht bereikt; zij voldoen niet",
    methodA: "Interactiefactoren volgens methode 1, bijlage A (6.3.3(5)).",
    methodB: "Interactiefactoren volgens methode 2, bijlage B (6.3.3(5)).",
    methodExcluded: "moet {other} zijn: de nationale bijlage sluit methode {method} (bijlage {annex}) van 6.3.3(5) uit",
    methodAForSymmetric: "methode 1 (bijlage A) geldt voor dubbelsymmetrische doorsneden",
    susceptible: "Open staven zonder doorlopende steun zijn gevoelig voor torsievervorming (6.3.3).",
    notSusceptible: "Buisprofielen en doorlopend gesteunde staven zijn niet gevoelig voor torsievervorming (6.3.3).",
    susceptibleByBuckling:
      "susceptible_to_torsion is false naast chi_LT = {chi_LT}: een staaf die kipt, verdraait (6.3.3(1)); laat het weg, tenzij iets de doorsnede tegen verdraaiing vasthoudt en niet zijdelings",
    noSway:
      "Geen zijdelings verplaatsbare knikvorm waar die niet is opgegeven (tabel B.3), tenzij de kniklengte groter is dan de staaflengte.",
    sway: "zijdelings verplaatsbare knikvorm",
    noTorsionalDeformation: "niet gevoelig voor torsievervorming",
    lambda0BelowLimit: "lambda_0 onder de grens",
    noAxialForce: "N_Ed = 0",
    coupleNotInTable: "een koppel op de staaf staat niet in de tabel",
    greatestMomentElsewhere: "grootste moment niet aan een einde en niet in het midden",
    uniformBetweenSupports:
      "Waar L_cr_y_mm of L_cr_z_mm korter is dan de staaf, is C_my of C_mz die van constante momenten, tenzij opgegeven.",
    restraintDistance: "De afstand van de kipsteunen is, indien niet opgegeven, de lengte van de staaf.",
    segmentBySegment:
      "Tussen de kipsteunen is elk veld getoetst met het deel van de momenten dat daar werkt; het maatgevende is weergegeven.",
    momentsZToo:
      "Ook M_z veroorzaakt kip: hoekprofielen, en I-, T- en U-profielen waarvan z de sterke as is; belasting in het dwarskrachtenmiddelpunt.",
    restrainedContinuously: "De gedrukte flens is doorlopend gesteund: geen kip.",
    exempt: "CHS, SHS en doorsneden gebogen om hun zwakke as: geen kip.",
    noContinuousRestraint: "Geen doorlopende zijdelingse steun.",
    rolledCase: "Kip volgens 6.3.2.3 (gewalste of gelijkwaardige gelaste doorsneden).",
    generalCase: "Kip volgens het algemene geval, 6.3.2.2.",
    loadsAtShearCentre: "De belasting grijpt aan in het dwarskrachtenmiddelpunt (z_g = 0).",
    loadHeight:
      "De hoogte van de belasting ligt boven het dwarskrachtenmiddelpunt voor belasting die bij een positief moment omlaag werkt; bij een negatief moment werkt de belasting omhoog.",
    rootOfCantilever:
      "De inklemming van de uitkraging is gesteund tegen verdraaiing en welving; geef voor een einde dat vrij kan welven, zoals bij een overstek, k_w = 1.",
    worseRoot:
      "Beide einden van de uitkraging hebben een moment: M_cr is die met het ongunstigste einde als inklemming‹ (root: start of end)›.",
    forks: "Einden vrij om te roteren om z en te welven, gesteund tegen verdraaiing (k_z = k_w = 1).",
    uniformBetweenRestraints:
      "L_LT_mm is korter dan de staaf: de momenten tussen de steunen zijn constant (C_1 = 1) waar hun verloop niet is opgegeven‹ (psi_LT, moment_shape_LT, M_y_diagram_LT, restraints_mm)›.",
    givenBetweenRestraints: "C_1, k_c en C_mLT horen bij de opgegeven momenten tussen de kipsteunen.",
    fInGeneralCase: "f van 6.3.2.3(2) bij het algemene geval van 6.3.2.2: de bijlage geeft dit niet",
    fNeedsFreeEnds:
      "de nationale bijlage geeft f van 6.3.2.3(2) alleen waar de einden vrij om z kunnen roteren (k_z = 1)",
    none: "geen kip",
    elasticNotByRule:
      "de nationale bijlage heeft eigen regels voor M_cr; M_cr is hier volgens de elasticiteitstheorie, niet volgens die regels‹ (M_cr_method: annex gebruikt ze)›",
    heightWithoutEffect:
      "C_2 = 0: de hoogte van de belasting boven het dwarskrachtencentrum verlaagt M_cr niet‹ (C_2, load_height_mm)›",
    oneSourceOnly:
      "M_cr volgt de regel van de nationale bijlage zoals open programma's en één uitgewerkt voorbeeld die geven (één bron): vergelijk met de bijlage",
    sectionNotCovered:
      "de nationale bijlage dekt deze doorsnede niet in 6.3.2.3; het algemene geval van 6.3.2.2 is gebruikt",
    curveBetterThanTable64: "buckling_curve_LT {given} is gunstiger dan die van tabel 6.4, {table}",
    stockyGeneral: "lambda_LT <= 0.2",
    stockyRolled: "lambda_LT <= lambda_LT_0",
    byAnnex: "volgens de nationale bijlage",
    cantileverNotInTable: "een uitkraging staat niet in de tabel",
    fromElement:
      "M_cr van momentverlopen, aangrijpingshoogten en eindvoorwaarden die de formules niet dekken volgt uit een balkelement met welving.",
    beamElement: "balkelement met welving",
    beamElementStemCompressed: "balkelement met welving, lijf gedrukt",
    cantilever: "uitkraging",
    cantileverElement: "uitkraging als balkelement met welving",
    noLoadBetweenEnds: "geen belasting tussen de einden",
    loadAtShearCentre: "belasting in het dwarskrachtenmiddelpunt",
    stemCompressed: "C_3 = C_1: het lijf is gedrukt",
    factorsFromElement: "C_1 en C_2 van momenten die tabel NB.NB.1 niet geeft, komen uit een balkelement met welving.",
    loadAtCentroid: "belasting in het zwaartepunt",
    betweenForks: "tussen twee gaffels",
    endMoments: "geval 1, eindmomenten",
    uniformLoad: "geval 2, gelijkmatig verdeelde belasting",
    stockyWeb: "h/t_w <= 75",
    udl: "gelijkmatige belasting",
    pointLoad: "puntlast",
    udlFixed: "gelijkmatige belasting, ingeklemde einden",
    pointLoadFixed: "puntlast, ingeklemde einden",
  },
  memberInput: {
    upToS460: "EN 1993-1-1 geldt voor staal tot en met S460 (3.1(2))",
    gradeAboveS460: "{grade} ligt boven S460, waar EN 1993-1-1 eindigt (3.1(2))",
    yieldStrength: "de vloeigrens f_y",
    tensileOfGrade: "het meeste voor staal {grade} (3.2.1)",
    tensileOfYield: "het meeste voor staal met f_y = {f_y} MPa (3.2.1)",
    yieldOfTensile: "f_u_MPa hoort erbij; of steel_grade",
    tensileOfHoles: "de gaten vragen erom naast f_y_MPa; of steel_grade",
    otherThanGrade:
      "is geen gemeten sterkte van {grade}, dat bij deze dikte {nominal} MPa heeft (3.2.1(1)); opgegeven is {given}; geef de eigen staalsoort, of f_u_MPa ernaast in plaats van steel_grade",
    shearOfMoments:
      "moet ten minste {implied} kN zijn, de dwarskracht van het opgegeven momentenverloop (V = dM/dx); opgegeven is {given}",
    serviceLoadBeyondMoment:
      "mag ten hoogste {q} kN/m zijn; meer geeft bij elke oplegging een moment boven M_y_Ed; opgegeven is {q_ser}",
    serviceLoadAboveDesign:
      "mag ten hoogste {q} kN/m zijn, de gelijkmatige belasting die M_y_Ed geeft; opgegeven is {q_ser}",
    cantilevers: "uitkragingen‹ (cantilever = true)›",
    rootWithoutMoment: "heeft in het diagram geen moment, wat er het vrije einde van maakt; laat root weg",
    farAboveElastic:
      "mag ten hoogste {most} maal {elastic} zijn, de elastische waarde van de opgegeven lengten en momenten; opgegeven is {given}, {times} maal; geef de lengten tussen de steunen",
    aboveElastic:
      "{name} = {given} is {times} maal {elastic}, de elastische waarde van de opgegeven lengten en momenten; controleer wat de staaf steunt",
    profileOrSection: "een profiel uit de catalogus, of section met zijn maten",
    withProfile: "profile; geef het in section",
    hollowProfiles: "buisprofielen; {profile} is er geen",
    fabricationOfHollow: "moet bij vorm {shape} hot-finished, cold-formed of welded zijn; gegeven is {fabrication}",
    fabricationOfOpen: "moet bij vorm {shape} rolled, welded of cold-formed zijn; gegeven is {fabrication}",
    plateWithoutWidth: "{name} heeft geen breedte; geef een strip: section met shape flat, b_mm en t_mm",
    builtUp: "{name} is een samengestelde staaf, waarvoor 6.4 geldt; toets één van de delen",
    notInCatalogue: "{name} staat niet in de catalogus; geef section met de afmetingen",
    coldFormed:
      "{reason}: EN 1993-1-3 is niet gedekt (effectieve breedten 5.5, distorsieknik 5.5.3, door beplating gesteunde gordingen 10.1); neem weerstanden van de fabrikant",
    notAProfile: "{reason}; geef section met de afmetingen",
    withClause: "{reason} ({clause})",
    didYouMean: "{reason}; bedoelt u {near}?",
    foreignProfile: "{reason}; bedoelt u {near}? Of geef section met de afmetingen",
    mustBeProfile: "moet een profiel zijn; gegeven is {given}",
    class4Tube: "is een ronde buis van klasse 4, waarvoor EN 1993-1-6 geldt (EN 1993-1-1 6.2.2.5(5))",
    nothingLeft:
      "passen niet bij de doorsnede: er blijft niets over van de effectieve of dwarskrachtoppervlakte; geef ook A_eff_mm2, W_eff_y_mm3, W_eff_z_mm3, A_v_z_mm2, A_v_y_mm2",
    diagramWithCases: "kan niet samen met load_cases; geef moment_shape of psi, gelijk voor alle gevallen",
    iSections: "I-profielen; {profile} is er geen",
    simplifiedForI: "simplified (6.3.2.4) geldt alleen voor I-profielen; {profile} is er geen",
    openSections: "open doorsneden; {profile} is dat niet",
    flangesOfI: "I-profielen (6.2.5(4))",
    angles: "hoekprofielen",
    anglesOfLattices: "hoekprofielen (BB.1.2)",
    area: "de oppervlakte van de doorsnede",
    areaOfFlange: "de oppervlakte van de flens",
    timesArea: "1,2 maal de oppervlakte van de doorsnede",
    elasticModulus: "het elastische weerstandsmoment om {axis}",
    plasticModulus: "het plastische weerstandsmoment om {axis}",
    nothingLeftOfArea: "moet iets van de oppervlakte laten, {area} mm²; de gaten nemen {holes} mm²",
    needsNetSection: "vereist A_net_mm2 of hole_lines",
    farBelowProfile:
      "moet ten minste een kwart van die van {profile} zijn, {whole} mm⁴; gegeven is {given}; controleer de eenheid",
    farAboveProfile:
      "mag ten hoogste {times} maal die van {profile} zijn, {whole}; gegeven is {given}; geef een doorsnede van andere platen in section",
    farFromProfile: "properties.{name} is {times} maal die van {profile}; controleer de waarde",
    criticalOfLength:
      "mag ten hoogste {most} zijn, de waarde bij {field} = {length} mm; gegeven is {given}; geef een van beide",
    criticalOfRestraints:
      "mag ten hoogste {most} zijn, de waarde bij steunen om de {share} van de lengte; gegeven is {given}; is de staaf over haar lengte gesteund, geef dan {fields}",
    leastOfTableB3: "de kleinste waarde (tabel B.3)",
    leastOfTableA2: "de kleinste waarde van bijlage A (tabel A.2)",
    annexBHasNone: "bijlage B gebruikt het niet (interaction_method = 1 wel)",
    k_cOfF: "het hoort bij f van 6.3.2.3(2) en bij de vereenvoudigde methode",
    doublySymmetric: "z_j is 0: de doorsnede is dubbelsymmetrisch",
    criticalMomentGiven: "M_cr_kNm is gegeven",
    diagramOfCantilever:
      "of M_cr_kNm is vereist voor een uitkraging: de benoemde vormen zijn aan beide einden gesteund",
    heightNeedsLoads:
      "vraagt de momenten van de belastingen: moment_shape_y of M_y_diagram, of C_2; lineaire momenten hebben geen belasting tussen de steunen",
    endFactor: "moet 0,5 tot 1 zijn, beide einden ingeklemd tot beide vrij, tenzij C_1 gegeven is; gegeven is {given}",
    signOfDiagram: "moet het teken van het grootste moment van M_y_diagram hebben: wat gedrukt is hangt ervan af",
    greatestOfDiagram:
      "moet het grootste moment van {diagram} zijn, {greatest} kNm, of tot 5 % meer; gegeven is {given}",
    eachSegmentHasOwn: "kan niet samen met restraints_mm: elk deel heeft zijn eigen waarde",
    withinMember: "moet binnen de staaf liggen, 0 tot {length} mm; gegeven is {given}",
    linearOnly: "is voor een lineair moment; {field} is {shape}",
    wholeDiagram: "moet van x_fraction 0 tot x_fraction 1 lopen",
    fallingDiagram: "x_fraction mag niet afnemen",
    zeroDiagram: "moet een moment hebben dat niet 0 is",
    anyAction: "ten minste een van N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, of load_cases of actions",
    elasticNoRule: "moet elastic zijn: de nationale bijlage heeft geen eigen regel voor M_cr",
    elasticSymmetricOnly:
      "moet elastic zijn: de bijlage geldt voor dubbelsymmetrische I-profielen; {profile} is er geen",
    elasticCantilever: "moet voor een uitkraging elastic zijn",
    elasticForks: "moet elastic zijn waar k_z of k_w niet 1 is: de bijlage geldt alleen voor gaffels aan de einden",
    elasticShort: "moet elastic zijn: de bijlage vraagt een lengte van 5 h, {least} mm (NB.NB.1(2))",
    elasticDeformable: "moet elastic zijn: alpha van (NB.NB.9) is groter dan 5000, {alpha}",
    needsMomentsBetween:
      "vraagt de momenten tussen de steunen: restraints_mm, psi_LT, moment_shape_LT of M_y_diagram_LT",
    heightOverFlange: "mag volgens de regel van de bijlage ten hoogste 0,1 h boven de flens zijn, {most} mm",
    lengthOfSway:
      "moet ten minste {least} mm zijn, de lengte van de staaf, waarvan de uiteinden om {axis} verschuiven‹ ({sway})›; gegeven is {given}; geef bij meer verdiepingen length_mm van één; laat {sway} weg waar de einden gesteund zijn, of geef {C_m}",
    endsSway:
      "de kniklengte om {axis}, {L_cr} mm, is groter dan de staaflengte, {length} mm, dus de uiteinden verschuiven (tabel B.3)",
    lengthOfCantilever:
      "moet ten minste {least} mm zijn, tweemaal de lengte van de uitkraging, waarvan het einde vrij is; gegeven is {given}; laat cantilever weg waar het einde gesteund is",
    momentsOfPiece:
      "moet overeenkomen met de momenten om {axis} van de hele staaf (6.3.2.2(2)): zijn C_1 = {given}, en geen deel van {length} mm met het grootste moment heeft meer dan {most}; laat het weg, of geef in plaats ervan restraints_mm",
    momentsOfMember:
      "moet overeenkomen met de momenten om {axis} van de hele staaf: L_LT_mm is niet korter dan de staaf; laat het weg",
    factorOfMoments:
      "moet overeenkomen met de gegeven momenten, die {found} hebben; gegeven is {given}; laat weg wat niet klopt",
    factorsAlone:
      "{factors}: zoals opgegeven, want er zijn geen momenten langs de staaf gegeven om mee te vergelijken.",
    factorOfTableB3:
      "moet overeenkomen met de gegeven momenten, die {found} hebben (tabel B.3); gegeven is {given}; laat weg wat niet klopt",
  },
  webs: {
    ofLoad: "last {mark}",
    ofStiffener: "verstijver op {x} mm",
    iSectionsOnly: "lijven van I-profielen (EN 1993-1-5 6.1); {profile} is er geen",
    sameMark: "moet een ander merk zijn: een last ervoor heet {mark}",
    force: "de kracht, of load_cases die haar geven",
    unknownLoad: "moet het merk van een last in concentrated_loads zijn; {mark} is dat niet",
    bearingLength: "de stijve oplegbreedte; of bearing of rail, waar ze uit volgt",
    bearingParts: "de ligger die er dwars op staat, of length_mm van het contact",
    rigidRail: "een star bevestigde rail buigt als één doorsnede met de flens (EN 1993-6 tabel 5.1)",
    railOnTop: "rails op de bovenflens",
    endOnly: "type c",
    beyondEnd: "moet de oplegging op de staaf laten: haar verste rand zou op {edge} mm van {length} mm liggen",
    bearingBeyondWeb: "{mark}: s_s = {s_s} mm is groter dan h_w; gerekend is met h_w = {h_w} mm (EN 1993-1-5 6.3(1))",
    typeByPlace:
      "Geconcentreerde lasten dichter dan h_w/2 bij een uiteinde zonder verstijver zijn van type c, alle andere van type a (EN 1993-1-5 figuur 6.1).",
    nearEnd:
      "{mark}: haar oplegging reikt tot {edge} mm van het uiteinde, minder dan h_w = {h_w} mm, en geldt als type a; geef type c waar dat uiteinde niet verstijfd is (EN 1993-1-5 figuur 6.1)",
    throughBothFlanges:
      "Lasten van type a worden door dwarskracht in het lijf opgenomen; wat op dezelfde plaats door de andere flens verdergaat (een kolom op de ligger) is van type b.",
    momentsOfMember:
      "Bij geconcentreerde lasten zonder eigen momenten werken de grootste N_Ed en M_y_Ed van de staaf (EN 1993-1-5 7.2).",
    momentCompresses: "Bij een geconcentreerde last drukt het moment de belaste flens (EN 1993-1-5 7.2(1)).",
    spacingByLength: "Er zijn alleen dwarsverstijvers bij de uiteinden van de staaf: a = length_mm.",
    noShearWithForce:
      "{mark}: V_z_Ed heeft geen invloed: EN 1993-1-5 kent geen interactie van een dwarse last met dwarskracht",
    betweenFillets: "{mark}: met de hoogte tussen de afrondingen, {d} mm, is F_Rd = {F_Rd} kN",
    together: "meer lasten samen, s_s van de eerste tot de laatste (EN 1993-1-5 6.3(3))",
    eccentricWheels:
      "De buiging van het lijf door wielen naast zijn midden (EN 1993-6 5.7.3) en vermoeiing worden niet getoetst.",
    lesserYield:
      "De staaf is getoetst met de kleinste van f_y en f_yw; alleen de flenzen hebben f_y onder geconcentreerde lasten.",
    noUseOfWebYield: "er zijn geen geconcentreerde lasten en geen verstijvers",
    noUseOfWebDepth: "er zijn geen geconcentreerde lasten",
    stiffenerForce: "een kracht die de verstijver in gaat, of een geconcentreerde last op zijn plaats",
    outsideFlange: "mag hooguit {limit} mm zijn, de flens naast het lijf; gegeven is {given}",
    cornerOfPlate: "de breedte van de plaat",
    shortBuckling:
      "de kniklengte {given} mm is kleiner dan 0.75 h_w, {usual} mm, die van zijdelings gesteunde einden (EN 1993-1-5 9.4(2))",
    shortestBuckling: "de helft van h_w",
    stiffenersOverlap: "moet verder van de verstijver op {x} mm staan: de platen zouden elkaar overlappen",
    postNeedsTwo: "moet een van twee tweezijdige verstijvers aan hetzelfde uiteinde zijn (EN 1993-1-5 9.3.1(3))",
    postBothSides: "de verstijvers van een stijve eindstijl staan aan beide zijden (EN 1993-1-5 9.3.1(3))",
    tensileOfWeld: "haar las vraagt f_u; of een steel_grade",
    longitudinalStress:
      "Dwarsverstijvers worden niet getoetst op de ombuiging van normaalspanning in het lijf (EN 1993-1-5 9.2.1(5)).",
    weldNotVerified: "Lassen van verstijvers zonder throat_mm worden niet getoetst.",
    forceAtMiddle: "De kracht van een verstijver werkt over zijn hele lengte, in het midden van het lijf.",
    oneSide: "een plaat aan één zijde: met het moment van haar excentriciteit",
    spacingOfStiffeners: "de grootste afstand van de verstijvers",
    flangesOfI: "I-profielen met dwarskracht in z (EN 1993-1-5 5.4)",
  },
  builtUp: {
    class4:
      "mag hier niet van klasse 4 zijn: de verschuiving van het zwaartepunt in een samengestelde staaf (6.4 met EN 1993-1-5) is niet opgenomen",
    modules: "een derde van de lengte: een samengestelde staaf heeft minstens drie velden (6.4.1(2))",
    laced: "staven met tralieverband",
    battened: "staven met koppelplaten",
    postsOfN: "verband N, dat stijlen heeft",
    lacingOfPlanes: "het verband van een staaf met tralieverband",
    diagonalOfLacing: "de diagonalen van het verband",
    postOfLacing: "de stijlen van verband N",
    plateOfBatten: "de plaat van een koppeling: b_mm en t_mm; of I_b_mm4",
    battenOrCloser:
      "de koppelplaten: a_mm is groter dan {limit} mm, de grootste afstand van dicht bijeen geplaatste staven, die dan als staaf met koppelplaten worden berekend (tabel 6.9)",
    backToBack: "de zwaartepuntsafstand van randstaven die elkaar raken",
    nextBatten: "de afstand van de koppelplaten",
    shortDiagonal: "de afstand van de randstaven",
    otherDirection: "moet 0 zijn: van samengestelde staven is alleen buiging om de vrije as opgenomen (6.4.1)",
    bentClosely:
      "moet 0 zijn: buiging van dicht bijeen geplaatste staven is niet opgenomen (6.4.4); geef ze als staaf met koppelplaten, of als doorsnede",
    starOfAngles: "twee gelijke hoekstaven, dicht bijeen",
    anglesOfLacing: "diagonalen van hoekstaven",
    ownStiffness: "In S_v_kN zit ook de slip en speling van de verbindingen.",
    ends: "De einden van de samengestelde staaf zijn scharnierend en tegen verdraaien gesteund; de randstaven zijn evenwijdig en gelijk (6.4.1).",
    bow: "De samengestelde staaf heeft een boogvormige imperfectie van haar lengte gedeeld door 500 (6.4.1(1)).",
    guideShear:
      "V_Ed met het moment van de belasting zoals in SSB06 van de Europese gids voor stalen hallen: meer dan (6.70).",
    planes: "Twee vlakken met verband of koppelplaten‹ (n_planes = 2)›.",
    chordAxis: "De zwakke as van elke randstaaf is evenwijdig aan de vrije as‹ (chord_axis = z)›.",
    lattice:
      "Diagonalen van hoekstaven hebben de grootste van hun slankheid om v en die van BB.1.2‹ (lattice_web_member)›.",
    joints:
      "de verbindingen van verband of koppelplaten met de randstaven zijn niet getoetst; toets hun krachten met EN 1993-1-8",
    withoutPlate: "koppelplaten met I_b_mm4 zijn niet getoetst: hun plaat is niet bekend",
    plainPlate: "Koppelplaten zijn elastisch getoetst op buiging, bij de volle dwarskracht (6.2.8).",
    asOne:
      "De staven staan dicht genoeg bijeen om als één doorsnede zonder afschuifvervorming te tellen (6.4.4(1), tabel 6.9).",
    asBattened:
      "De vulplaten staan te ver uiteen voor één doorsnede: berekend als staaf met koppelplaten (6.4.4, tabel 6.9).",
    torsionOfPair: "torsieknik van het dicht bijeen geplaatste paar (6.3.1.4) is niet getoetst",
    mostCompressed:
      "Uit het vlak van het verband zijn beide randstaven getoetst met twee keer de kracht van die welke de belasting het meest drukt.",
    anyAction: "een normaalkracht of een moment; 0 telt ook",
  },
  frames: {
    etaOrBeams: "eta, of liggers",
    mechanism: "tweemaal eta = 1, als de einden zijdelings verplaatsen",
    cantilever: "van een uitkraging",
    noSway: "Einden die niet zijdelings verplaatsen‹ (sway_{axis} = false)›.",
    rigidJoints:
      "Liggers zitten stijf aan de staaf, dragen geen normaalkracht en lopen door naar kolommen die evenzo knikken, als far niets anders zegt.",
    noEffects: "alpha_cr >= {limit}: geen effecten van de tweede orde van de verplaatsing (5.2.1(3)).",
    amplify:
      "alpha_cr = {alpha} < {limit}: vermenigvuldig wat de verplaatsing geeft met {factor} (5.2.2(5)); dat is hier niet gedaan.",
    swayDefaults: "Scheefstand van één kolom, zo hoog als de staaf, als frame niets anders zegt.",
    forces:
      "H_phi en q_0 zijn voor de berekening van het raamwerk (5.3.2(7)); 6.3 dekt de kromming van zijn staven (5.3.4).",
  },
  generalMethod: {
    iSections: "I-profielen, gebogen in hun vlak; {profile} is er geen",
    inThePlane: "N_Ed en M_y_Ed werken in het vlak van de algemene methode (6.3.4(1)); daarbij moet dit 0 zijn",
    noHinges: "6.3.4(1) kent geen roterende plastische scharnieren: het raamwerk moet elastisch zijn",
    amplifier: "de kritieke vermenigvuldigingsfactor van deze lasten",
    amplifierOfCase: "de kritieke vermenigvuldigingsfactor van dit belastingsgeval: elk heeft zijn eigen",
    inPlaceOf:
      "6.3.4 in plaats van 6.3.1 om z en in torsie, 6.3.2 en 6.3.3; alpha_cr,op hoort bij alles waarop deze lasten werken, een bijlage kan het gebruik van 6.3.4 beperken (6.3.4(1)).",
    bow: "alpha_ult,k met een vooruitbuiging van {e_0} mm in het vlak (tabel 5.1), die zoals de momenten groeit met N_cr,y‹ (general_method.second_order = false)›.",
    secondOrder: "De krachten bevatten tweede-orde-effecten en imperfecties in het vlak (6.3.4(2)).",
    alphaGiven: "alpha_ult,k is gegeven: het bevat tweede-orde-effecten en imperfecties in het vlak (6.3.4(2)).",
    beyondSection:
      "alpha_ult_k {given} is meer dan N_Ed en M_y_Ed volgens de eerste orde van de doorsnede overlaten; gebruikt is {most}",
    farAbove:
      "alpha_cr_op {given} is meer dan tweemaal {own}, de kleinste van N_cr,z/N_Ed en M_cr/M_Ed die deze berekening uit de lengten van de staaf heeft: ga na op welke steunen het rekent",
    interpolation: "chi_op ligt tussen chi en chi_LT volgens (6.66); een bijlage kan de kleinste vragen.",
  },
  stableLengths: {
    iSections: "I-profielen; {profile} is er geen",
    needsTorsional: "to: torsional",
    fiveMoments: "vijf momenten, van de einden, kwarten en het midden",
    lengthOfSegment: "de lengte van het stuk",
    deeper: "de hoogte van het profiel",
    twoOrFive: "moeten twee momenten zijn, van de einden, of vijf, van einden, kwarten en midden; het zijn er {given}",
    fiveOfHaunch:
      "vijf momenten, van de einden, kwarten en het midden: een voute heeft haar lengte alleen volgens (BB.11)",
    momentsOfCases: "de momenten van een stuk horen bij één belastingsgeval; geef elk als een eigen onderdeel",
    spacingOf: "de afstand van de zijdelingse steunen tussen die tegen verdraaien",
    arm: "de afstand van de steunen tot het zwaartepunt; 0 waar ze daar liggen",
    anyLength:
      "{mark}: bij h/t_f = {given} is de wortel van (BB.6) niet reëel: elke lengte tussen steunen tegen verdraaien is stabiel.",
    plasticMoment: "het plastische moment van de doorsnede daar",
    taperOf: "voutes aan profielen met h/t_f boven {least} ((BB.17), (BB.18)); het is {given}",
    beyondMember: "moet op de staaf eindigen: het zou reiken tot {end} mm van {length} mm",
    class1: "een roterend plastisch scharnier vraagt een doorsnede van klasse 1 (5.6); deze heeft klasse {class}",
    restraints:
      "Plastische scharnieren zijn gesteund volgens 6.3.5.2, hoogstens h/2 van hun plaats; een zijdelingse steun aan het einde van een stuk houdt de flens die daarin overal gedrukt is, of wordt gevolgd door een tegen verdraaien binnen L_s (BB.3.1.1).",
    uniform: "Stukken zonder M_kNm hebben overal hun grootste moment.",
    notCompressed:
      "{mark}: de flens die niet gesteund is, wordt nergens gedrukt; tussen steunen tegen verdraaien is geen lengte gevraagd",
    oneSource:
      "voutes en momenten van elke vorm, (BB.8) tot (BB.12) en (BB.15) tot (BB.18), zijn met geen gepubliceerde berekening vergeleken",
    sharp: "{mark}: bij h/t_f = {given} ligt de factor c buiten waarvoor hij gemaakt is (h/t_f vanaf 20)",
  },
  torsionLoads: {
    oneForm:
      "moet één van deze zijn: T_kNm op x_mm, m_kNm_m van from_mm tot to_mm, F_kN met e_mm op x_mm, q_kN_m met e_mm van from_mm tot to_mm",
    beyond: "moet op de staaf liggen, tot {length} mm; gegeven is {given}",
    backwards: "moet voorbij from_mm liggen, {from} mm; gegeven is {given}",
    nothingHolds: "moet de verdraaiing ergens tegenhouden: één einde fork of fixed, of at_restraints",
    placesThatHold: "de plaatsen die de verdraaiing tegenhouden",
    noAxialForce:
      "mag geen druk zijn bij een bimoment: EN 1993-6 bijlage A heeft er geen regel voor‹; torsion.method stress toetst alleen spanningen›",
    openSections: "dubbelsymmetrische open I-profielen (EN 1993-6 bijlage A)",
    forks: "Beide einden houden de verdraaiing tegen en kunnen vrij welven‹ (torsion.ends = fork)›.",
    exact: "Torsie langs de staaf volgens de elasticiteitsleer met welving: E I_w φ'''' - G I_t φ'' = m.",
    ofWorstPlace:
      "Spanningen met torsie op elke plaats van de staaf, met de grootste momenten, N en V daar: aan de veilige kant.",
    sideways: "De verdraaiing maakt van M_y een moment om z, φ M_y, dat meetelt.",
    stressesAlone:
      "Stabiliteit met torsie is niet getoetst: EN 1993-6 bijlage A geldt voor dubbelsymmetrische I-profielen",
    secondOrder: "spanningen met torsie zijn van de eerste orde; met method stress wordt de torsie niet vergroot",
    channelWalls: "Welving van een U-profiel als van een met wanden als lijnen.",
  },
  steelFire: {
    time: "de vereiste brandwerendheid; of theta_C, de temperatuur van het staal",
    temperatureGiven: "theta_C geeft de temperatuur van het staal",
    smallFactor:
      "A_m/V = {given} 1/m ligt onder {own} 1/m, die van de doorsnede: alleen waar wanden of vloeren een deel bedekken",
    shadowOfSection: "die van 4.2.5.1(2) voor de doorsnede",
    allSides: "een ligger die rondom warm wordt (EN 1993-1-2 4.2.3.3(8)); exposure three-sided ligt onder een vloer",
    protectedUnderSlab: "een beschermde ligger onder een vloer (EN 1993-1-2 4.2.3.3(8))",
    bareUnderSlab: "een onbeschermde ligger onder een vloer (EN 1993-1-2 4.2.3.3(8))",
    bareOnly: "onbeschermd staal; onder bescherming is er geen schaduweffect (EN 1993-1-2 4.2.5.2)",
    slabOnFlange: "doorsneden met een flens onder een vloer (EN 1993-1-2 tabel 4.2); {profile} is er geen",
    fallingTime: "moet in de tijd oplopen",
    shortCurve: "moet tot {duration} min lopen; ze eindigt bij {end} min",
    hollowInBox: "moet contour zijn voor buisprofielen en massieve doorsneden (EN 1993-1-2 tabel 4.3)",
    stepOfBare: "onbeschermd staal (EN 1993-1-2 4.2.5.1(4))",
    thicknessWithCases: "de dikte voor alle belastingsgevallen",
    pairOfRatio: "de verhouding van Q_k,1 tot G_k (EN 1993-1-2 (2.5))",
    pairOfPsi: "de combinatiefactor (EN 1993-1-2 (2.5))",
    torsionInFire: "moet 0 zijn bij fire: EN 1993-1-2 heeft geen regel voor torsie",
    ownUtilizationOfClass4:
      "is niet mogelijk bij een doorsnede van klasse 4, waarvan de kritieke temperatuur {limit} °C is (EN 1993-1-2 4.2.3.6)",
    class4NotByAnnex:
      "de doorsnede is bij brand van klasse 4, waarvoor de nationale bijlage eigen regels heeft (EN 1993-1-2 4.2.3.6), die niet gedekt zijn",
    sectionFactorRaised: "A_m/V = {found} 1/m is kleiner dan 10: gerekend is met 10 (EN 1993-1-2 4.2.5.1(1))",
    share: "E_fi,d = 0.65 E_d, want eta_fi is niet gegeven (EN 1993-1-2 2.4.2(3) opm. 2).",
    factorsOfShare: "eta_fi met gamma_G = 1.35 en gamma_Q = 1.5 (EN 1993-1-2 (2.5)).",
    combinedInFire:
      "E_fi,d uit de combinaties van dezelfde belastingen voor brand (EN 1993-1-2 2.4.2(1), EN 1991-1-2 4.3.1).",
    fourSided: "Brand aan alle vier zijden van de doorsnede.",
    evenTemperature: "De temperatuur is gelijkmatig in de doorsnede en langs de staaf: kappa_1 = kappa_2 = 1.",
    coldLengths:
      "Kniklengten bij brand zijn die van de koude staaf (EN 1993-1-2 4.2.3.2(3) heeft kortere voor doorgaande kolommen van geschoorde raamwerken).",
    joints:
      "Verbindingen zijn niet minder beschermd dan de staaf en niet zwaarder benut (EN 1993-1-2 4.2.1(6)); gaten met bouten erin tellen niet (4.2.1(5)).",
    restraints: "Wat de staaf steunt, houdt ook bij brand stand.",
    notInFire: "Geconcentreerde lasten op lijven en doorbuigingen worden bij brand niet getoetst.",
    moisture:
      "Vocht in de bescherming houdt het staal {minutes} min op 100 °C (ECCS nr. 30); EN 1993-1-2 4.2.5.2(4) vraagt proeven.",
    leastThickness: "de kleinste dikte die volstaat",
    noThickness: "geen dikte van deze bescherming tot 500 mm volstaat",
    byStrength:
      "Bij brand is de sterkte bij de temperatuur van het staal getoetst (EN 1993-1-2 4.2.3); de kritische temperatuur volgens (4.22) is ernaast vermeld.",
    byStability:
      "Waar knik of kip meetelt, is de kritieke temperatuur die waarbij de benutting 1 is, niet (4.22) van EN 1993-1-2.",
    class4: "bij brand klasse 4: alleen de temperatuur is getoetst, hooguit {limit} °C (EN 1993-1-2 4.2.3.6)",
    ofTable31: "rechtlijnig tussen de rijen van tabel 3.1",
  },
} satisfies Translation<(typeof said)["en-1993-1-1"]>;
