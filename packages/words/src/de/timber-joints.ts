import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

export const timberJoints = {
  nails: "Nägel",
  staples: "Klammern",
  screws: "Schrauben",
  bolts: "Bolzen",
  boltsAndDowels: "Bolzen und Stabdübel",
  steelPlates: "Stahlbleche",
  woodAndPanels: "Holz und Holzwerkstoffplatten",
  outerDiameter: "der Außendurchmesser",
  depthOfMember: "die Höhe des Bauteils",
  spacingsNotGiven: "Nicht nachgewiesen, weil nicht angegeben: {fields} (Tabellen {tables}).",
  nailDistances:
    "Die Abstände von Nägeln in Achsrichtung (8.3.2, Tabelle 8.2) sind nicht nachgewiesen‹; auch als dowel-type berechnen›.",
  densityAboveClass: "{symbol} = {given} kg/m³ liegt über den {of} kg/m³ von {species}‹ ({field})›.",
  densityOfClass: "muss zur Klasse {species} gehören, die {of} kg/m³ hat; es ist {given}",
  plasticMoment: "das plastische Moment bei {f_u} MPa",
  momentAboveStrength: "M_y,Rk = {given} Nmm liegt über den {of} Nmm eines Verbindungsmittels mit {f_u} MPa.",
  sixDiameters: "sechs Durchmesser (8.4(2))",
  lengthLeaves: "was die Länge hinter den anderen Bauteilen übrig lässt",
  groupWithEdges: "die Gruppe der Verbindungsmittel quer zur Faser mit ihren Randabständen",
  strongestWire: "dem eines Vierkantnagels von 1400 MPa",
  rangeOfBolts: "der größte Durchmesser nach 8.5 und 8.6",
  rangeOfDowels: "der kleinste Stabdübel (8.6(2))",
  wireStrength: "die Mindestfestigkeit des Drahts (8.3.1.1(4), 8.4(5))",
  strengthOfGrade: "die Festigkeit der Güte {grade}",
  effectiveDiameter: "wirksamer Durchmesser der Schraube (mm), oder d_core_mm (8.7.1)",
  strengthOrMoment: "Zugfestigkeit des Verbindungsmittels (MPa), oder grade oder M_y_Rk_Nmm",
  crown: "Rückenlänge (mm), mindestens sechs Durchmesser (8.4(2))",
  densityOfPanel: "charakteristische Rohdichte der Platte (kg/m³)",
  speciesPanelOrPlate: "Festigkeitsklasse des Holzes; oder panel, oder plate",
  lengthOrPenetration: "Länge des Verbindungsmittels (mm), oder penetration_mm",
  effectiveGiven: "d_ef_mm ist angegeben",
  momentGiven: "M_y_Rk_Nmm ist angegeben",
  throughAll: "Bolzen und Stabdübel gehen durch alle Bauteile",
  sticksOut: "Das Verbindungsmittel ragt {out} mm aus dem letzten Bauteil: was außerhalb liegt, hält nichts.",
  nothingInRow: "ein Verbindungsmittel, oder kein Holz mit einer Reihe in Faserrichtung",
  staggered: "Nägel einer Reihe um einen Durchmesser quer zur Faser versetzt",
  leastOfEachPlane:
    "Mehr als zwei Scherfugen: jede gilt als die von drei Bauteilen und trägt die kleinste ihrer eigenen Versagensarten (8.1.3).",
  closeHoles: "Löcher in Stahlblechen sind höchstens 0,1 d größer als das Verbindungsmittel (8.2.3(1)).",
  threadInPoint:
    "Der glatte Schaft reicht nicht 4 d in das Bauteil mit der Spitze: d_ef = 1,1 d_Kern (8.7.1)‹; sonst ist d_ef_mm der Schaft›.",
  noRopeGiven: "Keine Seilwirkung: die axiale Tragfähigkeit des Verbindungsmittels ist nicht angegeben‹ (F_ax_Rk_kN)›.",
  noWashers:
    "Keine Seilwirkung von Bolzen ohne Unterlegscheiben auf Holz und ohne bekannte Zugfestigkeit‹ (washer, F_ax_Rk_kN)›.",
  headOfNail: "Nagelköpfe sind doppelt so breit wie der Schaft‹ (nail.head_d_mm)›.",
  crownAlong:
    "Der Klammerrücken liegt innerhalb von 30° zur Faser: sieben Zehntel der Tragfähigkeit (8.4(3))‹ (crown_angle_deg)›.",
  leastSpacing: "Die Verbindungsmittel einer Reihe haben den Mindestabstand a_1‹ (a_1_mm)›.",
  lightPanel:
    "Rohdichte von Platten 500 kg/m³, die kleinste nach EN 12369-1, für die Verschiebung und die Nagelköpfe‹ (members[].rho_k_kg_m3)›.",
  simplifiedWithoutRope: "Vereinfachte Regeln des Anhangs, ohne Seilwirkung.",
  shearIsForce:
    "Die Querkraft neben dem Anschluss ist die ganze Kraft quer zur Faser, der sichere Wert‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  slackOfBolts: "Spiel der Bolzen in ihren Löchern: 1 mm (7.1(4))‹ (serviceability.clearance_mm)›.",
  blockWithLeast:
    "Blockscheren mit den Mindestabständen der Tabelle, wo keine angegeben sind‹ (a_1_mm, a_2_mm, a_3_t_mm)›.",
  plateEdges:
    "End- und Randabstand der Stahlbleche sind die kleinsten nach EN 1993-1-8, 1,2 d_0‹ (members[].e_1_mm, e_2_mm)›.",
  splittingOfAnnex:
    "Das Aufspalten folgt EN 1995-1-1, (8.4): die Regel des Anhangs {annex} für Queranschlüsse (NCI zu 8.1.4) ist nicht berechnet.",
  furtherRules:
    "Anschlüsse folgen EN 1995-1-1 mit den Beiwerten des Anhangs {annex}; weitere nationale Regeln zu Abschnitt 8 sind nicht berechnet.",
  acrossTheGrain:
    "Nägel, Schrauben und Klammern sind quer zur Faser eingebracht: Nägel im Hirnholz tragen nichts (8.3.1.2(3), 8.3.2(3)).",
  endGrain:
    "muss 90 sein: Nägel im Hirnholz tragen nichts in ihrer Achse (8.3.2(3)), und Schrägnagelung ist nicht berechnet",
  holesOfScrews:
    "Schrauben über 6 mm oder in Laubholz sitzen in vorgebohrten Löchern, wenn ihre Zulassung nichts anderes erlaubt (10.4.5).",
  twoNails: "Ein einzelner Nagel ist kein Anschluss: mindestens zwei sind verlangt (8.3.1.1(9)).",
  splitsHardly:
    "Das Holz ist keine Art, die leicht spaltet, wie Tanne und Douglasie (8.3.1.2(7))‹ (splitting_species)›.",
  profiledAsSmooth:
    "Profilierte Nägel halten wie glatte auf ganzer Einbindelänge, (8.25) und (8.26), wo nichts angegeben ist‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  nailsInPanels:
    "Nägel halten in Platten wie in Holz dieser Rohdichte, (8.25) und (8.26), wo nichts angegeben ist‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  thinForScrews:
    "Tabelle 8.6 gilt für Holz von mindestens 12 d, {least} mm (8.7.2(2)); das dünnste hat {t} mm: maßgebend sind die Abstände der Zulassung der Schraube.",
  lateralWithoutRope: "Quer zur Achse tragen die Verbindungsmittel ohne Seilwirkung, neben einer Kraft in ihrer Achse.",
  lateralAlone:
    "Für die Kraft quer zur Achse sind nur die Versagensarten nachgewiesen: Aufspalten, Abstände und Stahlbleche nicht‹; sie auch als dowel-type berechnen›.",
  alternating:
    "Kräfte mittlerer und längerer Dauer wechseln das Vorzeichen; mit der Hälfte der anderen, wie 8.1.5 verlangt, werden nur Reihen mit F_Ed berechnet: der Anschluss ist nicht nachgewiesen. Jede Richtung als eigenen Anschluss berechnen, mit der Hälfte der anderen in seinen Kräften.",
  alternatingOfCases:
    "Kräfte mittlerer und längerer Dauer wechseln das Vorzeichen: jede zählt mit der Hälfte der größten der anderen Richtung (8.1.5)‹, als alternating_kN ihres Lastfalls›.",
  pulledSense:
    "Die Kraft wechselt das Vorzeichen: der Anschluss ist für {pulled} Zug und {pressed} Druck berechnet (8.1.5); gezeigt ist der Zug, der stärker ausnutzt.",
  pressedSense:
    "Die Kraft wechselt das Vorzeichen: der Anschluss ist für {pulled} Zug und {pressed} Druck berechnet (8.1.5); gezeigt ist der Druck, der stärker ausnutzt.",
  alternatingOfBolts:
    "gilt nur für Reihen mit F_Ed; bei bolts, der Liste der Stellen, jede Richtung als Lastfall angeben: die Hälfte der anderen kommt hinzu (8.1.5)",
  turningFasteners:
    "Kräfte mittlerer und längerer Dauer wechseln: Zur Kraft jedes Verbindungsmittels, jeder Reihe und jeder Gruppe kommt die Hälfte der größten entgegengesetzten Kraft eines anderen Lastfalls (8.1.5); beim gezeigten Verbindungsmittel ist das die Hälfte von {against}.",
  endsAtJoint:
    "Die quer zur Faser beanspruchten Bauteile enden am Anschluss: Die Querkraft neben und in ihm ist die seiner eigenen Kräfte‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  pulledAlongX:
    "Eine positive Kraft in x zieht Bauteile in Richtung x aus dem Anschluss; schräge Bauteile können auf beiden Seiten enden (Anhang A).",
  forceOffAxis:
    "Die Kraft wirkt in der Mitte der Verbindungsmittel, {e} mm neben der Achse eines Bauteils, und biegt es. Eine Kraft in dieser Achse gibt auch den Verbindungsmitteln ein Moment‹: bolts und M_Ed angeben›.",
  holesAboutAxis:
    "Die Verbindungsmittel liegen um die Achse jedes Bauteils, das am Rand des Anschlusses seinen Anteil an Kraft und Moment trägt.",
  askewByConnectors:
    "Verbindungsmittel, die schräg zueinander liegen, halten die Regel der Dübel besonderer Bauart ein, (8.69): EN 1995-1-1 hat keine für sie.",
  wholeForce: "die ganze Kraft",
  creepAtPlates:
    "Ein Anschluss von Holz an Stahl kriecht wie einer von Holz in Holz, mit dem doppelten k_def des Holzes (2.3.2.2(3)), auf der sicheren Seite.",
  leastWire: "Der Draht der Nägel hat 600 MPa, das Mindeste nach 8.3.1.1(4)‹ (f_u_k_MPa)›.",
  splittingOfPattern:
    "Verbindungsmittel drücken quer zur Faser auf ein Bauteil, dessen Höhe oder dessen Abstände nicht angegeben sind: sein Aufspalten (8.1.4) ist nicht nachgewiesen‹; members[].h_mm und a_4_t_mm angeben, oder splitting›.",
  shearBelowForce:
    "Die Querkräfte beiderseits des Anschlusses sind zusammen kleiner als die Kraft quer zur Faser: als größere gilt der Rest dieser Kraft‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  shearIsRest:
    "Die Querkraft auf der anderen Seite des Anschlusses ist der Rest der Kraft quer zur Faser‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  depthOfPlaces: "was Lage, Randabstände und Höhe übrig lassen",
  sectionNotGiven:
    "Was die Löcher von einem Bauteil unter Zug oder Biegung übrig lassen (5.2), ist nicht nachgewiesen, weil seine Höhe nicht angegeben ist‹; members[].h_mm angeben›.",
  panels: "Holzwerkstoffplatten",
  panelNotGiven:
    "Was die Löcher von einer Holzwerkstoffplatte übrig lassen (5.2), ist nicht nachgewiesen: dazu gehören ihre Höhe und erklärte Festigkeiten in Richtung der Kraft‹; members[].h_mm, f_t_k_MPa und f_m_k_MPa angeben, mit alpha_deg 0›.",
  panelsAlone:
    "Holzwerkstoffplatten sind nur an ihren Verbindungsmitteln nachgewiesen: Zug, Biegung und Schub der Platte daneben nicht.",
  placesOfBolts:
    "die Liste der Orte der Verbindungsmittel, an denen N_Ed, V_Ed und M_Ed angreifen; für Reihen n und F_Ed",
  placeInDepthOpen:
    "Die Randabstände lassen offen, wo in der Höhe des Bauteils die Verbindungsmittel liegen: sein Nettoquerschnitt ist ohne das Moment einer Kraft außerhalb der Achse berechnet‹; a_4_t_mm und a_4_c_mm, die mit dem Bild die Höhe ergeben, sagen es›.",
  slipWithoutTurning:
    "Die Verschiebung ist die aus F_ser durch den Schwerpunkt der Verbindungsmittel: wie weit sich der Anschluss unter dem Moment verdreht, ist nicht berechnet.",
  turnsShortly:
    "Kräfte kurzer Dauer wechseln ohne Einbuße (8.1.5): jede Richtung ist für sich berechnet, die andere wie von mittlerer Dauer.",
  durationOfCombination: "jede Kombination hat die Dauer ihrer kürzesten Einwirkung",
  thicknessOfMember: "Dicke des Bauteils",
  splittingOfSoftwood: "(8.4) gilt für Nadelholz; das quer zur Faser beanspruchte Bauteil ist Laubholz.",
  blockAlongGrain:
    "Blockscheren (Anhang A) ist nicht nachgewiesen: es gilt für Bauteile mit Festigkeitsklasse, die in Faserrichtung gezogen werden.",
  plateNotVerified: "Stahlbleche sind nicht auf Lochleibung nachgewiesen‹; members[].steel_grade angeben›.",
  depthUnknown:
    "ist für {type} mit {d_c} mm erforderlich: Einlasstiefe in jedem Bauteil (mm), die EN 912 und die Leistungserklärung angeben",
  depthOfStandard:
    "Dübel {type} mit {d_c} mm sind nach EN 912 in jedem Bauteil {h_e} mm tief, aus nur einer Quelle: mit der Leistungserklärung vergleichen‹ (h_e_mm)›.",
  depthDiffers:
    "Dübel {type} mit {d_c} mm haben nach EN 912 {of} mm in jedem Bauteil; gerechnet wird mit {given} mm wie angegeben‹ (h_e_mm)›.",
  widestRing: "der größte Dübel nach 8.9(1)",
  diameterOfConnector: "der Durchmesser des Dübels",
  otherSide: "andere Seite der Platte (mm)",
  twoSides: "die Typen C3 und C4",
  halfInEach:
    "muss Holz sein: Dübel des Typs {type} liegen halb in jedem von zwei Bauteilen; an Stahl sind sie einseitig",
  connectorsInWood: "muss Holz sein: 8.9 und 8.10 gelten für Vollholz, Brettschichtholz und Furnierschichtholz",
  staggeredRows: "gegeneinander versetzte Reihen",
  staggeredApart: "Abstand benachbarter Dübel zweier Reihen",
  notStaggered: "muss false sein: 8.9(10) gilt für runde Dübel, nicht für {type} (8.10(8))",
  staggeredInLine:
    "Versetzte Reihen, die näher liegen als der halbe Abstand längs der Faser, zählen als eine Reihe in Faserrichtung (8.9(13)).",
  longestRow: "darf höchstens 20 Dübel in einer Reihe ergeben, wo (8.71) endet; es sind {n}",
  rowTooLong: "Nach (8.71) tragen mehr als elf Dübel in einer Reihe weniger als elf.",
  closeConnectors:
    "Dübel, die enger liegen als die Tabelle verlangt, tragen nach (8.70) weniger: mindestens der halbe Abstand.",
  boltOfConnector:
    "Die Bolzen, die die Bauteile zusammenhalten, mit ihren Scheiben, sind die von 10.4.3; sie sind nicht nachgewiesen.",
  endAtLeast: "Das beanspruchte Hirnholzende hat den Mindestabstand der Tabelle‹ (a_3_t_mm)›.",
  rowOfTeeth:
    "8.10 kennt keine wirksame Anzahl von Scheibendübeln mit Zähnen in einer Reihe: Angesetzt ist die der Ringdübel, (8.71), die sichere Seite (8.1.2(4)).",
  fireOfOneSource:
    "Anschluss im Brandfall nach EN 1995-1-2 6.2, Tabellen 6.1 bis 6.3, aus nur einer Quelle: Zeiten und Beiwerte mit der Norm vergleichen.",
  staplesInFire: "muss entfallen: EN 1995-1-2 hat für Klammern keine Zeit (Tabelle 6.1)",
  platesOutsideInFire:
    "muss entfallen, oder cover_mm haben: Außen liegende Stahlbleche ohne Abdeckung sind dem Brand ausgesetzt; EN 1995-1-2 6.3.1 verweist auf EN 1993-1-2, was nicht berechnet wird",
  noPlateOutside: "außen liegt kein Stahlblech",
  doubleSteps: "doppelten Versätzen",
  noThread: "muss der Durchmesser eines metrischen Gewindes sein, M8, M12, M16; M{d} gibt es nicht",
  endsInWood: "Enden, die auf Holz liegen‹ (species)›",
  washerOrPlate: "washer, oder plate_mm, die Dicke einer Stahlplatte auf dem Holz",
  boltsAlone:
    "Die Bolzen tragen die Kraft zu gleichen Teilen, das Holz unter jeder Unterlegscheibe 3 f_c,90,k (8.5.2). Nicht nachgewiesen sind die Bauteile unter dieser Kraft und die Biegung von Bolzen und Scheiben.",
  endOnSteel: "Kopf oder Mutter liegt auf Stahl: Dieser Teil ist nach EN 1993-1-8 nachzuweisen.",
  washersNotPlaced:
    "Ob die Scheiben vollflächig auf dem Holz liegen und sich nicht überschneiden, ist nicht nachgewiesen: Randabstand oder Bolzenabstand fehlt‹ (edge_mm, a_mm)›.",
  faceOfLVL:
    "Scheiben pressen auf die Deckfläche des Furnierschichtholzes: f_c,90,k ist der Wert für flache Lage, der kleinere von beiden.",
  sidesOfLVL: "nur Furnierschichtholz hat je Seite eine eigene Festigkeit",
  holeUnderHead: "was Kopf und Mutter noch überdecken",
  oneBoltAlone: "es gibt nur einen Bolzen",
  overTop: "ein über den Hauptträger gehängter Balkenschuh drückt auf ihn und beansprucht ihn nicht auf Querzug",
  joistDeeper:
    "Der Nebenträger ist mit {joist} mm höher als der Hauptträger mit {header} mm: Ob die Bewertung einen solchen Anschluss deckt, ist nicht nachgewiesen.",
  hangers: "Balkenschuhe",
  hangerByAssessment:
    "Die Tragfähigkeiten sind die der Bewertung, wie Sie sie angeben, für deren Nägel, Holz und Lage der Kräfte: k_mod und gamma_M der Verbindungen mindern sie (2.4.3), von den Verbindungsmitteln wird nichts berechnet.",
  hangerConditions:
    "Der Hauptträger ist gegen Verdrehen gehalten, zu dem einseitige Balkenschuhe führen; der Nebenträger liegt passgenau an und reicht so hoch, wie die Bewertung es verlangt.",
  bracketConditions:
    "Die Hölzer berühren sich, und Winkel sind beidseitig oder gegen Verdrehen gehalten, wie die Bewertung es verlangt; das Spalten des getragenen Holzes ist in den Tragfähigkeiten enthalten.",
  hangerOutside:
    "In Nutzungsklasse 3 sind dünne Bleche und ihre Nägel aus nichtrostendem Stahl (Tabelle 4.1); vergleichen Sie die Klassen der Bewertung.",
  hangerLinear:
    "Kräfte in mehreren Richtungen werden linear addiert, die sichere Seite: viele Bewertungen addieren ihre Quadrate‹ (interaction)›.",
  resistanceInDirection: "Tragfähigkeit der Bewertung in Richtung der Kraft (kN)",
  steelOfHanger: "Der Stahl hat gamma_M2 nach EN 1993-1-8‹ (steel.gamma_M)›.",
  nailsOfTable: "Alle Nägel sind eingeschlagen, für die die Bewertung diese Tragfähigkeiten nennt‹ (nails)›.",
  headerSplits: "Das Spalten des Hauptträgers durch die Kraft quer zu seiner Faser (8.1.4) ist nicht nachgewiesen.",
  densityOfTable: "Die Tragfähigkeiten gelten für Holz mit 350 kg/m³, wie C24‹ (rho_a_kg_m3)›.",
  densityOfResistances: "die charakteristische Rohdichte des Holzes, für das die Tragfähigkeiten gelten",
  widthOfPurlin: "die Breite der Pfette",
  depthOfRafter: "die Höhe des Sparrens",
  faceAbovePurlin: "ergibt eine lotrechte Fläche von {a} mm, über den {h} mm der Pfette",
  rafterLifted: "Ein abhebender oder nach außen gezogener Sparren braucht eigene Verbindungsmittel.",
  deepSeat:
    "Die Kerve ist {t} mm tief, mehr als ein Drittel der {h} mm des Sparrens: tiefer, als Zimmerer gehen; die Norm hat keine Grenze.",
  rafterAlone:
    "Von Sparren und Pfette ist nur die Kerve nachgewiesen: Beide sind eigene Bauteile, und was den Sparren gegen Abheben und Abgleiten hält, ist nicht nachgewiesen.",
  momentAtSeat: "Das Moment des Sparrens an der Kerve fehlt: Was darüber bleibt, ist nicht nachgewiesen.",
  noEaves: "Jenseits der Kerve hängt kein Dachüberstand am Sparren.",
  ofHeel: "Versatztiefe an der Ferse (mm)",
  noRoomForBoth: "lässt kein Holz zwischen Stirn und Ferse: Die Strebe ist {h} mm hoch",
  facesShare:
    "Beide Flächen des doppelten Versatzes teilen sich die Kraft nach ihrer Tragfähigkeit, wenn beide passen; eine Regel aus Lehrbüchern zu NCI NA.12 von DIN EN 1995-1-1/NA, mit keinem davon verglichen.",
  noSideInFire: "kein Verbindungsmittel endet in einem Seitenteil aus Holz",
  sideOfPlug: "das dünnste Seitenteil, in dem die Pfropfen sitzen",
  longestFireOfJoints: "wo die Regeln für Verbindungen im Brandfall enden (EN 1995-1-2 6.1(1))",
  symmetricalInFire:
    "Die Verbindung ist im Brandfall nicht nachgewiesen: Die Regeln von EN 1995-1-2 6.2 und 6.3 gelten für drei Bauteile, die beiden äußeren gleich (6.1(2)).",
  oneRuleOfPlate:
    "muss neben {field} entfallen: jedes ist eine eigene Regel für die Ränder des Blechs, width_mm ohne deren Schutz, gap_mm und strip_mm mit ihm (EN 1995-1-2 6.2.1.3)",
  coverOfPlates:
    "Im Brandfall decken Holz oder Platten die außen liegenden Stahlbleche ganz, auch ihre Ränder, und werden gehalten, bis sie verkohlt sind; über andere Bekleidungen entscheiden Versuche (EN 1995-1-2 6.3.2).",
  boardsOverPlates:
    "muss entfallen: Platten über außen liegenden Stahlblechen werden mit cover_mm nachgewiesen (EN 1995-1-2 6.3.2)",
  plugsInFire:
    "Im Brandfall sind über allen Verbindungsmitteln Holzpfropfen eingeklebt (EN 1995-1-2 6.2.1.2(3)); was unter ihnen von den Seitenteilen bleibt, trägt, mit Brand und ohne.",
  headsOutOfFire: "Im Brandfall sind die Köpfe der Schrauben geschützt (EN 1995-1-2 6.4(1)).",
  screwsInFireOfOneSource:
    "Schrauben im Brandfall nach EN 1995-1-2 (6.9) bis (6.11), aus nur einer Quelle: mit der Norm vergleichen.",
  shearInFire:
    "Was quer zu den Schrauben wirkt, ist im Brandfall nicht nachgewiesen: EN 1995-1-2 6.4 gilt für die Kraft in ihrer Achse.",
  pressedInFire:
    "muss entfallen: EN 1995-1-2 6.4 hat keine Regel für Schrauben, die in warmem Holz knicken, was Paare können",
  panelsOutsideInFire: "muss entfallen: EN 1995-1-2 6.2 gilt für Seitenteile aus Holz, nicht aus Platten",
  reducedLoadOfRows:
    "muss simplified sein: Die reduzierte Beanspruchung wird für Reihen mit F_Ed berechnet, nicht für bolts, die Liste der Orte",
  noReducedLoad: "muss simplified sein: EN 1995-1-2 Tabelle 6.3 hat für diese Verbindungsmittel keinen Beiwert",
  leastInReducedLoad: "der kleinste Durchmesser von EN 1995-1-2 Tabelle 6.3",
  noPlateInside: "zwischen den Bauteilen liegt kein Stahlblech",
  plateWidthInFire: "Breite des Stahlblechs (mm), oder gap_mm oder strip_mm (EN 1995-1-2 6.2.1.3)",
  edgesOfWidth: "sie zählen nur mit width_mm",
  platesInsideInFire:
    "Die Stahlbleche zwischen den Bauteilen sind im Brandfall nicht nachgewiesen‹; fire.plate angeben›.",
  thinPlateInFire:
    "Stahlbleche zwischen den Bauteilen sind im Brandfall mindestens 2 mm dick (EN 1995-1-2 6.2.1.3(1)).",
  thickPlateInGap:
    "Eine Fuge allein schützt Stahlbleche bis 3 mm (EN 1995-1-2 6.2.1.3(2)); Breite oder Leisten angeben.",
  forceInFire: "Die Kraft des Anschlusses fehlt: Die reduzierte Beanspruchung ist nicht nachgewiesen.",
  dowelsAsBolts: "Stabdübel, die mehr als 5 mm überstehen, sind im Brandfall wie Bolzen (EN 1995-1-2 6.2.2.1(4)).",
  boltBesideDowels: "Im Brandfall hält ein Bolzen je vier Stabdübel die Bauteile zusammen (EN 1995-1-2 Tabelle 6.3).",
  distanceInFire: "Der Abstand, der im Brandfall um {a_fi} mm größer sein muss, ist nicht angegeben.",
  boardsHold:
    "Die Bekleidung deckt den ganzen Anschluss, und ihre Befestigung hält, bis das Holz verkohlt (EN 1995-1-2 6.2.1.2).",
  platesOfOneSource:
    "Nagelplatten nach EN 1995-1-1 8.8, (8.42) bis (8.60), und 9.2, aus nur einer Quelle: mit der Norm vergleichen.",
  platesAlone:
    "Vom Holz ist nur die Verankerung darin nachgewiesen: Aufspalten (8.1.4) und das Bauteil neben der Platte nicht.",
  plateOnEachSide:
    "In jede Seite des Holzes ist eine Platte gleichen Typs, gleicher Größe und Richtung eingepresst; jede trägt die Hälfte (8.8.1).",
  strongerAcross:
    "Die Platte ist quer fester angegeben als längs (f_a_90_90_k_MPa über f_a_0_0_k_MPa, oder k_1 über 0); dies und das Vorzeichen von k_1 in f_a,0,0 + k_1 alpha mit ihrer Erklärung vergleichen.",
  overlapOfArea: "overlap_mm, von der Fuge bis zur fernsten Ecke",
  depthOfArea: "h_mm, quer zur Faser des Stabs",
  coverOfArea: "was die Platte von der Höhe deckt, quer zur Faser des Gurts",
  areaCrossed: "darf sich nicht selbst schneiden",
  areaTooSmall: "muss eine Fläche über 100 mm² umschließen",
  lineTooShort: "muss länger als 5 mm sein",
  lineThroughArea: "muss neben dem Schwerpunkt der Fläche liegen: Das Bauteil liegt auf einer Seite von ihr",
  noAnchorageLeft: "muss bis 90° eine Verankerungsfestigkeit über null lassen",
  coveredDepth: "Höhe des Gurts unter der Platte (mm)",
  withoutOverlap: "overlap_mm ist nicht angegeben",
  overlapNotGiven:
    "Die Überdeckung der Platte auf dem Bauteil (9.2.2(4)) ist nicht nachgewiesen‹; h_mm und overlap_mm angeben›.",
  stepPulledOut:
    "Eine Kraft, die die Strebe aus dem Versatz zieht, trägt er nicht: Sie braucht eigene Verbindungsmittel.",
  stepByTextbooks:
    "EN 1995-1-1 hat keinen Abschnitt für Versätze: Druck nach (6.16) mit k_c,90 = 1, Abscheren des Vorholzes auf höchstens 8 t_v; Tiefe und Länge, wie Lehrbücher sie zu NCI NA.12.1 des deutschen Anhangs angeben, dessen eigene Festigkeit unter einem Winkel nicht angesetzt ist.",
  strutOffItsAxis:
    "Die Versatzfläche liegt neben der Achse der Strebe und neben dem Auflager des Gurts: Die Biegung daraus ist hier nicht nachgewiesen, auch nicht, was die Strebe in ihrer Lage hält.",
  strutsAlike: "Die Strebe auf der anderen Seite des Gurts drückt ebenso stark: beide ziehen an ihm‹ (N_chord_Ed)›.",
  depthOfChord: "die Höhe des Gurts, für jeden seiner Einschnitte",
  crackedBefore: "Das Vorholz ist gerissen wie das von Balken, k_cr nach 6.1.7(2), die sichere Seite‹ (k_cr)›.",
  planesOfMembers:
    "muss {planes} sein, eine weniger als Bauteile; angegeben ist {given}; jedes Bauteil des Anschlusses aufführen",
  woodSomewhere: "muss ein Bauteil aus Holz oder Holzwerkstoff enthalten",
  platesTogether: "darf kein Stahlblech neben einem Stahlblech sein: dazwischen liegt Holz",
  pointInPlate: "muss Holz sein: Nägel, Schrauben und Klammern enden darin",
  tooShort: "muss länger sein als die Bauteile vor dem letzten, {before} mm; angegeben ist {length}",
  speciesOrPanel: "ist nicht mit panel vereinbar; eines von beiden angeben",
  crossLaminated:
    "muss eine Festigkeitsklasse sein: Brettsperrholz steht nicht in EN 1995-1-1:2004, und Zulassungen der Hersteller unterscheiden sich",
  notAClass: "muss eine Festigkeitsklasse sein; angegeben ist {given}",
  boltsInHardboard:
    "darf keine harte Faserplatte sein: EN 1995-1-1 hat dafür keine Lochleibungsfestigkeit bei Bolzen (8.5.1.2)",
  dowelsSlide: "muss entfallen: Stabdübel haben keine Seilwirkung",
  boltsInHoles: "Bolzen und Stabdübel sitzen in gebohrten Löchern",
  stoutNails: "muss true sein: Nägel über 6 mm werden vorgebohrt (8.3.1.1(2))",
  denseWood: "muss true sein: Holz mit {rho_k} kg/m³, über 500, wird vorgebohrt (8.3.1.1(2))",
  staplesInPlates: "muss Holz oder Holzwerkstoff sein: Klammern gehen nicht durch Stahlblech",
  simplifiedPlanes: "muss bei mehr als zwei Scherfugen johansen sein",
  simplifiedWood: "muss bei Holzwerkstoffplatten johansen sein",
  noSimplified: "muss johansen sein: der Anhang hat keine vereinfachten Regeln",
  panelTooWet: "hat in Nutzungsklasse {service_class} kein k_mod (Tabelle 3.1)",
  blockAtPlates: "muss false sein: Anhang A gilt für Anschlüsse mit Stahlblechen",
  holesFillMember: "muss größer sein als die Löcher von {rows} Reihen mit je {d_0} mm",
  inRow: "Verbindungsmittel in einer Reihe in Faserrichtung, oder bolts, die Liste ihrer Orte",
  withBolts: "gilt nur mit bolts, der Liste der Orte; bei Reihen F_Ed angeben",
  oneCarriesNoMoment: "muss mindestens zwei haben: ein Verbindungsmittel trägt kein Moment",
  fastenersOverlap: "muss mindestens einen Durchmesser von bolts[{other}] entfernt sein",
  asManyAsBolts: "muss so viele Verbindungsmittel ergeben wie bolts, {n}",
  forcesOfBolts: "ist nicht mit bolts vereinbar; N_Ed, V_Ed, M_Ed angeben",
  plateBearingAlone:
    "Stahlbleche sind nur auf Lochleibung nachgewiesen: was ihre Löcher übrig lassen, Blockversagen und Beulen sind die von EN 1993-1-8 und EN 1993-1-1.",
  declaredAt350: "Die deklarierten Festigkeiten der Schrauben gelten bei 350 kg/m³‹ (rho_a_kg_m3)›.",
  declaredInPanel:
    "In Holzwerkstoffplatten halten Schrauben nicht mehr, als für sie angegeben ist, wie dicht die Platte auch ist.",
  holdInPanel: "angegebener Ausziehparameter in der Holzwerkstoffplatte (MPa); (8.25) und (8.39) sind für Holz",
  stiffnessDeclared: "K_ser_ax_1_N_mm ist angegeben",
  softwoodThreads: "Gewinde in Nadelholz oder Brettschichtholz‹; sonst K_ser_ax_1_N_mm angeben›",
  stiffnessByAssessment:
    "EN 1995-1-1:2004 hat keine Verschiebung von Schrauben in Achsrichtung: K_ser,ax eines Gewindes ist {formula}, wie Bewertungen von Schrauben in Nadelholz es angeben; maßgebend ist die der Schraube‹ (K_ser_ax_1_N_mm)›.",
  headRigid:
    "Der Kopf und das Holz darunter geben nicht nach: K_ser,ax ist die des Gewindes im Bauteil mit der Spitze.",
  slantOf45: "Die Schrauben stehen unter 45° zur Fuge‹ (alpha_deg)›.",
  usualFriction: "Von den Schrauben aneinandergepresste Bauteile reiben mit mu = {mu}‹ (mu)›.",
  screwsAllPulled:
    "Die Kraft zieht an allen Schrauben: Eine, die sich umkehrt, drückt sie und braucht gekreuzte Paare‹ (pairs)›.",
  pairsShareAlike: "Von jedem gekreuzten Paar wird eine Schraube so stark gezogen, wie die andere gedrückt wird.",
  slantAlone:
    "Von den Bauteilen ist nur nachgewiesen, dass sie die Schrauben halten: Aufspalten, Nettoquerschnitte und Stahlbleche nicht.",
  bucklingNotVerified:
    "Das Knicken der gedrückten Schrauben ist nicht nachgewiesen‹; d_core_mm und f_y_k_MPa angeben›.",
  steepest: "die steilste Schraube, die gezogen wird, bevor sie sich biegt‹; sonst dowel-type›",
  noneIsPressed: "ohne Paare wird keine Schraube gedrückt",
  pairsOfScrews: "muss die Hälfte der {screws} Schrauben (n × rows) oder 0 sein; es ist {pairs}",
  tooShortAtSlant: "muss länger sein als ihr Weg durch das Bauteil unter dem Kopf, {before} mm; es ist {length}",
  pairsInWood: "muss Holz sein: gekreuzte Schrauben halten mit ihrem Gewinde in beiden Bauteilen",
  threadOfPairs: "Gewinde im Bauteil unter dem Kopf (mm): Eine gedrückte Schraube hält nicht mit dem Kopf",
  nothingPressed: "wo Paare gekreuzt sind, presst nichts die Bauteile aneinander",
  byThreadAlone: "gekreuzte Schrauben halten mit ihrem Gewinde",
  noDiameterOfHead: "der Durchmesser des Kopfs ist nicht angegeben",
  noStrengthOfHead: "der Kopfdurchziehparameter ist nicht angegeben",
  tensionNotDeclared: "Die Zugtragfähigkeit der Schrauben ist nicht nachgewiesen‹; f_tens_k_kN angeben›.",
  headSide: "was das Bauteil unter dem Kopf fasst",
  leastAngle: "der kleinste Winkel von (8.38)",
  pressureInWood: "Was die Bauteile aufeinander drückt, geht von einem zum anderen, nicht durch die Verbindungsmittel.",
  turnsAndPresses:
    "Die Kraft kehrt um und drückt Schrauben, die alle in eine Richtung geneigt sind: dafür sind sie nicht nachgewiesen‹; pairs angeben›.",
  membersHoldAlone: "von den Bauteilen ist nichts nachgewiesen, als dass sie die Verbindungsmittel halten",
  strongestScrew: "was der Kern der Schraube bei 1400 MPa hält",
  threadLength: "Gewinde im Bauteil mit der Spitze (mm)",
  outsideOfFormula:
    "deklarierter Ausziehparameter (MPa); (8.39) gilt für d von 6 bis 12 mm und d_core_mm von 0,6 d bis 0,75 d",
  headStrength: "deklarierter Kopfdurchziehparameter (MPa), oder l_ef_head_mm",
  headDiameter: "Kopfdurchmesser (mm), oder l_ef_head_mm",
  withoutLateral: "F_v_Ed ist nicht angegeben",
  smoothNailsLasting:
    "muss profiled sein: glatte Nägel tragen keine ständige oder lang wirkende Kraft in Achsrichtung (8.3.2(1)P)",
} satisfies Translation<(typeof said)["en-1995-1-1"]>["timberJoints"];
