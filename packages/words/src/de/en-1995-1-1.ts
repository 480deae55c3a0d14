import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { timberJoints } from "./timber-joints.ts";

export const rooms = {
  timberJoints,
  timber: {
    softwood: "Nadelvollholz",
    hardwood: "Laubvollholz",
    glulam: "Brettschichtholz",
    LVL: "LVL",
    permanent: "ständig",
    longTerm: "lang",
    mediumTerm: "mittel",
    shortTerm: "kurz",
    shortOrInstantaneous: "kurz/sehr kurz",
    instantaneous: "sehr kurz",
    forAllMembers: "{name} = {value} für alle Bauteile, wie in der Eingabe gegeben.",
    edgewise:
      "Das Furnierschichtholz steht hochkant, obwohl es breiter als hoch ist: die Last wirkt in der Ebene der Furniere‹ (orientation = edgewise)›.",
    serviceClass1: "Nutzungsklasse 1 (2.3.1.3).",
    serviceClass: "Nutzungsklasse {service_class}",
    classAndDuration: "Nutzungsklasse {service_class}, {duration}",
    systemStrength: "keine Systemwirkung",
    greatSystemFactor: "k_sys über 1,1: eine Platte aus vorgespannten oder verklebten Lamellen, Bild 6.12 (6.6(4)).",
    rectangular: "Rechteckquerschnitt",
    glulamAndLVL: "Brettschichtholz und LVL",
    solidTimber: "Vollholz",
    isClass: "{species} ist {name} (EN 1912).",
    classNotCompared: "Die Klasse von {species} wurde nicht mit EN 1912 verglichen: {name} bestätigen.",
    notConfirmed: "Die Werte von {name} ({standard}) sind nicht bestätigt: mit der Leistungserklärung vergleichen.",
    moistLVL:
      "f_c,0,k von LVL außerhalb der Nutzungsklasse 1 ist 1/1,2 des Klassenwerts (LVL Handbook, nicht bestätigt).",
    longerOne: "Temperatur und Regen stehen nicht in Tabelle 2.2: die Dauer der Nutzlast.",
    durationOfActions:
      "Jede Kombination hat die Dauer ihrer kürzesten Einwirkung: load_duration und acting bleiben ohne Wirkung.",
    mediumTermAssumed: "Die kürzeste Einwirkung der Kombination ist von mittlerer Dauer (2.3.1.2).",
    givenModification: "k_mod wie gegeben ist der Wert der kürzesten Einwirkung der Kombination (3.1.3(2)).",
    farAboveClass: "properties.{name} = {given} liegt über den {of} von {species}; Wert prüfen.",
    depth600: "600 mm und mehr",
    dense: "Vollholz über 700 kg/m³",
    depth150: "150 mm und mehr",
    flatwise: "LVL flachkant hat keinen Größeneinfluss",
    otherAxis: "um diese Achse nicht erhöht",
    lengthsOfCantilever: "Nicht gegebene Knicklängen sind die doppelte Kraglänge.",
    lengthsOfMember: "Nicht gegebene Knicklängen sind die Länge des Bauteils.",
    combinedShear:
      "Zweiachsiger Schub und Schub mit Torsion werden nach (NA.54) und (NA.55) der DIN EN 1995-1-1/NA kombiniert; EN 1995-1-1 gibt keine Regel.",
    torsion:
      "Torsion: k_shape = min(1 + 0,05 h/b; 1,3) nach A2:2014 (6.1.8), die sicherere von zwei Fassungen von (6.15).",
    axialAtNotch: "An der Ausklinkung wirkt die Normalkraft in der Achse des Restquerschnitts.",
    holesInGlulam: "muss entfallen: NCI NA.6.7 gilt für Durchbrüche in Brettschichtholz und Furnierschichtholz",
    holeInFire: "muss neben fire entfallen: Was ein Brand von einem Durchbruch lässt, wird nicht berechnet",
    rectangularHole:
      "Rechteckiger Durchbruch nach LVL Handbook Europe (4.62) bis (4.70), aus nur einer Quelle: Der Schub an den Ecken ist das k_tau-Fache von dem daneben, und das Holz darüber und darunter wird durch seinen Anteil der Querkraft gebogen. Andere haben 1,84 statt 1,85: NCI NA.6.7 von DIN EN 1995-1-1/NA vergleichen.",
    shearOfRoundHole:
      "Runder Durchbruch nach LVL Handbook Europe (4.62) und (4.63) mit a = h_d, aus nur einer Quelle: Der Schub ist das k_tau-Fache von dem daneben, der sichere Wert auch für Brettschichtholz.",
    cornersRounded: "Die Ecken des Durchbruchs sind mit mindestens 15 mm ausgerundet‹ (hole.r_mm)›.",
    roundHole: "muss entfallen: der Durchbruch ist rund; ein rechteckiger hat a_mm",
    halfOfHole: "die Hälfte des Durchbruchs",
    woodRoundHole: "was Holz darüber und darunter lässt",
    holeWithGreatest:
      "Am Durchbruch hat das Bauteil seine größte Querkraft und sein größtes Moment‹ (hole.V_share, hole.M_share)›.",
    holeByAnnex:
      "Der Durchbruch ist nach NCI NA.6.7 und NA.6.8.4 des deutschen Anhangs nachgewiesen: F_t,90 aus V und M, Höhe und Ränder; mit Verstärkung sind der Stahl, seine Lage und die Risse daneben die seiner Zulassung.",
    axialAtHole: "Am Durchbruch wirkt die Normalkraft in der Achse des Restquerschnitts.",
    holeAboutZ:
      "Am Durchbruch sind M_z_Ed und V_y_Ed so groß wie irgendwo im Stab; die Anteile sind die von V_z_Ed und M_y_Ed.",
    holeOutside:
      "NCI NA.6.7 von DIN EN 1995-1-1/NA gilt für Durchbrüche in den Nutzungsklassen 1 und 2: in Klasse 3 liegt ein unverstärkter Durchbruch außerhalb.",
    torsionAtHole: "muss neben Torsion entfallen: für Torsion an einem Durchbruch gibt es keine Regel",
    nextHoleNotGiven:
      "Der Abstand zum nächsten Durchbruch ist nicht nachgewiesen‹; hole.l_z_mm angeben, oder die Länge des Stabs, wo kein anderer ist›.",
    holePlaceNotGiven:
      "Der Abstand des Durchbruchs vom Auflager und vom Ende ist nicht nachgewiesen‹; hole.l_A_mm und hole.l_v_mm angeben›.",
    notchReinforced: "quer zur Faser verstärkt",
    reinforcedNotch:
      "Die Ausklinkung ist nach NCI NA.6.8.3 des deutschen Anhangs verstärkt: F_t,90 = 1,3 V (3 (1 - alpha)² - 2 (1 - alpha)³) geht allein durch die Schrauben oder Stangen nahe der Ecke; ihr Stahl, ihre Abstände und der Riss im Holz sind die ihrer Zulassung.",
    rowNotPlaced:
      "Ob die Schrauben oder Stangen nebeneinander in die Breite passen, ist nicht nachgewiesen‹; {path}.d_mm angeben›.",
    rowInWidth: "was in b = {b} mm passt, {apart} d voneinander und {edge} d von den Rändern",
    nothingPulledAcross: "muss entfallen: Eine Ausklinkung gegenüber dem Auflager zieht nicht quer zur Faser",
    reinforcedRightAngle: "muss entfallen: NCI NA.6.8.3 gilt für rechtwinklige Ausklinkungen",
    thirdOfDepth: "ein Drittel der Höhe über einer verstärkten Ausklinkung",
    reinforcedInFire: "muss neben fire entfallen: Was ein Brand von der Verstärkung lässt, wird nicht berechnet",
    notchOpposite: "Ausklinkung auf der dem Auflager gegenüberliegenden Seite",
    nothingCutOff: "nichts ist ausgeschnitten",
    stocky: "lambda_rel <= 0,3 um beide Achsen: 6.3.2(2) führt zu 6.2.4",
    weakAxis: "Biegung um die schwache Achse: kein Kippen",
    edgeHeld: "Druckrand durchgehend gehalten",
    stockyBeam: "lambda_rel_m <= 0,75",
    criticalOfSoftwood: "Kritische Biegespannung von Nadelvollholz nach (6.32).",
    criticalGeneral: "Kritische Biegespannung nach (6.31), der allgemeinen Form.",
    uniformMoment: "Kippen unter konstantem Moment über die Länge (Tabelle 6.1).",
    loadAtCentroid: "Die Last greift im Schwerpunkt an (‹loaded_edge, ›Tabelle 6.1).",
    noRestraint: "Keine seitliche Halterung innerhalb der Länge‹ (ltb_length_mm = length_mm)›.",
    segmentUniform:
      "Zwischen seitlichen Halterungen zählt das Moment als konstant: Tabelle 6.1 gilt für ganze Felder‹ (l_ef_mm)›.",
    restraintBothEdges: "Die seitliche Halterung hält beide Ränder: Lastfälle biegen das Bauteil in beide Richtungen.",
    tipHeld:
      "L_cr_z_mm ist kleiner als die doppelte Länge des Kragarms, {least} mm: etwas anderes muss sein Ende in y halten.",
    idleDeflection: "{fields}: ohne Einfluss, weil keine Durchbiegung verlangt ist‹ (serviceability)›.",
    idleSituation: "design_situation: ohne Einfluss, weil gamma_M gegeben ist.",
    idleSupport: "bearing.support: ohne Einfluss, weil bearing.k_c_90 gegeben ist.",
    idleWithoutMoment: "{fields}: ohne Einfluss, weil kein Moment wirkt.",
    idleHeld: "{fields}: ohne Einfluss, weil der gedrückte Rand gehalten ist (6.3.3(5)).",
    idleWithStress: "{fields}: ohne Einfluss, weil sigma_m_crit_MPa gegeben ist.",
    idleWithoutCompression: "{fields}: ohne Einfluss, weil nichts das Bauteil drückt.",
    idleInFire: "Längen L_cr im Brandfall: ohne Einfluss, weil nichts das Bauteil drückt.",
    idleCurve: "apex.t_mm und beta_deg: ohne Einfluss, weil ein Satteldachträger nicht gekrümmt ist.",
    idlePressure: "apex.p_d_kN_m: ohne Einfluss, weil der Querzug nach (6.54) bestimmt ist.",
    shearOfMoments:
      "muss mindestens {implied} kN sein, die Querkraft des angegebenen Moments mit ltb_case (V = dM/dx); angegeben ist {given}",
    shearBelowMoment:
      "{name} = {given} liegt unter der größten Querkraft des angegebenen Moments mit ltb_case (V = dM/dx), {implied}; nachgewiesen wird diese",
    shearOfLoads:
      "Die Querkraft ist mindestens die der Lasten der Durchbiegung: die Hälfte an einem Auflager, beim Kragträger alles.",
    shearBelowLoads:
      "{name} = {given} liegt unter der Querkraft aus den Lasten der Durchbiegung, {implied}; nachgewiesen wird diese",
    impliedShear: "Die Querkraft ist mindestens die des angegebenen Moments mit ltb_case (V = dM/dx).",
    nothingToVerify: "hat nichts nachzuweisen: geben Sie {fields}, bearing, serviceability oder vibration an",
    taperWithoutMoment: "Voute oder First sind nicht nachgewiesen: Es gibt kein Moment um y‹ (M_y_Ed)›.",
    modificationOfTable: "Tabelle 3.1 für Nutzungsklasse {service_class}, {duration}",
    aboveMean: "darf nicht über dem Mittelwert liegen: es ist das 5-%-Quantil",
    sizeFactor: "der Beiwert für diese Größe (3.2 bis 3.4)",
    sizeFactorOf: "der größte Beiwert von {type} (3.2 bis 3.4)",
    imperfectionFactor: "(6.29) für {type}",
    deformationFactor: "Tabelle 3.2 für {type}, Nutzungsklasse {service_class}",
    typeOfClass: "muss für {species} {type} sein oder entfallen; angegeben ist {given}",
    notOfClass:
      "muss zur Klasse {species} gehören, die {of} hat; angegeben ist {given}; geben Sie eine species an, die keine Klasse ist, mit timber_type und allen properties",
    crossLaminated:
      "muss eine Festigkeitsklasse sein: Brettsperrholz steht nicht in EN 1995-1-1:2004, und Zulassungen der Hersteller unterscheiden sich",
    notAClass: "muss eine Festigkeitsklasse sein: {names}; angegeben ist {given}",
    notAClassButNear: "muss eine Festigkeitsklasse sein: {names}; angegeben ist {given} (meinten Sie {near}?)",
    withOwnSpecies: "ist bei einer Holzart erforderlich, die keine Klasse der Tabellen ist",
    onlyLVL: "gilt für LVL; das Bauteil ist {type}",
    depthOfMember: "die Höhe des Bauteils",
    widthOfMember: "die Breite des Bauteils",
    lengthOfMember: "die Länge des Bauteils",
    shearAtSupport: "die Querkraft am Auflager (kN)",
    shearInOneCase: "ist neben notch in mindestens einem Lastfall erforderlich: die Querkraft am Auflager (kN)",
    notchWithin:
      "muss die Ausklinkung innerhalb des Bauteils von {length} mm enden lassen; ihre Schräge ist {taper} mm; angegeben ist {given}",
    safeTension:
      "muss tension sein, was auf der sicheren Seite liegt, wo Lastfälle das Bauteil in beide Richtungen biegen",
    safeCompression:
      "muss compression sein, was auf der sicheren Seite liegt, wo Lastfälle das Bauteil in beide Richtungen biegen",
    contactOnMember: "muss die Kontaktfläche auf dem Bauteil lassen, {length} mm lang; sie endet bei {end} mm",
    ofContact: "was {clause} für diesen Kontakt ergibt",
    noSupport: "kein Auflager darunter",
    closeContacts: "Kontakte enger als 2h",
    continuousSupport: "kontinuierliches Auflager",
    longContact: "Brettschichtholz mit mehr als 400 mm Kontakt",
    discreteSupports: "Einzelauflager",
    flatwiseContact: "LVL aus Nadelholz flachkant, LVL Handbook Tabelle 4.7",
    contactOfLVL:
      "Kontakt von LVL nach dem LVL Handbook der Hersteller, Tabelle 4.7: hochkant 15 mm mehr auf jeder Seite mit k_c,90 = 1, flachkant 30 mm.",
    propertiesAsItLies:
      "Die gegebenen Eigenschaften gelten in der Richtung, in der das LVL liegt; quer dazu behält die Klasse ihre eigenen, im gleichen Maß vermindert‹ (properties.f_m_z_k_MPa, f_v_y_k_MPa)›.",
    declaredContact: "k_c,90 von LVL über 1 stammt aus der Deklaration des Produkts.",
    discreteAssumed: "Das Bauteil liegt auf Einzelauflagern (k_c,90 nach 6.1.5(4)).",
    alongGrain: "Die Auflagerkraft wirkt in Faserrichtung‹ (bearing.alpha_deg = 0)›.",
    nextContact: "Die nächste Kontaktfläche liegt am entfernten Ende des Bauteils‹ (bearing.l_1_mm)›.",
    contactAtEnd:
      "Die Kontaktfläche liegt am Ende des Bauteils: keine Ausbreitung darüber hinaus‹ (bearing.a_mm = 0)›.",
    solidOnly: "es ist eine Regel für Vollholz (3.2(4))",
    segmentOfCantilever:
      "darf für einen Abschnitt von {segment} mm eines Kragarms von {length} mm nicht {ltb_case} sein: Tabelle 6.1 gilt für das Ganze; geben Sie uniform-moment oder l_ef_mm an",
    cantileverToo: "muss bei ltb_case {ltb_case} cantilever sein; angegeben ist simple",
    caseOfCantilever: "muss ein Fall eines Kragarms sein, wie static_system; angegeben ist {given}",
    formulaOfSoftwood: "muss für {type} 6.31 sein: (6.32) gilt für Nadelholz; angegeben ist 6.32",
    twiceTheCantilever: "die doppelte Länge des Kragarms, dessen Ende frei ist",
    effectiveLengthOfTable: "Tabelle 6.1 mit ltb_case und loaded_edge über {length} mm",
    effectiveLengthAnyway:
      "{factor} von {length} mm, gleich welche Momente wirken; bei engeren Halterungen ltb_length_mm angeben",
    criticalStress: "(6.31) für die günstigsten Momente über {length} mm",
  },
  timberApex: {
    tensionEdge: "Zug entlang des schrägen Randes (‹tapered.edge, ›6.4.2).",
    rowsFarApart:
      "Die Reihen der Verstärkung liegen {given} mm auseinander, mehr als 0,75 h_ap = {most} mm, das Größte nach NCI NA.6.8 von DIN EN 1995-1-1/NA: dazwischen wird das Holz nicht gehalten.",
    heldByRows:
      "Quer zur Faser hält den First allein seine Verstärkung aus Schrauben oder Stangen, im ganzen Firstbereich im gleichen Abstand; ihr Stahl, ihre Ränder und was das Trocknen hinzufügt, sind die ihrer Zulassung.",
    noShear: "Kein Schub im First‹ (apex.V_ap_Ed)›.",
    notBent: "die Lamellen sind nicht gebogen",
    stiffLaminations: "r_in/t >= 240",
    wholeVolume: "Volumen des Trägers b h L als Grenze des beanspruchten Volumens (6.4.3(6)).",
    tangential: "Der gekrümmte Bereich beginnt, wo die Oberkanten tangential sind (beta = alpha_ap).",
    doubleTapered: "Satteldachträger",
    curved: "gekrümmter Träger",
    pitchedCambered: "gekrümmter Satteldachträger",
    onlyGlulam: "gilt für Brettschichtholz und LVL (6.4.3(1)); das Bauteil ist {type}",
    straightEdge: "gilt nicht für einen Satteldachträger: sein unterer Rand ist gerade",
    innerRadius: "Innenradius (mm)",
    laminations: "Dicke der Lamellen (mm), für k_r",
    halfAngle: "der halbe Winkel des gekrümmten Teils",
    slope: "Neigung des oberen Randes (Grad)",
    noSlope: "muss für einen gekrümmten Träger 0 sein; angegeben ist {given}",
    edgesCross:
      "muss bei dieser Neigung und Höhe kleiner sein: der gerade obere Rand schnitte den unteren; angegeben ist {given}",
    halfTheMoment: "die Hälfte von M_y_Ed, {M} kNm, desselben Trägers",
    momentOfLoad: "die allein schon das Firstmoment ergibt",
    noDepth:
      "muss an den Auflagern eine Höhe lassen: die Neigung fällt um {fall} mm von {depth} mm im First; angegeben ist {given}",
    depthOfBeam:
      "muss zur Höhe h = {h} mm des Bauteils passen, die {end} mm an den Auflagern und h_ap_mm im First ist; angegeben ist {given}",
    depthOfSlope: "die h = {h} mm und die Neigung in Feldmitte ergeben",
    kink: "muss einen gekrümmten Teil ergeben, der mindestens so lang ist wie der First hoch, {depth} mm (Bild 6.9): ein kürzerer ist ein Knick; er ist {given} mm",
    tooLong:
      "muss kleiner sein: der gekrümmte Teil von {beta}° zu jeder Seite wäre länger als das Bauteil, {length} mm; angegeben ist {given}",
    halfTheVolume: "die Hälfte von b h_ap length_mm",
    volumeOfFigure: "das Volumen nach Bild 6.9",
  },
  timberServiceability: {
    simple: "Durchbiegungen eines Einfeldträgers.",
    cantilever: "Durchbiegungen eines Kragarms.",
    loadsWithoutMoment:
      "Die Lasten von serviceability biegen den Stab, und M_y_Ed ist nicht angegeben: das Moment daraus ist nicht nachgewiesen.",
    loadsBeyondMoment:
      "hat charakteristische Lasten, die in dieser Spannweite {M_k} kNm ergeben; M_y_Ed = {M_y_Ed} kNm kann bei keiner Lagerung von denselben Lasten sein",
    loadsAboveDesign:
      "Die charakteristischen Lasten von serviceability ergeben in dieser Spannweite {M_k} kNm, mehr als M_y_Ed = {M_y_Ed} kNm: prüfen Sie beide gegeneinander.",
    creepOfCrossBonded:
      "k_def von flach liegendem LVL mit Querfurnieren nach dem LVL Handbook der Hersteller, Tabelle 4.3; Tabelle 3.2 hat weniger.",
    creepOfDeclaredLVL:
      "k_def von flach liegendem LVL wie mit Querfurnieren (LVL Handbook, Tabelle 4.3), der sichere Wert: k_def für einen anderen angeben‹ (k_def)›.",
    floorAssumed:
      "Das Bauteil trägt eine Decke oder ein begangenes Dach ohne rissempfindliche Trennwände‹ (serviceability.use = floor)›.",
    frequentOfFloors:
      "Die zusätzliche Durchbiegung einer Decke ist die der häufigen Kombination (psi_1 der führenden Last).",
    frequentNotGiven:
      "Die zusätzliche Durchbiegung ist die der charakteristischen Kombination, der sicheren: mit psi_1 der führenden Last ist es die der häufigen‹ (serviceability.variable[0].psi_1)›.",
    noLimitsByUse: "die Grenzwerte des Anhangs hängen nicht davon ab",
    noFrequent: "keine Durchbiegung der häufigen Kombination wird damit nachgewiesen",
    permanentOnly: "nur ständige Last: psi_2 = 1",
    noLimit: "Keine Grenze der Durchbiegung vorgeschrieben: keine nachgewiesen.",
    limits: "Grenzwerte der Durchbiegung (7.2(2)): {limits}.",
    quasiPermanent: "quasi-ständiger Beiwert der Last",
    membersWithActions: "Stäbe mit actions",
    unknownAction: "muss eine veränderliche Einwirkung des Stabs sein, {actions}; angegeben ist {given}",
    firstLeads: "nur die erste veränderliche Last ist die Leiteinwirkung",
    noShareRule: "der Anhang hat keine Regel für den Anteil eines Balkens",
    ofShare: "es gehört zum Anteil eines Balkens nach dem Anhang, mit strutting",
    stiffnessAlong: "EI_l_Nm2_m gibt die Steifigkeit längs der Balken an",
    stiffnessAcross: "EI_b_Nm2_m gibt die Steifigkeit quer zu den Balken an",
    forLimit: "für a_mm_kN (7.3.3(2), Bild 7.2)",
    rangeOfFigure: "wo Bild 7.2 b angibt, wenn b nicht gegeben ist",
    spacingOrStiffness: "Achsabstand der Balken (mm), oder EI_l_Nm2_m",
    spacing: "Achsabstand der Balken (mm)",
    deckOrStiffness: "Steifigkeit quer zu den Balken (Nm²/m), oder deck",
    stifferAcross:
      "muss quer zu den Balken weniger Steifigkeit ergeben als längs, {along} Nm²/m (7.3.3(5)); es ergibt {given}",
    limitOfFloor: "Grenzwert a = {a} mm/kN der Deckendurchbiegung (7.3.3(2)).",
    oneJoist: "Ein Balken trägt die Einzellast von 1 kN allein (7.3.3(2)).",
    shareOfJoist: "{share} eines einzelnen Balkens",
    amplification: "k_amp = 1,05: Vollholzbalken auf zwei Auflagern.",
    lowFrequency: "f_1 liegt nicht über 8 Hz: 7.3.3(1) verlangt eine besondere Untersuchung.",
  },
  timberFire: {
    allSides: "Vierseitige Brandbeanspruchung.",
    notVerified:
      "Im Brandfall: keine Höhen- und Systembeiwerte über 1; Schub in Rechteckquerschnitten und Querdruck bleiben unberücksichtigt (EN 1995-1-2 4.3.1).",
    axisMoves:
      "Im Brandfall wirkt die Normalkraft in der Achse des Restquerschnitts, die ein Brand an einer von zwei gegenüberliegenden Seiten verschiebt.",
    besideAxis:
      "Im Brandfall wirkt N_Ed {e} mm neben der Achse des Restquerschnitts, wenn nichts sie verschiebt: {M} kNm, {share} % der Biegefestigkeit, sind nicht berücksichtigt.",
    storage: "Einwirkungen im Brandfall sind 0,7 der Bemessungswerte: Lagerung (EN 1995-1-2 2.4.2(3)).",
    permanentAlone: "Einwirkungen im Brandfall sind 1/1,35 der Bemessungswerte: nur ständige (EN 1995-1-2 2.4.2(2)).",
    shareOfActions: "Einwirkungen im Brandfall sind 0,6 der Bemessungswerte (EN 1995-1-2 2.4.2(3)).",
    nothingInFire:
      "Im Brandfall ist nichts nachgewiesen: nur Einwirkungen, die dort unberücksichtigt bleiben, sind angegeben (EN 1995-1-2 4.3.1).",
    disregardedInCases:
      "muss weggelassen werden: Schub und Querdruck bleiben im Brandfall unberücksichtigt (EN 1995-1-2 4.3.1), und kein Lastfall hat eine andere Einwirkung",
    beech: "Buche brennt ab wie Nadelholz",
    notBeech: "Das Laubholz ist keine Buche, die wie Nadelholz abbrennt (EN 1995-1-2, Tabelle 3.1).",
    restraintHolds: "Die seitliche Halterung bleibt im Brandfall wirksam‹ (fire.lateral_restraint)›.",
    supportsHold:
      "Lager und Aussteifungen gegen Knicken bleiben im Brandfall wirksam‹ (fire.L_cr_y_mm, fire.L_cr_z_mm)›.",
    restraintsHold: "Die seitlichen Halterungen bleiben im Brandfall wirksam‹ (ltb_length_mm)›.",
    startOfCharring: "t_ch_min",
    noProtection: "hinter einer Bekleidung brennt nichts ab (t_ch_min)",
    leastOfPermanent: "der Anteil ständiger Einwirkungen allein (EN 1995-1-2 2.4.2(2))",
    leastOfStorage: "der Anteil von Lagerräumen (EN 1995-1-2 2.4.2(2))",
    charringRate:
      "EN 1995-1-2 Tabelle 3.1 hat keine Abbrandrate für {type} unter {least} kg/m³; die Rohdichte ist {given}",
    rateWithCorners: "die Rate von {type} mit Ecken im Brand (EN 1995-1-2 Tabelle 3.1)",
    rateWithoutCorners: "die Rate von {type} ohne Ecke im Brand (EN 1995-1-2 Tabelle 3.1)",
    noRestraintBefore: "muss none sein, wo bei Normaltemperatur keine ist; angegeben ist continuous",
    shortestLength: "die halbe Länge oder die Länge bei Normaltemperatur",
  },
} satisfies Translation<(typeof said)["en-1995-1-1"]>;
