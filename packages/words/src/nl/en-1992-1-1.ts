import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { concreteSecond } from "./second.ts";

export const rooms = {
  concreteSecond,
  concretePunching: {
    betaOfPlace:
      "beta = {beta} volgens de plaats van de kolom, 6.4.3(6): voor overspanningen die ten hoogste een kwart verschillen‹ (beta, M_y_Ed, M_z_Ed)›.",
    smallBeta:
      "beta = {given} ligt onder {beta}, die van 6.4.3(6) voor de plaats van de kolom: zij moet uit de momenten volgen (6.4.3(3) tot (5)).",
    uprightOnGround: "beta = 1 op de grond: voor de fundering is geen moment opgegeven, (6.51)‹ (M_y_Ed, M_z_Ed)›.",
    betaOfGround: "beta van een fundering is die van haar momenten, (6.51)",
    steelOfStrip: "het is de wapening van 1 m, en meer dan 8 % van de plaat (9.2.1.1(3))",
    sidesOrDiameter: "c_1_mm en c_2_mm, of diameter_mm",
    depth: "d_y_mm en d_z_mm, of cover_mm met de staven in woorden",
    ratio: "A_s_y en A_s_z in mm² per m, of bars_y en bars_z",
    barsInWords: 'moet staven met een afstand in woorden zijn: "Ø16-150"',
    distanceOfInternal: "is voor kolommen aan een rand of hoek",
    annexSays:
      "is niet te berekenen: de nationale bijlage {annex} heeft eigen regels voor pons (6.4) die niet zijn gelezen",
    legsUnknown:
      "De afstand van de benen is niet opgegeven: minimumwapening en tangentiële afstand zijn niet getoetst‹ (links.s_t_mm)›.",
    firstNear:
      "De eerste ponswapening ligt {first} van de kolom: dichterbij dan 0,3 d, {least}, kruist zij de scheur niet (figuur 9.10)‹ (links.first_mm)›.",
    perimetersUnknown:
      "Het aantal omtrekken is niet opgegeven: pons buiten de wapening is niet getoetst‹ (links.perimeters)›.",
    otherwiseHere:
      "kan niet worden berekend: de nationale bijlage {annex} heeft hiervoor eigen regels (6.4) die hier niet zijn opgenomen",
    limitAtU1:
      "De grootste spanning is alleen in u_1 begrensd, in plaats van aan de kolom (nationale bijlage bij 6.4.5(3)).",
    firstRowsNeedMore:
      "De eerste twee rijen beugels vragen {first} en {second} keer het staal van (6.52) (nationale bijlage bij 6.4.5(1)).",
    designedFirstRows: "Naast de kolom hebben ze {first} benen van {phi}, daarna {second}.",
    rowsAlike: "(6.52) heeft in elke rij dezelfde beugels; andere bijlagen vragen er naast de kolom meer",
    endsOfLongColumn: "De kolom is lang: alleen zijn einden tellen in u_1 (nationale bijlage bij 6.4.2).",
    endsInGround:
      "Ook in de poer tellen van de lange kolom alleen de einden, zoals in u_1 van vloeren (nationale bijlage bij 6.4.2): aan de veilige kant.",
    bottomBars:
      "De nationale bijlage vraagt bij rand- en hoekkolommen ook onderstaven, voor {eta} V_Ed per meter: die zijn niet gegeven en niet getoetst‹ (bars_bottom_y, bars_bottom_z)›.",
    collapse:
      "De nationale bijlage vraagt onderstaven door de kolom, beide richtingen samen ten minste {least}, tegen voortschrijdende instorting (9.4.1(3)): ze zijn niet gegeven en niet getoetst‹ (A_s_through_mm2, V_collapse)›.",
    noCollapse: "het wordt getoetst bij middenkolommen van platen, waar een bijlage erom vraagt",
    twoBarsThrough: "In elke richting gaan ten minste twee onderstaven door de kolom (9.4.1(3)).",
    noBottomBars: "onderstaven worden getoetst waar een bijlage ze vraagt, dwars op randen en bij hoeken",
    noLeastMomentsOfWalls:
      "Minimummomenten boven wandeinden en wandhoeken staan in geen tabel (nationale bijlage bij 6.4.5(6)): ze zijn niet getoetst.",
    wallPositions: "position wall_end of wall_corner",
    thicknessOrSides: "c_1_mm en c_2_mm, of thickness_mm en bij een einde length_mm",
    smallerSide: "de kleinste zijde",
    longerSide: "de langste zijde",
    sidesAreLengths: "c_1_mm en c_2_mm zijn de lengten van de wanden, want ze zijn langer dan 600 mm",
    wallAtEdge: "is voor kolommen: 6.4 heeft geen perimeter voor wandeinden aan een plaatrand",
    openingAtWall:
      "is niet voor wandeinden en wandhoeken: een eigen beta kan het verloren deel van de perimeter bevatten",
    momentsOfWall: "heeft beta nodig: 6.4.3 heeft geen aandeel van momenten bij wandeinden en wandhoeken",
    notOfSecondWalls:
      "kan niet worden berekend: perimeters bij wandeinden en wandhoeken zijn die van de eerste generatie",
    notOfEurocode:
      "EN 1992-1-1 heeft voor wandeinden en wandhoeken geen perimeters en geen beta: het zijn die van DIN EN 1992-1-1/NA, figuren NA.6.12.1 en 6.21.",
    betaOfWallEnd: "beta = {beta} bij het einde van een wand: voor V_Ed van de perimeter eromheen‹ (beta)›.",
    betaOfWallCorner: "beta = {beta} bij de hoek van wanden: voor V_Ed van de perimeter eromheen‹ (beta)›.",
    lineOfWallEnd: "Van de zijden van de wand telt {side} vanaf het einde; V_Ed is wat daar binnenkomt.",
    lineOfWallCorner:
      "De perimeter is die om de buitenkant van de hoek, langs elke wand niet langer dan haar dikte en 1,4 d, wat geen publicatie bevestigt; V_Ed is wat daar binnenkomt.",
    openingBeyondEdge: "moet in de plaat liggen: ze ligt voorbij de rand",
    linksOfHead: "De beugels liggen buiten de kolomkop: hun afstanden tellen vanaf de kop‹ (links.first_mm)›.",
    perimetersOfLinks: "De ponswapening ligt in {count} omtrekken, de eerste {first} van de kolom.",
    squareOfCircle: "beta van een ronde kolom aan een rand is die van het vierkant om haar heen.",
    shape: "kolom: {position}",
    ownBeta: "beta is gegeven, en bevat het aandeel van de momenten",
    ofMoments: "die van de momenten ernaast",
    noSectors: "kan niet sector zijn: belastingsectoren worden niet berekend; geef beta",
    internalFoundation: "moet internal zijn in een fundering",
    internalHead: "moet internal zijn met een kop",
    noLinksInFoundation: "is niet voor funderingen: (6.52) wordt daar niet getoetst",
    ofSlabs: "onder de gronddruk heeft (6.50) er geen",
    betaWithHead: "heeft beta nodig: (6.39) geldt niet voor omtrekken om een kop",
    headBetween:
      "moet kleiner zijn dan {low} mm of ten minste {high} mm: EN 1992-1-1 6.4.2 heeft geen omtrek voor koppen tussen 2 h_H en 2 (d + h_H)",
    openingInColumn: "moet buiten de kolom liggen",
    farOpening: "het ligt verder dan 6 d van de kolom (6.4.2(3))",
    allLost: "moet een deel van de lijnen rond de kolom overlaten",
    wideColumn:
      "De omtrek van de kolom is meer dan 12 d: de kracht concentreert zich aan de hoeken, en 6.4 telt de hele perimeter. Controleer de uiteinden apart.",
    byPlace: "beta volgt de plaats van de kolom",
    modulusWithoutOpenings: "W_1 van beta is dat van de plaat zonder openingen.",
    tooThin: "kan niet worden ontworpen: platen met beugels zijn ten minste 200 mm dik (9.3.2(1))",
    beyondLinks: "kan niet worden ontworpen: v_Ed is meer dan ponswapening kan dragen",
    designedLinks:
      "Ponswapening is ontworpen: {count} omtrekken van {n} benen van {phi}, de eerste op {first}, dan elke {s}.",
  },
  concreteFoundation: {
    padHasLength: "van een poer, langs y",
    stripPerMetre: "een strook wordt per meter lengte berekend",
    ofPads: "poeren, waarop een kolom staat",
    ofStrips: "stroken, waarop een wand staat",
    alongStrip: "momenten en krachten langs een strook worden niet berekend",
    sidesOrDiameter: "c_1_mm en c_2_mm, of diameter_mm",
    insideBase: "tot de rand van de fundering",
    lifted: "het kleinste gewicht van de fundering moet haar op de grond houden",
    pulled:
      "De kolom trekt: dwarskracht en pons omhoog, de verankering van bovenstaven en van de stekken zijn niet getoetst.",
    wallIsStrip: 'moet "strip" zijn: er is een wand gegeven en geen kolom',
    weightAlone: "Er is geen belasting gegeven: met alleen het eigen gewicht is de fundering niet getoetst.",
    topples:
      "gaat verder dan wat wordt berekend: de kracht ligt {e} mm uit het midden, verder dan 0,48 van de zijde van {side} mm",
    firstGeneration: "moet vervallen bij funderingen: zij worden alleen volgens de eerste generatie berekend",
    barsInWords: 'moeten gelijke staven in één laag zijn, in woorden: "Ø16-150", of "12Ø16"',
    depthOrCover: "cover_mm, of d_y_mm en d_z_mm",
    coverOfEnds: "cover_mm, voor de uiteinden van de staven",
    plainHasNone: "een ongewapende fundering heeft geen staven",
    designWithCases:
      "moet bij belastinggevallen gegeven zijn: dimensioneer de staven voor de grootste belastingen en toets ze daarna",
    noBarsFit:
      "kan niet worden gedimensioneerd: geen onderstaven van 10 tot 32 mm, hart op hart 50 tot 250 mm, recht of opgebogen, voldoen op buiging, dwarskracht, pons en verankering; de fundering moet dikker, of haar beton sterker",
    designAssumed: "Er zijn geen staven gegeven: zij worden gedimensioneerd‹ (design)›.",
    designedBars: "{mark}: onderstaven {bars} langs {way} zijn gedimensioneerd.",
    designedHooks: "{mark}: de uiteinden van de staven zijn omgebogen, omdat rechte te kort zijn.",
    ownWeight:
      "De fundering weegt {concrete} kN/m³{soil}; haar gewicht telt ongunstig met {most}, gunstig met {least}‹ (concrete_kN_m3, soil_mm, gamma_G)›.",
    soilOnTop: ", de {depth} mm grond erop {density} kN/m³",
    linearPressure: "De fundering is star: de gronddruk is een vlak, zonder trek‹ (pressure)›.",
    gap: "Een deel van {share} % van het funderingsvlak is niet gedrukt: de gronddruk is zonder trek opgelost.",
    farForce:
      "De kracht ligt meer dan een derde van de zijde uit het midden: EN 1997-1 6.5.4 vraagt bijzondere maatregelen.",
    integral: "de druk voorbij de doorsnede, min het gewicht",
    momentOfEnd: "de druk tussen de rand en x, om de lijn van N_Ed (figuur 9.13)",
    netAtColumn: "druk onder het midden van de kolom, min het gewicht",
    evenBars: "De staven liggen gelijkmatig over de fundering verdeeld.",
    squareColumn: "Een ronde kolom buigt de fundering als het vierkant met gelijke oppervlakte.",
    faceOfWall: "Het moment van een gemetselde wand is getoetst op 0,15 van haar dikte binnen de dag.",
    barsEndEarly:
      "Staven langs {way} eindigen minder dan l_bd + d voorbij de doorsnede op d: zij tellen niet in de dwarskrachtweerstand (figuur 6.3).",
    topBars:
      "Aan de opgelichte zijde van {way} buigt het gewicht de fundering met {M} kNm omhoog: bovenstaven zijn niet gegeven‹ (bars_top_y, bars_top_z)›.",
    plainTop:
      "Aan de opgelichte zijde van {way} buigt het gewicht de fundering met {M} kNm omhoog: het beton neemt dit zonder bovenstaven op, tot {M_Rd} kNm (12.3.1)‹ (bars_top_y, bars_top_z)›.",
    notLifted: "daar wordt de fundering niet omhoog gebogen",
    momentAlone:
      "Een moment zonder verticale kracht: pons door het moment alleen is niet getoetst (6.4.3(3) vraagt V_Ed).",
    oneSidedColumn:
      "De kolom staat bij een rand: pons langs een lijn die open is naar de rand, is niet getoetst (6.4.4(2)).",
    annexPunching:
      "De nationale bijlage {annex} heeft eigen regels voor pons in funderingen (6.4.4): pons is niet getoetst.",
    bearingUnknown:
      "De weerstand van de grond is niet gegeven: de draagkracht is niet getoetst‹ (sigma_Rd_kN_m2, R_d_kN)›.",
    groundAlone:
      "Zetting, totale stabiliteit en de weerstand van de grond volgens EN 1997-1 bijlage D worden niet berekend; de draagkracht is getoetst met de weerstand die gegeven is.",
    sliding: "Er zijn horizontale krachten: glijden over de grond (EN 1997-1 6.5.3) is niet getoetst‹ (sliding)›.",
    oneOfSliding: "moet R_d_kN of delta_d_deg hebben, één van beide",
    leastForce:
      "Glijden is getoetst met N_Ed zoals gegeven en het kleinste gewicht: een kleinste N_Ed met dezelfde horizontale kracht is een eigen belastingsgeval.",
    aboveCover: "de dikte min de dekking",
    footMoments: "Momenten aan de voet, en wat in de stekken trekt, worden bij de kolom getoetst.",
    cracksOpen: "Scheurwijdten van de fundering zijn niet getoetst.",
    alongUnknown: "Staven langs de strook zijn niet gegeven: 9.3.1.1(2) vraagt {least} per meter‹ (bars_y)›.",
    plainSimple: "h/a ≥ 2 wordt gebruikt in plaats van (12.13), zoals 12.9.3(1) toestaat.",
    plainActs: "Ongewapende fundering: 12.9.3.",
  },
  concreteBarLayout: {
    insideOfBend:
      "Staven van {phi} zijn bij een steunpunt gebogen en met meer dan 5 phi achter de bocht verankerd: het beton erbinnen vraagt een buigdoorn van {D} (8.3(3) (8.1))‹ (bars: mandrel_mm)›.",
    mandrelOfTable: "Bochten hebben de buigdoorn van tabel 8.1N‹ (bars: mandrel_mm)›.",
    endOfConcrete: "waar het beton eindigt, min de dekking‹ (support_widths_mm)›",
    shearOfMoments: "de dwarskracht van deze momenten, 0 als er geen is",
    momentsOfShear: "de momenten van deze dwarskracht",
    shearBelow:
      "Tussen {from} en {to} verandert het moment met {M}, meer dan de opgegeven dwarskracht ervan maakt ({V}): de omhullende is niet van één ligger en is niet getoetst‹ (envelope: V)›.",
    betweenPlaces:
      "Tussen {from} en {to} loopt het moment recht; volgens de dwarskracht kan het daar {M} groter zijn, wat niet getoetst is: geef meer plaatsen‹ (envelope)›.",
    equalBars: 'moeten gelijke staven in woorden zijn: "3Ø20", van platen "Ø12-300"',
    afterIts: "zijn from_mm",
    depthInside: "de hoogte binnen de dekking",
    inOrder: "de plaats ervoor: plaatsen staan van links naar rechts",
    wholeBeam: "moet van einde tot einde van de ligger lopen, van 0 tot {length} mm",
    countOfWidths:
      "moet één breedte hebben voor elk van de {count} {count:steunpunt|steunpunten}; het heeft er {given}",
    freeBeam: "mogen niet beide free zijn: de ligger heeft geen steunpunt",
    firstGeneration:
      "moet worden weggelaten bij staven langs een ligger: die worden alleen volgens de eerste generatie berekend",
    linksOfBeam: "beugels van de ligger",
    usualWidths: "Steunpunten zijn {width} breed, en wat een einde inklemt is {depth} diep‹ (support_widths_mm)›.",
    shearAtDepth:
      "Steunpunten zijn direct: waar geen puntlast dichterbij staat, is voor de beugels de dwarskracht op afstand d van hun dag maatgevend (6.2.1(8)).",
    allAlphas: "Alle alpha van tabel 8.2 zijn 1.",
    turnsFreely:
      "Scharnierende eindsteunpunten draaien vrij: bovenstaven voor een gedeeltelijke inklemming (9.2.1.2(1), 9.3.1.2(2)) zijn daar niet getoetst.",
    castFromAbove:
      "Het beton wordt van boven gestort: bovenstaven in meer dan 250 mm hoogte hebben slechte aanhechting.",
    betaRecommended:
      "Het deel van de onderstaven dat de steunpunten bereikt is het aanbevolen deel; bijlagen kunnen meer vragen.",
    longBars:
      "Staven zijn langer dan {most}: geef ze als staven die elkaar overlappen, of gekoppeld; dat is niet getoetst.",
    shortLap:
      "Staven overlappen {length}: een overlappingslas vraagt {l_0} (8.7.3), dus tellen ze als staven die eindigen.",
    aroundLaps: "Van overlappingslassen is de lengte getoetst: dwarswapening (8.7.4) en afstanden (8.7.2) niet.",
    placeOfMoment: "de maatgevende plaats",
  },
  concreteAnchorage: {
    lengthUnknown:
      "Een lengte van {needed} is nodig; de uitgevoerde lengte is niet opgegeven en niet getoetst‹ (length_mm)›.",
    yieldStress: "De staaf is verankerd voor haar vloeigrens‹ (sigma_sd_MPa, A_s_req_mm2)›.",
    goodBond: "De aanhechting is goed‹ (bond = good)›.",
    spacingUnknown: "De volgende staaf ligt ten minste {a} verder‹ (clear_spacing_mm)›.",
    coverUnknown: "De dekking is niet gegeven: alpha_1 en alpha_2 zijn 1‹ (cover_mm, c_d_mm)›.",
    shapeFar: "c_d > 3 phi",
    shapeNear: "c_d <= 3 phi",
    allLapped: "Alle staven zijn in één doorsnede overlapt‹ (percent_lapped = 100)›.",
    transverseUnknown:
      "De dwarsstaven over de overlapping zijn niet opgegeven: dat zij ten minste {least} zijn, is niet getoetst (8.7.4.1(3))‹ (transverse.A_st_mm2)›.",
    transverseOfBeam: "A_st,min van de dwarswapening is die van liggers, 0,25 A_s (tabel 8.2).",
    bothAreas: "A_s_req_mm2 en A_s_prov_mm2 samen",
    directSupport: "alpha_5 van de directe oplegging op zichzelf",
    byPressure:
      "mag niet worden opgegeven: onder {annex} telt een directe oplegging door haar druk, 1 - 0,04 p (tabel 8.2)‹; transverse.p_MPa›",
    thickLap:
      "Staven boven 32 mm worden alleen overlapt in elementen van ten minste 1 m of bij een spanning tot 80 % van f_yd (8.8(4)); dat is niet getoetst.",
    thickAnchorage:
      "Recht verankerde staven boven 32 mm vragen beugels langs de verankering en beheersing van scheuren (8.8(2) tot (8)); dat is niet getoetst.",
    weldedLap: "(8.10) voor overlappingen kent geen alpha_4",
    onlyPulled: "onder druk telt tabel 8.2 dit niet mee",
    onlyTension: "moet onder druk straight of welded zijn: bochten en haken dragen die niet (8.4.1(3))",
    insideOfBend:
      "Het beton in de bocht is niet getoetst: 8.3(3) vraagt dat waar de staaf meer dan 5 phi doorloopt, aan een rand ligt of geen dwarsstaaf heeft.",
  },
  concreteBeam: {
    flangeNarrow: "moet ten minste b zijn, {b} mm, de breedte van het lijf; het is {given} mm",
    barsInside: "voor staven die in het beton liggen",
    depthOfSection: "de nuttige hoogte",
    flangeThickness: "de dikte van de flens",
    usualAxis: "De assen van de buitenste staven liggen 50 mm van het betonoppervlak‹ (axis_distance_mm, cover_mm)›.",
    usualBar:
      "Staven waarvan alleen de oppervlakte is opgegeven, liggen achter dekking en beugels als staven van 20 mm‹ (cover_mm)›.",
    depthBehindCover: "voor staven achter de dekking",
    fireAxisOfArea:
      "Staven waarvan alleen de oppervlakte is opgegeven, liggen bij brand ten hoogste dekking en beugels van het oppervlak.",
    usualLink: "Buiten de staven liggen beugels van 8 mm‹ (links)›.",
    usualAggregate: "De grootste korrel is 16 mm‹ (d_g_mm)›.",
    barsInWords: 'moet staven in woorden zijn: "4Ø20", "4Ø20 + 2Ø16" of "Ø12-150"',
    beyondMiddle: "moeten in hun helft van de hoogte liggen; hun zwaartepunt ligt {axis} mm van het oppervlak",
    anyAction: "een moment, een dwarskracht of serviceability",
    noWidthOfCracks:
      "De scheurwijdte is niet getoetst: er is geen grens opgegeven‹ (serviceability.w_max_mm of exposure)›.",
    noMomentOfCracks:
      "De scheurwijdte is niet getoetst: er is geen moment in de bruikbaarheidsgrenstoestand opgegeven‹ (serviceability.M_qp)›.",
    noBending: "Buiging is niet getoetst: M_Ed is niet opgegeven‹ (M_Ed; 0 als er geen is)›.",
    serviceAboveDesign: "{field}, {M}, is groter dan elke M_Ed met zijn teken, {most}: een van beide klopt niet.",
    saggingCantilever:
      "M > 0 trekt de onderzijde van een uitkraging, waarvan de belastingen de bovenzijde trekken: controleer het teken.",
    hoggingSpan:
      "De doorbuiging is die van een doorsnede in het veld, en M < 0 trekt de bovenzijde, zoals boven een steunpunt: geef het veldmoment‹ (M_Ed, static_system)›.",
    designAssumed: "Er is geen wapening opgegeven: de staven worden ontworpen‹ (design = true)›.",
    nothingToDesign: "alle wapening is opgegeven",
    designedBottom: "{mark}: {bars} onder, ontworpen.",
    designedTop: "{mark}: {bars} boven, ontworpen.",
    designedLinks: "{mark}: beugels met {legs} sneden, {phi}, op {s}, ontworpen.",
    momentsOfActions:
      "M_qp en M_ch zijn die van de combinaties van de bruikbaarheid van dezelfde belastingen‹ (serviceability.M_qp, M_ch)›.",
    otherSideInUse:
      "In gebruik wisselt het moment van teken: scheuren en spanningen zijn alleen getoetst voor de kant van het grootste moment‹; geef de andere als eigen onderdeel›.",
    pulledSide: "wapening aan de getrokken zijde, of design: true",
    designWithCases: "ontwerpt voor één stel belastingen; laat load_cases weg",
    doesNotFit:
      "niet te ontwerpen: geen staven tot 32 mm in twee lagen passen in de breedte b, dragen M_Ed en houden de rest (scheuren, doorbuiging, brand)",
    linksDoNotFit:
      "is niet te ontwerpen: geen beugels met tot tien benen dragen V_Ed met benen zo dicht bij elkaar als 9.2.2(8) vraagt",
    leverArmOfForce:
      "z bij dwarskracht is die van buiging met normaalkracht‹ (z_mm)›: 6.2.3(1) geeft 0,9 d voor elementen zonder normaalkracht.",
    leverArm: "z = 0,9 d bij dwarskracht‹ (z_mm)›; 6.2.3(1) geeft dit voor elementen zonder normaalkracht.",
    twoLegs: "Twee benen van de beugels dragen de dwarskracht‹ (links.legs = 2)›.",
    flattest: "De vlakste drukdiagonalen die het beton kan dragen zijn gebruikt (‹links.cot_theta, ›6.2.3(2)).",
    noLinks: "De ligger heeft geen beugels: liggers hebben ten minste die van 9.2.2(5)‹ (links)›.",
    deepAxis: "x/d = {x_d}: de trekwapening vloeit niet en het bezwijken is bros.",
    leastOfEquilibrium: "de kleinste waarmee de doorsnede M_Ed draagt",
    noArm: "beugels noch flens gebruiken het",
    continuousSlab: "tabel 5.8 is dezelfde voor doorgaande platen",
    oneOfForces: "delta_F_d_kN of delta_M_Ed",
    flangeBars: "De dwarswapening van de flens is niet opgegeven: flange_shear.A_sf_mm2_m is niet getoetst.",
    farBars:
      "De staven van de plaat liggen meer dan {s} uit elkaar: dat is voor plaatsen zonder puntlasten of grootste momenten (9.3.1.1(3)).",
    evenSides:
      "De flens is aan beide zijden van het lijf even breed‹ (b_1_mm, b_2_mm, l_0_mm; flange_shear.delta_F_d_kN)›.",
    evenFlange: "De staven van de getrokken flens liggen gelijkmatig over b_eff‹ (flange_shear.delta_F_d_kN)›.",
    strutsOfFlange: "Drukdiagonalen in de flens met cot theta_f = {cot} (6.2.4(4)).",
    noTension: "de staalspanning, of M_qp",
    ratioOfCracks: "staven met hun diameters, in woorden: bars_bottom, bars_top",
    modulus: "De elasticiteitsmodulus van het beton is E_cm: er is geen kruip opgegeven‹ (serviceability.phi)›.",
    noCracksOfTension:
      "Scheuren zijn niet getoetst: de trekkracht N_Ed trekt aan de staven, en de spanning door M_qp bevat die niet‹ (serviceability.sigma_s_MPa)›.",
    noSteelOfTension:
      "De spanning van de staven is niet getoetst: de trekkracht N_Ed trekt eraan, en de spanning door M_ch bevat die niet‹ (serviceability.sigma_s_MPa in plaats van M_ch)›.",
    noConcreteOfForce:
      "De spanning in het beton is niet getoetst: de druk N_Ed drukt het ook‹ (serviceability.sigma_c_MPa)›.",
    shallow: "het is voor liggers van ten minste 1 m hoog",
    skinUnknown:
      "Een ligger vanaf 1 m hoog heeft staven aan de zijkanten nodig, ten minste {least} in het getrokken deel (7.3.3(3)): dat is niet getoetst‹ (A_s_skin_mm2)›.",
    secondaryBars:
      "Verdeelwapening, ten minste {least} per meter (9.3.1.1(2)), is niet gegeven en niet getoetst‹ (bars_secondary)›.",
    secondaryWords: 'moeten staven in woorden met een afstand zijn: "Ø8-200"',
    barsGoOn:
      "De getrokken staven die in V_Rd,c meetellen, lopen l_bd + d door voorbij de doorsnede (6.2.2(1)); hun einden en verankering bij steunpunten worden langs de balk getoetst‹ (bar_layouts)›, niet hier.",
    thickBars:
      "Staven boven 32 mm hebben staven bij het oppervlak of een berekening van de scheuren nodig, en beugels waar zij recht verankerd zijn (8.8): dat is niet getoetst.",
    barsInFlange: "Staven die niet in het lijf passen, liggen in de flens (9.2.1.2(2)).",
    deepForElastic:
      "x/d = {x_d} is groter dan {limit}, tot waar doorgaande elementen de momenten van lineaire elasticiteit opnemen zonder omsloten drukzone (5.4)‹ (static_system, delta)›.",
    spreadingNotCounted: "het is voor platen bij een bijlage die voor hen een eigen kleinste schuifspanning heeft",
    axialInService: "De normaalkracht telt niet mee in de gebruikstoestand.",
    linear: "rechtlijnig tussen de rijen van de tabel",
    cracksOfFarBars:
      "De staven liggen verder uit elkaar dan 5 (c + phi/2), of er is er maar één: de scheuren hebben de afstand van (7.14).",
    outerSideInFire: "Ook de buitenzijde van de randligger staat in het vuur.",
    flangeInFire:
      "In brand ligt de flens aan beide zijden van het lijf, van onderen verhit; geef bij een randligger b_1_mm: 0‹ (b_1_mm)›.",
    crackTableWidth: "de scheurwijdte waarvoor de tabellen gelden: 0,2, 0,3 of 0,4 mm",
    crackTable:
      "De tabellen 7.2N en 7.3N gelden voor scheuren door belasting; aan diameter of afstand is voldaan (7.3.3(2)).",
    outsideTable: "De tabellen 7.2N en 7.3N hebben geen rij voor {sigma} en {w}.",
    requiredOfRatio: "A_s_req_mm2, of M_Ed",
    longSpan:
      "Overspanningen boven 7 m dragen naar aanname scheidingswanden die schade kunnen lijden: de verhouding is verlaagd (7.4.2(2)).",
    wideFlange: "de flens is breder dan drie lijven: 0,8 (7.4.2(2))",
    annexSays: "De nationale bijlage {annex} heeft hier eigen regels die deze berekening niet kent.",
    isothermOfBending: "kan met N_Ed niet isotherm-500 zijn: alleen buiging wordt berekend",
    momentOfFire: "het moment bij brand, of M_Ed",
    momentGiven: "het moment bij brand is gegeven",
    usualShareInFire: "Bij brand werkt 0,7 van de belastingen (EN 1992-1-2 2.4.2(3))‹ (fire.eta_fi, fire.M_Ed_fi)›.",
    isothermLeaves:
      "Met de isotherm van 500 °C wordt alleen buiging berekend: dwarskracht, verankering en afspatten bij brand (EN 1992-1-2 4.3, 4.4, 4.5) zijn niet getoetst, en de isolatie (criterium I) evenmin. Tabel B.1 en koudvervormde staven van tabel 3.2a zijn uit algemene kennis.",
    hotRolled: "De staven zijn warmgewalst: bij brand houden ze meer van hun sterkte dan koudvervormde‹ (fire.steel)›.",
    coldWorked: "Staven van ductiliteitsklasse A zijn koudvervormd‹ (fire.steel)›.",
    littleStretched:
      "Bij brand zijn de staven minder dan 2 % gerekt: hun sterkte is die van (4.3N) tot (4.6N), of zoveel als het beton bij 2 % draagt.",
    fireTable: "De maten van de tabellen van EN 1992-1-2 komen uit één bron: vergelijk ze met de norm.",
    fireCorners:
      "In één laag hebben de hoekstaven 10 mm meer nodig naar de zijkant (EN 1992-1-2 5.6.1(8)); dat is niet getoetst.",
    highStrength: "is voor {name} niet te toetsen: de tabellen van EN 1992-1-2 hoofdstuk 5 zijn voor beton tot C50/60",
    highStrengthIsotherm:
      "is voor {name} niet te toetsen met de isotherm van 500 °C: beton boven C50/60 heeft eigen regels (EN 1992-1-2 hoofdstuk 6) die hier ontbreken",
    placesInFire: "staven in woorden: bij brand heeft een staaf de sterkte van haar plaats",
    oneFaceInService:
      "De momenten hebben beide tekens: scheuren en spanningen van de zijde die het gebruiksmoment niet trekt zijn niet getoetst‹ (serviceability.M_qp)›.",
    narrowSlab: "Een plaat is ten minste vijf keer zo breed als hoog (5.3.1(4)).",
    slabWidth: "De waarden gelden voor een breedte van 1000 mm‹ (b)›.",
    simpleSpan: "De overspanning is vrij opgelegd‹ (static_system = simple)›.",
    torsionOfAnnex:
      "kan niet worden berekend: de nationale bijlage {annex} heeft eigen regels voor wringing (6.3.2), die hier niet worden behandeld",
    jointOfAnnex:
      "kan niet worden berekend: de nationale bijlage {annex} heeft eigen regels voor voegen (6.2.5), die hier niet worden behandeld",
    uprightInTorsion: "moet 90 zijn: beugels voor wringing staan loodrecht op de as (9.2.3(1)P)",
    compatibilityTorsion:
      "T_Ed uit vervormingssamenhang wordt niet getoetst (6.3.1(2)): de ligger moet zonder in evenwicht zijn en de minimale beugels en staven hebben.",
    equilibriumTorsion: "Het evenwicht vraagt de wringing‹ (torsion.compatibility = false)›.",
    wallOfHollow: "is verplicht bij een holle doorsnede: de dikte van de wand",
    wallTooThick: "moet een holte overlaten: t_ef is kleiner dan de helft van b en van h",
    torsionOfWeb: "Alleen het lijf draagt de wringing.",
    leastIsEnough: "T_Ed / T_Rd,c + V_Ed / V_Rd,c is ten hoogste 1: de minimale beugels en staven volstaan (6.3.2(5)).",
    closedLinks:
      "De beugels zijn gesloten en verankerd met overlappingen of haken (9.2.3(1)P); hun buitenste benen dragen de wringing.",
    torsionBars:
      "Langsstaven voor wringing liggen half onder, half boven, in hoeken en zijkanten; de druk van de buiging ontlast zijn zijde (6.3.2(3)).",
    barsAtSides:
      "Staven voor wringing liggen ten hoogste 350 mm uit elkaar: de zijkanten hebben er nodig‹ (torsion.A_sl_sides_mm2)› (9.2.3(4)).",
    wholeForce: "De hele kracht zit in het nieuwere beton‹ (interface.beta = 1)›.",
    heldBarsUnknown:
      "De gedrukte staven tellen mee: beugels houden ze vast op ten hoogste 15 diameters (9.2.1.2(3)); dat is niet getoetst‹ (links, staven in woorden)›.",
    smallServiceMoment: "M_qp, {M}, is minder dan een vijfde van M_Ed, {most}: controleer het.",
    ownStress: "serviceability.sigma_s_MPa is {given}; het moment geeft {found}: een van beide klopt niet.",
    wideCracks: "w_max_mm, {w}, is groter dan 0.4 mm, de grootste wijdte van tabel 7.1N (7.3.1(5)).",
    largeDeflection: "De grens van de doorbuiging is 1/{n} van de overspanning; 7.4.1(4) heeft 1/250.",
    noSpan: "De doorbuiging is niet getoetst: er is geen overspanning opgegeven‹ (serviceability.span_mm)›.",
    loadTakesAll: "q_Ed_kN_m neemt binnen d van de oplegging het grootste deel van V_Ed weg: controleer beide.",
    ownDepthOfAxis: "serviceability.x_mm is {given}; de gescheurde doorsnede geeft {x}: een van beide is fout.",
    ownRequired: "serviceability.A_s_req_mm2 is {given}, en M_Ed vraagt {needed}: een van beide is fout.",
    longPart:
      "delta_x_mm is groter dan {most}, de helft van de afstand tussen nul en het grootste moment: de schuifkracht tussen lijf en flens is over een te lang stuk gemiddeld (6.2.4(3)).",
    forceAtDepth:
      "V_Ed is die op de rand van een directe oplegging; hij wordt met q_Ed d verminderd (6.2.1(8))‹ (support, V_Ed_face)›.",
    forceAtFace: "Bij een indirecte oplegging wordt V_Ed niet verminderd (6.2.1(8)).",
    loadNearSupport:
      "V_Ed komt geheel van lasten binnen 2 d van de oplegging, en de staven zijn achter de oplegrand verankerd (6.2.2(6), 6.2.3(8)).",
    cracksOfQuasiPermanent: "scheuren worden onder M_qp getoetst (7.3.1(5))",
    frequentCracks: "Scheuren worden onder het frequente moment getoetst‹ (serviceability.M_qp)›.",
    annexOfWidth:
      "is verplicht: de nationale bijlage {annex} heeft eigen wijdten per milieuklasse (7.3.1(5)), die hier niet worden behandeld",
    ownRatio: "alpha_e is gegeven",
    creepNotLinear:
      "Het beton wordt onder langdurige lasten met {sigma} gedrukt, meer dan 0,45 f_ck: de kruip is niet lineair (7.2(3)).",
    noLimitOfConcrete: "De milieuklasse vraagt geen grens voor de betonspanning (7.2(2)).",
    longLoads: "De doorbuiging is die van langdurige of herhaalde lasten‹ (serviceability.k_t = 0.4)›.",
    ratioWithoutCreep: "E_s/E_cm zonder kruip",
    crackedBefore:
      "De doorbuiging is {w} met de scheuren van het quasi-blijvende moment. Er is een groter moment gegeven: daardoor gescheurd buigt de balk {later} door.",
    noShrinkage: "Er is geen krimp gegeven: de kromming heeft er geen‹ (serviceability.epsilon_cs)›.",
    sameBars:
      "De staven zijn over het hele veld gelijk: de krommingen zijn die van deze doorsnede‹ (serviceability.deflection)›.",
    uniformLoad: "Een gelijkmatige last buigt het veld‹ (serviceability.moment_shape = udl)›.",
    camber: "een zeeg is ten hoogste het 250e deel van de overspanning (7.4.1(4))",
    coverOfExposure: "het is voor de dekking volgens milieuklasse",
    coverOfAnnex:
      "is verplicht: de nationale bijlage {annex} heeft eigen regels voor de dekking per milieuklasse (4.4.1.2(5)), die hier niet worden behandeld",
    coverNotVerified:
      "De dekking wordt niet per milieuklasse getoetst: de nationale bijlage {annex} heeft eigen regels (4.4.1.2(5)).",
    onlyAttack:
      "moet een van X0, XC, XD, XS bevatten: vorst en chemische aantasting alleen geven geen dekking (4.4.1.2(12))",
    weakForExposure: "Duurzaamheid in {name} vraagt f_ck {fck} MPa (tabel E.1N).",
    nominalCover: "De dekking is de nominale van de milieuklasse‹ (cover_mm)›.",
    usualDeviation: "Dekkingen wijken 10 mm af‹ (delta_c_dev_mm)›.",
    coverUnknown: "De dekking is niet getoetst: de diameters van de staven zijn niet gegeven.",
    flangeByRule: "b_1_mm, b_2_mm en l_0_mm samen",
    slabShear: "is meer dan de plaat zonder beugels draagt: geef beugels, of meer hoogte",
    greatestMoment: "moet het grootste moment van het veld zijn: met het teken van M_Ed, en niet minder",
    flatInFire: "tabel 5.9 geldt voor vlakke plaatvloeren",
    oneWayInFire: "Boven l_y/l_x = 2 draagt de plaat in één richting (tabel 5.8).",
  },
  barsInWords: {
    onFaces: "{bars}: {across} staven aan elke zijde ±z en {along} aan elke zijde ±y, met die in de hoeken.",
    axisOfCover:
      "De assen van de staven liggen {axis} van de randen: dekking {cover}, beugels {link}, de helft van {phi}‹ (cover_mm, links)›.",
    usualAxis: "{bars}: staven met hun as op {axis} van de zijden‹ (axis_distance_mm)›.",
  },
  concreteColumn: {
    braced: "De kolom is geschoord‹ (braced = true)›.",
    nominalCurvature: "Tweede orde volgens de methode van de nominale kromming, 5.8.8‹ (second_order_method)›.",
    quartzite: "E_cm volgens tabel 3.1, voor kwartshoudend toeslagmateriaal‹ (E_cm_MPa)›.",
    generalMethod:
      "Tweede orde volgens de algemene methode (5.8.6) om een as waarover doorsnede of staven niet symmetrisch zijn.",
    curvatureAboutZ:
      "Tweede orde om z met de nominale kromming: EI_z_kNm2 is niet opgegeven en de bijlage sluit (5.22) uit.",
    curvatureNeedsSymmetry:
      "mag niet nominal-curvature zijn waar doorsnede of staven voor buiging om {axis} niet symmetrisch zijn (EN 1992-1-1 5.8.8.3(1)); gebruik general",
    curvatureForBraced:
      "mag voor een ongeschoorde kolom niet nominal-curvature zijn: de nationale bijlage {annex} houdt dit voor geschoorde (EN 1992-1-1 5.8.5(1)); gebruik general, nominal-stiffness met EI_kNm2, of none",
    methodExcluded:
      "mag niet {method} zijn: de nationale bijlage {annex} sluit dit uit (EN 1992-1-1 5.8.5(1)); gebruik nominal-curvature, general, of nominal-stiffness met EI_kNm2",
    noOtherMethod: "de nationale bijlage {annex} laat geen andere methode toe",
    shareOfSection: "{share} van de doorsnede, voor {method} (EN 1992-1-1 {clause})",
    uncrackedStiffness: "E_cd I_c + E_s I_s van de ongescheurde doorsnede (5.8.6(3))",
    turned:
      "y en z van de resultaten zijn de hoofdassen van de doorsnede, {angle}° gedraaid ten opzichte van de getekende: de momenten zijn daarheen omgerekend, kniklengten en imperfecties zijn de grootste van beide assen.",
    lengthAboutZ: "De kniklengte om z is gelijk aan die om y‹ (l0_z)›.",
    stiffEnds: "5.8.3.2(3): k kleiner dan 0,1 is gebruikt zoals opgegeven; ten minste 0,1 wordt aanbevolen.",
    restrained: "beide einden volledig ingeklemd",
    halfOfLength: "de helft van length_mm: (5.15)",
    wholeLength: "length_mm: (5.16) van een ongeschoorde kolom",
    effectiveLength: "de kniklengte in mm, of length_mm en end_flexibility",
    clearLength: "de vrije lengte in mm",
    imperfectionOfLength: "De imperfectie e_i = l0/400 is bij de momenten opgeteld (5.2(9)).",
    imperfectionOfInclination: "De imperfectie uit de scheefstand volgens 5.2(5) is bij de momenten opgeteld.",
    inclinationOfLength: "alpha_h van de scheefstand is bepaald met l0 (length_mm is niet opgegeven).",
    ofShape: "is vereist voor shape {shape}",
    sumOfBars: "de oppervlakte van de staven",
    barsHavePlaces: "de staven hebben hun plaats",
    agreesWithBars: "{field} komt overeen met bars; bars is gebruikt.",
    notOfShape: "hoort niet bij shape {shape}; laat het weg",
    simplePolygon: "moet een enkelvoudige veelhoek zijn; de randen of openingen kruisen of raken elkaar",
    noArea: "moet een betonoppervlak omsluiten",
    outsideOutline: "moet binnen de omtrek liggen",
    outsideConcrete: "moet in het beton liggen",
    barAtFace: "moet met zijn hele diameter in het beton liggen; zijn as ligt {distance} mm van het oppervlak",
    overlaps: "overlapt {other}",
    reinforcement: "totale langswapening in mm², of bars, of design: true",
    axisDistance: "De assen van de staven liggen 50 mm van het betonoppervlak‹ (axis_distance_mm = 50)›.",
    evenlyOnCircle: "De wapening ligt gelijkmatig op een cirkel‹ (layout = all-faces)›.",
    twoFaces: "De helft van de wapening ligt bij elk van de zijden ±z‹ (layout = two-faces)›.",
    fourBars: "vier staven van A_s",
    halfABar: "een halve staaf, zodat de staven in het beton liggen",
    halfTheDimension: "de helft van de kleinste afmeting",
    halfTheSection: "de helft van de doorsnede",
    allFaces: "moet in een ronde doorsnede all-faces zijn; gegeven is {layout}",
    partOfABar:
      "A_s is geen heel aantal staven van {phi} mm: er worden er {bars} toegepast, waarvan A_s = {A_s} mm² meetelt.",
    designWithBars: "bepaalt A_s in een layout; laat bars weg",
    designWithCases: "bepaalt voor één stel belastingen; laat load_cases weg",
    notEnough:
      "Geen wapening tot het maximum van 9.5.2(3), {most} mm², is voldoende: het resultaat is dat van het maximum.",
    insufficient: "niet voldoende",
    leastThatPasses: "de kleinste waarde die aan alle toetsingen voldoet",
    linksOutside: "moet tussen staven en betonoppervlak passen; de beugels zouden {beyond} mm buiten liggen",
    clearDistance: "kleinste afstand tussen staven die elkaar niet raken",
    linkSpacing: "de kleinste afstand van beugels van {phi} mm (8.2(2))",
    legsTooClose:
      "moet tussen benen van {phi} mm in een breedte van {width} mm nog {gap} mm laten (8.2(2)); gegeven is {given}",
    barsHolding: "het aantal staven dat ze houdt",
    longitudinalBars: "9.5.3 gaat uit van de langsstaven",
    clearLengthOfBraced: "De kniklengte is de vrije lengte, de grootste van een geschoorde kolom (5.8.3.2(3))‹ (l0)›.",
    noBarDiameter:
      "Er is geen staafdiameter opgegeven: staven en beugels zijn niet getoetst aan 9.5.2(1) en 9.5.3‹ (bar_diameter_mm)›.",
    noLinks: "Er zijn geen beugels opgegeven: ze zijn niet getoetst aan 9.5.3‹ (links)›.",
    zeroCounts: "{field} = 0 telt zoals opgegeven: laat het weg waar het niet bekend is.",
    outsideLaps: "De doorsnede ligt buiten overlappingslassen‹ (at_laps = false)›.",
    linksAtLaps: "Beugels bij overlappingslassen van staven boven 14 mm hebben zes tiende van de afstand (9.5.3(4)).",
    leastSide: "kleinste afmeting van de doorsnede, van een been waar die er is",
    heldByLegs: "beugels houden de hoekstaven vast, en elk volgend been een staaf van beide zijden",
    noLeastSide: "de bijlage geeft geen kleinste zijde",
    castStanding: "De kolom is staand gestort‹ (cast_lying = false)›.",
    distanceOfBars: "grootste afstand tussen naburige staven langs de zijden",
    aggregate: "Het toeslagmateriaal is niet grover dan 15 mm, wat de 20 mm van 8.2(2) dekt‹ (d_g_mm)›.",
    barsHeld:
      "Geen gedrukte staaf ligt verder dan 150 mm van een staaf die door een beugel wordt vastgehouden (9.5.3(6)).",
    deductBars:
      "Het door de staven verdrongen beton is afgetrokken‹ (deduct_bars = true)›; de meeste gepubliceerde diagrammen doen dat niet.",
    persistent: "Partiële factoren voor blijvende situaties‹ (design_situation)›.",
    parabola: "Parabool-rechthoekdiagram voor het beton (3.1.7(1)).",
    horizontalBranch: "Horizontale bovenste tak van het staal zonder rekgrens (3.2.7(2)b).",
    classB: "Wapening van ductiliteitsklasse B (k = 1,08, epsilon_uk = 5 %).",
    strainOfClass: "klasse {name}: epsilon_uk = {epsilon_uk}",
    cementN: "Cement van klasse N in de kruipcoëfficiënt (bijlage B.1(2)).",
    rangeOfConcrete: "het bereik van EN 1992-1-1 tabel 3.1, 3.1.2(2)P",
    rangeOfSteel: "het bereik van EN 1992-1-1 3.2.2(3)P",
    stiffestConcrete: "1,2 maal tabel 3.1 (EN 1992-1-1 3.1.3(2))",
    confinedSection:
      "3.1.9: de gehele doorsnede is als opgesloten beschouwd; geef b, h of diameter van de kern binnen de beugels op.",
    confinementOfParabola: "is in 3.1.9 alleen voor het parabool-rechthoekdiagram bepaald",
    confinementOfPolygon:
      "is in een veelhoekige doorsnede niet te toetsen: opsluiting door beugels is alleen bekend voor rechthoeken en cirkels",
    linksConfine: "de beugels geven de dwarsspanning (3.1.9)",
    circularLinks: "ronde beugels",
    confinedByLinks:
      "De beugels sluiten de kern op voor zover (5.16) en (5.17) van EN 1998-1 dat toestaan; EN 1992-1-1 geeft geen regel.",
    axialForce: "rekenwaarde van de normaalkracht in kN, druk positief",
    firstOrderMoment: "eerste-ordemoment in kNm om y, of M_02",
    quasiPermanentOfActions:
      "Kruip met het grootste quasi-blijvende moment van de belastingen (EN 1990 6.16b)‹ (M_0Eqp niet opgegeven)›.",
    quasiPermanentMoment: "het quasi-blijvende eerste-ordemoment om y",
    twoMoments: "moet gelijk zijn aan {field}, {value}, waar beide gegeven zijn; gegeven is {given}",
    greaterEnd: "mag niet groter zijn dan {field}, {value}, in absolute waarde; gegeven is {given}",
    creepMissing: "M_0Eqp geeft phi_ef samen met phi of creep, die ontbreken",
    forceNeedsCreep: "het geeft phi_ef samen met phi of creep, die ontbreken",
    neglectNeedsPhi: "gaat uit van phi (5.8.4(4)), dat ontbreekt; of geef phi_ef: 0",
    webOfShear: "is vereist voor dwarskracht bij shape {shape}: 6.2 gaat uit van breedte en hoogte van een lijf",
    noStrainLimit: "de horizontale tak van het staal heeft geen rekgrens",
    limitFromForce: "de bijlage neemt de slankheidsgrens alleen uit n (5.8.3.1(1))",
    ofNominalCurvature: "het hoort bij de nominale kromming",
    ofNominalStiffness: "het hoort bij de nominale stijfheid",
    noModulus: "de tweede-ordemethode {method} heeft geen modulus",
    noShear: "er is geen V_Ed",
    idleLegs: "ze dragen V_Ed noch confinement_MPa",
  },
  columnSecondOrder: {
    creepIsSmall: "phi <= 2, lambda <= 75, M_02 / N_Ed >= h",
    creepNotNeglected:
      "Kruip mag om {axis} niet worden verwaarloosd: 5.8.4(4) eist phi <= 2, lambda <= 75, M_02/N_Ed >= h.",
    creepUnknown: "phi_ef onbekend",
    creepNotGiven: "aangenomen: over kruip is niets opgegeven",
    creepOfTwo: "phi_ef = 2,0 in het tweede-ordemoment, omdat phi_ef noch phi is opgegeven.",
    mostlyImperfections: "om {axis} zijn de momenten vooral die van imperfecties, van N_Eqp en N_Ed",
    oppositeMoments: "verminderd met wat momenten van het andere teken ervan overlaten",
    ofSecondOrder: "de opgegeven momenten bevatten de tweede-orde-effecten",
    firstOrder: "lambda <= lambda_lim: eerste orde",
    ignored: "lambda <= lambda_lim: tweede orde mag worden verwaarloosd",
    raisedToImperfection:
      "Momenten die te klein zijn om een imperfectie te bevatten zijn aangevuld tot die van 5.2(5), ook al is imperfection none of e_i klein (5.2(1)P).",
    highForce: "n >= 0,41",
    factorA: "A = 0,7 in de grensslankheid, omdat phi_ef niet is opgegeven (5.8.3.1(1)).",
    momentsOfImperfections: "momenten vooral door imperfecties",
    unbraced: "ongeschoord",
    ofThisColumn: "{rule} van deze kolom",
    equivalentMoment: "M_0Ed = M_0e",
    curvatureFactor: "c = 10 in e_2; 8 is de ondergrens bij een constant eerste-ordemoment (5.8.8.2(4)).",
    stiffnessFactor: "c_0 = 8: constant eerste-ordemoment, of M_0e in plaats daarvan (5.8.7.3(2)).",
    stiffnessAboveClause:
      "{field} = {given} is meer dan {EI} kNm² van (5.21): het moet van de gescheurde doorsnede zijn, met kruip en gamma_CE (5.8.7.1(1)).",
    greatestMoment: "grootste moment van de vervormde kolom min M_0Ed, geïntegreerd over de hoogte",
    constantMoment:
      "Het eersteordemoment is constant: met c = 8, de ondergrens van 5.8.8.2(4), zou de kolom voor {utilization} % in plaats van {now} % benut zijn; geef c op",
    idleFactors: "c en c_0: zonder invloed, omdat de tweede orde om beide assen verwaarloosd is (5.8.3.1).",
    idleBiaxialMethod:
      "De methode voor beide assen samen heeft geen invloed: (5.38) vraagt die toetsing niet‹ (biaxial_method)›.",
    endMomentsY: "De eindmomenten om y zijn gelijk‹ (M_01 = M_02)›.",
    endMomentsZ: "De eindmomenten om z zijn gelijk‹ (M_01_z = M_02_z)›.",
    noMomentZ: "Geen moment om z‹ (M_z_Ed = 0)›.",
    beyondAxial: "N_Ed overschrijdt de normaalkrachtweerstand",
    growTogether: "N_Ed en M_Ed nemen samen toe tot de kromme",
    skewAxis:
      "Dubbele buiging volgens 6.1 met een scheve neutrale lijn: (5.39) geldt voor symmetrische rechthoeken en cirkels.",
    simplifiedBiaxial: "Dubbele buiging volgens het vereenvoudigde criterium (5.39)‹ (biaxial_method)›.",
    worseDirection: "imperfectie alleen in de ongunstigste richting",
    otherDirection: "5.8.9(2): imperfectie alleen in de andere richting",
    alongMoments: "in de richting van de momenten, met een scheve neutrale lijn",
    noMoments: "geen momenten",
    circular: "ronde doorsnede",
    notCarried: "de doorsnede kan N_Ed bij deze buigrichting niet dragen",
    uniformStrain: "gelijkmatige rek",
    equilibrium: "waar F_c + F_s = N_Ed",
    integral: "integraal van de spanningen over de doorsnede",
    barsLessConcrete: "staven min het beton dat zij verdringen",
    bars: "staven",
    rowsLessConcrete: "staven min het beton dat zij verdringen: {rows}",
    rowsOfBars: "staven: {rows}",
    rowOfBars: "{A} op {z} van het zwaartepunt, {sigma}",
    centroidOfStresses: "zwaartepunt van de spanningen over de doorsnede, gemeten vanaf dat van de doorsnede",
    limitStrain: "grensstuik aan de gedrukte rand",
    atGreatestMoment: "normaalkracht bij de grootste M_Rd",
    greatestResistance: "de grootste M_Rd",
  },
  columnShear: {
    tensionHalf:
      "Bij dwarskracht tellen de staven in de getrokken helft van de doorsnede mee, met de nuttige hoogte van hun zwaartepunt (6.2.2(1)).",
    shearOfMoments:
      "moet ten minste {implied} kN zijn, de dwarskracht van de eindmomenten over length_mm (V = dM/dx); opgegeven is {given}",
    impliedShear: "De dwarskracht is ten minste die van de eindmomenten over length_mm (V = dM/dx).",
    webOfImplied:
      "De eindmomenten geven over length_mm een dwarskracht van {V} die niet is getoetst: 6.2 heeft voor deze vorm b_w_mm en d_shear_mm nodig.",
    shearAlongB:
      "De eindmomenten om z geven over length_mm een dwarskracht van {V} langs b die niet is getoetst: 6.2 geldt voor V_Ed langs h.",
    eitherSide:
      "Elke zijde kan getrokken zijn waar de dwarskracht werkt: de momenten wisselen van teken of zijn kleiner dan V_Ed d.",
    leastWidth: "de kleinste breedte van de getrokken helft van deze doorsnede",
    depthOfBars: "de nuttige hoogte van de staven in de getrokken helft van deze doorsnede",
    flattestStrut: "de vlakste drukdiagonaal bij deze belastingen (EN 1992-1-1 6.2.3(2))",
    flattest: "De vlakste drukdiagonalen die het beton kan dragen (‹links.cot_theta, ›6.2.3(2)).",
    idleLinks: "Het beton draagt V_Ed alleen: cot_theta en legs van de beugels tellen daarvoor niet (6.2.1(3)).",
    twoLegs: "Twee beugelbenen nemen de dwarskracht op‹ (links.legs = 2)›.",
    leverArm: "z = 0,9 d voor dwarskracht, hoewel 6.2.3(1) dit geeft voor staven zonder normaalkracht.",
    coverToAxes: "De dekking c_v,l in z is tot de assen van de staven genomen, waarvan de diameter niet is opgegeven.",
  },
  columnFire: {
    unbraced:
      "is voor een ongeschoorde kolom niet te toetsen: de tabellen van EN 1992-1-2 5.3.1(1) zijn voor geschoorde",
    highStrength:
      "is voor {name} niet te toetsen: de tabellen van EN 1992-1-2 hoofdstuk 5 zijn voor beton tot C50/60; hoge sterkte staat in hoofdstuk 6",
    polygonal: "is voor een veelhoekige doorsnede niet te toetsen: EN 1992-1-2 5.3.2 is voor rechthoeken en cirkels",
    halfOfLength: "de helft van length_mm (EN 1992-1-2 5.3.2(2))",
    halfOfEffective: "de helft van l0 (EN 1992-1-2 5.3.2(2))",
    effectiveLength: "l0 bij R30 (EN 1992-1-2 5.3.2(2))",
    oneSource: "De maten van tabel 5.2a van EN 1992-1-2 komen uit één bron: vergelijk ze met de norm.",
    fullyUsed: "mu_fi = 0,7 bij brand: de kolom is bij normale temperatuur volledig benut (EN 1992-1-2 5.3.2(5)).",
    noSize: "Tabel 5.2a van EN 1992-1-2 heeft geen maat voor {R} met mu_fi = {mu_fi}.",
    oneSide: "{R}, één zijde",
    atUse: "{R}, mu_fi = {mu_fi}",
    eightBars: "De kolom heeft de acht staven die tabel 5.2a eist (bar_diameter_mm of bars is niet opgegeven).",
    halfTheLength: "Kniklengte bij brand: de halve lengte, als van een tussenverdieping (EN 1992-1-2 5.3.2(2)).",
    lengthAtNormal: "Kniklengte bij brand: die bij normale temperatuur (EN 1992-1-2 5.3.2(2)).",
    outsideFormula:
      "Deze kolom valt buiten het bereik van (5.7) van EN 1992-1-2: a vanaf 25 mm, b' vanaf 200 mm, l_0,fi van 2 tot 6 m.",
    oneSideToo: "(5.7) van EN 1992-1-2 geldt voor brand aan alle zijden; zij is ook voor één zijde gebruikt.",
  },
} satisfies Translation<(typeof said)["en-1992-1-1"]>;
