import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

export const timberJoints = {
  nails: "spik",
  staples: "klammer",
  screws: "skruvar",
  bolts: "bultar",
  boltsAndDowels: "bultar och dymlingar",
  steelPlates: "stålplåtar",
  woodAndPanels: "trä och skivor",
  outerDiameter: "ytterdiametern",
  depthOfMember: "virkesdelens höjd",
  spacingsNotGiven: "Inte kontrollerat, eftersom det inte är angivet: {fields} (tabellerna {tables}).",
  nailDistances:
    "Avstånden för axiellt belastade spikar (8.3.2, tabell 8.2) är inte kontrollerade‹; beräkna dem även som dowel-type›.",
  densityAboveClass: "{symbol} = {given} kg/m³ är över {of} kg/m³ för {species}‹ ({field})›.",
  densityOfClass: "måste höra till klassen {species}, som har {of} kg/m³; det är {given}",
  plasticMoment: "plastiska momentet vid {f_u} MPa",
  momentAboveStrength: "M_y,Rk = {given} Nmm är över {of} Nmm för ett fästdon med {f_u} MPa.",
  sixDiameters: "sex diametrar (8.4(2))",
  lengthLeaves: "vad längden lämnar bakom de andra delarna",
  groupWithEdges: "gruppen av förband tvärs fibrerna med sina kantavstånd",
  strongestWire: "det hos en fyrkantspik av 1400 MPa",
  rangeOfBolts: "den största diametern i 8.5 och 8.6",
  rangeOfDowels: "den minsta dymlingen (8.6(2))",
  wireStrength: "trådens minsta hållfasthet (8.3.1.1(4), 8.4(5))",
  strengthOfGrade: "hållfastheten för klass {grade}",
  effectiveDiameter: "skruvens effektiva diameter (mm), eller d_core_mm (8.7.1)",
  strengthOrMoment: "fästdonets draghållfasthet (MPa), eller grade eller M_y_Rk_Nmm",
  crown: "ryggens längd (mm), minst sex diametrar (8.4(2))",
  densityOfPanel: "skivans karakteristiska densitet (kg/m³)",
  speciesPanelOrPlate: "träets hållfasthetsklass; eller panel, eller plate",
  lengthOrPenetration: "fästdonets längd (mm), eller penetration_mm",
  effectiveGiven: "d_ef_mm är angiven",
  momentGiven: "M_y_Rk_Nmm är angivet",
  throughAll: "bultar och dymlingar går genom alla delar",
  sticksOut: "Fästdonet sticker ut {out} mm ur den sista delen: det som är utanför håller ingenting.",
  nothingInRow: "ett fästdon, eller inget trä med en rad längs fibrerna",
  staggered: "en rads spik förskjuten en diameter tvärs fibrerna",
  leastOfEachPlane:
    "Fler än två skjuvplan: vart och ett räknas som i tre delar och bär det minsta av sina egna brottmoder (8.1.3).",
  closeHoles: "Hål i stålplåtar är högst 0,1 d större än fästdonet (8.2.3(1)).",
  threadInPoint:
    "Den släta skaftdelen når inte 4 d in i delen med spetsen: d_ef = 1,1 d_kärna (8.7.1)‹; annars är d_ef_mm skaftet›.",
  noRopeGiven: "Ingen linverkan: fästdonets axiella bärförmåga är inte angiven‹ (F_ax_Rk_kN)›.",
  noWashers: "Ingen linverkan för bultar utan brickor mot trä och känd draghållfasthet‹ (washer, F_ax_Rk_kN)›.",
  headOfNail: "Spikhuvuden är dubbelt så breda som skaftet‹ (nail.head_d_mm)›.",
  crownAlong: "Ryggen ligger inom 30° från fibrerna: sju tiondelar av bärförmågan (8.4(3))‹ (crown_angle_deg)›.",
  leastSpacing: "Fästdonen i en rad sitter på minsta avståndet a_1‹ (a_1_mm)›.",
  lightPanel:
    "Skivors densitet 500 kg/m³, den minsta enligt EN 12369-1, för förskjutningen och spikhuvudena‹ (members[].rho_k_kg_m3)›.",
  simplifiedWithoutRope: "Bilagans förenklade regler, utan linverkan.",
  shearIsForce:
    "Tvärkraften bredvid förbandet är hela kraften tvärs fibrerna, det säkra värdet‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  slackOfBolts: "Bultars spel i hålen: 1 mm (7.1(4))‹ (serviceability.clearance_mm)›.",
  blockWithLeast: "Blockskjuvning med tabellens minsta avstånd där inga är angivna‹ (a_1_mm, a_2_mm, a_3_t_mm)›.",
  plateEdges: "Stålplåtars änd- och kantavstånd är de minsta enligt EN 1993-1-8, 1,2 d_0‹ (members[].e_1_mm, e_2_mm)›.",
  splittingOfAnnex:
    "Spjälkningen följer EN 1995-1-1, (8.4): regeln i bilaga {annex} för förband belastade tvärs fibrerna (NCI till 8.1.4) är inte beräknad.",
  furtherRules:
    "Förband följer EN 1995-1-1 med faktorerna i bilaga {annex}; ytterligare nationella regler till avsnitt 8 är inte beräknade.",
  acrossTheGrain:
    "Spikar, skruvar och klammer är inslagna tvärs fibrerna: spikar i ändträ bär ingenting (8.3.1.2(3), 8.3.2(3)).",
  endGrain: "måste vara 90: spikar i ändträ bär ingenting längs sin axel (8.3.2(3)), och snedspikning är inte beräknad",
  holesOfScrews:
    "Skruvar över 6 mm eller i lövträ sitter i förborrade hål, om deras godkännande inte medger annat (10.4.5).",
  twoNails: "En ensam spik är inget förband: minst två krävs (8.3.1.1(9)).",
  splitsHardly:
    "Träet är inget träslag som lätt spricker, som silvergran och douglasgran (8.3.1.2(7))‹ (splitting_species)›.",
  profiledAsSmooth:
    "Profilerade spikar håller som släta längs hela inträngningen, (8.25) och (8.26), där inget är deklarerat‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  nailsInPanels:
    "Spikar håller i skivor som i trä av den densiteten, (8.25) och (8.26), där inget är deklarerat‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  thinForScrews:
    "Tabell 8.6 gäller för trä om minst 12 d, {least} mm (8.7.2(2)); det tunnaste är {t} mm: avstånden är de i skruvens godkännande.",
  lateralWithoutRope: "Tvärs axeln bär fästdonen utan linverkan, bredvid en kraft längs axeln.",
  lateralAlone:
    "För kraften tvärs axeln är bara brottmoderna kontrollerade: spjälkning, avstånd och stålplåtar är det inte‹; beräkna den även som dowel-type›.",
  alternating:
    "Krafter av medellång och längre varaktighet växlar tecken; med hälften av den andra, som 8.1.5 kräver, beräknas bara rader med F_Ed: förbandet är inte verifierat. Beräkna varje riktning som ett eget förband, med hälften av den andra i dess krafter.",
  alternatingOfCases:
    "Krafter av medellång och längre varaktighet växlar tecken: var och en räknas med hälften av den största åt andra hållet (8.1.5)‹, som alternating_kN i sitt lastfall›.",
  pulledSense:
    "Kraften växlar tecken: förbandet är beräknat för {pulled} drag och {pressed} tryck (8.1.5); draget, som utnyttjar mest, visas.",
  pressedSense:
    "Kraften växlar tecken: förbandet är beräknat för {pulled} drag och {pressed} tryck (8.1.5); trycket, som utnyttjar mest, visas.",
  alternatingOfBolts:
    "gäller bara rader med F_Ed; ange med bolts, listan med platser, varje riktning som ett lastfall: hälften av den andra läggs till (8.1.5)",
  turningFasteners:
    "Krafter av medellång och längre varaktighet växlar: till kraften i varje fästdon, rad och grupp läggs hälften av den största motriktade kraften i ett annat lastfall (8.1.5); för det visade fästdonet är det hälften av {against}.",
  endsAtJoint:
    "Delarna som belastas tvärs fibrerna slutar vid förbandet: tvärkraften bredvid och inom det är den av dess egna krafter‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  pulledAlongX:
    "En positiv kraft längs x drar delar längs x ut ur förbandet; sneda delar kan sluta på båda sidor (bilaga A).",
  forceOffAxis:
    "Kraften verkar i fästdonens mitt, {e} mm vid sidan av en dels axel, och böjer delen. En kraft i den axeln ger även fästdonen ett moment‹: ange bolts och M_Ed›.",
  holesAboutAxis:
    "Fästdonen ligger kring axeln i varje del, som vid förbandets kant bär sin andel av kraft och moment.",
  askewByConnectors:
    "Fästdon som ligger snett mot varandra följer regeln för mellanläggsbrickor, (8.69): EN 1995-1-1 har ingen för dem.",
  wholeForce: "hela kraften",
  creepAtPlates:
    "Ett förband mellan trä och stål kryper som ett mellan trä och trä, med dubbla k_def för träet (2.3.2.2(3)), på säkra sidan.",
  leastWire: "Spikarnas tråd har 600 MPa, det minsta enligt 8.3.1.1(4)‹ (f_u_k_MPa)›.",
  splittingOfPattern:
    "Fästdon trycker vinkelrätt fibrerna på en del vars höjd eller avstånd inte är angivna: dess spjälkning (8.1.4) är inte kontrollerad‹; ange members[].h_mm och a_4_t_mm, eller splitting›.",
  shearBelowForce:
    "Tvärkrafterna på båda sidor om förbandet är tillsammans mindre än kraften vinkelrätt fibrerna: den större tas som resten av den kraften‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  shearIsRest:
    "Tvärkraften på andra sidan om förbandet är resten av kraften vinkelrätt fibrerna‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  depthOfPlaces: "det som lägen, kantavstånd och höjd lämnar",
  sectionNotGiven:
    "Det som hålen lämnar av en dragen eller böjd del (5.2) är inte kontrollerat, eftersom delens höjd inte är angiven‹; ange members[].h_mm›.",
  panels: "skivor",
  panelNotGiven:
    "Det som hålen lämnar av en skiva (5.2) är inte kontrollerat: det kräver skivans höjd och deklarerade hållfastheter längs kraften‹; ange members[].h_mm, f_t_k_MPa och f_m_k_MPa, med alpha_deg 0›.",
  panelsAlone:
    "Skivor är kontrollerade endast vid sina fästdon: drag, böjning och skjuvning i skivan bredvid är det inte.",
  placesOfBolts: "listan med fästdonens lägen, på vilka N_Ed, V_Ed och M_Ed verkar; för rader n och F_Ed",
  placeInDepthOpen:
    "Kantavstånden lämnar öppet var i delens höjd fästdonen ligger: dess nettotvärsnitt är beräknat utan momentet av en kraft vid sidan av axeln‹; a_4_t_mm och a_4_c_mm, som med mönstret blir höjden, säger det›.",
  slipWithoutTurning:
    "Glidningen är den av F_ser genom fästdonens tyngdpunkt: hur mycket förbandet vrider sig under momentet är inte beräknat.",
  turnsShortly:
    "Krafter av kort varaktighet växlar utan förlust (8.1.5): varje riktning är beräknad för sig, den andra som av medellång varaktighet.",
  durationOfCombination: "varje kombination har varaktigheten hos sin kortaste last",
  thicknessOfMember: "delens tjocklek",
  splittingOfSoftwood: "(8.4) gäller barrträ; delen som belastas tvärs fibrerna är lövträ.",
  blockAlongGrain:
    "Blockskjuvning (bilaga A) är inte kontrollerad: den gäller virkesdelar med hållfasthetsklass som dras längs fibrerna.",
  plateNotVerified: "Stålplåtars hålkanttryck är inte kontrollerat‹; ange members[].steel_grade›.",
  depthUnknown:
    "krävs för {type} med {d_c} mm: förbindarens djup i varje del (mm), som EN 912 och prestandadeklarationen anger",
  depthOfStandard:
    "Förbindare {type} med {d_c} mm går enligt EN 912 {h_e} mm in i varje del, från en enda källa: jämför med prestandadeklarationen‹ (h_e_mm)›.",
  depthDiffers:
    "Förbindare {type} med {d_c} mm har {of} mm i varje del enligt EN 912; {given} mm används som angivet‹ (h_e_mm)›.",
  widestRing: "den största förbindaren i 8.9(1)",
  diameterOfConnector: "förbindarens diameter",
  otherSide: "plattans andra sida (mm)",
  twoSides: "typerna C3 och C4",
  halfInEach:
    "måste vara trä: förbindare av typ {type} ligger till hälften i vardera av två delar; mot stål är de ensidiga",
  connectorsInWood: "måste vara trä: 8.9 och 8.10 gäller massivt trä, limträ och LVL",
  staggeredRows: "rader som är förskjutna mot varandra",
  staggeredApart: "avstånd mellan närliggande förbindare i två rader",
  notStaggered: "måste vara false: 8.9(10) gäller runda förbindare, inte {type} (8.10(8))",
  staggeredInLine:
    "Förskjutna rader närmare än halva avståndet längs fibrerna räknas som en rad längs fibrerna (8.9(13)).",
  longestRow: "får ge högst 20 förbindare i en rad, där (8.71) slutar; det är {n}",
  rowTooLong: "Enligt (8.71) bär fler än elva förbindare i en rad mindre än elva.",
  closeConnectors: "Förbindare tätare än tabellen bär mindre enligt (8.70): minst halva avståndet.",
  boltOfConnector: "Bultarna som håller ihop delarna, med brickor, är de i 10.4.3; de är inte kontrollerade.",
  endAtLeast: "Den belastade änden har tabellens minsta avstånd‹ (a_3_t_mm)›.",
  rowOfTeeth:
    "8.10 har inget effektivt antal tandbrickor i en rad: ringarnas, (8.71), används, den säkra sidan (8.1.2(4)).",
  fireOfOneSource:
    "Förband vid brand enligt EN 1995-1-2 6.2, tabell 6.1 till 6.3, från en enda källa: jämför tider och faktorer med standarden.",
  staplesInFire: "måste utelämnas: EN 1995-1-2 har ingen tid för klammer (tabell 6.1)",
  platesOutsideInFire:
    "måste utelämnas, eller ha cover_mm: stålplåtar på utsidan utan täckning är i branden, och EN 1995-1-2 6.3.1 hänvisar till EN 1993-1-2, som inte beräknas",
  noPlateOutside: "ingen stålplåt ligger på utsidan",
  doubleSteps: "dubbla försatser",
  noThread: "måste vara diametern för en metrisk gänga, M8, M12, M16; M{d} finns inte",
  endsInWood: "ändar i trä‹ (species)›",
  washerOrPlate: "washer, eller plate_mm för en stålplåt på träet",
  boltsAlone:
    "Brickor trycker tvärs fibrerna med 3 f_c,90,k (8.5.2); bultarna delar kraften lika, och vad den gör med delarna, och böjning av bultar och brickor, är inte verifierat.",
  endOnSteel: "Skalle eller mutter ligger mot stål: den delen verifieras enligt EN 1993-1-8, inte här.",
  washersNotPlaced: "Att brickor ligger helt på träet och bredvid varandra är inte verifierat‹ (edge_mm, a_mm)›.",
  faceOfLVL: "Brickor trycker mot flatsidan av LVL: f_c,90,k är den för liggande LVL, den lägre av de två.",
  sidesOfLVL: "bara LVL har en egen hållfasthet för varje sida",
  holeUnderHead: "det som skalle och mutter ännu täcker",
  oneBoltAlone: "det finns en bult",
  overTop: "en balksko över primärbalkens ovansida trycker på den och drar den inte tvärs fibrerna",
  joistDeeper:
    "Sekundärbalken är med {joist} mm högre än primärbalken med {header} mm: om bedömningen omfattar ett sådant förband är inte verifierat.",
  hangers: "balkskor",
  hangerByAssessment:
    "Bärförmågorna är bedömningens så som du anger dem, för dess spikar, trä och kraftlägen: k_mod och gamma_M för förband minskar dem (2.4.3), och inget av fästdonen beräknas.",
  hangerConditions:
    "Huvudbalken hålls mot vridning, som balkskor på en sida leder till; bjälken är anpassad och så hög som bedömningen kräver.",
  bracketConditions:
    "Delarna har kontakt, och beslagen sitter på båda sidor eller hålls mot vridning som bedömningen kräver; den burna delens spräckning ingår i bärförmågorna.",
  hangerOutside:
    "I klimatklass 3 är tunna plåtar och deras spikar av rostfritt stål (tabell 4.1); jämför bedömningens klasser.",
  hangerLinear:
    "Krafter i flera riktningar adderas linjärt, på säkra sidan: många bedömningar adderar deras kvadrater‹ (interaction)›.",
  resistanceInDirection: "bedömningens bärförmåga i kraftens riktning (kN)",
  steelOfHanger: "Stålet har gamma_M2 enligt EN 1993-1-8‹ (steel.gamma_M)›.",
  nailsOfTable: "Alla spikar sitter som bedömningen har dessa bärförmågor för‹ (nails)›.",
  headerSplits: "Huvudbalkens spräckning av kraften tvärs dess fibrer (8.1.4) är inte verifierad.",
  densityOfTable: "Bärförmågorna gäller trä med 350 kg/m³, som C24‹ (rho_a_kg_m3)›.",
  densityOfResistances: "den karakteristiska densiteten hos träet som bärförmågorna gäller",
  widthOfPurlin: "åsens bredd",
  depthOfRafter: "takstolens höjd",
  faceAbovePurlin: "ger en lodrät yta på {a} mm, över åsens {h} mm",
  rafterLifted: "En takstol som lyfts eller dras utåt behöver egna fästdon.",
  deepSeat:
    "Hacket är {t} mm djupt, mer än en tredjedel av takstolens {h} mm: djupare än snickare går; standarden har ingen gräns.",
  rafterAlone:
    "Av takstol och ås är bara hacket verifierat: båda är egna stänger, och det som håller takstolen mot lyft och glidning är inte verifierat.",
  momentAtSeat: "Takstolens moment vid hacket är inte angivet: det som blir kvar ovanför är inte verifierat.",
  noEaves: "Bortom hacket hänger inget taksprång på takstolen.",
  ofHeel: "urtagets djup vid hälen (mm)",
  noRoomForBoth: "lämnar inget trä mellan front och häl: stöttan är {h} mm hög",
  facesShare:
    "Den dubbla försatsens båda ytor delar kraften efter sin bärförmåga, om båda passar; en regel ur läroböcker till NCI NA.12 i DIN EN 1995-1-1/NA, inte jämförd med någon av dem.",
  noSideInFire: "inget fästdon slutar i en sidodel av trä",
  sideOfPlug: "den tunnaste sidodelen, där pluggarna sitter",
  longestFireOfJoints: "där reglerna för förband i brand slutar (EN 1995-1-2 6.1(1))",
  symmetricalInFire:
    "Förbandet är inte kontrollerat i brand: reglerna i EN 1995-1-2 6.2 och 6.3 gäller tre delar, de två yttre lika (6.1(2)).",
  oneRuleOfPlate:
    "måste utelämnas bredvid {field}: var och en är en egen regel för plåtens kanter, width_mm utan skydd av dem, gap_mm och strip_mm med det (EN 1995-1-2 6.2.1.3)",
  coverOfPlates:
    "Vid brand täcker trä eller skivor stålplåtarna på utsidan helt, även kanterna, och hålls kvar tills de har förkolnat; för andra skydd avgör provning (EN 1995-1-2 6.3.2).",
  boardsOverPlates: "måste utelämnas: skivor över stålplåtar på utsidan verifieras med cover_mm (EN 1995-1-2 6.3.2)",
  plugsInFire:
    "Vid brand är träpluggar inlimmade över alla fästdon (EN 1995-1-2 6.2.1.2(3)); det som är kvar av sidodelarna under dem bär, med brand och utan.",
  headsOutOfFire: "Vid brand är skruvarnas huvuden skyddade (EN 1995-1-2 6.4(1)).",
  screwsInFireOfOneSource:
    "Skruvar vid brand enligt EN 1995-1-2 (6.9) till (6.11), från en enda källa: jämför dem med standarden.",
  shearInFire: "Det som verkar tvärs skruvarna är inte verifierat vid brand: EN 1995-1-2 6.4 gäller kraften längs dem.",
  pressedInFire: "måste utelämnas: EN 1995-1-2 6.4 har ingen regel för skruvar som knäcks i varmt trä, vilket par kan",
  panelsOutsideInFire: "måste utelämnas: EN 1995-1-2 6.2 gäller sidodelar av trä, inte av skivor",
  reducedLoadOfRows:
    "måste vara simplified: den reducerade lasten beräknas för rader med F_Ed, inte för bolts, listan med lägen",
  noReducedLoad: "måste vara simplified: EN 1995-1-2 tabell 6.3 har ingen faktor för dessa fästdon",
  leastInReducedLoad: "den minsta diametern i EN 1995-1-2 tabell 6.3",
  noPlateInside: "ingen stålplåt ligger mellan delarna",
  plateWidthInFire: "stålplåtens bredd (mm), eller gap_mm eller strip_mm (EN 1995-1-2 6.2.1.3)",
  edgesOfWidth: "de räknas bara med width_mm",
  platesInsideInFire: "Stålplåtarna mellan delarna är inte kontrollerade i brand‹; ange fire.plate›.",
  thinPlateInFire: "Stålplåtar mellan delarna är minst 2 mm tjocka i brand (EN 1995-1-2 6.2.1.3(1)).",
  thickPlateInGap:
    "Enbart en spalt skyddar stålplåtar upp till 3 mm (EN 1995-1-2 6.2.1.3(2)); ange bredd eller lister.",
  forceInFire: "Förbandets kraft är inte angiven: den reducerade lasten är inte kontrollerad.",
  dowelsAsBolts: "Dymlingar som sticker ut mer än 5 mm är i brand som bultar (EN 1995-1-2 6.2.2.1(4)).",
  boltBesideDowels: "I brand håller en bult per fyra dymlingar ihop delarna (EN 1995-1-2 tabell 6.3).",
  distanceInFire: "Avståndet, som måste vara {a_fi} mm större i brand, är inte angivet.",
  boardsHold: "Skyddet täcker hela förbandet, och dess infästning håller tills träet förkolnar (EN 1995-1-2 6.2.1.2).",
  platesOfOneSource:
    "Spikplåtar enligt EN 1995-1-1 8.8, (8.42) till (8.60), och 9.2, från en enda källa: jämför dem med standarden.",
  platesAlone: "Av träet är bara förankringen kontrollerad: varken spräckning (8.1.4) eller delen bredvid plåten.",
  plateOnEachSide:
    "En plåt av samma typ, storlek och riktning är pressad in i vardera sidan av träet; var och en bär hälften (8.8.1).",
  strongerAcross:
    "Plåten är angiven starkare tvärs än längs (f_a_90_90_k_MPa över f_a_0_0_k_MPa, eller k_1 över 0); jämför det, och tecknet för k_1 i f_a,0,0 + k_1 alpha, med dess deklaration.",
  overlapOfArea: "overlap_mm, från foglinjen till det fjärmaste hörnet",
  depthOfArea: "h_mm, tvärs elementets fibrer",
  coverOfArea: "vad plåten täcker av höjden, tvärs ramstångens fibrer",
  areaCrossed: "får inte korsa sig själv",
  areaTooSmall: "måste omsluta en area över 100 mm²",
  lineTooShort: "måste vara längre än 5 mm",
  lineThroughArea: "måste ligga bredvid ytans tyngdpunkt: delen ligger på en sida av den",
  noAnchorageLeft: "måste lämna en förankringshållfasthet över noll upp till 90°",
  coveredDepth: "ramstångens höjd under plåten (mm)",
  withoutOverlap: "overlap_mm är inte angivet",
  overlapNotGiven: "Plåtens överlapp på delen (9.2.2(4)) är inte kontrollerat‹; ange h_mm och overlap_mm›.",
  stepPulledOut: "En kraft som drar strävan ur urtaget bärs inte av det: den kräver egna fästdon.",
  stepByTextbooks:
    "EN 1995-1-1 har inget avsnitt om försatser: tryck enligt (6.16) med k_c,90 = 1, skjuvning av förträet över högst 8 t_v; djup och längd som läroböcker anger dem till NCI NA.12.1 i den tyska bilagan, vars egen hållfasthet under vinkel inte används.",
  strutOffItsAxis:
    "Urtagets yta ligger vid sidan av strävans axel och ramstångens upplag: böjningen av detta är inte kontrollerad här, inte heller vad som håller strävan på plats.",
  strutsAlike: "Strävan på andra sidan av ramstången trycker lika mycket: båda drar i den‹ (N_chord_Ed)›.",
  depthOfChord: "ramstångens höjd, för vart och ett av dess urtag",
  crackedBefore: "Förträet är sprucket som i balkar, k_cr enligt 6.1.7(2), den säkra sidan‹ (k_cr)›.",
  planesOfMembers: "måste vara {planes}, ett färre än delarna; angivet är {given}; ange varje del i förbandet",
  woodSomewhere: "måste innehålla en del av trä eller en skiva",
  platesTogether: "får inte vara en plåt intill en plåt: trä ligger emellan",
  pointInPlate: "måste vara trä: spik, skruvar och klammer slutar där",
  tooShort: "måste vara längre än delarna före den sista, {before} mm; angivet är {length}",
  speciesOrPanel: "kan inte kombineras med panel; ange en av dem",
  crossLaminated:
    "måste vara en hållfasthetsklass: korslimmat trä finns inte i EN 1995-1-1:2004, och tillverkarnas godkännanden skiljer sig",
  notAClass: "måste vara en hållfasthetsklass; angivet är {given}",
  boltsInHardboard: "får inte vara hård träfiberskiva: EN 1995-1-1 saknar dess hålkanthållfasthet för bultar (8.5.1.2)",
  dowelsSlide: "måste utelämnas: dymlingar har ingen linverkan",
  boltsInHoles: "bultar och dymlingar sitter i borrade hål",
  stoutNails: "måste vara true: spik över 6 mm förborras (8.3.1.1(2))",
  denseWood: "måste vara true: trä med {rho_k} kg/m³, över 500, förborras (8.3.1.1(2))",
  staplesInPlates: "måste vara trä eller en skiva: klammer går inte genom stålplåt",
  simplifiedPlanes: "måste vara johansen vid fler än två skjuvplan",
  simplifiedWood: "måste vara johansen för skivor",
  noSimplified: "måste vara johansen: bilagan har inga förenklade regler",
  panelTooWet: "saknar k_mod i klimatklass {service_class} (tabell 3.1)",
  blockAtPlates: "måste vara false: bilaga A gäller förband med stålplåtar",
  holesFillMember: "måste vara mer än hålen i {rows} rader, {d_0} mm vardera",
  inRow: "fästdon i en rad längs fibrerna, eller bolts, listan över deras lägen",
  withBolts: "gäller endast med bolts, listan över lägen; ange F_Ed för rader",
  oneCarriesNoMoment: "måste vara minst två: ett fästdon bär inget moment",
  fastenersOverlap: "måste ligga minst en diameter från bolts[{other}]",
  asManyAsBolts: "måste ge lika många fästdon som bolts, {n}",
  forcesOfBolts: "kan inte kombineras med bolts; ange N_Ed, V_Ed, M_Ed",
  plateBearingAlone:
    "Stålplåtar är kontrollerade endast för hålkantstryck: det som hålen lämnar, blockutrivning och buckling är de i EN 1993-1-8 och EN 1993-1-1.",
  declaredAt350: "Skruvarnas deklarerade hållfastheter gäller vid 350 kg/m³‹ (rho_a_kg_m3)›.",
  declaredInPanel: "I skivor håller skruvar inte mer än vad som är deklarerat för dem, hur tät skivan än är.",
  holdInPanel: "deklarerad utdragshållfasthet i skivan (MPa); (8.25) och (8.39) gäller trä",
  stiffnessDeclared: "K_ser_ax_1_N_mm är angivet",
  softwoodThreads: "gängor i barrträ eller limträ‹; ange annars K_ser_ax_1_N_mm›",
  stiffnessByAssessment:
    "EN 1995-1-1:2004 har ingen glidning för skruvar längs deras axel: K_ser,ax för en gänga är {formula}, som bedömningar av skruvar i barrträ anger; skruvens egen gäller‹ (K_ser_ax_1_N_mm)›.",
  headRigid: "Huvudet och träet under det ger inte efter: K_ser,ax är den för gängan i delen med spetsen.",
  slantOf45: "Skruvarna står i 45° mot fogen‹ (alpha_deg)›.",
  usualFriction: "Delar som skruvarna pressar samman har friktionen mu = {mu}‹ (mu)›.",
  screwsAllPulled: "Kraften drar i alla skruvar: en som växlar trycker dem och kräver korsade par‹ (pairs)›.",
  pairsShareAlike: "I varje korsat par dras den ena skruven lika mycket som den andra trycks.",
  slantAlone: "Av delarna kontrolleras bara att de håller skruvarna: spräckning, nettotvärsnitt och stålplåtar inte.",
  bucklingNotVerified: "Knäckning av de tryckta skruvarna är inte kontrollerad‹; ange d_core_mm och f_y_k_MPa›.",
  steepest: "den brantaste skruv som dras innan den böjs‹; annars dowel-type›",
  noneIsPressed: "utan par trycks ingen skruv",
  pairsOfScrews: "måste vara hälften av de {screws} skruvarna (n × rows), eller 0; det är {pairs}",
  tooShortAtSlant: "måste vara längre än dess väg genom delen under huvudet, {before} mm; det är {length}",
  pairsInWood: "måste vara trä: korsade skruvar håller med gängan i båda delarna",
  threadOfPairs: "gänga i delen under huvudet (mm): en tryckt skruv håller inte med huvudet",
  nothingPressed: "inget pressar samman delarna där paren är korsade",
  byThreadAlone: "korsade skruvar håller med gängan",
  noDiameterOfHead: "huvudets diameter är inte angiven",
  noStrengthOfHead: "huvudets genomdragningshållfasthet är inte angiven",
  tensionNotDeclared: "Skruvarnas draghållfasthet är inte kontrollerad‹; ange f_tens_k_kN›.",
  headSide: "vad delen under huvudet rymmer",
  leastAngle: "den minsta i (8.38)",
  pressureInWood: "Det som trycker delarna mot varandra går från den ena till den andra, inte genom fästdonen.",
  turnsAndPresses:
    "Kraften vänder och trycker skruvar som alla lutar åt samma håll: de är inte kontrollerade för det‹; ange pairs›.",
  membersHoldAlone: "av delarna kontrolleras inget annat än att de håller fästdonen",
  strongestScrew: "vad skruvens kärna håller vid 1400 MPa",
  threadLength: "gänga i delen med spetsen (mm)",
  outsideOfFormula:
    "deklarerad utdragshållfasthet (MPa); (8.39) gäller för d från 6 till 12 mm och d_core_mm från 0,6 d till 0,75 d",
  headStrength: "deklarerad genomdragshållfasthet för huvudet (MPa), eller l_ef_head_mm",
  headDiameter: "huvudets diameter (mm), eller l_ef_head_mm",
  withoutLateral: "F_v_Ed är inte angiven",
  smoothNailsLasting:
    "måste vara profiled: släta spik bär ingen permanent eller långvarig kraft längs sin axel (8.3.2(1)P)",
} satisfies Translation<(typeof said)["en-1995-1-1"]>["timberJoints"];
