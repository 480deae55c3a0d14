import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { concreteSecond } from "./second.ts";

export const rooms = {
  concreteSecond,
  concretePunching: {
    betaOfPlace:
      "beta = {beta} efter pelarens läge, 6.4.3(6): för spännvidder som skiljer högst en fjärdedel‹ (beta, M_y_Ed, M_z_Ed)›.",
    smallBeta:
      "beta = {given} ligger under {beta}, värdet i 6.4.3(6) för pelarens läge: det måste följa av momenten (6.4.3(3) till (5)).",
    uprightOnGround: "beta = 1 på marken: inget moment är angivet för grundplattan, (6.51)‹ (M_y_Ed, M_z_Ed)›.",
    betaOfGround: "beta för en grundplatta är det av dess moment, (6.51)",
    steelOfStrip: "det är armeringen på 1 m, och mer än 8 % av plattan (9.2.1.1(3))",
    sidesOrDiameter: "c_1_mm och c_2_mm, eller diameter_mm",
    depth: "d_y_mm och d_z_mm, eller cover_mm med stängerna i ord",
    ratio: "A_s_y och A_s_z i mm² per m, eller bars_y och bars_z",
    barsInWords: 'måste vara stänger med ett avstånd i ord: "Ø16-150"',
    distanceOfInternal: "är för pelare vid en kant eller ett hörn",
    annexSays:
      "kan inte beräknas: den nationella bilagan {annex} har egna regler för genomstansning (6.4) som inte har lästs",
    legsUnknown:
      "Skänklarnas avstånd är inte angivet: minimiarmering och tangentiellt avstånd är inte kontrollerade‹ (links.s_t_mm)›.",
    firstNear:
      "De första byglarna ligger {first} från pelaren: närmare än 0,3 d, {least}, korsar de inte sprickan (figur 9.10)‹ (links.first_mm)›.",
    perimetersUnknown:
      "Antalet snitt är inte angivet: genomstansning utanför armeringen är inte kontrollerad‹ (links.perimeters)›.",
    otherwiseHere:
      "kan inte beräknas: den nationella bilagan {annex} har egna regler för detta (6.4) som inte ingår här",
    limitAtU1:
      "Den största spänningen begränsas bara i u_1, i stället för vid pelaren (nationella bilagan till 6.4.5(3)).",
    firstRowsNeedMore:
      "De två första bygelraderna kräver {first} och {second} gånger stålet i (6.52) (nationella bilagan till 6.4.5(1)).",
    designedFirstRows: "Närmast pelaren har de {first} ben av {phi}, sedan {second}.",
    rowsAlike: "(6.52) har samma byglar i varje rad; andra bilagor kräver fler närmast pelaren",
    endsOfLongColumn: "Pelaren är lång: bara dess ändar räknas i u_1 (nationella bilagan till 6.4.2).",
    endsInGround:
      "Även i plattan räknas bara den långa pelarens ändar, som i u_1 för bjälklag (nationella bilagan till 6.4.2): på säkra sidan.",
    bottomBars:
      "Den nationella bilagan kräver även underkantsjärn vid kant- och hörnpelare, för {eta} V_Ed per meter: de är varken angivna eller kontrollerade‹ (bars_bottom_y, bars_bottom_z)›.",
    collapse:
      "Den nationella bilagan kräver underkantsjärn genom pelaren, minst {least} i båda riktningarna tillsammans, mot ras (9.4.1(3)): de är inte angivna och inte kontrollerade‹ (A_s_through_mm2, V_collapse)›.",
    noCollapse: "det kontrolleras vid innerpelare i plattor, där en bilaga kräver det",
    twoBarsThrough: "Minst två underkantsjärn i varje riktning går genom pelaren (9.4.1(3)).",
    noBottomBars: "underkantsjärn kontrolleras där en bilaga kräver dem, tvärs kanter och vid hörn",
    noLeastMomentsOfWalls:
      "Minsta moment över väggändar och vägghörn finns i ingen tabell (nationell bilaga till 6.4.5(6)): de är inte kontrollerade.",
    wallPositions: "position wall_end eller wall_corner",
    thicknessOrSides: "c_1_mm och c_2_mm, eller thickness_mm och vid en ände length_mm",
    smallerSide: "den mindre sidan",
    longerSide: "den längre sidan",
    sidesAreLengths: "c_1_mm och c_2_mm är väggarnas längder, eftersom de är längre än 600 mm",
    wallAtEdge: "är för pelare: 6.4 har inget snitt för väggändar vid en plattkant",
    openingAtWall: "är inte för väggändar och vägghörn: ett eget beta kan innehålla den förlorade delen av snittet",
    momentsOfWall: "behöver beta: 6.4.3 har ingen andel av moment vid väggändar och vägghörn",
    notOfSecondWalls: "kan inte beräknas: snitt vid väggändar och vägghörn är den första generationens",
    notOfEurocode:
      "EN 1992-1-1 har varken snitt eller beta för väggändar och vägghörn: de är de i DIN EN 1992-1-1/NA, figur NA.6.12.1 och 6.21.",
    betaOfWallEnd: "beta = {beta} vid en väggände: för V_Ed i snittet runt den‹ (beta)›.",
    betaOfWallCorner: "beta = {beta} vid ett vägghörn: för V_Ed i snittet runt det‹ (beta)›.",
    lineOfWallEnd: "Av väggens sidor räknas {side} från dess ände; V_Ed är vad som kommer in där.",
    lineOfWallCorner:
      "Snittet är det runt hörnets utsida, längs varje vägg högst dess tjocklek och 1,4 d, vilket ingen publikation bekräftar; V_Ed är vad som kommer in där.",
    openingBeyondEdge: "måste ligga i plattan: den ligger bortom dess kant",
    linksOfHead: "Byglarna ligger utanför kapitälet: deras avstånd räknas från det‹ (links.first_mm)›.",
    perimetersOfLinks: "Armeringen ligger i {count} snitt, det första {first} från pelaren.",
    squareOfCircle: "beta för en rund pelare vid en kant är den för kvadraten omkring den.",
    shape: "pelare: {position}",
    ownBeta: "beta är givet och innehåller momentens andel",
    ofMoments: "det som momenten bredvid ger",
    noSectors: "kan inte vara sector: lastsektorer beräknas inte; ge beta",
    internalFoundation: "ska vara internal i en grundplatta",
    internalHead: "ska vara internal med ett huvud",
    noLinksInFoundation: "är inte för grundplattor: (6.52) kontrolleras inte där",
    ofSlabs: "under marktrycket har (6.50) ingen",
    betaWithHead: "kräver beta: (6.39) gäller inte för snitt runt ett huvud",
    headBetween:
      "ska vara mindre än {low} mm eller minst {high} mm: EN 1992-1-1 6.4.2 har inget snitt för huvuden mellan 2 h_H och 2 (d + h_H)",
    openingInColumn: "ska ligga utanför pelaren",
    farOpening: "den ligger längre bort än 6 d från pelaren (6.4.2(3))",
    allLost: "ska lämna en del av linjerna runt pelaren",
    wideColumn:
      "Pelarens omkrets är större än 12 d: kraften samlas i hörnen, och 6.4 räknar hela omkretsen. Kontrollera ändarna för sig.",
    byPlace: "beta följer pelarens läge",
    modulusWithoutOpenings: "W_1 i beta är den för plattan utan öppningar.",
    tooThin: "kan inte dimensioneras: plattor med byglar är minst 200 mm tjocka (9.3.2(1))",
    beyondLinks: "kan inte dimensioneras: v_Ed är mer än genomstansningsarmering kan bära",
    designedLinks:
      "Genomstansningsarmering är dimensionerad: {count} snitt med {n} skänklar av {phi}, det första vid {first}, sedan var {s}.",
  },
  concreteFoundation: {
    padHasLength: "hos en grundplatta, längs y",
    stripPerMetre: "en sula beräknas per meter längd",
    ofPads: "grundplattor, som bär en pelare",
    ofStrips: "sulor, som bär en vägg",
    alongStrip: "moment och krafter längs en sula beräknas inte",
    sidesOrDiameter: "c_1_mm och c_2_mm, eller diameter_mm",
    insideBase: "till grundläggningens kant",
    lifted: "grundläggningens minsta tyngd måste hålla kvar den på marken",
    pulled:
      "Pelaren drar: tvärkraft och genomstansning uppåt, förankring av överkantsstänger och av stängerna till pelaren är inte kontrollerade.",
    wallIsStrip: 'måste vara "strip": en vägg är angiven, och ingen pelare',
    weightAlone: "Ingen last är angiven: med enbart sin egentyngd är fundamentet inte kontrollerat.",
    topples: "ligger bortom det som beräknas: kraften ligger {e} mm från mitten, bortom 0,48 av sidan på {side} mm",
    firstGeneration: "måste utgå för grundläggningar: de beräknas bara enligt första generationen",
    barsInWords: 'måste vara lika stänger i ett lager, i ord: "Ø16-150", eller "12Ø16"',
    depthOrCover: "cover_mm, eller d_y_mm och d_z_mm",
    coverOfEnds: "cover_mm, för stängernas ändar",
    plainHasNone: "en oarmerad grundläggning har inga stänger",
    designWithCases:
      "måste anges med lastfall: dimensionera stängerna för de största lasterna och kontrollera dem sedan",
    noBarsFit:
      "kan inte dimensioneras: inga underkantsstänger på 10 till 32 mm med avstånd 50 till 250 mm, raka eller uppbockade, räcker för böjning, tvärkraft, genomstansning och förankring; grundläggningen måste vara tjockare, eller betongen starkare",
    designAssumed: "Inga stänger är angivna: de dimensioneras‹ (design)›.",
    designedBars: "{mark}: underkantsstänger {bars} längs {way} är dimensionerade.",
    designedHooks: "{mark}: stängernas ändar är uppbockade, då raka är för korta.",
    ownWeight:
      "Grundläggningen väger {concrete} kN/m³{soil}; dess tyngd räknas med {most} där den är ogynnsam, {least} där den är gynnsam‹ (concrete_kN_m3, soil_mm, gamma_G)›.",
    soilOnTop: ", de {depth} mm jord på den {density} kN/m³",
    linearPressure: "Grundläggningen är styv: grundtrycket är ett plan, utan drag‹ (pressure)›.",
    gap: "En del av {share} % av bottenytan är inte tryckt: grundtrycket är löst utan drag.",
    farForce: "Kraften ligger mer än en tredjedel av sidan från mitten: EN 1997-1 6.5.4 kräver särskilda åtgärder.",
    integral: "trycket bortom snittet, minus tyngden",
    momentOfEnd: "trycket mellan kanten och x, kring linjen för N_Ed (figur 9.13)",
    netAtColumn: "tryck under pelarens mitt, minus tyngden",
    evenBars: "Stängerna ligger jämnt fördelade i grundläggningen.",
    squareColumn: "En rund pelare böjer grundläggningen som kvadraten med samma area.",
    faceOfWall: "Momentet av en murad vägg kontrolleras 0,15 av dess tjocklek innanför kanten.",
    barsEndEarly:
      "Stänger längs {way} slutar mindre än l_bd + d bortom snittet vid d: de räknas inte i tvärkraftskapaciteten (figur 6.3).",
    topBars:
      "På den lyfta sidan av {way} böjer tyngden grundläggningen uppåt med {M} kNm: överkantsstänger är inte angivna‹ (bars_top_y, bars_top_z)›.",
    plainTop:
      "På den lyfta sidan av {way} böjer tyngden grundläggningen uppåt med {M} kNm: betongen tar upp det utan överkantsstänger, upp till {M_Rd} kNm (12.3.1)‹ (bars_top_y, bars_top_z)›.",
    notLifted: "där böjs grundläggningen inte uppåt",
    momentAlone:
      "Ett moment utan vertikal kraft: genomstansning av enbart momentet är inte kontrollerad (6.4.3(3) kräver V_Ed).",
    oneSidedColumn:
      "Pelaren står nära en kant: genomstansning längs en linje som är öppen mot kanten är inte kontrollerad (6.4.4(2)).",
    annexPunching:
      "Den nationella bilagan {annex} har egna regler för genomstansning i grundläggningar (6.4.4): den är inte kontrollerad.",
    bearingUnknown: "Markens bärförmåga är inte angiven: den är inte kontrollerad‹ (sigma_Rd_kN_m2, R_d_kN)›.",
    groundAlone:
      "Sättning, totalstabilitet och markens bärförmåga enligt EN 1997-1 bilaga D beräknas inte; grundtrycket kontrolleras mot den bärförmåga som är angiven.",
    sliding: "Horisontella krafter är angivna: glidning på marken (EN 1997-1 6.5.3) är inte kontrollerad‹ (sliding)›.",
    oneOfSliding: "måste ha R_d_kN eller delta_d_deg, en av dem",
    leastForce:
      "Glidning är kontrollerad med N_Ed som den är angiven och den minsta tyngden: en minsta N_Ed med samma horisontella kraft är ett eget lastfall.",
    aboveCover: "tjockleken minus täckskiktet",
    footMoments: "Moment vid foten, och det som drar i stängerna till pelaren, kontrolleras med pelaren.",
    cracksOpen: "Grundläggningens sprickbredder är inte kontrollerade.",
    alongUnknown: "Stänger längs sulan är inte angivna: 9.3.1.1(2) kräver {least} per meter‹ (bars_y)›.",
    plainSimple: "h/a ≥ 2 används i stället för (12.13), som 12.9.3(1) tillåter.",
    plainActs: "Oarmerad grundläggning: 12.9.3.",
  },
  concreteBarLayout: {
    insideOfBend:
      "Stänger av {phi} är bockade vid ett stöd och förankrade med mer än 5 phi bakom bocken: betongen innanför kräver en bockdorn av {D} (8.3(3) (8.1))‹ (bars: mandrel_mm)›.",
    mandrelOfTable: "Bockar har bockdornen i tabell 8.1N‹ (bars: mandrel_mm)›.",
    endOfConcrete: "där betongen slutar, minus täckskiktet‹ (support_widths_mm)›",
    shearOfMoments: "tvärkraften av dessa moment, 0 där ingen finns",
    momentsOfShear: "momenten av denna tvärkraft",
    shearBelow:
      "Mellan {from} och {to} ändras momentet med {M}, mer än den angivna tvärkraften ger ({V}): enveloppen är inte av en och samma balk och är inte kontrollerad‹ (envelope: V)›.",
    betweenPlaces:
      "Mellan {from} och {to} tas momentet som rakt; enligt tvärkraften kan det vara {M} större där, vilket inte är kontrollerat: ange fler punkter‹ (envelope)›.",
    equalBars: 'måste vara lika stänger i ord: "3Ø20", i plattor "Ø12-300"',
    afterIts: "dess from_mm",
    depthInside: "höjden innanför täckskiktet",
    inOrder: "platsen före: platser anges från vänster till höger",
    wholeBeam: "måste gå från ände till ände av balken, från 0 till {length} mm",
    countOfWidths: "måste ha en bredd för vart och ett av {count} {count:stöd|stöd}; det har {given}",
    freeBeam: "får inte båda vara free: balken har inget stöd",
    firstGeneration: "måste utelämnas med stänger längs en balk: de beräknas endast enligt första generationen",
    linksOfBeam: "balkens byglar",
    usualWidths: "Stöd är {width} breda, och det som spänner in en ände är {depth} djupt‹ (support_widths_mm)›.",
    shearAtDepth:
      "Stöden är direkta: där ingen punktlast är närmare är tvärkraften på avståndet d från deras kant avgörande för byglarna (6.2.1(8)).",
    allAlphas: "Alla alpha i tabell 8.2 är 1.",
    turnsFreely:
      "Ledade ändstöd vrider sig fritt: överkantsstänger för partiell inspänning (9.2.1.2(1), 9.3.1.2(2)) är där inte kontrollerade.",
    castFromAbove:
      "Betongen gjuts uppifrån: överkantsstänger i mer än 250 mm höjd har dåliga vidhäftningsförhållanden.",
    betaRecommended: "Andelen underkantsstänger som når stöden är den rekommenderade; bilagor kan kräva mer.",
    longBars:
      "Stänger är längre än {most}: ange dem som stänger som skarvas, eller kopplade; det är inte kontrollerat.",
    shortLap: "Stänger överlappar med {length}: en skarv kräver {l_0} (8.7.3), så de räknas som stänger som slutar.",
    aroundLaps: "Av skarvar är längden kontrollerad: tvärgående stänger (8.7.4) och avstånd (8.7.2) är det inte.",
    placeOfMoment: "den avgörande platsen",
  },
  concreteAnchorage: {
    lengthUnknown: "En längd av {needed} behövs; den utförda är inte angiven och inte kontrollerad‹ (length_mm)›.",
    yieldStress: "Stången förankras för sin sträckgräns‹ (sigma_sd_MPa, A_s_req_mm2)›.",
    goodBond: "Vidhäftningen är god‹ (bond = good)›.",
    spacingUnknown: "Nästa stång ligger minst {a} bort‹ (clear_spacing_mm)›.",
    coverUnknown: "Inget täckskikt är givet: alpha_1 och alpha_2 är 1‹ (cover_mm, c_d_mm)›.",
    shapeFar: "c_d > 3 phi",
    shapeNear: "c_d <= 3 phi",
    allLapped: "Alla stänger skarvas i ett snitt‹ (percent_lapped = 100)›.",
    transverseUnknown:
      "Tvärstänger över skarven är inte angivna: att de är minst {least} är inte kontrollerat (8.7.4.1(3))‹ (transverse.A_st_mm2)›.",
    transverseOfBeam: "A_st,min för tvärarmeringen är den för balkar, 0,25 A_s (tabell 8.2).",
    bothAreas: "A_s_req_mm2 och A_s_prov_mm2 tillsammans",
    directSupport: "alpha_5 för det direkta upplaget för sig",
    byPressure:
      "får inte anges: under {annex} räknas ett direkt upplag genom sitt tryck, 1 - 0,04 p (tabell 8.2)‹; transverse.p_MPa›",
    thickLap:
      "Stänger över 32 mm skarvas bara i delar på minst 1 m eller vid högst 80 % av f_yd (8.8(4)); det är inte kontrollerat.",
    thickAnchorage:
      "Rakt förankrade stänger över 32 mm kräver byglar längs förankringen och begränsade sprickor (8.8(2) till (8)); det är inte kontrollerat.",
    weldedLap: "(8.10) för skarvar har ingen alpha_4",
    onlyPulled: "vid tryck räknar tabell 8.2 inte med det",
    onlyTension: "måste vara straight eller welded vid tryck: bockar och krokar bär det inte (8.4.1(3))",
    insideOfBend:
      "Betongen i bocken kontrolleras inte: 8.3(3) kräver det där stången fortsätter mer än 5 phi, ligger vid en kant eller saknar tvärstång.",
  },
  concreteBeam: {
    flangeNarrow: "måste vara minst b, {b} mm, livets bredd; den är {given} mm",
    barsInside: "för stänger som ligger i betongen",
    depthOfSection: "den effektiva höjden",
    flangeThickness: "flänsens tjocklek",
    usualAxis: "De yttre stängernas axlar ligger 50 mm från betongytan‹ (axis_distance_mm, cover_mm)›.",
    usualBar:
      "Stänger av vilka bara arean är angiven ligger innanför täckskikt och byglar som stänger med 20 mm‹ (cover_mm)›.",
    depthBehindCover: "för stänger innanför täckskiktet",
    fireAxisOfArea: "Stänger av vilka bara arean är angiven ligger vid brand högst täckskikt och bygel från ytan.",
    usualLink: "Byglar på 8 mm ligger utanför stängerna‹ (links)›.",
    usualAggregate: "Största stenstorlek är 16 mm‹ (d_g_mm)›.",
    barsInWords: 'måste vara stänger i ord: "4Ø20", "4Ø20 + 2Ø16" eller "Ø12-150"',
    beyondMiddle: "måste ligga i sin halva av höjden; deras tyngdpunkt är {axis} mm från ytan",
    anyAction: "ett moment, en tvärkraft eller serviceability",
    noWidthOfCracks:
      "Sprickbredden är inte kontrollerad: ingen gräns är angiven‹ (serviceability.w_max_mm eller exposure)›.",
    noMomentOfCracks:
      "Sprickbredden är inte kontrollerad: inget moment i bruksgränstillstånd är angivet‹ (serviceability.M_qp)›.",
    noBending: "Böjning är inte kontrollerad: M_Ed är inte angivet‹ (M_Ed; 0 där inget finns)›.",
    serviceAboveDesign: "{field}, {M}, är större än varje M_Ed med dess tecken, {most}: ett av dem är fel.",
    saggingCantilever: "M > 0 drar i underkanten av en konsol, vars laster drar i överkanten: kontrollera tecknet.",
    hoggingSpan:
      "Nedböjningen är den för ett tvärsnitt i fältet, och M < 0 drar i överkanten, som över ett stöd: ange fältmomentet‹ (M_Ed, static_system)›.",
    designAssumed: "Ingen armering är angiven: stängerna dimensioneras‹ (design = true)›.",
    nothingToDesign: "all armering är angiven",
    designedBottom: "{mark}: {bars} i underkant, dimensionerade.",
    designedTop: "{mark}: {bars} i överkant, dimensionerade.",
    designedLinks: "{mark}: byglar med {legs} skär, {phi}, på {s}, dimensionerade.",
    momentsOfActions: "M_qp och M_ch är de av brukslastkombinationerna av samma laster‹ (serviceability.M_qp, M_ch)›.",
    otherSideInUse:
      "I bruksskedet växlar momentet tecken: sprickor och spänningar är kontrollerade bara för sidan med det större momentet‹; ge den andra som en egen post›.",
    pulledSide: "armering på dragsidan, eller design: true",
    designWithCases: "dimensionerar för en uppsättning laster; utelämna load_cases",
    doesNotFit:
      "kan inte dimensioneras: inga stänger upp till 32 mm i två lager får plats i bredden b, bär M_Ed och klarar resten (sprickor, nedböjning, brand)",
    linksDoNotFit:
      "kan inte dimensioneras: inga byglar med upp till tio skänklar bär V_Ed med skänklar så nära varandra som 9.2.2(8) kräver",
    leverArmOfForce:
      "z vid tvärkraft är böjningens hävarm med normalkraften‹ (z_mm)›: 6.2.3(1) ger 0,9 d för element utan normalkraft.",
    leverArm: "z = 0,9 d vid tvärkraft‹ (z_mm)›; 6.2.3(1) ger det för element utan normalkraft.",
    twoLegs: "Två bygelskänklar bär tvärkraften‹ (links.legs = 2)›.",
    flattest: "De flackaste trycksträvor som betongen kan bära används (‹links.cot_theta, ›6.2.3(2)).",
    noLinks: "Balken saknar byglar: balkar har minst de i 9.2.2(5)‹ (links)›.",
    deepAxis: "x/d = {x_d}: dragarmeringen flyter inte och brottet är sprött.",
    leastOfEquilibrium: "den minsta med vilken tvärsnittet bär M_Ed",
    noArm: "varken byglar eller fläns använder det",
    continuousSlab: "tabell 5.8 är densamma för kontinuerliga plattor",
    oneOfForces: "delta_F_d_kN eller delta_M_Ed",
    flangeBars: "Flänsens tvärarmering är inte angiven: flange_shear.A_sf_mm2_m kontrolleras inte.",
    farBars:
      "Plattans stänger ligger mer än {s} isär: det gäller där det varken finns koncentrerade laster eller största moment (9.3.1.1(3)).",
    evenSides: "Flänsen är lika bred på båda sidor om livet‹ (b_1_mm, b_2_mm, l_0_mm; flange_shear.delta_F_d_kN)›.",
    evenFlange: "Stängerna i den dragna flänsen ligger jämnt över b_eff‹ (flange_shear.delta_F_d_kN)›.",
    strutsOfFlange: "Trycksträvor i flänsen med cot theta_f = {cot} (6.2.4(4)).",
    noTension: "stålspänningen, eller M_qp",
    ratioOfCracks: "stänger med sina diametrar, i ord: bars_bottom, bars_top",
    modulus: "Betongens elasticitetsmodul är E_cm: ingen krypning är angiven‹ (serviceability.phi)›.",
    noCracksOfTension:
      "Sprickor är inte kontrollerade: dragkraften N_Ed drar i stängerna, och spänningen av M_qp innehåller den inte‹ (serviceability.sigma_s_MPa)›.",
    noSteelOfTension:
      "Stängernas spänning är inte kontrollerad: dragkraften N_Ed drar i dem, och spänningen av M_ch innehåller den inte‹ (serviceability.sigma_s_MPa i stället för M_ch)›.",
    noConcreteOfForce:
      "Betongspänningen är inte kontrollerad: tryckkraften N_Ed trycker den också‹ (serviceability.sigma_c_MPa)›.",
    shallow: "det är för balkar som är minst 1 m höga",
    skinUnknown:
      "En balk från 1 m höjd behöver stänger på sidorna, minst {least} i den dragna delen (7.3.3(3)): det är inte kontrollerat‹ (A_s_skin_mm2)›.",
    secondaryBars:
      "Fördelningsarmering, minst {least} per meter (9.3.1.1(2)), är inte angiven och inte kontrollerad‹ (bars_secondary)›.",
    secondaryWords: 'ska vara stänger i ord med ett avstånd: "Ø8-200"',
    barsGoOn:
      "De dragna stänger som räknas i V_Rd,c fortsätter l_bd + d bortom snittet (6.2.2(1)); deras ändar och förankring vid stöd kontrolleras längs balken‹ (bar_layouts)›, inte här.",
    thickBars:
      "Stänger över 32 mm behöver ytarmering eller beräknade sprickor, och byglar där de förankras raka (8.8): det är inte kontrollerat.",
    barsInFlange: "Stänger som inte får plats i livet ligger i flänsen (9.2.1.2(2)).",
    deepForElastic:
      "x/d = {x_d} är över {limit}, upp till vilket kontinuerliga delar tar moment enligt linjär elasticitet utan omsluten tryckzon (5.4)‹ (static_system, delta)›.",
    spreadingNotCounted: "det är för plattor under en bilaga som har en egen minsta skjuvspänning för dem",
    axialInService: "Normalkraften räknas inte med i bruksgränstillståndet.",
    linear: "rätlinjigt mellan tabellens rader",
    cracksOfFarBars:
      "Stängerna ligger längre isär än 5 (c + phi/2), eller det finns bara en: sprickorna har avståndet enligt (7.14).",
    outerSideInFire: "Även kantbalkens utsida är i branden.",
    flangeInFire:
      "I brand ligger flänsen på båda sidor om livet, uppvärmd underifrån; för en kantbalk ange b_1_mm: 0‹ (b_1_mm)›.",
    crackTableWidth: "sprickbredden som tabellerna läses för: 0,2, 0,3 eller 0,4 mm",
    crackTable: "Tabellerna 7.2N och 7.3N gäller sprickor av last; diameter eller avstånd uppfylls (7.3.3(2)).",
    outsideTable: "Tabellerna 7.2N och 7.3N saknar rad för {sigma} och {w}.",
    requiredOfRatio: "A_s_req_mm2, eller M_Ed",
    longSpan: "Spännvidder över 7 m antas bära mellanväggar som kan skadas: kvoten är reducerad (7.4.2(2)).",
    wideFlange: "flänsen är bredare än tre liv: 0,8 (7.4.2(2))",
    annexSays: "Den nationella bilagan {annex} har här egna regler som denna beräkning inte känner.",
    isothermOfBending: "kan inte vara isotherm-500 med N_Ed: bara böjning beräknas",
    momentOfFire: "momentet vid brand, eller M_Ed",
    momentGiven: "momentet vid brand är angivet",
    usualShareInFire: "Vid brand verkar 0,7 av lasterna (EN 1992-1-2 2.4.2(3))‹ (fire.eta_fi, fire.M_Ed_fi)›.",
    isothermLeaves:
      "Med 500 °C-isotermen beräknas bara böjning: tvärkraft, förankring och spjälkning vid brand (EN 1992-1-2 4.3, 4.4, 4.5) är inte kontrollerade, inte heller isoleringen (kriterium I). Tabell B.1 och kallbearbetade stänger i tabell 3.2a är från allmän kunskap.",
    hotRolled:
      "Stängerna är varmvalsade: vid brand behåller de mer av sin hållfasthet än kallbearbetade‹ (fire.steel)›.",
    coldWorked: "Stänger i duktilitetsklass A är kallbearbetade‹ (fire.steel)›.",
    littleStretched:
      "Vid brand är stängerna töjda mindre än 2 %: deras hållfasthet är den i (4.3N) till (4.6N), eller så mycket som betongen bär vid 2 %.",
    fireTable: "Måtten i tabellerna i EN 1992-1-2 kommer från en enda källa: jämför dem med standarden.",
    fireCorners:
      "I ett enda lager behöver hörnstängerna 10 mm mer åt sidan (EN 1992-1-2 5.6.1(8)); det kontrolleras inte.",
    highStrength: "kan inte kontrolleras för {name}: tabellerna i EN 1992-1-2 avsnitt 5 gäller betong upp till C50/60",
    highStrengthIsotherm:
      "kan inte kontrolleras för {name} med 500 °C-isotermen: betong över C50/60 har egna regler (EN 1992-1-2 avsnitt 6) som inte finns här",
    placesInFire: "stänger i ord: vid brand har en stång den hållfasthet som dess plats ger",
    oneFaceInService:
      "Momenten har båda tecknen: sprickor och spänningar på den sida som bruksmomentet inte drar är inte kontrollerade‹ (serviceability.M_qp)›.",
    narrowSlab: "En platta är minst fem gånger så bred som hög (5.3.1(4)).",
    slabWidth: "Värdena gäller en bredd på 1000 mm‹ (b)›.",
    simpleSpan: "Spannet är fritt upplagt‹ (static_system = simple)›.",
    torsionOfAnnex:
      "kan inte beräknas: den nationella bilagan {annex} har egna regler för vridning (6.3.2), som inte behandlas här",
    jointOfAnnex:
      "kan inte beräknas: den nationella bilagan {annex} har egna regler för fogar (6.2.5), som inte behandlas här",
    uprightInTorsion: "ska vara 90: byglar för vridning står vinkelrätt mot axeln (9.2.3(1)P)",
    compatibilityTorsion:
      "T_Ed av kompatibilitet kontrolleras inte (6.3.1(2)): balken ska vara i jämvikt utan det och ha minsta byglar och stänger.",
    equilibriumTorsion: "Jämvikten kräver vridningen‹ (torsion.compatibility = false)›.",
    wallOfHollow: "krävs för ett ihåligt tvärsnitt: väggens tjocklek",
    wallTooThick: "ska lämna ett hål: t_ef är mindre än halva b och halva h",
    torsionOfWeb: "Livet ensamt bär vridningen.",
    leastIsEnough: "T_Ed / T_Rd,c + V_Ed / V_Rd,c är högst 1: minsta byglar och stänger räcker (6.3.2(5)).",
    closedLinks:
      "Byglarna är slutna och förankrade med omlott eller krokar (9.2.3(1)P); deras yttre skänklar bär vridningen.",
    torsionBars:
      "Längsstänger för vridning ligger hälften nere, hälften uppe, i hörn och sidor; böjningens tryck avlastar sin sida (6.3.2(3)).",
    barsAtSides:
      "Stänger för vridning ligger högst 350 mm isär: sidorna behöver några‹ (torsion.A_sl_sides_mm2)› (9.2.3(4)).",
    wholeForce: "Hela kraften finns i den nyare betongen‹ (interface.beta = 1)›.",
    heldBarsUnknown:
      "De tryckta stängerna räknas: byglar håller dem på högst 15 diametrars avstånd (9.2.1.2(3)); det är inte kontrollerat‹ (links, stänger i ord)›.",
    smallServiceMoment: "M_qp, {M}, är mindre än en femtedel av M_Ed, {most}: kontrollera det.",
    ownStress: "serviceability.sigma_s_MPa är {given}; momentet ger {found}: ett av dem är fel.",
    wideCracks: "w_max_mm, {w}, är större än 0.4 mm, den största bredden i tabell 7.1N (7.3.1(5)).",
    largeDeflection: "Gränsen för nedböjningen är 1/{n} av spännvidden; 7.4.1(4) har 1/250.",
    noSpan: "Nedböjningen är inte kontrollerad: spännvidden saknas‹ (serviceability.span_mm)›.",
    loadTakesAll: "q_Ed_kN_m tar bort det mesta av V_Ed inom d från stödet: kontrollera båda.",
    ownDepthOfAxis: "serviceability.x_mm är {given}; det spruckna tvärsnittet ger {x}: ett av dem är fel.",
    ownRequired: "serviceability.A_s_req_mm2 är {given}, och M_Ed kräver {needed}: ett av dem är fel.",
    longPart:
      "delta_x_mm är större än {most}, hälften av avståndet mellan momentets nollpunkt och det största momentet: skjuvningen mellan liv och fläns är medelvärdesbildad över en för lång sträcka (6.2.4(3)).",
    forceAtDepth:
      "V_Ed är den vid kanten av ett direkt upplag; den minskas med q_Ed d (6.2.1(8))‹ (support, V_Ed_face)›.",
    forceAtFace: "Vid ett indirekt upplag minskas inte V_Ed (6.2.1(8)).",
    loadNearSupport:
      "Hela V_Ed kommer av laster inom 2 d från upplaget, och stängerna är förankrade bakom dess kant (6.2.2(6), 6.2.3(8)).",
    cracksOfQuasiPermanent: "sprickor kontrolleras under M_qp (7.3.1(5))",
    frequentCracks: "Sprickor kontrolleras under det frekventa momentet‹ (serviceability.M_qp)›.",
    annexOfWidth:
      "krävs: den nationella bilagan {annex} har egna bredder efter exponering (7.3.1(5)), som inte behandlas här",
    ownRatio: "alpha_e är angivet",
    creepNotLinear:
      "Betongen trycks med {sigma} under långtidslaster, mer än 0,45 f_ck: krypningen är inte linjär (7.2(3)).",
    noLimitOfConcrete: "Exponeringen kräver ingen gräns för betongens spänning (7.2(2)).",
    longLoads: "Nedböjningen är den av långvariga eller upprepade laster‹ (serviceability.k_t = 0.4)›.",
    ratioWithoutCreep: "E_s/E_cm utan krypning",
    crackedBefore:
      "Nedböjningen är {w} med sprickorna av det kvasipermanenta momentet. Ett större moment är angivet: sprucken av det böjer balken ned {later}.",
    noShrinkage: "Ingen krympning är angiven: krökningen har ingen‹ (serviceability.epsilon_cs)›.",
    sameBars:
      "Stängerna är desamma längs hela fältet: dess krökningar är de i detta tvärsnitt‹ (serviceability.deflection)›.",
    uniformLoad: "En jämnt utbredd last böjer fältet‹ (serviceability.moment_shape = udl)›.",
    camber: "en överhöjning är högst en 250-del av spännvidden (7.4.1(4))",
    coverOfExposure: "det är för täckskiktet efter exponering",
    coverOfAnnex:
      "krävs: den nationella bilagan {annex} har egna regler för täckskikt efter exponering (4.4.1.2(5)), som inte behandlas här",
    coverNotVerified:
      "Täckskiktet kontrolleras inte efter exponering: den nationella bilagan {annex} har egna regler (4.4.1.2(5)).",
    onlyAttack:
      "ska innehålla en av X0, XC, XD, XS: frost och kemiskt angrepp ensamma ger inget täckskikt (4.4.1.2(12))",
    weakForExposure: "Beständighet i {name} kräver f_ck {fck} MPa (tabell E.1N).",
    nominalCover: "Täckskiktet är det nominella för exponeringen‹ (cover_mm)›.",
    usualDeviation: "Täckskikt avviker 10 mm‹ (delta_c_dev_mm)›.",
    coverUnknown: "Täckskiktet är inte kontrollerat: stängernas diametrar är inte angivna.",
    flangeByRule: "b_1_mm, b_2_mm och l_0_mm tillsammans",
    slabShear: "är mer än plattan bär utan byglar: ge byglar, eller större höjd",
    greatestMoment: "ska vara fältets största moment: med samma tecken som M_Ed, och inte mindre",
    flatInFire: "tabell 5.9 gäller för pelardäck",
    oneWayInFire: "Över l_y/l_x = 2 bär plattan i en riktning (tabell 5.8).",
  },
  barsInWords: {
    onFaces: "{bars}: {across} stänger på varje sida ±z och {along} på varje sida ±y, med dem i hörnen.",
    axisOfCover:
      "Stängernas axlar ligger {axis} från ytorna: täckskikt {cover}, byglar {link}, hälften av {phi}‹ (cover_mm, links)›.",
    usualAxis: "{bars}: stängernas axlar {axis} från sidorna‹ (axis_distance_mm)›.",
  },
  concreteColumn: {
    braced: "Pelaren är stagad‹ (braced = true)›.",
    nominalCurvature: "Andra ordningen med metoden baserad på nominell krökning, 5.8.8‹ (second_order_method)›.",
    quartzite: "E_cm enligt tabell 3.1, för kvartsitballast‹ (E_cm_MPa)›.",
    generalMethod:
      "Andra ordningen med den generella metoden (5.8.6) kring en axel som tvärsnitt eller stänger inte är symmetriska kring.",
    curvatureAboutZ:
      "Andra ordningen kring z med nominell krökning: EI_z_kNm2 är inte angivet och bilagan utesluter (5.22).",
    curvatureNeedsSymmetry:
      "får inte vara nominal-curvature där tvärsnitt eller stänger inte är symmetriska för böjning kring {axis} (EN 1992-1-1 5.8.8.3(1)); använd general",
    curvatureForBraced:
      "får inte vara nominal-curvature för en ostagad pelare: den nationella bilagan {annex} behåller den för stagade (EN 1992-1-1 5.8.5(1)); använd general, nominal-stiffness med EI_kNm2, eller none",
    methodExcluded:
      "får inte vara {method}: den nationella bilagan {annex} utesluter det (EN 1992-1-1 5.8.5(1)); använd nominal-curvature, general, eller nominal-stiffness med EI_kNm2",
    noOtherMethod: "den nationella bilagan {annex} medger ingen annan metod",
    shareOfSection: "{share} av tvärsnittet, för {method} (EN 1992-1-1 {clause})",
    uncrackedStiffness: "E_cd I_c + E_s I_s för det ospruckna tvärsnittet (5.8.6(3))",
    turned:
      "y och z i resultaten är tvärsnittets huvudaxlar, vridna {angle}° från de ritade: momenten är omräknade till dem, knäcklängder och imperfektioner är de största av båda axlarna.",
    lengthAboutZ: "Knäcklängden kring z är densamma som kring y‹ (l0_z)›.",
    stiffEnds: "5.8.3.2(3): k under 0,1 används som angivet; minst 0,1 rekommenderas.",
    restrained: "båda ändar fast inspända",
    halfOfLength: "halva length_mm: (5.15)",
    wholeLength: "length_mm: (5.16) för en ostagad pelare",
    effectiveLength: "den effektiva längden i mm, eller length_mm och end_flexibility",
    clearLength: "den fria längden i mm",
    imperfectionOfLength: "Imperfektionen e_i = l0/400 läggs till momenten (5.2(9)).",
    imperfectionOfInclination: "Imperfektionen av lutningen enligt 5.2(5) läggs till momenten.",
    inclinationOfLength: "alpha_h för lutningen tas med l0 (length_mm är inte angivet).",
    ofShape: "krävs för shape {shape}",
    sumOfBars: "stängernas area",
    barsHavePlaces: "stängerna har sina lägen",
    agreesWithBars: "{field} stämmer med bars, som används.",
    notOfShape: "används inte för shape {shape}; utelämna det",
    simplePolygon: "måste vara en enkel polygon; dess kanter eller hål korsar eller rör varandra",
    noArea: "måste omsluta en betongyta",
    outsideOutline: "måste ligga inom konturen",
    outsideConcrete: "måste ligga i betongen",
    barAtFace: "måste ha hela sin diameter i betongen; dess axel ligger {distance} mm från ytan",
    overlaps: "överlappar {other}",
    reinforcement: "total längsarmering i mm², eller bars, eller design: true",
    axisDistance: "Stängernas centrum ligger 50 mm från betongytan‹ (axis_distance_mm = 50)›.",
    evenlyOnCircle: "Armeringen ligger jämnt fördelad på en cirkel‹ (layout = all-faces)›.",
    twoFaces: "Hälften av armeringen ligger vid vardera sidan ±z‹ (layout = two-faces)›.",
    fourBars: "fyra stänger av A_s",
    halfABar: "en halv stång, så att stängerna ligger i betongen",
    halfTheDimension: "halva minsta måttet",
    halfTheSection: "halva tvärsnittet",
    allFaces: "måste vara all-faces i ett cirkulärt tvärsnitt; angivet är {layout}",
    partOfABar: "A_s är inget helt antal stänger på {phi} mm: {bars} läggs in, varav A_s = {A_s} mm² räknas.",
    designWithBars: "dimensionerar A_s i en layout; utelämna bars",
    designWithCases: "dimensionerar för en uppsättning laster; utelämna load_cases",
    notEnough: "Ingen armering upp till maximum enligt 9.5.2(3), {most} mm², räcker: resultatet gäller maximum.",
    insufficient: "räcker inte",
    leastThatPasses: "det minsta som uppfyller alla kontroller",
    linksOutside: "måste rymmas mellan stänger och betongyta; byglarna skulle ligga {beyond} mm utanför",
    clearDistance: "minsta avstånd mellan stänger som inte ligger an mot varandra",
    linkSpacing: "minsta avstånd för byglar på {phi} mm (8.2(2))",
    legsTooClose:
      "måste lämna {gap} mm mellan skänklar på {phi} mm i en bredd på {width} mm (8.2(2)); angivet är {given}",
    barsHolding: "antalet stänger som håller dem",
    longitudinalBars: "9.5.3 utgår från längsstängerna",
    clearLengthOfBraced: "Knäcklängden är den fria längden, den största för en stagad pelare (5.8.3.2(3))‹ (l0)›.",
    noBarDiameter:
      "Ingen stångdiameter är angiven: stänger och byglar verifieras inte enligt 9.5.2(1) och 9.5.3‹ (bar_diameter_mm)›.",
    noLinks: "Inga byglar är angivna: de verifieras inte enligt 9.5.3‹ (links)›.",
    zeroCounts: "{field} = 0 räknas som det är angivet: utelämna det där det inte är känt.",
    outsideLaps: "Tvärsnittet ligger utanför skarvar‹ (at_laps = false)›.",
    linksAtLaps: "Byglar vid skarvar av stänger över 14 mm har sex tiondelar av avståndet (9.5.3(4)).",
    leastSide: "tvärsnittets minsta mått, av ett ben där det finns",
    heldByLegs: "byglarna håller hörnstängerna, varje ytterligare skänkel en stång på båda sidor",
    noLeastSide: "bilagan anger ingen minsta sida",
    castStanding: "Pelaren är gjuten stående‹ (cast_lying = false)›.",
    distanceOfBars: "största avstånd mellan intilliggande stänger längs sidorna",
    aggregate: "Ballasten är inte grövre än 15 mm, vilket 20 mm i 8.2(2) täcker‹ (d_g_mm)›.",
    barsHeld: "Ingen tryckt stång ligger längre än 150 mm från en stång som hålls av en bygel (9.5.3(6)).",
    deductBars:
      "Betongen som stängerna tränger undan dras av‹ (deduct_bars = true)›; de flesta publicerade diagram gör inte det.",
    persistent: "Partialkoefficienter för varaktiga dimensioneringssituationer‹ (design_situation)›.",
    parabola: "Parabel-rektangeldiagram för betongen (3.1.7(1)).",
    horizontalBranch: "Horisontell övre gren för stålet utan töjningsgräns (3.2.7(2)b).",
    classB: "Armering av duktilitetsklass B (k = 1,08, epsilon_uk = 5 %).",
    strainOfClass: "klass {name}: epsilon_uk = {epsilon_uk}",
    cementN: "Cement av klass N i kryptalet (bilaga B.1(2)).",
    rangeOfConcrete: "området i EN 1992-1-1 tabell 3.1, 3.1.2(2)P",
    rangeOfSteel: "området i EN 1992-1-1 3.2.2(3)P",
    stiffestConcrete: "1,2 gånger tabell 3.1 (EN 1992-1-1 3.1.3(2))",
    confinedSection:
      "3.1.9: hela tvärsnittet räknas som omslutet; ange b, h eller diameter för kärnan innanför byglarna.",
    confinementOfParabola: "definieras i 3.1.9 endast för parabel-rektangeldiagrammet",
    confinementOfPolygon:
      "kan inte kontrolleras i ett polygonalt tvärsnitt: omslutning med byglar är känd endast för rektanglar och cirklar",
    linksConfine: "byglarna ger tvärspänningen (3.1.9)",
    circularLinks: "cirkulära byglar",
    confinedByLinks:
      "Byglarna omsluter kärnan så långt (5.16) och (5.17) i EN 1998-1 medger; EN 1992-1-1 ger ingen regel.",
    axialForce: "dimensionerande normalkraft i kN, tryck positivt",
    firstOrderMoment: "första ordningens moment i kNm kring y, eller M_02",
    quasiPermanentOfActions: "Krypning med lasternas största kvasipermanenta moment (EN 1990 6.16b)‹ (M_0Eqp saknas)›.",
    quasiPermanentMoment: "det kvasipermanenta första ordningens moment kring y",
    twoMoments: "måste vara lika med {field}, {value}, där båda är angivna; angivet är {given}",
    greaterEnd: "får inte överstiga {field}, {value}, till beloppet; angivet är {given}",
    creepMissing: "M_0Eqp ger phi_ef tillsammans med phi eller creep, som saknas",
    forceNeedsCreep: "det ger phi_ef tillsammans med phi eller creep, som saknas",
    neglectNeedsPhi: "utgår från phi (5.8.4(4)), som saknas; eller ange phi_ef: 0",
    webOfShear: "krävs för tvärkraft vid shape {shape}: 6.2 utgår från ett livs bredd och höjd",
    noStrainLimit: "stålets horisontella gren har ingen töjningsgräns",
    limitFromForce: "bilagan tar slankhetsgränsen ur n ensamt (5.8.3.1(1))",
    ofNominalCurvature: "det hör till den nominella krökningen",
    ofNominalStiffness: "det hör till den nominella styvheten",
    noModulus: "andra ordningens metod {method} har ingen modul",
    noShear: "det finns inget V_Ed",
    idleLegs: "de bär varken V_Ed eller confinement_MPa",
  },
  columnSecondOrder: {
    creepIsSmall: "phi <= 2, lambda <= 75, M_02 / N_Ed >= h",
    creepNotNeglected: "Krypning försummas inte kring {axis}: 5.8.4(4) kräver phi <= 2, lambda <= 75, M_02/N_Ed >= h.",
    creepUnknown: "phi_ef okänt",
    creepNotGiven: "antaget: inget är angivet om krypning",
    creepOfTwo: "phi_ef = 2,0 i andra ordningens moment, eftersom varken phi_ef eller phi är angivet.",
    mostlyImperfections: "kring {axis} är momenten främst de av imperfektioner, av N_Eqp och N_Ed",
    oppositeMoments: "minskat med andelen från moment med motsatt tecken",
    ofSecondOrder: "de angivna momenten innehåller andra ordningens effekter",
    firstOrder: "lambda <= lambda_lim: första ordningen",
    ignored: "lambda <= lambda_lim: andra ordningen försummas",
    raisedToImperfection:
      "Moment som är för små för att innehålla en imperfektion kompletteras till den i 5.2(5), även om imperfection är none eller e_i litet (5.2(1)P).",
    highForce: "n >= 0,41",
    factorA: "A = 0,7 i gränsslankheten, eftersom phi_ef inte är angivet (5.8.3.1(1)).",
    momentsOfImperfections: "moment främst av imperfektioner",
    unbraced: "ostagad",
    ofThisColumn: "{rule} för denna pelare",
    equivalentMoment: "M_0Ed = M_0e",
    curvatureFactor: "c = 10 i e_2; 8 är undre gränsen vid konstant första ordningens moment (5.8.8.2(4)).",
    stiffnessFactor: "c_0 = 8: konstant första ordningens moment, eller M_0e i dess ställe (5.8.7.3(2)).",
    stiffnessAboveClause:
      "{field} = {given} är mer än {EI} kNm² enligt (5.21): värdet måste gälla det spruckna tvärsnittet, med krypning och gamma_CE (5.8.7.1(1)).",
    greatestMoment: "största momentet i den utböjda pelaren minus M_0Ed, integrerat över höjden",
    constantMoment:
      "Första ordningens moment är konstant: med c = 8, den undre gränsen i 5.8.8.2(4), skulle pelaren utnyttjas till {utilization} % i stället för {now} %; ange c",
    idleFactors: "c och c_0: utan verkan, eftersom andra ordningen försummas kring båda axlarna (5.8.3.1).",
    idleBiaxialMethod:
      "Metoden för båda axlarna tillsammans saknar inverkan: (5.38) kräver inte den kontrollen‹ (biaxial_method)›.",
    endMomentsY: "Ändmomenten kring y är lika‹ (M_01 = M_02)›.",
    endMomentsZ: "Ändmomenten kring z är lika‹ (M_01_z = M_02_z)›.",
    noMomentZ: "Inget moment kring z‹ (M_z_Ed = 0)›.",
    beyondAxial: "N_Ed överskrider bärförmågan för normalkraft",
    growTogether: "N_Ed och M_Ed ökar tillsammans till kurvan",
    skewAxis:
      "Böjning i två riktningar enligt 6.1 med sned neutral axel: (5.39) gäller symmetriska rektanglar och cirklar.",
    simplifiedBiaxial: "Böjning i två riktningar med det förenklade villkoret (5.39)‹ (biaxial_method)›.",
    worseDirection: "imperfektion endast i den ogynnsammaste riktningen",
    otherDirection: "5.8.9(2): imperfektion endast i den andra riktningen",
    alongMoments: "i momentens riktning, med sned neutral axel",
    noMoments: "inga moment",
    circular: "cirkulärt tvärsnitt",
    notCarried: "tvärsnittet bär inte N_Ed med denna böjning",
    uniformStrain: "jämn töjning",
    equilibrium: "där F_c + F_s = N_Ed",
    integral: "integralen av spänningarna över tvärsnittet",
    barsLessConcrete: "stänger minus betongen de tränger undan",
    bars: "stänger",
    rowsLessConcrete: "stänger minus den betong de tränger undan: {rows}",
    rowsOfBars: "stänger: {rows}",
    rowOfBars: "{A} på {z} från tyngdpunkten, {sigma}",
    centroidOfStresses: "tyngdpunkt för spänningarna över tvärsnittet, mätt från tvärsnittets",
    limitStrain: "gränsstukning i tryckt kant",
    atGreatestMoment: "normalkraft vid största M_Rd",
    greatestResistance: "största M_Rd",
  },
  columnShear: {
    tensionHalf:
      "Vid tvärkraft räknas stängerna i den dragna halvan av tvärsnittet, med effektiva höjden till deras tyngdpunkt (6.2.2(1)).",
    shearOfMoments:
      "måste vara minst {implied} kN, tvärkraften av ändmomenten över length_mm (V = dM/dx); angivet är {given}",
    impliedShear: "Tvärkraften är minst den av ändmomenten över length_mm (V = dM/dx).",
    webOfImplied:
      "Ändmomenten ger över length_mm en tvärkraft av {V} som inte kontrolleras: 6.2 behöver b_w_mm och d_shear_mm för denna form.",
    shearAlongB:
      "Ändmomenten kring z ger över length_mm en tvärkraft av {V} längs b som inte kontrolleras: 6.2 gäller V_Ed längs h.",
    eitherSide: "Båda sidorna kan vara dragna där tvärkraften verkar: momenten byter tecken eller är mindre än V_Ed d.",
    leastWidth: "minsta bredden av tvärsnittets dragna halva",
    depthOfBars: "effektiva höjden för stängerna i tvärsnittets dragna halva",
    flattestStrut: "den flackaste trycksträvan för dessa laster (EN 1992-1-1 6.2.3(2))",
    flattest: "De flackaste trycksträvor som betongen bär (‹links.cot_theta, ›6.2.3(2)).",
    idleLinks: "Betongen bär ensam V_Ed: byglarnas cot_theta och legs räknas inte för den (6.2.1(3)).",
    twoLegs: "Två bygelskänklar bär tvärkraften‹ (links.legs = 2)›.",
    leverArm: "z = 0,9 d vid tvärkraft, fastän 6.2.3(1) anger det för element utan normalkraft.",
    coverToAxes: "Täckskiktet c_v,l i z räknas till stängernas centrum, eftersom diametern inte är angiven.",
  },
  columnFire: {
    unbraced: "kan inte kontrolleras för en ostagad pelare: tabellerna i EN 1992-1-2 5.3.1(1) gäller stagade",
    highStrength:
      "kan inte kontrolleras för {name}: tabellerna i EN 1992-1-2 avsnitt 5 gäller betong till C50/60; hög hållfasthet finns i avsnitt 6",
    polygonal: "kan inte kontrolleras för ett polygonalt tvärsnitt: EN 1992-1-2 5.3.2 gäller rektanglar och cirklar",
    halfOfLength: "halva length_mm (EN 1992-1-2 5.3.2(2))",
    halfOfEffective: "halva l0 (EN 1992-1-2 5.3.2(2))",
    effectiveLength: "l0 för R30 (EN 1992-1-2 5.3.2(2))",
    oneSource: "Måtten i tabell 5.2a i EN 1992-1-2 kommer från en källa: jämför med standarden.",
    fullyUsed: "mu_fi = 0,7 vid brand: pelaren är fullt utnyttjad vid normal temperatur (EN 1992-1-2 5.3.2(5)).",
    noSize: "Tabell 5.2a i EN 1992-1-2 har inget mått för {R} med mu_fi = {mu_fi}.",
    oneSide: "{R}, en sida",
    atUse: "{R}, mu_fi = {mu_fi}",
    eightBars: "Pelaren har de åtta stänger som tabell 5.2a kräver (bar_diameter_mm eller bars är inte angivet).",
    halfTheLength: "Knäcklängd vid brand: halva längden, som i ett mellanliggande våningsplan (EN 1992-1-2 5.3.2(2)).",
    lengthAtNormal: "Knäcklängd vid brand: densamma som vid normal temperatur (EN 1992-1-2 5.3.2(2)).",
    outsideFormula:
      "Pelaren ligger utanför området för (5.7) i EN 1992-1-2: a från 25 mm, b' från 200 mm, l_0,fi från 2 till 6 m.",
    oneSideToo: "(5.7) i EN 1992-1-2 gäller brand på alla sidor; den används även för en sida.",
  },
} satisfies Translation<(typeof said)["en-1992-1-1"]>;
