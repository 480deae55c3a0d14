import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { timberJoints } from "./timber-joints.ts";

export const rooms = {
  timberJoints,
  timber: {
    softwood: "naaldhout",
    hardwood: "loofhout",
    glulam: "gelamineerd hout",
    LVL: "LVL",
    permanent: "blijvend",
    longTerm: "lang",
    mediumTerm: "middellang",
    shortTerm: "kort",
    shortOrInstantaneous: "kort/zeer kort",
    instantaneous: "zeer kort",
    forAllMembers: "{name} = {value} voor alle staven, zoals opgegeven in de invoer.",
    edgewise:
      "De LVL staat op zijn kant, hoewel breder dan hoog: de belasting werkt in het vlak van de fineren‹ (orientation = edgewise)›.",
    serviceClass1: "Klimaatklasse 1 (2.3.1.3).",
    serviceClass: "klimaatklasse {service_class}",
    classAndDuration: "klimaatklasse {service_class}, {duration}",
    systemStrength: "geen systeemsterkte",
    greatSystemFactor: "k_sys boven 1,1: een dek van voorgespannen of gelijmde lamellen, figuur 6.12 (6.6(4)).",
    rectangular: "rechthoekige doorsnede",
    glulamAndLVL: "gelamineerd hout en LVL",
    solidTimber: "gezaagd hout",
    isClass: "{species} is {name} (EN 1912).",
    classNotCompared: "De klasse van {species} is niet met EN 1912 vergeleken: bevestig {name}.",
    notConfirmed: "De waarden van {name} ({standard}) zijn niet bevestigd: vergelijk ze met de prestatieverklaring.",
    moistLVL: "f_c,0,k van LVL buiten klimaatklasse 1 is 1/1,2 van die van de klasse (LVL Handbook, niet bevestigd).",
    longerOne: "Temperatuur en regen staan niet in tabel 2.2: de duur van opgelegde belasting.",
    durationOfActions:
      "Elke combinatie heeft de duur van haar kortste belasting: load_duration en acting hebben geen effect.",
    mediumTermAssumed: "De kortste belasting van de combinatie is van middellange duur (2.3.1.2).",
    givenModification: "De opgegeven k_mod is die van de kortste belasting van de combinatie (3.1.3(2)).",
    farAboveClass: "properties.{name} = {given} is meer dan de {of} van {species}; controleer de waarde.",
    depth600: "600 mm en meer",
    dense: "gezaagd hout boven 700 kg/m³",
    depth150: "150 mm en meer",
    flatwise: "LVL plat heeft geen hoogte-effect",
    otherAxis: "niet verhoogd om deze as",
    lengthsOfCantilever: "Niet opgegeven kniklengten zijn tweemaal de lengte van de uitkraging.",
    lengthsOfMember: "Niet opgegeven kniklengten zijn de lengte van de staaf.",
    combinedShear:
      "Dwarskracht in twee richtingen en dwarskracht met wringing zijn gecombineerd volgens (NA.54) en (NA.55) van DIN EN 1995-1-1/NA; EN 1995-1-1 geeft geen regel.",
    torsion:
      "Wringing: k_shape = min(1 + 0,05 h/b; 1,3) van A2:2014 (6.1.8), de veiligste van twee versies van (6.15).",
    axialAtNotch: "Bij de inkeping grijpt de normaalkracht aan in de as van de restdoorsnede.",
    holesInGlulam: "moet vervallen: NCI NA.6.7 is voor gaten in gelijmd gelamineerd hout en LVL",
    holeInFire: "moet naast fire vervallen: wat brand van een gat overlaat wordt niet berekend",
    rectangularHole:
      "Rechthoekig gat volgens LVL Handbook Europe (4.62) tot (4.70), uit slechts één bron: de schuifspanning in de hoeken is k_tau maal die ernaast, en het hout erboven en eronder buigt door zijn deel van de dwarskracht. Andere hebben 1,84 in plaats van 1,85: vergelijk NCI NA.6.7 van DIN EN 1995-1-1/NA.",
    shearOfRoundHole:
      "Rond gat volgens LVL Handbook Europe (4.62) en (4.63) met a = h_d, uit slechts één bron: de schuifspanning is k_tau maal die ernaast, de veilige waarde ook voor gelijmd gelamineerd hout.",
    cornersRounded: "De hoeken van het gat zijn afgerond, met ten minste 15 mm‹ (hole.r_mm)›.",
    roundHole: "moet weg: het gat is rond; een rechthoekig gat heeft a_mm",
    halfOfHole: "de helft van het gat",
    woodRoundHole: "wat er hout boven en onder laat",
    holeWithGreatest:
      "Bij het gat heeft het element zijn grootste dwarskracht en moment‹ (hole.V_share, hole.M_share)›.",
    holeByAnnex:
      "Het gat is getoetst volgens NCI NA.6.7 en NA.6.8.4 van de Duitse bijlage: F_t,90 van V en M, hoogte en randen; met versterking zijn het staal, zijn plaats en de scheuren ernaast die van zijn goedkeuring.",
    axialAtHole: "Bij het gat werkt de normaalkracht in de as van wat overblijft.",
    holeAboutZ:
      "Bij het gat zijn M_z_Ed en V_y_Ed zo groot als ergens in de staaf; de aandelen zijn die van V_z_Ed en M_y_Ed.",
    holeOutside:
      "NCI NA.6.7 van DIN EN 1995-1-1/NA is voor gaten in klimaatklassen 1 en 2: in klasse 3 valt een gat zonder versterking daarbuiten.",
    torsionAtHole: "moet vervallen naast wringing: voor wringing bij een gat is er geen regel",
    nextHoleNotGiven:
      "De afstand tot het volgende gat is niet getoetst‹; geef hole.l_z_mm, of de lengte van de staaf als er geen ander is›.",
    holePlaceNotGiven:
      "De afstand van het gat tot de oplegging en het eind is niet getoetst‹; geef hole.l_A_mm en hole.l_v_mm›.",
    notchReinforced: "dwars op de vezel versterkt",
    reinforcedNotch:
      "De inkeping is versterkt volgens NCI NA.6.8.3 van de Duitse bijlage: F_t,90 = 1,3 V (3 (1 - alpha)² - 2 (1 - alpha)³) gaat alleen door de schroeven of staven dicht bij de hoek; hun staal, hun afstanden en de scheur in het hout zijn die van hun goedkeuring.",
    rowNotPlaced: "Of de schroeven of stangen naast elkaar in de breedte passen, is niet getoetst‹; geef {path}.d_mm›.",
    rowInWidth: "wat in b = {b} mm past, {apart} d van elkaar en {edge} d van de randen",
    nothingPulledAcross: "moet worden weggelaten: een inkeping tegenover de oplegging trekt niets dwars op de vezel",
    reinforcedRightAngle: "moet worden weggelaten: NCI NA.6.8.3 geldt voor rechthoekige inkepingen",
    thirdOfDepth: "een derde van de hoogte boven een versterkte inkeping",
    reinforcedInFire: "moet naast fire worden weggelaten: wat een brand van de versterking laat, wordt niet berekend",
    notchOpposite: "inkeping aan de zijde tegenover de oplegging",
    nothingCutOff: "er is niets afgesneden",
    stocky: "lambda_rel <= 0,3 om beide assen: 6.3.2(2) verwijst naar 6.2.4",
    weakAxis: "gebogen om de zwakke as: geen kip",
    edgeHeld: "gedrukte rand over de lengte gesteund",
    stockyBeam: "lambda_rel_m <= 0,75",
    criticalOfSoftwood: "Kritieke buigspanning van naaldhout volgens (6.32).",
    criticalGeneral: "Kritieke buigspanning volgens (6.31), de algemene vorm.",
    uniformMoment: "Kip onder een constant moment over de lengte (tabel 6.1).",
    loadAtCentroid: "De belasting grijpt aan in het zwaartepunt (‹loaded_edge, ›tabel 6.1).",
    noRestraint: "Geen zijdelingse steun binnen de lengte‹ (ltb_length_mm = length_mm)›.",
    segmentUniform:
      "Tussen zijdelingse steunen telt het moment als constant: tabel 6.1 geldt voor hele overspanningen‹ (l_ef_mm)›.",
    restraintBothEdges:
      "De zijdelingse steun houdt beide randen: de belastinggevallen buigen de staaf in beide richtingen.",
    tipHeld:
      "L_cr_z_mm is kleiner dan tweemaal de lengte van de uitkraging, {least} mm: iets anders moet het einde in y houden.",
    idleDeflection: "{fields}: zonder invloed, omdat geen doorbuiging gevraagd is‹ (serviceability)›.",
    idleSituation: "design_situation: zonder invloed, omdat gamma_M is opgegeven.",
    idleSupport: "bearing.support: zonder invloed, omdat bearing.k_c_90 is opgegeven.",
    idleWithoutMoment: "{fields}: zonder invloed, omdat er geen moment werkt.",
    idleHeld: "{fields}: zonder invloed, omdat de gedrukte rand gesteund is (6.3.3(5)).",
    idleWithStress: "{fields}: zonder invloed, omdat sigma_m_crit_MPa is opgegeven.",
    idleWithoutCompression: "{fields}: zonder invloed, omdat niets de staaf drukt.",
    idleInFire: "Lengten L_cr bij brand: zonder invloed, omdat niets de staaf drukt.",
    idleCurve: "apex.t_mm en beta_deg: zonder invloed, omdat een zadeldakligger niet gebogen is.",
    idlePressure: "apex.p_d_kN_m: zonder invloed, omdat trek loodrecht op de vezel volgens (6.54) is.",
    shearOfMoments:
      "moet ten minste {implied} kN zijn, de dwarskracht van het opgegeven moment met ltb_case (V = dM/dx); opgegeven is {given}",
    shearBelowMoment:
      "{name} = {given} is kleiner dan de grootste dwarskracht van het opgegeven moment met ltb_case (V = dM/dx), {implied}; die laatste is getoetst",
    shearOfLoads:
      "De dwarskracht is ten minste die van de belastingen van de doorbuiging: de helft bij een oplegging, bij een uitkraging alles.",
    shearBelowLoads:
      "{name} = {given} is kleiner dan de dwarskracht van de belastingen van de doorbuiging, {implied}; die laatste is getoetst",
    impliedShear: "De dwarskracht is ten minste die van het opgegeven moment met ltb_case (V = dM/dx).",
    nothingToVerify: "heeft niets om te toetsen: geef {fields}, bearing, serviceability of vibration",
    taperWithoutMoment: "De taps toelopende vorm of de nok is niet getoetst: er is geen moment om y‹ (M_y_Ed)›.",
    modificationOfTable: "tabel 3.1 voor klimaatklasse {service_class}, {duration}",
    aboveMean: "mag niet groter zijn dan de gemiddelde waarde: het is de 5%-fractiel",
    sizeFactor: "de factor bij deze afmeting (3.2 tot 3.4)",
    sizeFactorOf: "de grootste factor van {type} (3.2 tot 3.4)",
    imperfectionFactor: "(6.29) voor {type}",
    deformationFactor: "tabel 3.2 voor {type}, klimaatklasse {service_class}",
    typeOfClass: "moet {type} zijn voor {species}, of weggelaten; gegeven is {given}",
    notOfClass:
      "moet van de klasse {species} zijn, die {of} heeft; gegeven is {given}; geef een species die geen klasse is, met timber_type en al zijn properties",
    crossLaminated:
      "moet een sterkteklasse zijn: kruislaaghout staat niet in EN 1995-1-1:2004, en goedkeuringen van fabrikanten verschillen",
    notAClass: "moet een sterkteklasse zijn: {names}; gegeven is {given}",
    notAClassButNear: "moet een sterkteklasse zijn: {names}; gegeven is {given} (bedoelde u {near}?)",
    withOwnSpecies: "is vereist bij een houtsoort die geen klasse van de tabellen is",
    onlyLVL: "is voor LVL; de staaf is {type}",
    depthOfMember: "de hoogte van de staaf",
    widthOfMember: "de breedte van de staaf",
    lengthOfMember: "de lengte van de staaf",
    shearAtSupport: "de dwarskracht bij de oplegging (kN)",
    shearInOneCase: "is naast notch in ten minste één belastingsgeval vereist: de dwarskracht bij de oplegging (kN)",
    notchWithin:
      "moet de inkeping binnen de staaf, {length} mm lang, laten eindigen; de afschuining is {taper} mm; gegeven is {given}",
    safeTension: "moet tension zijn, dat veilig is, waar belastingsgevallen de staaf naar beide kanten buigen",
    safeCompression: "moet compression zijn, dat veilig is, waar belastingsgevallen de staaf naar beide kanten buigen",
    contactOnMember: "moet het contactvlak op de staaf laten, {length} mm lang; het eindigt bij {end} mm",
    ofContact: "wat {clause} voor dit contact geeft",
    noSupport: "geen steun eronder",
    closeContacts: "contacten dichter bij elkaar dan 2h",
    continuousSupport: "doorgaande oplegging",
    longContact: "gelamineerd hout met een contact van meer dan 400 mm",
    discreteSupports: "afzonderlijke opleggingen",
    flatwiseContact: "LVL van naaldhout op zijn vlakke kant, LVL Handbook tabel 4.7",
    contactOfLVL:
      "Contact van LVL volgens het LVL Handbook van de producenten, tabel 4.7: op zijn kant 15 mm extra aan elke zijde met k_c,90 = 1, op zijn vlakke kant 30 mm.",
    propertiesAsItLies:
      "De opgegeven eigenschappen zijn die van de richting waarin het LVL ligt; dwars daarop houdt de klasse de eigen waarden, evenredig verlaagd‹ (properties.f_m_z_k_MPa, f_v_y_k_MPa)›.",
    declaredContact: "k_c,90 van LVL boven 1 komt uit de verklaring van het product.",
    discreteAssumed: "De staaf ligt op afzonderlijke opleggingen (k_c,90 van 6.1.5(4)).",
    alongGrain: "De kracht van de oplegging werkt langs de vezel‹ (bearing.alpha_deg = 0)›.",
    nextContact: "Het volgende contactvlak ligt aan het verste einde van de staaf‹ (bearing.l_1_mm)›.",
    contactAtEnd: "Het contactvlak ligt aan het einde van de staaf: daarachter geen spreiding‹ (bearing.a_mm = 0)›.",
    solidOnly: "het is een regel voor massief hout (3.2(4))",
    segmentOfCantilever:
      "mag voor een deel van {segment} mm van een uitkraging van {length} mm niet {ltb_case} zijn: tabel 6.1 geldt voor het geheel; geef uniform-moment of l_ef_mm",
    cantileverToo: "moet bij ltb_case {ltb_case} cantilever zijn; gegeven is simple",
    caseOfCantilever: "moet een geval van een uitkraging zijn, zoals static_system; gegeven is {given}",
    formulaOfSoftwood: "moet voor {type} 6.31 zijn: (6.32) is voor naaldhout; gegeven is 6.32",
    twiceTheCantilever: "tweemaal de lengte van de uitkraging, waarvan het einde vrij is",
    effectiveLengthOfTable: "tabel 6.1 met ltb_case en loaded_edge over {length} mm",
    effectiveLengthAnyway:
      "{factor} van {length} mm, ongeacht de momenten; geef ltb_length_mm waar steunen dichterbij zijn",
    criticalStress: "(6.31) voor de gunstigste momenten over {length} mm",
  },
  timberApex: {
    tensionEdge: "Trek langs de schuine rand (‹tapered.edge, ›6.4.2).",
    rowsFarApart:
      "De rijen van de versterking liggen {given} mm uit elkaar, meer dan 0,75 h_ap = {most} mm, het meeste van NCI NA.6.8 van DIN EN 1995-1-1/NA: daartussen wordt het hout niet gehouden.",
    heldByRows:
      "Dwars op de vezel wordt de nok alleen door zijn schroeven of staven gehouden, in het hele gebied even ver uiteen; hun staal, hun randen en wat drogen toevoegt zijn die van hun goedkeuring.",
    noShear: "Geen dwarskracht in de nok‹ (apex.V_ap_Ed)›.",
    notBent: "de lamellen zijn niet gebogen",
    stiffLaminations: "r_in/t >= 240",
    wholeVolume: "Volume van de ligger b h L, als grens van het belaste volume (6.4.3(6)).",
    tangential: "Het gebogen deel begint waar de bovenranden raken (beta = alpha_ap).",
    doubleTapered: "zadelligger",
    curved: "gebogen ligger",
    pitchedCambered: "bumerangligger",
    onlyGlulam: "is voor gelamineerd hout en LVL (6.4.3(1)); de staaf is {type}",
    straightEdge: "is niet voor een zadelligger: de onderrand is recht",
    innerRadius: "binnenstraal (mm)",
    laminations: "dikte van de lamellen (mm), voor k_r",
    halfAngle: "de halve hoek van het gebogen deel",
    slope: "helling van de bovenrand (graden)",
    noSlope: "moet voor een gebogen ligger 0 zijn; gegeven is {given}",
    edgesCross:
      "moet bij deze helling en hoogte kleiner zijn: de rechte bovenrand zou de onderrand snijden; gegeven is {given}",
    halfTheMoment: "de helft van M_y_Ed, {M} kNm, van dezelfde ligger",
    momentOfLoad: "dat alleen al het moment in de nok geeft",
    noDepth:
      "moet bij de opleggingen hoogte overlaten: de helling daalt {fall} mm vanaf {depth} mm in de top; gegeven is {given}",
    depthOfBeam:
      "moet passen bij de hoogte h = {h} mm van de staaf, die {end} mm bij de opleggingen en h_ap_mm in de top is; gegeven is {given}",
    depthOfSlope: "die h = {h} mm en de helling in het midden geven",
    kink: "moet een gebogen deel geven dat ten minste zo lang is als de top hoog, {depth} mm (figuur 6.9): een korter deel is een knik; gegeven is {given} mm",
    tooLong:
      "moet kleiner zijn: het gebogen deel van {beta}° naar elke kant zou langer zijn dan de staaf, {length} mm; gegeven is {given}",
    halfTheVolume: "de helft van b h_ap length_mm",
    volumeOfFigure: "het volume van figuur 6.9",
  },
  timberServiceability: {
    simple: "Doorbuigingen van een vrij opgelegde overspanning.",
    cantilever: "Doorbuigingen van een uitkraging.",
    loadsWithoutMoment:
      "De belastingen van serviceability buigen de staaf en M_y_Ed is niet opgegeven: het moment ervan is niet getoetst.",
    loadsBeyondMoment:
      "heeft karakteristieke belastingen die in deze overspanning {M_k} kNm geven; M_y_Ed = {M_y_Ed} kNm kan bij geen enkele oplegging van dezelfde belastingen zijn",
    loadsAboveDesign:
      "De karakteristieke belastingen van serviceability geven in deze overspanning {M_k} kNm, meer dan M_y_Ed = {M_y_Ed} kNm: vergelijk ze.",
    creepOfCrossBonded:
      "k_def van vlak liggend LVL met dwarsfineren volgens het LVL Handbook van de producenten, tabel 4.3; tabel 3.2 geeft minder.",
    creepOfDeclaredLVL:
      "k_def van vlak liggend LVL als met dwarsfineren (LVL Handbook, tabel 4.3), de veilige waarde: geef k_def op voor een andere‹ (k_def)›.",
    floorAssumed:
      "De staaf draagt een vloer, of een door personen gebruikt dak, zonder scheurgevoelige scheidingswanden‹ (serviceability.use = floor)›.",
    frequentOfFloors:
      "De bijkomende doorbuiging van een vloer is die van de frequente combinatie (psi_1 van de overheersende belasting).",
    frequentNotGiven:
      "De bijkomende doorbuiging is die van de karakteristieke combinatie, de veilige: met psi_1 van de overheersende belasting is het die van de frequente‹ (serviceability.variable[0].psi_1)›.",
    noLimitsByUse: "de grenzen van de bijlage hangen er niet van af",
    noFrequent: "er wordt geen doorbuiging van de frequente combinatie mee getoetst",
    permanentOnly: "alleen permanente belasting: psi_2 = 1",
    noLimit: "Er is geen grens voor de doorbuiging voorgeschreven: er is geen getoetst.",
    limits: "Grenzen van de doorbuiging (7.2(2)): {limits}.",
    quasiPermanent: "quasi-blijvende factor van de belasting",
    membersWithActions: "staven met actions",
    unknownAction: "moet een veranderlijke belasting van de staaf zijn, {actions}; gegeven is {given}",
    firstLeads: "alleen de eerste veranderlijke belasting is overheersend",
    noShareRule: "de bijlage heeft geen regel voor het aandeel van één balk",
    ofShare: "het hoort bij het aandeel van één balk volgens de bijlage, met strutting",
    stiffnessAlong: "EI_l_Nm2_m geeft de stijfheid langs de balken",
    stiffnessAcross: "EI_b_Nm2_m geeft de stijfheid dwars op de balken",
    forLimit: "bij a_mm_kN (7.3.3(2), figuur 7.2)",
    rangeOfFigure: "waar figuur 7.2 b geeft, tenzij b is opgegeven",
    spacingOrStiffness: "hart-op-hartafstand van de balken (mm), of EI_l_Nm2_m",
    spacing: "hart-op-hartafstand van de balken (mm)",
    deckOrStiffness: "stijfheid dwars op de balken (Nm²/m), of deck",
    stifferAcross:
      "moet dwars op de balken minder stijfheid geven dan erlangs, {along} Nm²/m (7.3.3(5)); het geeft {given}",
    limitOfFloor: "Grens a = {a} mm/kN van de doorbuiging van de vloer (7.3.3(2)).",
    oneJoist: "Eén balk draagt de puntlast van 1 kN alleen (7.3.3(2)).",
    shareOfJoist: "{share} van één balk alleen",
    amplification: "k_amp = 1,05: massieve balken op twee opleggingen.",
    lowFrequency: "f_1 is niet hoger dan 8 Hz: 7.3.3(1) eist een bijzonder onderzoek.",
  },
  timberFire: {
    allSides: "Brand aan alle vier zijden.",
    notVerified:
      "Bij brand: geen hoogte- en systeemfactoren boven 1; afschuiving van rechthoekige doorsneden en druk loodrecht op de vezel zijn buiten beschouwing gelaten (EN 1995-1-2 4.3.1).",
    axisMoves:
      "Bij brand grijpt de normaalkracht aan in de as van de restdoorsnede, die bij brand aan één van twee overstaande zijden verschuift.",
    besideAxis:
      "Bij brand werkt N_Ed {e} mm naast de as van de restdoorsnede, als niets hem verplaatst: {M} kNm, {share} % van de buigsterkte, is niet meegerekend.",
    storage: "De belasting bij brand is 0,7 van de rekenbelasting: opslag (EN 1995-1-2 2.4.2(3)).",
    permanentAlone: "De belasting bij brand is 1/1,35 van de rekenbelasting: alleen permanent (EN 1995-1-2 2.4.2(2)).",
    shareOfActions: "De belasting bij brand is 0,6 van de rekenbelasting (EN 1995-1-2 2.4.2(3)).",
    nothingInFire:
      "Bij brand is niets getoetst: alleen belastingen die daar buiten beschouwing blijven zijn gegeven (EN 1995-1-2 4.3.1).",
    disregardedInCases:
      "moet worden weggelaten: afschuiving en druk loodrecht op de vezel blijven bij brand buiten beschouwing (EN 1995-1-2 4.3.1), en geen belastingsgeval heeft een andere belasting",
    beech: "beuken verkoolt als naaldhout",
    notBeech: "Het loofhout is geen beuken, dat als naaldhout verkoolt (EN 1995-1-2 tabel 3.1).",
    restraintHolds: "De zijdelingse steun is brandbestendig‹ (fire.lateral_restraint)›.",
    supportsHold: "Steunen en schoren tegen knik zijn brandbestendig‹ (fire.L_cr_y_mm, fire.L_cr_z_mm)›.",
    restraintsHold: "De kipsteunen zijn brandbestendig‹ (ltb_length_mm)›.",
    startOfCharring: "t_ch_min",
    noProtection: "achter een bescherming brandt niets in (t_ch_min)",
    leastOfPermanent: "het aandeel van alleen blijvende belastingen (EN 1995-1-2 2.4.2(2))",
    leastOfStorage: "het aandeel van opslag (EN 1995-1-2 2.4.2(2))",
    charringRate:
      "EN 1995-1-2 tabel 3.1 heeft geen inbrandsnelheid voor {type} onder {least} kg/m³; de dichtheid is {given}",
    rateWithCorners: "de snelheid van {type} met hoeken in de brand (EN 1995-1-2 tabel 3.1)",
    rateWithoutCorners: "de snelheid van {type} zonder hoek in de brand (EN 1995-1-2 tabel 3.1)",
    noRestraintBefore: "moet none zijn waar er bij normale temperatuur geen is; gegeven is continuous",
    shortestLength: "de helft van de lengte of de lengte bij normale temperatuur",
  },
} satisfies Translation<(typeof said)["en-1995-1-1"]>;
