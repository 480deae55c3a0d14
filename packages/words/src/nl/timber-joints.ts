import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

export const timberJoints = {
  nails: "nagels",
  staples: "nieten",
  screws: "schroeven",
  bolts: "bouten",
  boltsAndDowels: "bouten en stiften",
  steelPlates: "staalplaten",
  woodAndPanels: "hout en plaatmateriaal",
  outerDiameter: "de buitendiameter",
  depthOfMember: "de hoogte van het houten deel",
  spacingsNotGiven: "Niet getoetst, want niet gegeven: {fields} (tabellen {tables}).",
  nailDistances:
    "De afstanden van axiaal belaste nagels (8.3.2, tabel 8.2) zijn niet getoetst‹; bereken ze ook als dowel-type›.",
  densityAboveClass: "{symbol} = {given} kg/m³ is meer dan de {of} kg/m³ van {species}‹ ({field})›.",
  densityOfClass: "moet van klasse {species} zijn, die {of} kg/m³ heeft; het is {given}",
  plasticMoment: "het plastische moment bij {f_u} MPa",
  momentAboveStrength: "M_y,Rk = {given} Nmm is meer dan de {of} Nmm van een verbindingsmiddel van {f_u} MPa.",
  sixDiameters: "zes diameters (8.4(2))",
  lengthLeaves: "wat de lengte achter de andere delen overlaat",
  groupWithEdges: "de groep verbindingsmiddelen dwars op de vezel met haar randafstanden",
  strongestWire: "dat van een vierkante nagel van 1400 MPa",
  rangeOfBolts: "de grootste diameter van 8.5 en 8.6",
  rangeOfDowels: "de kleinste stift (8.6(2))",
  wireStrength: "de minste sterkte van het draad (8.3.1.1(4), 8.4(5))",
  strengthOfGrade: "de sterkte van kwaliteit {grade}",
  effectiveDiameter: "effectieve diameter van de schroef (mm), of d_core_mm (8.7.1)",
  strengthOrMoment: "treksterkte van het verbindingsmiddel (MPa), of grade of M_y_Rk_Nmm",
  crown: "lengte van de rug (mm), ten minste zes diameters (8.4(2))",
  densityOfPanel: "karakteristieke dichtheid van de plaat (kg/m³)",
  speciesPanelOrPlate: "sterkteklasse van het hout; of panel, of plate",
  lengthOrPenetration: "lengte van het verbindingsmiddel (mm), of penetration_mm",
  effectiveGiven: "d_ef_mm is gegeven",
  momentGiven: "M_y_Rk_Nmm is gegeven",
  throughAll: "bouten en stiften gaan door alle delen",
  sticksOut: "Het verbindingsmiddel steekt {out} mm uit het laatste deel: wat erbuiten zit, houdt niets.",
  nothingInRow: "één verbindingsmiddel, of geen hout met een rij evenwijdig aan de vezel",
  staggered: "nagels van een rij een diameter versprongen loodrecht op de vezel",
  leastOfEachPlane:
    "Meer dan twee afschuifvlakken: elk geldt als dat van drie delen en draagt de kleinste van zijn eigen bezwijkvormen (8.1.3).",
  closeHoles: "Gaten in staalplaten zijn hoogstens 0,1 d groter dan het verbindingsmiddel (8.2.3(1)).",
  threadInPoint:
    "De gladde schacht reikt geen 4 d in het deel met de punt: d_ef = 1,1 d_kern (8.7.1)‹; anders is d_ef_mm de schacht›.",
  noRopeGiven: "Geen koordwerking: de axiale weerstand van het verbindingsmiddel is niet gegeven‹ (F_ax_Rk_kN)›.",
  noWashers:
    "Geen koordwerking van bouten zonder volgplaten op hout en zonder bekende treksterkte‹ (washer, F_ax_Rk_kN)›.",
  headOfNail: "Nagelkoppen zijn tweemaal zo breed als de schacht‹ (nail.head_d_mm)›.",
  crownAlong: "De rug ligt binnen 30° van de vezel: zeven tiende van de weerstand (8.4(3))‹ (crown_angle_deg)›.",
  leastSpacing: "De verbindingsmiddelen van een rij staan op de kleinste afstand a_1‹ (a_1_mm)›.",
  lightPanel:
    "Dichtheid van platen 500 kg/m³, de kleinste van EN 12369-1, voor de verschuiving en de nagelkoppen‹ (members[].rho_k_kg_m3)›.",
  simplifiedWithoutRope: "Vereenvoudigde regels van de bijlage, zonder koordwerking.",
  shearIsForce:
    "De dwarskracht naast de verbinding is de hele kracht loodrecht op de vezel, de veilige waarde‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  slackOfBolts: "Speling van bouten in hun gaten: 1 mm (7.1(4))‹ (serviceability.clearance_mm)›.",
  blockWithLeast:
    "Blokafschuiving met de kleinste afstanden van de tabel waar geen gegeven zijn‹ (a_1_mm, a_2_mm, a_3_t_mm)›.",
  plateEdges:
    "Eind- en randafstand van staalplaten zijn de kleinste van EN 1993-1-8, 1,2 d_0‹ (members[].e_1_mm, e_2_mm)›.",
  splittingOfAnnex:
    "Splijten volgt EN 1995-1-1, (8.4): de regel van bijlage {annex} voor verbindingen die loodrecht op de vezel zijn belast (NCI bij 8.1.4), is niet berekend.",
  furtherRules:
    "Verbindingen volgen EN 1995-1-1 met de factoren van bijlage {annex}; verdere nationale regels bij hoofdstuk 8 zijn niet berekend.",
  acrossTheGrain:
    "Nagels, schroeven en nieten zijn dwars op de vezel ingebracht: nagels in kops hout houden niets (8.3.1.2(3), 8.3.2(3)).",
  endGrain:
    "moet 90 zijn: nagels in kops hout houden niets langs hun as (8.3.2(3)), en schuin ingeslagen nagels zijn niet berekend",
  holesOfScrews:
    "Schroeven boven 6 mm of in loofhout zitten in geboorde gaten, tenzij hun goedkeuring dat niet vraagt (10.4.5).",
  twoNails: "Eén nagel alleen is geen verbinding: ten minste twee zijn vereist (8.3.1.1(9)).",
  splitsHardly:
    "Het hout is geen soort die gemakkelijk splijt, zoals zilverspar en douglas (8.3.1.2(7))‹ (splitting_species)›.",
  profiledAsSmooth:
    "Geprofileerde nagels houden als gladde over hun hele hechtlengte, (8.25) en (8.26), waar niets is opgegeven‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  nailsInPanels:
    "Nagels houden in platen als in hout van die dichtheid, (8.25) en (8.26), waar niets is opgegeven‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  thinForScrews:
    "Tabel 8.6 geldt voor hout van ten minste 12 d, {least} mm (8.7.2(2)); het dunste is {t} mm: de afstanden zijn die van de goedkeuring van de schroef.",
  lateralWithoutRope: "Dwars op de as houden de verbindingsmiddelen zonder koordwerking, naast een kracht langs de as.",
  lateralAlone:
    "Van de kracht dwars op de as zijn alleen de bezwijkvormen getoetst: splijten, afstanden en staalplaten niet‹; bereken haar ook als dowel-type›.",
  alternating:
    "Krachten van middellange en langere duur wisselen van teken; met de helft van de andere, zoals 8.1.5 vraagt, worden alleen rijen met F_Ed berekend: de verbinding is niet getoetst. Bereken elke richting als een eigen verbinding, met de helft van de andere in haar krachten.",
  alternatingOfCases:
    "Krachten van middellange en langere duur wisselen van teken: elk telt met de helft van de grootste in de andere richting (8.1.5)‹, als alternating_kN van haar belastinggeval›.",
  pulledSense:
    "De kracht wisselt van teken: de verbinding is berekend voor {pulled} trek en {pressed} druk (8.1.5); getoond is de trek, die meer gebruikt.",
  pressedSense:
    "De kracht wisselt van teken: de verbinding is berekend voor {pulled} trek en {pressed} druk (8.1.5); getoond is de druk, die meer gebruikt.",
  alternatingOfBolts:
    "is alleen voor rijen met F_Ed; geef met bolts, de lijst van plaatsen, elke richting als belastinggeval: de helft van de andere komt erbij (8.1.5)",
  turningFasteners:
    "Krachten van middellange en langere duur wisselen: bij de kracht van elk verbindingsmiddel, elke rij en elke groep komt de helft van de grootste tegengestelde kracht van een ander belastinggeval (8.1.5); bij het getoonde verbindingsmiddel is dat de helft van {against}.",
  endsAtJoint:
    "De elementen die loodrecht op de vezel worden belast, eindigen bij de verbinding: de dwarskracht ernaast en erin is die van haar eigen krachten‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  pulledAlongX:
    "Een positieve kracht langs x trekt elementen langs x uit de verbinding; schuine elementen kunnen aan beide kanten eindigen (bijlage A).",
  forceOffAxis:
    "De kracht werkt in het midden van de verbindingsmiddelen, {e} mm naast de as van een element, en buigt het. Een kracht in die as geeft ook de verbindingsmiddelen een moment‹: geef bolts en M_Ed›.",
  holesAboutAxis:
    "De verbindingsmiddelen liggen om de as van elk element, dat aan de rand van de verbinding zijn deel van kracht en moment draagt.",
  askewByConnectors:
    "Verbindingsmiddelen die schuin ten opzichte van elkaar liggen, houden de regel van deuvels aan, (8.69): EN 1995-1-1 heeft er geen voor.",
  wholeForce: "de hele kracht",
  creepAtPlates:
    "Een verbinding van hout aan staal kruipt als een van hout aan hout, met tweemaal k_def van het hout (2.3.2.2(3)), de veilige kant.",
  leastWire: "Het draad van de nagels heeft 600 MPa, het minste van 8.3.1.1(4)‹ (f_u_k_MPa)›.",
  splittingOfPattern:
    "Verbindingsmiddelen drukken loodrecht op de vezel van een element waarvan de hoogte of de afstanden niet zijn opgegeven: het splijten ervan (8.1.4) is niet getoetst‹; geef members[].h_mm en a_4_t_mm, of splitting›.",
  shearBelowForce:
    "De dwarskrachten aan weerszijden van de verbinding zijn samen kleiner dan de kracht loodrecht op de vezel: als grootste geldt de rest van die kracht‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  shearIsRest:
    "De dwarskracht aan de andere zijde van de verbinding is de rest van de kracht loodrecht op de vezel‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  depthOfPlaces: "wat plaatsen, randafstanden en hoogte overlaten",
  sectionNotGiven:
    "Wat de gaten overlaten van een element onder trek of buiging (5.2) is niet getoetst, omdat zijn hoogte niet is opgegeven‹; geef members[].h_mm›.",
  panels: "platen",
  panelNotGiven:
    "Wat de gaten overlaten van een plaat (5.2) is niet getoetst: daarvoor zijn haar hoogte en opgegeven sterktes langs de kracht nodig‹; geef members[].h_mm, f_t_k_MPa en f_m_k_MPa, met alpha_deg 0›.",
  panelsAlone:
    "Platen zijn alleen bij hun verbindingsmiddelen getoetst: trek, buiging en afschuiving van de plaat daarnaast niet.",
  placesOfBolts:
    "de lijst met plaatsen van de verbindingsmiddelen waarop N_Ed, V_Ed en M_Ed werken; van rijen n en F_Ed",
  placeInDepthOpen:
    "De randafstanden laten open waar in de hoogte van het element de verbindingsmiddelen liggen: zijn nettodoorsnede is berekend zonder het moment van een kracht buiten de as‹; a_4_t_mm en a_4_c_mm, die met het patroon de hoogte vormen, zeggen het›.",
  slipWithoutTurning:
    "De verschuiving is die van F_ser door het zwaartepunt van de verbindingsmiddelen: hoeveel de verbinding onder het moment draait, is niet berekend.",
  turnsShortly:
    "Krachten van korte duur wisselen zonder verlies (8.1.5): elke richting is apart berekend, de andere als van middellange duur.",
  durationOfCombination: "elke combinatie heeft de duur van haar kortste belasting",
  thicknessOfMember: "dikte van het element",
  splittingOfSoftwood: "(8.4) geldt voor naaldhout; het deel dat loodrecht op de vezel is belast, is loofhout.",
  blockAlongGrain:
    "Blokafschuiving (bijlage A) is niet getoetst: zij geldt voor delen met een sterkteklasse die langs de vezel worden getrokken.",
  plateNotVerified: "Staalplaten zijn niet op stuik getoetst‹; geef members[].steel_grade›.",
  depthUnknown:
    "is vereist voor {type} met {d_c} mm: diepte van de deuvel in elk deel (mm), die EN 912 en de prestatieverklaring geven",
  depthOfStandard:
    "Deuvels {type} met {d_c} mm zitten volgens EN 912 {h_e} mm diep in elk deel, uit slechts één bron: vergelijk met de prestatieverklaring‹ (h_e_mm)›.",
  depthDiffers:
    "Deuvels {type} met {d_c} mm hebben volgens EN 912 {of} mm in elk deel; gerekend is met {given} mm zoals gegeven‹ (h_e_mm)›.",
  widestRing: "de grootste deuvel van 8.9(1)",
  diameterOfConnector: "de diameter van de deuvel",
  otherSide: "andere zijde van de plaat (mm)",
  twoSides: "de typen C3 en C4",
  halfInEach: "moet hout zijn: deuvels van type {type} zitten half in elk van twee delen; aan staal zijn ze eenzijdig",
  connectorsInWood: "moet hout zijn: 8.9 en 8.10 gelden voor massief hout, gelijmd gelamineerd hout en LVL",
  staggeredRows: "rijen die ten opzichte van elkaar verspringen",
  staggeredApart: "afstand van naburige deuvels van twee rijen",
  notStaggered: "moet false zijn: 8.9(10) geldt voor ronde deuvels, niet voor {type} (8.10(8))",
  staggeredInLine:
    "Verspringende rijen dichter dan de halve afstand langs de vezel tellen als één rij langs de vezel (8.9(13)).",
  longestRow: "mag ten hoogste 20 deuvels in een rij geven, waar (8.71) eindigt; het zijn er {n}",
  rowTooLong: "Volgens (8.71) dragen meer dan elf deuvels in een rij minder dan elf.",
  closeConnectors: "Deuvels die dichter liggen dan de tabel dragen volgens (8.70) minder: ten minste de halve afstand.",
  boltOfConnector: "De bouten die de delen bijeenhouden, met hun ringen, zijn die van 10.4.3; zij zijn niet getoetst.",
  endAtLeast: "Het belaste eind heeft de kleinste afstand van de tabel‹ (a_3_t_mm)›.",
  rowOfTeeth:
    "8.10 heeft geen effectief aantal kramplaten in een rij: genomen is dat van ringdeuvels, (8.71), de veilige kant (8.1.2(4)).",
  fireOfOneSource:
    "Verbinding bij brand volgens EN 1995-1-2 6.2, tabellen 6.1 tot 6.3, uit slechts één bron: vergelijk tijden en factoren met de norm.",
  staplesInFire: "moet worden weggelaten: EN 1995-1-2 heeft geen tijd voor nieten (tabel 6.1)",
  platesOutsideInFire:
    "moet worden weggelaten, of cover_mm hebben: staalplaten aan de buitenkant zonder bedekking staan in de brand, en EN 1995-1-2 6.3.1 verwijst naar EN 1993-1-2, wat niet wordt berekend",
  noPlateOutside: "aan de buitenkant ligt geen staalplaat",
  doubleSteps: "dubbele tandverbindingen",
  noThread: "moet de diameter van een metrische draad zijn, M8, M12, M16; M{d} bestaat niet",
  endsInWood: "einden in hout‹ (species)›",
  washerOrPlate: "washer, of plate_mm van een staalplaat op het hout",
  boltsAlone:
    "Ringen drukken dwars op de vezel met 3 f_c,90,k (8.5.2); de bouten delen de kracht gelijk, en wat die met de delen doet, en buiging van bouten en ringen, is niet getoetst.",
  endOnSteel: "Kop of moer ligt op staal: dat deel wordt volgens EN 1993-1-8 getoetst, niet hier.",
  washersNotPlaced: "Dat ringen geheel op het hout en naast elkaar liggen is niet getoetst‹ (edge_mm, a_mm)›.",
  faceOfLVL: "Ringen drukken op de platte zijde van LVL: f_c,90,k is die voor platte ligging, de laagste van beide.",
  sidesOfLVL: "alleen LVL heeft per zijde een eigen sterkte",
  holeUnderHead: "wat kop en moer nog bedekken",
  oneBoltAlone: "er is één bout",
  overTop: "een balkdrager over de bovenkant van de hoofdbalk drukt erop en trekt hem niet dwars op de vezel",
  joistDeeper:
    "De balk is met {joist} mm hoger dan de hoofdbalk met {header} mm: of de beoordeling zo’n verbinding dekt, is niet getoetst.",
  hangers: "balkdragers",
  hangerByAssessment:
    "De weerstanden zijn die van de beoordeling zoals u ze geeft, voor haar nagels, haar hout en haar plaats van de krachten: k_mod en gamma_M van verbindingen verminderen ze (2.4.3), en van de verbindingsmiddelen wordt niets berekend.",
  hangerConditions:
    "De raveelbalk is tegen verdraaien gehouden, waartoe balkdragers aan één zijde leiden; de balk sluit aan en is zo hoog als de beoordeling vraagt.",
  bracketConditions:
    "De delen raken elkaar, en hoekankers zitten aan beide zijden of zijn tegen verdraaien gehouden zoals de beoordeling vraagt; het splijten van het gedragen deel zit in de weerstanden.",
  hangerOutside:
    "In klimaatklasse 3 zijn dunne platen en hun nagels van roestvast staal (tabel 4.1); vergelijk de klassen van de beoordeling.",
  hangerLinear:
    "Krachten in meer richtingen worden lineair opgeteld, de veilige kant: veel beoordelingen tellen hun kwadraten op‹ (interaction)›.",
  resistanceInDirection: "weerstand van de beoordeling in de richting van de kracht (kN)",
  steelOfHanger: "Het staal heeft gamma_M2 van EN 1993-1-8‹ (steel.gamma_M)›.",
  nailsOfTable: "Alle nagels zijn aangebracht waarvoor de beoordeling deze weerstanden heeft‹ (nails)›.",
  headerSplits: "Splijten van de raveelbalk door de kracht dwars op haar vezel (8.1.4) is niet getoetst.",
  densityOfTable: "De weerstanden zijn van hout met 350 kg/m³, zoals C24‹ (rho_a_kg_m3)›.",
  densityOfResistances: "de karakteristieke volumieke massa van het hout waarvoor de weerstanden gelden",
  widthOfPurlin: "de breedte van de gording",
  depthOfRafter: "de hoogte van het spoor",
  faceAbovePurlin: "geeft een verticaal vlak van {a} mm, boven de {h} mm van de gording",
  rafterLifted: "Een spoor dat wordt opgelicht of naar buiten getrokken heeft eigen verbindingsmiddelen nodig.",
  deepSeat:
    "De keep is {t} mm diep, meer dan een derde van de {h} mm van het spoor: dieper dan timmerlieden gaan; de norm heeft geen grens.",
  rafterAlone:
    "Van spoor en gording is alleen de keep getoetst: beide zijn eigen staven, en wat het spoor tegen oplichten en afglijden houdt is niet getoetst.",
  momentAtSeat: "Het moment van het spoor bij de keep is niet gegeven: wat erboven overblijft is niet getoetst.",
  noEaves: "Voorbij de keep hangt geen overstek aan het spoor.",
  ofHeel: "diepte van de inkeping bij de hiel (mm)",
  noRoomForBoth: "laat geen hout tussen voorkant en hiel: de schoor is {h} mm hoog",
  facesShare:
    "Beide vlakken van de dubbele tandverbinding delen de kracht naar hun draagvermogen, als beide passen; een regel uit leerboeken bij NCI NA.12 van DIN EN 1995-1-1/NA, met geen daarvan vergeleken.",
  noSideInFire: "geen verbindingsmiddel eindigt in een zijdeel van hout",
  sideOfPlug: "het dunste zijdeel, waarin de proppen zitten",
  longestFireOfJoints: "waar de regels voor verbindingen bij brand eindigen (EN 1995-1-2 6.1(1))",
  symmetricalInFire:
    "De verbinding is bij brand niet getoetst: de regels van EN 1995-1-2 6.2 en 6.3 gelden voor drie delen, de buitenste twee gelijk (6.1(2)).",
  oneRuleOfPlate:
    "moet wegblijven naast {field}: elk is een eigen regel voor de randen van de plaat, width_mm zonder bescherming ervan, gap_mm en strip_mm ermee (EN 1995-1-2 6.2.1.3)",
  coverOfPlates:
    "Bij brand bedekken hout of platen de staalplaten aan de buitenkant geheel, ook hun randen, en worden vastgehouden tot ze zijn verkoold; over andere beschermingen beslissen proeven (EN 1995-1-2 6.3.2).",
  boardsOverPlates:
    "moet worden weggelaten: platen over staalplaten aan de buitenkant worden met cover_mm getoetst (EN 1995-1-2 6.3.2)",
  plugsInFire:
    "Bij brand zijn over alle verbindingsmiddelen houten proppen ingelijmd (EN 1995-1-2 6.2.1.2(3)); wat eronder van de zijdelen overblijft, draagt, met brand en zonder.",
  headsOutOfFire: "Bij brand zijn de koppen van de schroeven beschermd (EN 1995-1-2 6.4(1)).",
  screwsInFireOfOneSource:
    "Schroeven bij brand volgens EN 1995-1-2 (6.9) tot (6.11), uit slechts één bron: vergelijk ze met de norm.",
  shearInFire:
    "Wat dwars op de schroeven werkt, is bij brand niet getoetst: EN 1995-1-2 6.4 geldt voor de kracht langs hun as.",
  pressedInFire:
    "moet worden weggelaten: EN 1995-1-2 6.4 heeft geen regel voor schroeven die in warm hout knikken, wat paren kunnen",
  panelsOutsideInFire: "moet worden weggelaten: EN 1995-1-2 6.2 geldt voor zijdelen van hout, niet van platen",
  reducedLoadOfRows:
    "moet simplified zijn: de gereduceerde belasting wordt berekend voor rijen met F_Ed, niet voor bolts, de lijst van plaatsen",
  noReducedLoad: "moet simplified zijn: EN 1995-1-2 tabel 6.3 heeft geen factor voor deze verbindingsmiddelen",
  leastInReducedLoad: "de kleinste diameter van EN 1995-1-2 tabel 6.3",
  noPlateInside: "tussen de delen ligt geen staalplaat",
  plateWidthInFire: "breedte van de staalplaat (mm), of gap_mm of strip_mm (EN 1995-1-2 6.2.1.3)",
  edgesOfWidth: "zij tellen alleen met width_mm",
  platesInsideInFire: "De staalplaten tussen de delen zijn bij brand niet getoetst‹; geef fire.plate›.",
  thinPlateInFire: "Staalplaten tussen de delen zijn bij brand ten minste 2 mm dik (EN 1995-1-2 6.2.1.3(1)).",
  thickPlateInGap:
    "Een voeg alleen beschermt staalplaten tot 3 mm (EN 1995-1-2 6.2.1.3(2)); geef hun breedte of latten.",
  forceInFire: "De kracht van de verbinding ontbreekt: de gereduceerde belasting is niet getoetst.",
  dowelsAsBolts: "Stiften die meer dan 5 mm uitsteken, zijn bij brand als bouten (EN 1995-1-2 6.2.2.1(4)).",
  boltBesideDowels: "Bij brand houdt één bout per vier stiften de delen bijeen (EN 1995-1-2 tabel 6.3).",
  distanceInFire: "De afstand, die bij brand {a_fi} mm groter moet zijn, is niet gegeven.",
  boardsHold:
    "De bescherming bedekt de hele verbinding, en haar bevestiging houdt tot het hout verkoolt (EN 1995-1-2 6.2.1.2).",
  platesOfOneSource:
    "Nagelplaten volgens EN 1995-1-1 8.8, (8.42) tot (8.60), en 9.2, uit slechts één bron: vergelijk ze met de norm.",
  platesAlone:
    "Van het hout is alleen de verankering erin getoetst: splijten (8.1.4) en het element naast de plaat niet.",
  plateOnEachSide:
    "In elke zijde van het hout is een plaat van hetzelfde type, dezelfde maat en richting geperst; elk draagt de helft (8.8.1).",
  strongerAcross:
    "De plaat is dwars sterker opgegeven dan langs (f_a_90_90_k_MPa boven f_a_0_0_k_MPa, of k_1 boven 0); vergelijk dit, en het teken van k_1 in f_a,0,0 + k_1 alpha, met de verklaring.",
  overlapOfArea: "overlap_mm, van de voeglijn tot de verste hoek",
  depthOfArea: "h_mm, dwars op de vezel van de staaf",
  coverOfArea: "wat de plaat van de hoogte bedekt, dwars op de vezel van de rand",
  areaCrossed: "mag zichzelf niet snijden",
  areaTooSmall: "moet een oppervlakte van meer dan 100 mm² omsluiten",
  lineTooShort: "moet langer zijn dan 5 mm",
  lineThroughArea: "moet naast het zwaartepunt van het oppervlak liggen: het element ligt aan één kant ervan",
  noAnchorageLeft: "moet tot 90° een verankeringssterkte boven nul overlaten",
  coveredDepth: "hoogte van de rand onder de plaat (mm)",
  withoutOverlap: "overlap_mm is niet gegeven",
  overlapNotGiven: "De overlap van de plaat op het element (9.2.2(4)) is niet getoetst‹; geef h_mm en overlap_mm›.",
  stepPulledOut:
    "Een kracht die de schoor uit haar inkeping trekt, draagt deze niet: zij vraagt eigen verbindingsmiddelen.",
  stepByTextbooks:
    "EN 1995-1-1 heeft geen artikel voor tandverbindingen: druk volgens (6.16) met k_c,90 = 1, afschuiving van het voorhout over ten hoogste 8 t_v; diepte en lengte zoals leerboeken die bij NCI NA.12.1 van de Duitse bijlage geven, waarvan de eigen sterkte onder een hoek niet is genomen.",
  strutOffItsAxis:
    "Het vlak van de inkeping ligt naast de as van de schoor en naast de oplegging van de onderrand: de buiging daaruit is hier niet getoetst, noch wat de schoor op haar plaats houdt.",
  strutsAlike: "De schoor aan de andere kant van de onderrand drukt even hard: beide trekken eraan‹ (N_chord_Ed)›.",
  depthOfChord: "de hoogte van de onderrand, voor elk van zijn inkepingen",
  crackedBefore: "Het voorhout is gescheurd als dat van balken, k_cr van 6.1.7(2), de veilige kant‹ (k_cr)›.",
  planesOfMembers: "moet {planes} zijn, één minder dan de delen; gegeven is {given}; noem elk deel van de verbinding",
  woodSomewhere: "moet een deel van hout of plaatmateriaal bevatten",
  platesTogether: "mag geen staalplaat naast een staalplaat zijn: er zit hout tussen",
  pointInPlate: "moet hout zijn: nagels, schroeven en nieten eindigen erin",
  tooShort: "moet langer zijn dan de delen voor het laatste, {before} mm; gegeven is {length}",
  speciesOrPanel: "kan niet samen met panel; geef een van beide",
  crossLaminated:
    "moet een sterkteklasse zijn: kruislaaghout staat niet in EN 1995-1-1:2004, en goedkeuringen van fabrikanten verschillen",
  notAClass: "moet een sterkteklasse zijn; gegeven is {given}",
  boltsInHardboard: "mag geen hardboard zijn: EN 1995-1-1 heeft er geen stuiksterkte voor bouten van (8.5.1.2)",
  dowelsSlide: "moet wegblijven: stiften hebben geen koordwerking",
  boltsInHoles: "bouten en stiften zitten in geboorde gaten",
  stoutNails: "moet true zijn: nagels boven 6 mm worden voorgeboord (8.3.1.1(2))",
  denseWood: "moet true zijn: hout van {rho_k} kg/m³, boven 500, wordt voorgeboord (8.3.1.1(2))",
  staplesInPlates: "moet hout of plaatmateriaal zijn: nieten gaan niet door staalplaat",
  simplifiedPlanes: "moet johansen zijn bij meer dan twee afschuifvlakken",
  simplifiedWood: "moet johansen zijn bij plaatmateriaal",
  noSimplified: "moet johansen zijn: de bijlage heeft geen vereenvoudigde regels",
  panelTooWet: "heeft geen k_mod in klimaatklasse {service_class} (tabel 3.1)",
  blockAtPlates: "moet false zijn: bijlage A geldt voor verbindingen met staalplaten",
  holesFillMember: "moet meer zijn dan de gaten van {rows} rijen, elk {d_0} mm",
  inRow: "verbindingsmiddelen in een rij langs de vezel, of bolts, de lijst van hun plaatsen",
  withBolts: "is alleen voor bolts, de lijst van plaatsen; geef F_Ed bij rijen",
  oneCarriesNoMoment: "moet er ten minste twee hebben: één verbindingsmiddel draagt geen moment",
  fastenersOverlap: "moet ten minste een diameter van bolts[{other}] af zijn",
  asManyAsBolts: "moet evenveel verbindingsmiddelen geven als bolts, {n}",
  forcesOfBolts: "kan niet samen met bolts; geef N_Ed, V_Ed, M_Ed",
  plateBearingAlone:
    "Staalplaten zijn alleen op stuik getoetst: wat hun gaten overlaten, blokafschuiving en knik zijn die van EN 1993-1-8 en EN 1993-1-1.",
  declaredAt350: "De opgegeven sterkten van de schroeven gelden bij 350 kg/m³‹ (rho_a_kg_m3)›.",
  declaredInPanel: "In platen houden schroeven niet meer dan ervoor is opgegeven, hoe dicht de plaat ook is.",
  holdInPanel: "opgegeven uittreksterkte in de plaat (MPa); (8.25) en (8.39) zijn voor hout",
  stiffnessDeclared: "K_ser_ax_1_N_mm is gegeven",
  softwoodThreads: "draad in naaldhout of gelijmd gelamineerd hout‹; geef anders K_ser_ax_1_N_mm›",
  stiffnessByAssessment:
    "EN 1995-1-1:2004 heeft geen verschuiving van schroeven langs hun as: K_ser,ax van een draad is {formula}, zoals beoordelingen van schroeven in naaldhout geven; die van de schroef beslist‹ (K_ser_ax_1_N_mm)›.",
  headRigid: "De kop en het hout eronder geven niet mee: K_ser,ax is die van de draad in het element met de punt.",
  slantOf45: "De schroeven staan onder 45° met het vlak van de verbinding‹ (alpha_deg)›.",
  usualFriction: "Delen die door de schroeven tegen elkaar worden gedrukt, wrijven met mu = {mu}‹ (mu)›.",
  screwsAllPulled: "De kracht trekt aan alle schroeven: een die omkeert drukt ze en vraagt gekruiste paren‹ (pairs)›.",
  pairsShareAlike: "Van elk gekruist paar wordt één schroef even sterk getrokken als de andere wordt gedrukt.",
  slantAlone:
    "Van de delen is alleen getoetst dat ze de schroeven houden: splijten, nettodoorsneden en staalplaten niet.",
  bucklingNotVerified: "Knik van de gedrukte schroeven is niet getoetst‹; geef d_core_mm en f_y_k_MPa›.",
  steepest: "de steilste schroef die wordt getrokken voordat zij buigt‹; anders dowel-type›",
  noneIsPressed: "zonder paren wordt geen schroef gedrukt",
  pairsOfScrews: "moet de helft van de {screws} schroeven (n × rows) zijn, of 0; het is {pairs}",
  tooShortAtSlant: "moet langer zijn dan haar weg door het deel onder de kop, {before} mm; het is {length}",
  pairsInWood: "moet hout zijn: gekruiste schroeven houden met hun draad in beide delen",
  threadOfPairs: "draad in het deel onder de kop (mm): een gedrukte schroef houdt niet met haar kop",
  nothingPressed: "waar paren gekruist zijn, drukt niets de delen tegen elkaar",
  byThreadAlone: "gekruiste schroeven houden met hun draad",
  noDiameterOfHead: "de diameter van de kop is niet gegeven",
  noStrengthOfHead: "de doortreksterkte van de kop is niet gegeven",
  tensionNotDeclared: "De treksterkte van de schroeven is niet getoetst‹; geef f_tens_k_kN›.",
  headSide: "wat het deel onder de kop bevat",
  leastAngle: "de kleinste van (8.38)",
  pressureInWood: "Wat de delen op elkaar drukt, gaat van het ene naar het andere, niet door de verbindingsmiddelen.",
  turnsAndPresses:
    "De kracht keert om en drukt schroeven die alle één kant op hellen: daarvoor zijn ze niet getoetst‹; geef pairs›.",
  membersHoldAlone: "van de delen is niets getoetst dan dat ze de verbindingsmiddelen houden",
  strongestScrew: "wat de kern van de schroef bij 1400 MPa houdt",
  threadLength: "draad in het deel met de punt (mm)",
  outsideOfFormula:
    "opgegeven uittreksterkte (MPa); (8.39) geldt voor d van 6 tot 12 mm en d_core_mm van 0,6 d tot 0,75 d",
  headStrength: "opgegeven doortreksterkte van de kop (MPa), of l_ef_head_mm",
  headDiameter: "diameter van de kop (mm), of l_ef_head_mm",
  withoutLateral: "F_v_Ed is niet gegeven",
  smoothNailsLasting:
    "moet profiled zijn: gladde nagels dragen geen blijvende of langdurige kracht langs hun as (8.3.2(1)P)",
} satisfies Translation<(typeof said)["en-1995-1-1"]>["timberJoints"];
