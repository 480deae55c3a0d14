import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { concreteSecond } from "./second.ts";

export const rooms = {
  concreteSecond,
  concretePunching: {
    betaOfPlace:
      "beta = {beta} nach der Lage der Stütze, 6.4.3(6): für Stützweiten, die höchstens um ein Viertel abweichen‹ (beta, M_y_Ed, M_z_Ed)›.",
    smallBeta:
      "beta = {given} liegt unter {beta}, dem Wert von 6.4.3(6) für die Lage der Stütze: er muss aus den Momenten folgen (6.4.3(3) bis (5)).",
    uprightOnGround:
      "beta = 1 auf dem Baugrund: für das Fundament ist kein Moment angegeben, (6.51)‹ (M_y_Ed, M_z_Ed)›.",
    betaOfGround: "beta eines Fundaments ist das seiner Momente, (6.51)",
    steelOfStrip: "es ist die Bewehrung von 1 m und mehr als 8 % der Platte (9.2.1.1(3))",
    sidesOrDiameter: "c_1_mm und c_2_mm, oder diameter_mm",
    depth: "d_y_mm und d_z_mm, oder cover_mm mit den Stäben in Worten",
    ratio: "A_s_y und A_s_z in mm² je m, oder bars_y und bars_z",
    barsInWords: 'müssen Stäbe mit einem Abstand in Worten sein: "Ø16-150"',
    distanceOfInternal: "ist für Stützen an einem Rand oder einer Ecke",
    annexSays:
      "ist nicht zu berechnen: Der nationale Anhang {annex} hat eigene Regeln für das Durchstanzen (6.4), die hier nicht enthalten sind",
    legsUnknown:
      "Der Abstand der Schenkel fehlt: Mindestbewehrung und tangentialer Abstand sind nicht nachgewiesen‹ (links.s_t_mm)›.",
    firstNear:
      "Die ersten Bügel liegen {first} von der Stütze: näher als 0,3 d, {least}, kreuzen sie den Riss nicht (Bild 9.10)‹ (links.first_mm)›.",
    perimetersUnknown:
      "Die Anzahl der Reihen fehlt: das Durchstanzen außerhalb der Bewehrung ist nicht nachgewiesen‹ (links.perimeters)›.",
    otherwiseHere:
      "kann nicht berechnet werden: der Nationale Anhang {annex} hat dafür eigene Regeln (6.4), die hier nicht enthalten sind",
    limitAtU1:
      "Die größte Spannung ist nur in u_1 begrenzt, anstelle des Stützenanschnitts (Nationaler Anhang zu 6.4.5(3)).",
    firstRowsNeedMore:
      "Die ersten zwei Bügelreihen brauchen den {first}- und {second}-fachen Stahl von (6.52) (Nationaler Anhang zu 6.4.5(1)).",
    designedFirstRows: "Neben der Stütze haben sie {first} Schenkel {phi}, dann {second}.",
    rowsAlike: "(6.52) hat in jeder Reihe gleiche Bügel; mehr neben der Stütze verlangen andere Anhänge",
    endsOfLongColumn: "Die Stütze ist lang: in u_1 zählen nur ihre Enden (Nationaler Anhang zu 6.4.2).",
    endsInGround:
      "Auch im Fundament zählen von der langen Stütze nur die Enden, wie in u_1 von Platten (Nationaler Anhang zu 6.4.2): auf der sicheren Seite.",
    bottomBars:
      "Der Nationale Anhang verlangt an Rand- und Eckstützen auch untere Stäbe, für {eta} V_Ed je Meter: sie sind nicht angegeben und nicht nachgewiesen‹ (bars_bottom_y, bars_bottom_z)›.",
    collapse:
      "Der Nationale Anhang verlangt gegen fortschreitendes Versagen untere Stäbe durch die Stütze, beide Richtungen zusammen mindestens {least} (9.4.1(3)): Sie sind nicht angegeben und nicht nachgewiesen‹ (A_s_through_mm2, V_collapse)›.",
    noCollapse: "nachgewiesen wird es an Innenstützen von Platten, wo ein Anhang es verlangt",
    twoBarsThrough: "In jeder Richtung gehen mindestens zwei untere Stäbe durch die Stütze (9.4.1(3)).",
    noBottomBars: "untere Stäbe werden dort nachgewiesen, wo ein Anhang sie verlangt, quer zu Rändern und an Ecken",
    noLeastMomentsOfWalls:
      "Mindestmomente über Wandenden und Wandecken stehen in keiner Tabelle (Nationaler Anhang zu 6.4.5(6)): sie sind nicht nachgewiesen.",
    wallPositions: "position wall_end oder wall_corner",
    thicknessOrSides: "c_1_mm und c_2_mm, oder thickness_mm und bei einem Ende length_mm",
    smallerSide: "die kleinere Seite",
    longerSide: "die größere Seite",
    sidesAreLengths: "c_1_mm und c_2_mm sind die Längen der Wände, denn sie sind größer als 600 mm",
    wallAtEdge: "ist für Stützen: 6.4 hat keinen Rundschnitt für Wandenden am Plattenrand",
    openingAtWall:
      "ist nicht für Wandenden und Wandecken: ein eigenes beta kann den verlorenen Teil des Rundschnitts enthalten",
    momentsOfWall: "braucht beta: 6.4.3 hat keinen Anteil der Momente an Wandenden und Wandecken",
    notOfSecondWalls:
      "kann nicht berechnet werden: Rundschnitte an Wandenden und Wandecken sind die der ersten Generation",
    notOfEurocode:
      "EN 1992-1-1 hat für Wandenden und Wandecken weder Rundschnitte noch beta: es sind die von DIN EN 1992-1-1/NA, Bilder NA.6.12.1 und 6.21.",
    betaOfWallEnd: "beta = {beta} am Wandende: für V_Ed des Rundschnitts um das Ende‹ (beta)›.",
    betaOfWallCorner: "beta = {beta} an der Wandecke: für V_Ed des Rundschnitts um die Ecke‹ (beta)›.",
    lineOfWallEnd: "Von den Seiten der Wand zählen {side} ab ihrem Ende; V_Ed ist, was dort eintritt.",
    lineOfWallCorner:
      "Der Rundschnitt ist der um die Außenseite der Ecke, an jeder Wand nicht länger als ihre Dicke und 1,4 d, was keine Veröffentlichung bestätigt; V_Ed ist, was dort eintritt.",
    openingBeyondEdge: "muss in der Platte liegen: sie liegt jenseits ihres Randes",
    linksOfHead:
      "Die Bügel liegen außerhalb der Stützenkopfverstärkung: ihre Abstände zählen ab deren Rand‹ (links.first_mm)›.",
    perimetersOfLinks: "Die Durchstanzbewehrung liegt in {count} Reihen, die erste {first} von der Stütze.",
    squareOfCircle: "beta einer runden Stütze am Rand ist das des Quadrats um sie.",
    shape: "Stütze: {position}",
    ownBeta: "beta ist gegeben und enthält den Anteil der Momente",
    ofMoments: "der der Momente daneben",
    noSectors: "kann nicht sector sein: Lastsektoren werden nicht berechnet; beta angeben",
    internalFoundation: "muss in einem Fundament internal sein",
    internalHead: "muss mit einer Kopfverstärkung internal sein",
    noLinksInFoundation: "ist nicht für Fundamente: (6.52) wird dort nicht nachgewiesen",
    ofSlabs: "unter dem Sohldruck hat (6.50) keine",
    betaWithHead: "braucht beta: (6.39) gilt nicht für Rundschnitte um eine Kopfverstärkung",
    headBetween:
      "muss kleiner als {low} mm oder mindestens {high} mm sein: EN 1992-1-1 6.4.2 hat keinen Rundschnitt für Köpfe zwischen 2 h_H und 2 (d + h_H)",
    openingInColumn: "muss außerhalb der Stütze liegen",
    farOpening: "sie liegt weiter als 6 d von der Stütze (6.4.2(3))",
    allLost: "muss einen Teil der Linien um die Stütze lassen",
    wideColumn:
      "Der Umfang der Stütze ist größer als 12 d: die Kraft konzentriert sich an den Ecken, und 6.4 zählt den ganzen Rundschnitt. Prüfen Sie die Enden gesondert.",
    byPlace: "beta folgt der Lage der Stütze",
    modulusWithoutOpenings: "W_1 von beta ist das der Platte ohne Öffnungen.",
    tooThin: "ist nicht zu bemessen: Platten mit Bügeln sind mindestens 200 mm dick (9.3.2(1))",
    beyondLinks: "ist nicht zu bemessen: v_Ed ist mehr, als Durchstanzbewehrung tragen kann",
    designedLinks:
      "Die Durchstanzbewehrung ist bemessen: {count} Reihen von {n} Schenkeln von {phi}, die erste bei {first}, dann alle {s}.",
  },
  concreteFoundation: {
    padHasLength: "eines Einzelfundaments, entlang y",
    stripPerMetre: "ein Streifen wird je Meter seiner Länge berechnet",
    ofPads: "Einzelfundamente, auf denen eine Stütze steht",
    ofStrips: "Streifen, auf denen eine Wand steht",
    alongStrip: "Momente und Kräfte längs eines Streifens werden nicht berechnet",
    sidesOrDiameter: "c_1_mm und c_2_mm, oder diameter_mm",
    insideBase: "bis zum Rand des Fundaments",
    lifted: "das kleinste Gewicht des Fundaments muss es auf dem Grund halten",
    pulled:
      "Die Stütze zieht: Querkraft und Durchstanzen nach oben, die Verankerung der oberen Stäbe und der Anschlussstäbe sind nicht nachgewiesen.",
    wallIsStrip: 'muss "strip" sein: eine Wand ist angegeben und keine Stütze',
    weightAlone: "Es ist keine Last angegeben: Mit seinem Eigengewicht allein ist das Fundament nicht nachgewiesen.",
    topples:
      "liegt jenseits dessen, was berechnet wird: die Kraft liegt {e} mm von der Mitte, jenseits von 0,48 der Seite von {side} mm",
    firstGeneration: "muss bei Fundamenten entfallen: sie werden nur nach der ersten Generation berechnet",
    barsInWords: 'müssen gleiche Stäbe in einer Lage sein, in Worten: "Ø16-150" oder "12Ø16"',
    depthOrCover: "cover_mm, oder d_y_mm und d_z_mm",
    coverOfEnds: "cover_mm, für die Enden der Stäbe",
    plainHasNone: "ein unbewehrtes Fundament hat keine Stäbe",
    designWithCases:
      "muss bei Lastfällen angegeben sein: bemessen Sie die Stäbe für die größten Einwirkungen und weisen Sie sie dann nach",
    noBarsFit:
      "ist nicht zu bemessen: keine unteren Stäbe von 10 bis 32 mm im Abstand von 50 bis 250 mm, gerade oder aufgebogen, genügen für Biegung, Querkraft, Durchstanzen und Verankerung; das Fundament muss dicker oder sein Beton fester sein",
    designAssumed: "Stäbe sind nicht angegeben: sie werden bemessen‹ (design)›.",
    designedBars: "{mark}: untere Stäbe {bars} entlang {way} sind bemessen.",
    designedHooks: "{mark}: die Enden der Stäbe sind aufgebogen, da gerade zu kurz sind.",
    ownWeight:
      "Das Fundament wiegt {concrete} kN/m³{soil}; sein Gewicht zählt ungünstig mit {most}, günstig mit {least}‹ (concrete_kN_m3, soil_mm, gamma_G)›.",
    soilOnTop: ", die {depth} mm Boden darauf {density} kN/m³",
    linearPressure: "Das Fundament ist starr: die Bodenpressung ist eine Ebene ohne Zug‹ (pressure)›.",
    gap: "Ein Teil der Sohle von {share} % klafft: die Bodenpressung ist ohne Zug gelöst.",
    farForce:
      "Die Kraft liegt mehr als ein Drittel der Seite von der Mitte: EN 1997-1 6.5.4 verlangt besondere Vorkehrungen.",
    integral: "die Pressung jenseits des Schnitts, abzüglich des Gewichts",
    momentOfEnd: "die Pressung zwischen Rand und x, um die Linie von N_Ed (Bild 9.13)",
    netAtColumn: "Pressung unter der Stützenmitte, abzüglich des Gewichts",
    evenBars: "Die Stäbe liegen gleichmäßig über das Fundament verteilt.",
    squareColumn: "Eine runde Stütze biegt das Fundament wie das Quadrat gleicher Fläche.",
    faceOfWall: "Das Moment einer gemauerten Wand ist 0,15 ihrer Dicke innerhalb des Anschnitts nachgewiesen.",
    barsEndEarly:
      "Stäbe entlang {way} enden weniger als l_bd + d hinter dem Schnitt bei d: sie zählen für den Querkraftwiderstand nicht (Bild 6.3).",
    topBars:
      "An der angehobenen Seite von {way} biegt das Gewicht das Fundament mit {M} kNm nach oben: obere Stäbe sind nicht angegeben‹ (bars_top_y, bars_top_z)›.",
    plainTop:
      "An der angehobenen Seite von {way} biegt das Gewicht das Fundament mit {M} kNm nach oben: der Beton nimmt es ohne obere Stäbe auf, bis {M_Rd} kNm (12.3.1)‹ (bars_top_y, bars_top_z)›.",
    notLifted: "dort wird das Fundament nicht nach oben gebogen",
    momentAlone:
      "Ein Moment ohne Vertikalkraft: Durchstanzen durch das Moment allein ist nicht nachgewiesen (6.4.3(3) braucht V_Ed).",
    oneSidedColumn:
      "Die Stütze steht nahe einem Rand: Durchstanzen entlang einer zum Rand offenen Linie ist nicht nachgewiesen (6.4.4(2)).",
    annexPunching:
      "Der nationale Anhang {annex} hat eigene Regeln für Durchstanzen in Fundamenten (6.4.4): es ist nicht nachgewiesen.",
    bearingUnknown:
      "Der Widerstand des Baugrunds ist nicht angegeben: die Tragfähigkeit ist nicht nachgewiesen‹ (sigma_Rd_kN_m2, R_d_kN)›.",
    groundAlone:
      "Setzung, Gesamtstandsicherheit und der Widerstand des Baugrunds nach EN 1997-1 Anhang D werden nicht berechnet; die Tragfähigkeit ist mit dem angegebenen Widerstand nachgewiesen.",
    sliding: "Es gibt Horizontalkräfte: Gleiten auf dem Baugrund (EN 1997-1 6.5.3) ist nicht nachgewiesen‹ (sliding)›.",
    oneOfSliding: "muss R_d_kN oder delta_d_deg enthalten, eines von beiden",
    leastForce:
      "Gleiten ist mit N_Ed wie angegeben und dem kleinsten Gewicht nachgewiesen: ein kleinstes N_Ed mit derselben Horizontalkraft ist ein eigener Lastfall.",
    aboveCover: "die Dicke abzüglich der Betondeckung",
    footMoments: "Momente am Fuß, und was in den Anschlussstäben zieht, werden mit der Stütze nachgewiesen.",
    cracksOpen: "Rissbreiten des Fundaments sind nicht nachgewiesen.",
    alongUnknown: "Stäbe längs des Streifens sind nicht angegeben: 9.3.1.1(2) verlangt {least} je Meter‹ (bars_y)›.",
    plainSimple: "h/a ≥ 2 wird anstelle von (12.13) angewandt, wie 12.9.3(1) erlaubt.",
    plainActs: "Unbewehrtes Fundament: 12.9.3.",
  },
  concreteBarLayout: {
    insideOfBend:
      "Stäbe von {phi} sind an einem Auflager gebogen und mit mehr als 5 phi hinter der Biegung verankert: der Beton darin verlangt eine Biegerolle von {D} (8.3(3) (8.1))‹ (bars: mandrel_mm)›.",
    mandrelOfTable: "Biegungen haben die Biegerolle der Tabelle 8.1N‹ (bars: mandrel_mm)›.",
    endOfConcrete: "wo der Beton endet, abzüglich der Betondeckung‹ (support_widths_mm)›",
    shearOfMoments: "die Querkraft dieser Momente, 0 wo keine ist",
    momentsOfShear: "die Momente dieser Querkraft",
    shearBelow:
      "Zwischen {from} und {to} ändert sich das Moment um {M}, mehr als die dort angegebene Querkraft ergibt ({V}): Die Einhüllende gehört nicht zu einem Balken und ist nicht nachgewiesen‹ (envelope: V)›.",
    betweenPlaces:
      "Zwischen {from} und {to} verläuft das Moment gerade; nach der Querkraft kann es dort um {M} größer sein, was nicht nachgewiesen ist: mehr Stellen angeben‹ (envelope)›.",
    equalBars: 'müssen gleiche Stäbe in Worten sein: "3Ø20", bei Platten "Ø12-300"',
    afterIts: "ihr from_mm",
    depthInside: "die Höhe innerhalb der Betondeckung",
    inOrder: "die Stelle davor: Stellen stehen von links nach rechts",
    wholeBeam: "muss von Ende zu Ende des Trägers reichen, von 0 bis {length} mm",
    countOfWidths: "muss für jedes der {count} {count:Auflager|Auflager} eine Breite haben; angegeben sind {given}",
    freeBeam: "dürfen nicht beide free sein: der Träger hat kein Auflager",
    firstGeneration:
      "muss bei Stäben längs eines Trägers entfallen: sie werden nur nach der ersten Generation berechnet",
    linksOfBeam: "Bügel des Trägers",
    usualWidths: "Auflager sind {width} breit, und was ein Ende einspannt, ist {depth} tief‹ (support_widths_mm)›.",
    shearAtDepth:
      "Auflager sind direkt: wo keine Einzellast näher steht, ist für die Bügel die Querkraft im Abstand d vom Auflagerrand maßgebend (6.2.1(8)).",
    allAlphas: "Alle alpha der Tabelle 8.2 sind 1.",
    turnsFreely:
      "Gelenkige Endauflager drehen sich frei: obere Stäbe für eine teilweise Einspannung (9.2.1.2(1), 9.3.1.2(2)) sind dort nicht nachgewiesen.",
    castFromAbove: "Der Beton wird von oben eingebracht: obere Stäbe in mehr als 250 mm Höhe haben mäßigen Verbund.",
    betaRecommended:
      "Der Anteil der unteren Stäbe, der bis zu den Auflagern reicht, ist der empfohlene; Anhänge können mehr fordern.",
    longBars:
      "Stäbe sind länger als {most}: geben Sie sie als Stäbe an, die sich übergreifen, oder gekoppelt; das ist nicht nachgewiesen.",
    shortLap:
      "Stäbe überlappen sich um {length}: eine Übergreifung braucht {l_0} (8.7.3), also zählen sie als endende Stäbe.",
    aroundLaps: "Von Übergreifungen ist die Länge nachgewiesen: Querbewehrung (8.7.4) und Abstände (8.7.2) nicht.",
    placeOfMoment: "die maßgebende Stelle",
  },
  concreteAnchorage: {
    lengthUnknown:
      "Erforderlich ist eine Länge von {needed}; die ausgeführte ist nicht angegeben und nicht nachgewiesen‹ (length_mm)›.",
    yieldStress: "Der Stab wird für seine Streckgrenze verankert‹ (sigma_sd_MPa, A_s_req_mm2)›.",
    goodBond: "Die Verbundbedingungen sind gut‹ (bond = good)›.",
    spacingUnknown: "Der nächste Stab ist mindestens {a} entfernt‹ (clear_spacing_mm)›.",
    coverUnknown: "Keine Betondeckung gegeben: alpha_1 und alpha_2 sind 1‹ (cover_mm, c_d_mm)›.",
    shapeFar: "c_d > 3 phi",
    shapeNear: "c_d <= 3 phi",
    allLapped: "Alle Stäbe sind in einem Querschnitt gestoßen‹ (percent_lapped = 100)›.",
    transverseUnknown:
      "Querstäbe im Stoß sind nicht angegeben: Dass sie mindestens {least} haben, ist nicht nachgewiesen (8.7.4.1(3))‹ (transverse.A_st_mm2)›.",
    transverseOfBeam: "A_st,min der Querbewehrung ist das von Balken, 0,25 A_s (Tabelle 8.2).",
    bothAreas: "A_s_req_mm2 und A_s_prov_mm2 zusammen",
    directSupport: "alpha_5 der direkten Auflagerung für sich",
    byPressure:
      "ist hier nicht anzugeben: Unter {annex} zählt eine direkte Auflagerung mit ihrem Druck, 1 - 0,04 p (Tabelle 8.2)‹; transverse.p_MPa›",
    thickLap:
      "Stäbe über 32 mm werden nur in Bauteilen von mindestens 1 m oder bei Spannungen bis 80 % von f_yd gestoßen (8.8(4)); das ist nicht nachgewiesen.",
    thickAnchorage:
      "Gerade verankerte Stäbe über 32 mm brauchen Bügel entlang der Verankerung und eine Begrenzung der Risse (8.8(2) bis (8)); das ist nicht nachgewiesen.",
    weldedLap: "(8.10) für Stöße kennt kein alpha_4",
    onlyPulled: "unter Druck zählt Tabelle 8.2 das nicht",
    onlyTension: "muss unter Druck straight oder welded sein: Bögen und Haken tragen ihn nicht (8.4.1(3))",
    insideOfBend:
      "Der Beton im Bogen ist nicht nachgewiesen: 8.3(3) verlangt es, wo der Stab mehr als 5 phi weiterläuft, an einem Rand liegt oder keinen Querstab hat.",
  },
  concreteBeam: {
    flangeNarrow: "muss mindestens b sein, {b} mm, die Stegbreite; es ist {given} mm",
    barsInside: "für Stäbe, die im Beton liegen",
    depthOfSection: "die statische Nutzhöhe",
    flangeThickness: "die Dicke der Platte",
    usualAxis: "Die Achsen der äußeren Stäbe liegen 50 mm von der Betonoberfläche‹ (axis_distance_mm, cover_mm)›.",
    usualBar:
      "Stäbe, von denen nur die Fläche gegeben ist, liegen hinter Deckung und Bügeln wie Stäbe von 20 mm‹ (cover_mm)›.",
    depthBehindCover: "für Stäbe hinter der Deckung",
    fireAxisOfArea:
      "Stäbe, von denen nur die Fläche gegeben ist, liegen im Brandfall höchstens um Deckung und Bügel von der Oberfläche entfernt.",
    usualLink: "Außerhalb der Stäbe liegen Bügel von 8 mm‹ (links)›.",
    usualAggregate: "Das Größtkorn ist 16 mm‹ (d_g_mm)›.",
    barsInWords: 'müssen Stäbe in Worten sein: "4Ø20", "4Ø20 + 2Ø16" oder "Ø12-150"',
    beyondMiddle: "müssen in ihrer Hälfte der Höhe liegen; ihr Schwerpunkt liegt {axis} mm von der Oberfläche",
    anyAction: "ein Moment, eine Querkraft oder serviceability",
    noWidthOfCracks:
      "Die Rissbreite ist nicht nachgewiesen: kein Grenzwert ist angegeben‹ (serviceability.w_max_mm oder exposure)›.",
    noMomentOfCracks:
      "Die Rissbreite ist nicht nachgewiesen: kein Moment der Gebrauchstauglichkeit ist angegeben‹ (serviceability.M_qp)›.",
    noBending: "Biegung ist nicht nachgewiesen: M_Ed ist nicht angegeben‹ (M_Ed; 0, wo keine wirkt)›.",
    serviceAboveDesign:
      "{field}, {M}, liegt über jedem M_Ed seines Vorzeichens, {most}: eines von beiden stimmt nicht.",
    saggingCantilever:
      "M > 0 zieht die Unterseite eines Kragarms, dessen Lasten die Oberseite ziehen: das Vorzeichen prüfen.",
    hoggingSpan:
      "Die Durchbiegung ist die eines Feldquerschnitts, und M < 0 zieht die Oberseite, wie über einer Stütze: das Feldmoment angeben‹ (M_Ed, static_system)›.",
    designAssumed: "Es ist keine Bewehrung angegeben: Die Stäbe werden bemessen‹ (design = true)›.",
    nothingToDesign: "alle Bewehrung ist angegeben",
    designedBottom: "{mark}: {bars} unten, bemessen.",
    designedTop: "{mark}: {bars} oben, bemessen.",
    designedLinks: "{mark}: Bügel mit {legs} Schenkeln, {phi}, Abstand {s}, bemessen.",
    momentsOfActions:
      "M_qp und M_ch sind die der Kombinationen der Gebrauchstauglichkeit derselben Einwirkungen‹ (serviceability.M_qp, M_ch)›.",
    otherSideInUse:
      "Im Gebrauch wechselt das Moment das Vorzeichen: Risse und Spannungen sind nur für die Seite des größeren Moments nachgewiesen‹; die andere als eigenes Bauteil angeben›.",
    pulledSide: "Bewehrung der gezogenen Seite, oder design: true",
    designWithCases: "bemisst für einen Satz Einwirkungen; load_cases weglassen",
    doesNotFit:
      "ist nicht zu bemessen: Keine Stäbe bis 32 mm in zwei Lagen passen in die Breite b, tragen M_Ed und halten den Rest ein (Risse, Durchbiegung, Brand)",
    linksDoNotFit:
      "ist nicht zu bemessen: Keine Bügel mit bis zu zehn Schenkeln tragen V_Ed mit so nahen Schenkeln, wie 9.2.2(8) verlangt",
    leverArmOfForce:
      "z bei Querkraft ist der Hebelarm der Biegung mit Normalkraft‹ (z_mm)›: 6.2.3(1) gibt 0,9 d für Bauteile ohne Normalkraft.",
    leverArm: "z = 0,9 d bei Querkraft‹ (z_mm)›; 6.2.3(1) gibt es für Bauteile ohne Normalkraft.",
    twoLegs: "Zwei Schenkel der Bügel tragen die Querkraft‹ (links.legs = 2)›.",
    flattest: "Die flachsten Druckstreben, die der Beton tragen kann, werden verwendet (‹links.cot_theta, ›6.2.3(2)).",
    noLinks: "Der Balken hat keine Bügel: Balken haben mindestens die von 9.2.2(5)‹ (links)›.",
    deepAxis: "x/d = {x_d}: Die Zugbewehrung fließt nicht, das Versagen ist spröde.",
    leastOfEquilibrium: "die kleinste, mit der der Querschnitt M_Ed trägt",
    noArm: "weder Bügel noch Platte verwenden es",
    continuousSlab: "Tabelle 5.8 gilt für durchlaufende Platten gleich",
    oneOfForces: "delta_F_d_kN oder delta_M_Ed",
    flangeBars: "Die Querbewehrung der Platte ist nicht angegeben: flange_shear.A_sf_mm2_m ist nicht nachgewiesen.",
    farBars:
      "Die Stäbe der Platte liegen mehr als {s} auseinander: das gilt für Stellen ohne Einzellasten und ohne größte Momente (9.3.1.1(3)).",
    evenSides:
      "Der Gurt ist auf beiden Seiten des Stegs gleich breit‹ (b_1_mm, b_2_mm, l_0_mm; flange_shear.delta_F_d_kN)›.",
    evenFlange: "Die Stäbe des gezogenen Gurts liegen gleichmäßig über b_eff‹ (flange_shear.delta_F_d_kN)›.",
    strutsOfFlange: "Druckstreben in der Platte mit cot theta_f = {cot} (6.2.4(4)).",
    noTension: "die Stahlspannung, oder M_qp",
    ratioOfCracks: "Stäbe mit ihren Durchmessern, in Worten: bars_bottom, bars_top",
    modulus: "Der E-Modul des Betons ist E_cm: Es ist kein Kriechen angegeben‹ (serviceability.phi)›.",
    noCracksOfTension:
      "Risse sind nicht nachgewiesen: Die Zugkraft N_Ed zieht an den Stäben, und die Spannung aus M_qp enthält sie nicht‹ (serviceability.sigma_s_MPa)›.",
    noSteelOfTension:
      "Die Spannung der Stäbe ist nicht nachgewiesen: Die Zugkraft N_Ed zieht an ihnen, und die Spannung aus M_ch enthält sie nicht‹ (serviceability.sigma_s_MPa anstelle von M_ch)›.",
    noConcreteOfForce:
      "Die Betonspannung ist nicht nachgewiesen: Auch die Druckkraft N_Ed drückt den Beton‹ (serviceability.sigma_c_MPa)›.",
    shallow: "es ist für Balken ab 1 m Höhe",
    skinUnknown:
      "Ein Balken ab 1 m Höhe braucht Stäbe an den Seiten, mindestens {least} im gezogenen Teil (7.3.3(3)): Das ist nicht nachgewiesen‹ (A_s_skin_mm2)›.",
    secondaryBars:
      "Querbewehrung von mindestens {least} je Meter (9.3.1.1(2)) ist nicht angegeben und nicht nachgewiesen‹ (bars_secondary)›.",
    secondaryWords: 'müssen Stäbe in Worten mit Abstand sein: "Ø8-200"',
    barsGoOn:
      "Die Zugstäbe, die in V_Rd,c zählen, gehen um l_bd + d über den Schnitt hinaus (6.2.2(1)); ihre Enden und ihre Verankerung an Auflagern werden entlang des Trägers nachgewiesen‹ (bar_layouts)›, nicht hier.",
    thickBars:
      "Stäbe über 32 mm brauchen Oberflächenbewehrung oder berechnete Risse, und Bügel, wo sie gerade verankert sind (8.8): Das ist nicht nachgewiesen.",
    barsInFlange: "Stäbe, die nicht in den Steg passen, liegen in der Platte (9.2.1.2(2)).",
    deepForElastic:
      "x/d = {x_d} liegt über {limit}, bis zu dem durchlaufende Bauteile linear-elastische Momente ohne umschnürte Druckzone aufnehmen (5.4)‹ (static_system, delta)›.",
    spreadingNotCounted: "es ist für Platten unter einem Anhang, der für sie eine eigene Mindestschubspannung hat",
    axialInService: "Die Normalkraft zählt im Gebrauchszustand nicht mit.",
    linear: "geradlinig zwischen den Zeilen der Tabelle",
    cracksOfFarBars:
      "Die Stäbe liegen weiter auseinander als 5 (c + phi/2), oder es ist nur einer: die Risse haben den Abstand von (7.14).",
    outerSideInFire: "Auch die Außenseite des Randträgers ist im Feuer.",
    flangeInFire:
      "Im Feuer liegt der Gurt auf beiden Seiten des Stegs, von unten erwärmt; bei einem Randträger geben Sie b_1_mm: 0 an‹ (b_1_mm)›.",
    crackTableWidth: "die Rissbreite, für die die Tabellen gelten: 0,2, 0,3 oder 0,4 mm",
    crackTable:
      "Die Tabellen 7.2N und 7.3N gelten für Risse aus Last; Durchmesser oder Abstand wird eingehalten (7.3.3(2)).",
    outsideTable: "Die Tabellen 7.2N und 7.3N haben keine Zeile für {sigma} und {w}.",
    requiredOfRatio: "A_s_req_mm2, oder M_Ed",
    longSpan:
      "Spannweiten über 7 m tragen nach Annahme Trennwände, die Schaden nehmen können: Das Verhältnis ist abgemindert (7.4.2(2)).",
    wideFlange: "die Platte ist breiter als drei Stege: 0,8 (7.4.2(2))",
    annexSays: "Der nationale Anhang {annex} hat hier eigene Regeln, die diese Berechnung nicht kennt.",
    isothermOfBending: "kann mit N_Ed nicht isotherm-500 sein: berechnet wird Biegung allein",
    momentOfFire: "das Moment im Brandfall, oder M_Ed",
    momentGiven: "das Moment im Brandfall ist gegeben",
    usualShareInFire: "Im Brandfall wirken 0,7 der Einwirkungen (EN 1992-1-2 2.4.2(3))‹ (fire.eta_fi, fire.M_Ed_fi)›.",
    isothermLeaves:
      "Mit der 500-°C-Isotherme wird nur die Biegung berechnet: Querkraft, Verankerung und Abplatzen im Brandfall (EN 1992-1-2 4.3, 4.4, 4.5) sind nicht nachgewiesen, auch nicht die Wärmedämmung (Kriterium I). Tabelle B.1 und kaltverformte Stäbe der Tabelle 3.2a sind aus allgemeiner Kenntnis.",
    hotRolled:
      "Die Stäbe sind warmgewalzt: im Brandfall behalten sie mehr von ihrer Festigkeit als kaltverformte‹ (fire.steel)›.",
    coldWorked: "Stäbe der Duktilitätsklasse A sind kaltverformt‹ (fire.steel)›.",
    littleStretched:
      "Im Brandfall sind die Stäbe um weniger als 2 % gedehnt: ihre Festigkeit ist die nach (4.3N) bis (4.6N), oder so viel, wie der Beton bei 2 % trägt.",
    fireTable: "Die Maße der Tabellen von EN 1992-1-2 stammen aus einer Quelle: mit der Norm vergleichen.",
    fireCorners:
      "In einer Lage brauchen die Eckstäbe 10 mm mehr zur Seite (EN 1992-1-2 5.6.1(8)); das ist nicht nachgewiesen.",
    highStrength:
      "ist für {name} nicht nachzuweisen: Die Tabellen von EN 1992-1-2 Abschnitt 5 gelten für Beton bis C50/60",
    highStrengthIsotherm:
      "ist für {name} mit der 500-°C-Isotherme nicht nachzuweisen: Beton über C50/60 hat eigene Regeln (EN 1992-1-2 Abschnitt 6), die hier fehlen",
    placesInFire: "Stäbe in Worten: im Brandfall hat ein Stab die Festigkeit seiner Stelle",
    oneFaceInService:
      "Die Momente haben beide Vorzeichen: Risse und Spannungen der Seite, die das Gebrauchsmoment nicht zieht, sind nicht nachgewiesen‹ (serviceability.M_qp)›.",
    narrowSlab: "Eine Platte ist mindestens fünfmal so breit wie hoch (5.3.1(4)).",
    slabWidth: "Die Werte gelten für eine Breite von 1000 mm‹ (b)›.",
    simpleSpan: "Das Feld ist frei aufgelagert‹ (static_system = simple)›.",
    torsionOfAnnex:
      "ist nicht zu berechnen: Der nationale Anhang {annex} hat eigene Regeln für Torsion (6.3.2), die hier nicht enthalten sind",
    jointOfAnnex:
      "ist nicht zu berechnen: Der nationale Anhang {annex} hat eigene Regeln für Fugen (6.2.5), die hier nicht enthalten sind",
    uprightInTorsion: "muss 90 sein: Torsionsbügel stehen rechtwinklig zur Achse (9.2.3(1)P)",
    compatibilityTorsion:
      "T_Ed aus Verträglichkeit wird nicht nachgewiesen (6.3.1(2)): Der Balken muss ohne es im Gleichgewicht sein und die Mindestbügel und -stäbe haben.",
    equilibriumTorsion: "Das Gleichgewicht braucht die Torsion‹ (torsion.compatibility = false)›.",
    wallOfHollow: "ist bei einem Hohlquerschnitt erforderlich: die Wanddicke",
    wallTooThick: "muss einen Hohlraum lassen: t_ef ist kleiner als die Hälfte von b und von h",
    torsionOfWeb: "Der Steg allein trägt die Torsion.",
    leastIsEnough: "T_Ed / T_Rd,c + V_Ed / V_Rd,c ist höchstens 1: Die Mindestbügel und -stäbe genügen (6.3.2(5)).",
    closedLinks:
      "Die Bügel sind geschlossen und durch Übergreifung oder Haken verankert (9.2.3(1)P); ihre äußeren Schenkel tragen die Torsion.",
    torsionBars:
      "Längsstäbe für Torsion liegen je zur Hälfte unten und oben, an Ecken und Seiten; der Druck der Biegung entlastet seine Seite (6.3.2(3)).",
    barsAtSides:
      "Torsionsstäbe liegen höchstens 350 mm auseinander: Die Seiten brauchen welche‹ (torsion.A_sl_sides_mm2)› (9.2.3(4)).",
    wholeForce: "Die ganze Kraft ist im neueren Beton‹ (interface.beta = 1)›.",
    heldBarsUnknown:
      "Die Druckstäbe werden angesetzt: Bügel halten sie in höchstens 15 Durchmessern Abstand (9.2.1.2(3)); das ist nicht nachgewiesen‹ (links, Stäbe in Worten)›.",
    smallServiceMoment: "M_qp, {M}, ist weniger als ein Fünftel von M_Ed, {most}: prüfen Sie es.",
    ownStress: "serviceability.sigma_s_MPa ist {given}; das Moment ergibt {found}: eines davon ist falsch.",
    wideCracks: "w_max_mm, {w}, liegt über 0.4 mm, der größten Breite der Tabelle 7.1N (7.3.1(5)).",
    largeDeflection: "Die Grenze der Durchbiegung ist 1/{n} der Spannweite; 7.4.1(4) hat 1/250.",
    noSpan: "Die Durchbiegung ist nicht nachgewiesen: die Spannweite fehlt‹ (serviceability.span_mm)›.",
    loadTakesAll: "q_Ed_kN_m nimmt innerhalb von d vom Auflager den größten Teil von V_Ed weg: prüfen Sie beide.",
    ownDepthOfAxis: "serviceability.x_mm ist {given}; der gerissene Querschnitt ergibt {x}: eines davon ist falsch.",
    ownRequired: "serviceability.A_s_req_mm2 ist {given}, und M_Ed erfordert {needed}: eines davon ist falsch.",
    longPart:
      "delta_x_mm ist größer als {most}, die Hälfte des Abstands zwischen Momentennullpunkt und größtem Moment: der Schub zwischen Steg und Gurt ist über ein zu langes Stück gemittelt (6.2.4(3)).",
    forceAtDepth:
      "V_Ed ist die am Rand eines direkten Auflagers; sie wird um q_Ed d abgemindert (6.2.1(8))‹ (support, V_Ed_face)›.",
    forceAtFace: "Bei einem indirekten Auflager wird V_Ed nicht abgemindert (6.2.1(8)).",
    loadNearSupport:
      "V_Ed kommt ganz aus Lasten innerhalb 2 d vom Auflager, und die Stäbe sind hinter dem Auflagerrand verankert (6.2.2(6), 6.2.3(8)).",
    cracksOfQuasiPermanent: "Risse werden unter M_qp nachgewiesen (7.3.1(5))",
    frequentCracks: "Risse werden unter dem häufigen Moment nachgewiesen‹ (serviceability.M_qp)›.",
    annexOfWidth:
      "ist erforderlich: Der nationale Anhang {annex} hat eigene Breiten je Expositionsklasse (7.3.1(5)), die hier nicht enthalten sind",
    ownRatio: "alpha_e ist angegeben",
    creepNotLinear:
      "Der Beton wird unter Dauerlasten mit {sigma} gedrückt, mehr als 0,45 f_ck: Das Kriechen ist nicht linear (7.2(3)).",
    noLimitOfConcrete: "Die Expositionsklasse verlangt keine Grenze der Betonspannung (7.2(2)).",
    longLoads: "Die Durchbiegung ist die langer oder wiederholter Lasten‹ (serviceability.k_t = 0.4)›.",
    ratioWithoutCreep: "E_s/E_cm ohne Kriechen",
    crackedBefore:
      "Die Durchbiegung ist {w} mit den Rissen des quasi-ständigen Moments. Ein größeres Moment ist angegeben: durch dieses gerissen biegt sich der Balken {later} durch.",
    noShrinkage: "Es ist kein Schwinden angegeben: Die Krümmung hat keines‹ (serviceability.epsilon_cs)›.",
    sameBars:
      "Die Stäbe sind über das ganze Feld gleich: Seine Krümmungen sind die dieses Querschnitts‹ (serviceability.deflection)›.",
    uniformLoad: "Eine Gleichlast biegt das Feld‹ (serviceability.moment_shape = udl)›.",
    camber: "eine Überhöhung ist höchstens der 250. Teil der Stützweite (7.4.1(4))",
    coverOfExposure: "es ist für die Deckung nach Expositionsklasse",
    coverOfAnnex:
      "ist erforderlich: Der nationale Anhang {annex} hat eigene Regeln für die Deckung nach Expositionsklasse (4.4.1.2(5)), die hier nicht enthalten sind",
    coverNotVerified:
      "Die Deckung wird nicht nach Expositionsklasse nachgewiesen: Der nationale Anhang {annex} hat eigene Regeln (4.4.1.2(5)).",
    onlyAttack:
      "muss eine von X0, XC, XD, XS enthalten: Frost und chemischer Angriff allein geben keine Deckung (4.4.1.2(12))",
    weakForExposure: "Dauerhaftigkeit in {name} verlangt f_ck {fck} MPa (Tabelle E.1N).",
    nominalCover: "Die Deckung ist das Nennmaß der Expositionsklasse‹ (cover_mm)›.",
    usualDeviation: "Das Vorhaltemaß ist 10 mm‹ (delta_c_dev_mm)›.",
    coverUnknown: "Die Deckung ist nicht nachgewiesen: Die Durchmesser der Stäbe sind nicht angegeben.",
    flangeByRule: "b_1_mm, b_2_mm und l_0_mm zusammen",
    slabShear: "ist mehr, als die Platte ohne Bügel trägt: Bügel angeben oder mehr Höhe",
    greatestMoment: "muss das größte Moment des Feldes sein: mit dem Vorzeichen von M_Ed und nicht weniger",
    flatInFire: "Tabelle 5.9 gilt für Flachdecken",
    oneWayInFire: "Über l_y/l_x = 2 trägt die Platte einachsig (Tabelle 5.8).",
  },
  barsInWords: {
    onFaces: "{bars}: {across} Stäbe an jeder Seite ±z und {along} an jeder Seite ±y, mit denen in den Ecken.",
    axisOfCover:
      "Die Achsen der Stäbe liegen {axis} von den Rändern: Deckung {cover}, Bügel {link}, die Hälfte von {phi}‹ (cover_mm, links)›.",
    usualAxis: "{bars}: Stabachsen {axis} von den Seiten‹ (axis_distance_mm)›.",
  },
  concreteColumn: {
    braced: "Die Stütze ist ausgesteift‹ (braced = true)›.",
    nominalCurvature: "Theorie II. Ordnung nach dem Verfahren mit Nennkrümmung, 5.8.8‹ (second_order_method)›.",
    quartzite: "E_cm nach Tabelle 3.1, für quarzithaltige Gesteinskörnung‹ (E_cm_MPa)›.",
    generalMethod:
      "Theorie II. Ordnung nach dem allgemeinen Verfahren (5.8.6) um eine Achse, zu der Querschnitt oder Bewehrung nicht symmetrisch sind.",
    curvatureAboutZ:
      "Theorie II. Ordnung um z mit Nennkrümmung: EI_z_kNm2 ist nicht gegeben und der Anhang schließt (5.22) aus.",
    curvatureNeedsSymmetry:
      "darf nicht nominal-curvature sein, wo Querschnitt oder Stäbe für Biegung um {axis} nicht symmetrisch sind (EN 1992-1-1 5.8.8.3(1)); nehmen Sie general",
    curvatureForBraced:
      "darf für eine unausgesteifte Stütze nicht nominal-curvature sein: der nationale Anhang {annex} lässt es nur für ausgesteifte zu (EN 1992-1-1 5.8.5(1)); nehmen Sie general, nominal-stiffness mit EI_kNm2, oder none",
    methodExcluded:
      "darf nicht {method} sein: der nationale Anhang {annex} schließt es aus (EN 1992-1-1 5.8.5(1)); nehmen Sie nominal-curvature, general, oder nominal-stiffness mit EI_kNm2",
    noOtherMethod: "der nationale Anhang {annex} lässt kein anderes Verfahren zu",
    shareOfSection: "{share} des Querschnitts, für {method} (EN 1992-1-1 {clause})",
    uncrackedStiffness: "E_cd I_c + E_s I_s des ungerissenen Querschnitts (5.8.6(3))",
    turned:
      "y und z der Ergebnisse sind die Hauptachsen des Querschnitts, {angle}° gegen die gezeichneten gedreht: die Momente sind auf sie bezogen, Ersatzlängen und Imperfektionen sind die größeren beider Achsen.",
    lengthAboutZ: "Die Knicklänge um z ist gleich der um y‹ (l0_z)›.",
    stiffEnds: "5.8.3.2(3): k unter 0,1 wird wie gegeben verwendet; empfohlen wird mindestens 0,1.",
    restrained: "beide Enden voll eingespannt",
    halfOfLength: "die Hälfte von length_mm: (5.15)",
    wholeLength: "length_mm: (5.16) einer unausgesteiften Stütze",
    effectiveLength: "die Knicklänge in mm, oder length_mm und end_flexibility",
    clearLength: "die lichte Länge in mm",
    imperfectionOfLength: "Die Imperfektion e_i = l0/400 ist zu den Momenten addiert (5.2(9)).",
    imperfectionOfInclination: "Die Imperfektion aus der Schiefstellung nach 5.2(5) ist zu den Momenten addiert.",
    inclinationOfLength: "alpha_h der Schiefstellung ist mit l0 bestimmt (length_mm ist nicht gegeben).",
    ofShape: "ist für shape {shape} erforderlich",
    sumOfBars: "die Fläche der Stäbe",
    barsHavePlaces: "die Stäbe haben ihre Lage",
    agreesWithBars: "{field} stimmt mit bars überein; gerechnet wird mit bars.",
    notOfShape: "gehört nicht zu shape {shape}; lassen Sie es weg",
    simplePolygon: "muss ein einfaches Polygon sein; seine Ränder oder Öffnungen kreuzen oder berühren sich",
    noArea: "muss eine Betonfläche umschließen",
    outsideOutline: "muss im Umriss liegen",
    outsideConcrete: "muss im Beton liegen",
    barAtFace: "muss mit dem ganzen Durchmesser im Beton liegen; seine Achse ist {distance} mm von der Oberfläche",
    overlaps: "überlappt {other}",
    reinforcement: "gesamte Längsbewehrung in mm², oder bars, oder design: true",
    axisDistance: "Die Achsen der Stäbe liegen 50 mm von der Betonoberfläche‹ (axis_distance_mm = 50)›.",
    evenlyOnCircle: "Die Bewehrung liegt gleichmäßig auf einem Kreis‹ (layout = all-faces)›.",
    twoFaces: "Je die Hälfte der Bewehrung liegt an den Seiten ±z‹ (layout = two-faces)›.",
    fourBars: "vier Stäbe aus A_s",
    halfABar: "ein halber Stab, damit die Stäbe im Beton liegen",
    halfTheDimension: "die Hälfte der kleinsten Abmessung",
    halfTheSection: "die Hälfte des Querschnitts",
    allFaces: "muss in einem Kreisquerschnitt all-faces sein; angegeben ist {layout}",
    partOfABar:
      "A_s ist keine ganze Zahl von Stäben mit {phi} mm: eingebaut werden {bars}, angerechnet wird A_s = {A_s} mm².",
    designWithBars: "bemisst A_s in einem layout; lassen Sie bars weg",
    designWithCases: "bemisst für eine Gruppe von Einwirkungen; lassen Sie load_cases weg",
    notEnough:
      "Keine Bewehrung bis zum Höchstwert von 9.5.2(3), {most} mm², reicht aus: das Ergebnis gilt für den Höchstwert.",
    insufficient: "nicht ausreichend",
    leastThatPasses: "der kleinste Wert, der alle Nachweise erfüllt",
    linksOutside: "muss zwischen Stäbe und Betonoberfläche passen; die Bügel lägen {beyond} mm außerhalb",
    clearDistance: "kleinster Abstand zwischen Stäben, die sich nicht berühren",
    linkSpacing: "der kleinste Abstand von Bügeln mit {phi} mm (8.2(2))",
    legsTooClose:
      "muss zwischen Schenkeln von {phi} mm in einer Breite von {width} mm noch {gap} mm lassen (8.2(2)); angegeben ist {given}",
    barsHolding: "die Anzahl der Stäbe, die sie halten",
    longitudinalBars: "9.5.3 geht von den Längsstäben aus",
    clearLengthOfBraced:
      "Die Knicklänge ist die lichte Länge, die größte einer ausgesteiften Stütze (5.8.3.2(3))‹ (l0)›.",
    noBarDiameter:
      "Kein Stabdurchmesser ist angegeben: Stäbe und Bügel sind nicht nach 9.5.2(1) und 9.5.3 nachgewiesen‹ (bar_diameter_mm)›.",
    noLinks: "Keine Bügel sind angegeben: sie sind nicht nach 9.5.3 nachgewiesen‹ (links)›.",
    zeroCounts: "{field} = 0 zählt wie angegeben: weglassen, wo es nicht bekannt ist.",
    outsideLaps: "Der Querschnitt liegt außerhalb von Übergreifungsstößen‹ (at_laps = false)›.",
    linksAtLaps: "Bügel an Stößen von Stäben über 14 mm haben sechs Zehntel des Abstands (9.5.3(4)).",
    leastSide: "kleinste Abmessung des Querschnitts, eines Schenkels, wo er welche hat",
    heldByLegs: "Bügel halten die Eckstäbe, jeder weitere Schenkel einen Stab beider Seiten",
    noLeastSide: "der Anhang gibt keine kleinste Seite vor",
    castStanding: "Die Stütze ist stehend betoniert‹ (cast_lying = false)›.",
    distanceOfBars: "größter Abstand benachbarter Stäbe entlang der Seiten",
    aggregate: "Die Gesteinskörnung ist nicht gröber als 15 mm, was die 20 mm von 8.2(2) decken‹ (d_g_mm)›.",
    barsHeld: "Kein Druckstab liegt weiter als 150 mm von einem durch Bügel gehaltenen Stab entfernt (9.5.3(6)).",
    deductBars:
      "Der von den Stäben verdrängte Beton ist abgezogen‹ (deduct_bars = true)›; die meisten veröffentlichten Diagramme tun das nicht.",
    persistent: "Teilsicherheitsbeiwerte für ständige Bemessungssituationen‹ (design_situation)›.",
    parabola: "Parabel-Rechteck-Diagramm für den Beton (3.1.7(1)).",
    horizontalBranch: "Horizontaler oberer Ast des Betonstahls ohne Dehnungsgrenze (3.2.7(2)b).",
    classB: "Betonstahl der Duktilitätsklasse B (k = 1,08, epsilon_uk = 5 %).",
    strainOfClass: "Klasse {name}: epsilon_uk = {epsilon_uk}",
    cementN: "Zement der Klasse N in der Kriechzahl (Anhang B.1(2)).",
    rangeOfConcrete: "der Bereich der EN 1992-1-1 Tabelle 3.1, 3.1.2(2)P",
    rangeOfSteel: "der Bereich der EN 1992-1-1 3.2.2(3)P",
    stiffestConcrete: "das 1,2-Fache der Tabelle 3.1 (EN 1992-1-1 3.1.3(2))",
    confinedSection:
      "3.1.9: der ganze Querschnitt gilt als umschnürt; b, h oder diameter des Kerns innerhalb der Bügel angeben.",
    confinementOfParabola: "ist in 3.1.9 nur für das Parabel-Rechteck-Diagramm bestimmt",
    confinementOfPolygon:
      "ist in einem polygonalen Querschnitt nicht nachweisbar: die Umschnürung durch Bügel ist nur für Rechtecke und Kreise bekannt",
    linksConfine: "die Bügel geben die Querspannung (3.1.9)",
    circularLinks: "Kreisbügel",
    confinedByLinks:
      "Die Bügel umschnüren den Kern, soweit (5.16) und (5.17) von EN 1998-1 es zulassen; EN 1992-1-1 gibt keine Regel.",
    axialForce: "Bemessungswert der Normalkraft in kN, Druck positiv",
    firstOrderMoment: "Moment nach Theorie I. Ordnung in kNm um y, oder M_02",
    quasiPermanentOfActions:
      "Kriechen mit dem größten quasi-ständigen Moment der Einwirkungen (EN 1990 6.16b)‹ (M_0Eqp nicht angegeben)›.",
    quasiPermanentMoment: "das quasi-ständige Moment um y nach Theorie I. Ordnung",
    twoMoments: "muss gleich {field}, {value}, sein, wo beide gegeben sind; angegeben ist {given}",
    greaterEnd: "darf {field}, {value}, dem Betrag nach nicht überschreiten; angegeben ist {given}",
    creepMissing: "M_0Eqp gibt phi_ef zusammen mit phi oder creep, die fehlen",
    forceNeedsCreep: "es gibt phi_ef zusammen mit phi oder creep, die fehlen",
    neglectNeedsPhi: "geht von phi aus (5.8.4(4)), das fehlt; oder geben Sie phi_ef: 0 an",
    webOfShear: "ist für Querkraft bei shape {shape} erforderlich: 6.2 geht von Breite und Höhe eines Stegs aus",
    noStrainLimit: "der horizontale Ast des Stahls hat keine Dehnungsgrenze",
    limitFromForce: "der Anhang nimmt die Grenzschlankheit allein aus n (5.8.3.1(1))",
    ofNominalCurvature: "es gehört zur Nennkrümmung",
    ofNominalStiffness: "es gehört zur Nennsteifigkeit",
    noModulus: "das Verfahren {method} nach Theorie II. Ordnung hat keinen Modul",
    noShear: "es gibt kein V_Ed",
    idleLegs: "sie tragen weder V_Ed noch confinement_MPa",
  },
  columnSecondOrder: {
    creepIsSmall: "phi <= 2, lambda <= 75, M_02 / N_Ed >= h",
    creepNotNeglected:
      "Kriechen darf um {axis} nicht vernachlässigt werden: 5.8.4(4) verlangt phi <= 2, lambda <= 75, M_02/N_Ed >= h.",
    creepUnknown: "phi_ef nicht bekannt",
    creepNotGiven: "angenommen: zum Kriechen ist nichts gegeben",
    creepOfTwo: "phi_ef = 2,0 im Moment nach Theorie II. Ordnung, da weder phi_ef noch phi gegeben ist.",
    mostlyImperfections: "um {axis} rühren die Momente vor allem aus Imperfektionen her, aus N_Eqp und N_Ed",
    oppositeMoments: "abgemindert um den Anteil der Momente mit anderem Vorzeichen",
    ofSecondOrder: "die gegebenen Momente enthalten die Auswirkungen nach Theorie II. Ordnung",
    firstOrder: "lambda <= lambda_lim: Theorie I. Ordnung",
    ignored: "lambda <= lambda_lim: Theorie II. Ordnung wird vernachlässigt",
    raisedToImperfection:
      "Momente, die zu klein sind, um eine Imperfektion zu enthalten, werden auf die nach 5.2(5) ergänzt, auch wenn imperfection none oder e_i klein ist (5.2(1)P).",
    highForce: "n >= 0,41",
    factorA: "A = 0,7 in der Grenzschlankheit, da phi_ef nicht gegeben ist (5.8.3.1(1)).",
    momentsOfImperfections: "Momente vor allem aus Imperfektionen",
    unbraced: "nicht ausgesteift",
    ofThisColumn: "{rule} dieser Stütze",
    equivalentMoment: "M_0Ed = M_0e",
    curvatureFactor:
      "c = 10 in e_2; 8 ist der untere Grenzwert bei konstantem Moment nach Theorie I. Ordnung (5.8.8.2(4)).",
    stiffnessFactor: "c_0 = 8: konstantes Moment nach Theorie I. Ordnung, oder M_0e an seiner Stelle (5.8.7.3(2)).",
    stiffnessAboveClause:
      "{field} = {given} ist mehr als {EI} kNm² nach (5.21): der Wert muss für den gerissenen Querschnitt gelten, mit Kriechen und gamma_CE (5.8.7.1(1)).",
    greatestMoment: "größtes Moment der verformten Stütze abzüglich M_0Ed, über die Höhe integriert",
    constantMoment:
      "Das Moment nach Theorie I. Ordnung ist konstant: mit c = 8, der unteren Grenze von 5.8.8.2(4), wäre die Stütze zu {utilization} % statt {now} % ausgenutzt; c angeben",
    idleFactors:
      "c und c_0: ohne Einfluss, weil die Theorie II. Ordnung um beide Achsen vernachlässigt wird (5.8.3.1).",
    idleBiaxialMethod:
      "Das Verfahren für beide Achsen zusammen ist ohne Einfluss: (5.38) verlangt diesen Nachweis nicht‹ (biaxial_method)›.",
    endMomentsY: "Die Endmomente um y sind gleich‹ (M_01 = M_02)›.",
    endMomentsZ: "Die Endmomente um z sind gleich‹ (M_01_z = M_02_z)›.",
    noMomentZ: "Kein Moment um z‹ (M_z_Ed = 0)›.",
    beyondAxial: "N_Ed überschreitet die Normalkrafttragfähigkeit",
    growTogether: "N_Ed und M_Ed wachsen gemeinsam bis zur Kurve",
    skewAxis:
      "Zweiachsige Biegung nach 6.1 mit geneigter Nulllinie: (5.39) gilt für symmetrische Rechtecke und Kreise.",
    simplifiedBiaxial: "Zweiachsige Biegung nach dem vereinfachten Kriterium (5.39)‹ (biaxial_method)›.",
    worseDirection: "Imperfektion nur in der ungünstigeren Richtung",
    otherDirection: "5.8.9(2): Imperfektion nur in der anderen Richtung",
    alongMoments: "in Richtung der Momente, mit geneigter Nulllinie",
    noMoments: "keine Momente",
    circular: "Kreisquerschnitt",
    notCarried: "der Querschnitt trägt N_Ed bei dieser Biegerichtung nicht",
    uniformStrain: "gleichmäßige Dehnung",
    equilibrium: "wo F_c + F_s = N_Ed",
    integral: "Integral der Spannungen über den Querschnitt",
    barsLessConcrete: "Stäbe abzüglich des verdrängten Betons",
    bars: "Stäbe",
    rowsLessConcrete: "Stäbe abzüglich des verdrängten Betons: {rows}",
    rowsOfBars: "Stäbe: {rows}",
    rowOfBars: "{A} im Abstand {z} vom Schwerpunkt, {sigma}",
    centroidOfStresses: "Schwerpunkt der Spannungen über den Querschnitt, gemessen von dem des Querschnitts",
    limitStrain: "Grenzdehnung am Druckrand",
    atGreatestMoment: "Normalkraft beim größten M_Rd",
    greatestResistance: "das größte M_Rd",
  },
  columnShear: {
    tensionHalf:
      "Bei Querkraft zählen die Stäbe in der gezogenen Hälfte des Querschnitts, mit der Nutzhöhe ihres Schwerpunkts (6.2.2(1)).",
    shearOfMoments:
      "muss mindestens {implied} kN sein, die Querkraft der Endmomente über length_mm (V = dM/dx); angegeben ist {given}",
    impliedShear: "Die Querkraft ist mindestens die der Endmomente über length_mm (V = dM/dx).",
    webOfImplied:
      "Die Endmomente ergeben über length_mm eine Querkraft von {V}, die nicht nachgewiesen ist: 6.2 braucht für diese Form b_w_mm und d_shear_mm.",
    shearAlongB:
      "Die Endmomente um z ergeben über length_mm eine Querkraft von {V} längs b, die nicht nachgewiesen ist: 6.2 gilt für V_Ed längs h.",
    eitherSide:
      "Jede Seite kann gezogen sein, wo die Querkraft wirkt: die Momente wechseln das Vorzeichen oder sind kleiner als V_Ed d.",
    leastWidth: "die kleinste Breite der gezogenen Hälfte dieses Querschnitts",
    depthOfBars: "die Nutzhöhe der Stäbe in der gezogenen Hälfte dieses Querschnitts",
    flattestStrut: "die flachste Druckstrebe für diese Einwirkungen (EN 1992-1-1 6.2.3(2))",
    flattest: "Die flachsten Druckstreben, die der Beton trägt (‹links.cot_theta, ›6.2.3(2)).",
    idleLinks: "Der Beton trägt V_Ed allein: cot_theta und legs der Bügel zählen dafür nicht (6.2.1(3)).",
    twoLegs: "Zwei Bügelschenkel nehmen die Querkraft auf‹ (links.legs = 2)›.",
    leverArm: "z = 0,9 d bei Querkraft, obwohl 6.2.3(1) dies für Bauteile ohne Normalkraft angibt.",
    coverToAxes:
      "Die Deckung c_v,l in z ist bis zu den Stabachsen gerechnet, weil der Durchmesser der Stäbe nicht gegeben ist.",
  },
  columnFire: {
    unbraced:
      "ist für eine unausgesteifte Stütze nicht nachweisbar: die Tabellen der EN 1992-1-2 5.3.1(1) gelten für ausgesteifte",
    highStrength:
      "ist für {name} nicht nachweisbar: die Tabellen der EN 1992-1-2 Abschnitt 5 gelten für Beton bis C50/60; hochfester steht in Abschnitt 6",
    polygonal:
      "ist für einen polygonalen Querschnitt nicht nachweisbar: EN 1992-1-2 5.3.2 gilt für Rechtecke und Kreise",
    halfOfLength: "die Hälfte von length_mm (EN 1992-1-2 5.3.2(2))",
    halfOfEffective: "die Hälfte von l0 (EN 1992-1-2 5.3.2(2))",
    effectiveLength: "l0 bei R30 (EN 1992-1-2 5.3.2(2))",
    oneSource: "Die Maße der Tabelle 5.2a von EN 1992-1-2 stammen aus einer Quelle: mit der Norm vergleichen.",
    fullyUsed: "mu_fi = 0,7 im Brandfall: die Stütze ist bei Normaltemperatur voll ausgenutzt (EN 1992-1-2 5.3.2(5)).",
    noSize: "Tabelle 5.2a von EN 1992-1-2 hat kein Maß für {R} mit mu_fi = {mu_fi}.",
    oneSide: "{R}, eine Seite",
    atUse: "{R}, mu_fi = {mu_fi}",
    eightBars:
      "Die Stütze hat die acht Stäbe, die Tabelle 5.2a verlangt (bar_diameter_mm oder bars ist nicht gegeben).",
    halfTheLength: "Knicklänge im Brandfall: halbe Länge, wie in einem mittleren Geschoss (EN 1992-1-2 5.3.2(2)).",
    lengthAtNormal: "Knicklänge im Brandfall: die bei Normaltemperatur (EN 1992-1-2 5.3.2(2)).",
    outsideFormula:
      "Diese Stütze liegt außerhalb des Bereichs von (5.7) der EN 1992-1-2: a ab 25 mm, b' ab 200 mm, l_0,fi von 2 bis 6 m.",
    oneSideToo: "(5.7) der EN 1992-1-2 gilt für allseitigen Brand; sie wird auch für eine Seite verwendet.",
  },
} satisfies Translation<(typeof said)["en-1992-1-1"]>;
