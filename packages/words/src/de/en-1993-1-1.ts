import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { steelSecond } from "./second.ts";

export const rooms = {
  steelSecond,
  steelMember: {
    steel355: "Keine Stahlsorte angegeben: S355.",
    strengthsByTable31: "f_y und f_u nach Tabelle 3.1 von EN 1993-1-1 (3.2.1(1)).",
    strengthsByProductStandard: "f_y und f_u nach der Produktnorm (3.2.1(1), Nationaler Anhang).",
    moduli: "E = 210 000 MPa, G = 81 000 MPa, sofern nicht gegeben (3.2.6(1)).",
    beyondTable: "das dickste Teil, {t} mm, liegt über den {limit} mm der Tabelle; f_y und f_u nach {table}",
    strengthNote: "{note}.",
    annexTakesTable31: "strength_table ist product-standard; der Nationale Anhang nimmt Tabelle 3.1 (3.2.1(1))",
    annexTakesProductStandard: "strength_table ist en-1993-1-1; der Nationale Anhang nimmt die Produktnorm (3.2.1(1))",
    measuredYield: "f_y = {given} MPa wie angegeben, anstelle der nominellen {nominal} MPa von {grade}.",
    tensileAboveGrade: "f_u = {given} MPa ist mehr als die {nominal} MPa von {grade} bei dieser Dicke (3.2.1(1))",
    strongerThanGrade: "f_y = {given} MPa liegt über den {nominal} MPa von {grade} bei dieser Dicke (3.2.1(1))",
    coldFormedByDefault:
      "Hohlprofile sind kaltgefertigt (EN 10219): weder fabrication noch Bezeichnung noch Stahlsorte sagen anderes.",
    fabricationUnknown:
      "ob warm- oder kaltgefertigt ist nicht bekannt; angenommen ist kaltgefertigt, der ungünstigere Fall (Tabelle 6.2)",
    ownHollowColdFormed: "Eigene Hohlprofile sind kaltgefertigt.",
    ownRolled: "Eigene Querschnitte sind gewalzt.",
    noHoles: "Der Querschnitt hat keine Löcher.",
    bucklingLengths: "Nicht gegebene Knicklängen um y und z sind die Länge des Bauteils.",
    bucklingLengthsOfCantilever: "Nicht gegebene Knicklängen um y und z sind die doppelte Kraglänge.",
    torsionalLength: "Die Länge für Drillknicken ist, sofern nicht gegeben, die Länge des Bauteils.",
    torsionalLengthOfCantilever: "Die Länge für Drillknicken ist, sofern nicht gegeben, die doppelte Kraglänge.",
    supportedAtBothEnds: "Das Bauteil ist an beiden Enden gelagert, kein Kragarm.",
    classAsGiven: "Querschnittsklasse {class} wie gegeben.",
    classBetterThanFound: "section_class {given} ist günstiger als die Klassifizierung, Klasse {found}",
    partClass: "{part}: Klasse {class}",
    flange: "Flansch",
    web: "Steg",
    stem: "Steg",
    wall: "Wand",
    leg: "Schenkel",
    legs: "Schenkel",
    forgottenMoment:
      "die gegebenen Kräfte geben {moment} in einem gelenkig gelagerten Stab, und das gegebene Moment ist {given}: die Schnittgrößen müssen es enthalten",
    class4: "Klasse 4: wirksamer Querschnitt nach EN 1993-1-5",
    fullyEffective: "rho = 1: voll wirksam",
    shearOfLoad:
      "Die Querkraft ist mindestens die der Last der Durchbiegung: die Hälfte von q_ser auf der Länge, beim Kragträger alles.",
    shearBelowLoad:
      "{name} = {given} liegt unter der Querkraft aus der Last der Durchbiegung, {implied}; nachgewiesen wird diese",
    impliedShear: "Die Querkraft ist mindestens die des angegebenen Momentenverlaufs (V = dM/dx).",
    shearBelowMoments:
      "{name} = {given} liegt unter der größten Querkraft des angegebenen Momentenverlaufs (V = dM/dx), {implied}; nachgewiesen wird diese",
    compressionAlone:
      "Wo U- und T-Profile unter N mit Momenten eine günstigere Klasse haben als unter N allein, wird auch N allein nachgewiesen.",
    uniformMoments: "Momente ohne psi, Form oder Verlauf sind über das Bauteil konstant (psi = 1).",
    torsionWithoutWarping:
      "Die Verwölbung ist nicht behindert: T_Ed ist reine St. Venantsche Torsion, das Bimoment ist 0 (B_Ed, 6.2.7(4)).",
    torsionInSectionOnly: "Torsion wird nur im Querschnitt nachgewiesen; Knicken mit Torsion enthält EN 1993-1-1 nicht",
    signOfTees: "T-Profile: ein positives M_y_Ed drückt den Flansch, ein negatives den Steg.",
    anglesRestrained: "Kontinuierlich gehaltene Winkel biegen sich um y und z, parallel zu den Schenkeln.",
    anglesFree:
      "Winkel ohne kontinuierliche Halterung können frei ausweichen: ihre Spannungen werden auch um u und v nachgewiesen.",
    loadsOfChannel: "Lasten auf ein U-Profil greifen im Schubmittelpunkt an: keine Torsion",
    loadsOfTee: "Lasten auf ein T-Profil greifen im Schubmittelpunkt an: keine Torsion",
    loadsOfAngle: "Lasten auf einen Winkel greifen im Schubmittelpunkt an: keine Torsion",
    angleAtCentroid:
      "N_Ed wirkt im Schwerpunkt des Winkels; für einen mit einem Schenkel angeschlossenen Winkel geben Sie lattice_web_member (BB.1.2) oder die Momente aus der Ausmitte an",
    pulledAtCentroid:
      "N_Ed wirkt im Schwerpunkt des Querschnitts; wo nur ein Schenkel, der Steg oder der Flansch angeschlossen ist, weisen Sie auch die Enden nach (EN 1993-1-8 3.10.3; einen Winkel mit Schrauben als angle-one-leg) oder geben Sie die Momente aus der Ausmitte an",
    swayLengthNotGiven:
      "{field} ist nicht gegeben: die Länge eines verschieblichen Bauteils ist nur mit Momenten zweiter Ordnung richtig (5.2.2(7))",
    swayLengthBelowMember:
      "{field} ist kleiner als die Länge eines verschieblichen Bauteils: richtig nur zwischen seinen Knoten und mit Momenten zweiter Ordnung (5.2.2(7))",
    heldTip:
      "L_cr_z_mm ist kleiner als die doppelte Kraglänge, {least} mm: etwas anderes muss das Ende in Richtung y halten",
    nothingBucklesLaterally: "{fields}: ohne Einfluss, weil nichts seitlich kippt.",
    nothingActsTogether: "{fields}: ohne Einfluss, weil keine Kräfte zusammenwirken (6.3.3).",
    criticalMomentGiven: "{fields}: ohne Einfluss, weil M_cr_kNm gegeben ist.",
    cantileverFromElement: "{fields}: ohne Einfluss, weil M_cr eines Kragarms aus einem Balkenelement stammt.",
    noMomentY: "{fields}: ohne Einfluss, weil es kein Moment um y gibt.",
    noMomentZ: "{fields}: ohne Einfluss, weil es kein Moment um z gibt.",
    noSlenderWeb: "{fields}: ohne Einfluss, weil kein Steg unter Schub beult (EN 1993-1-5, 5.1(2)).",
    notClass4: "{fields}: ohne Einfluss, weil der Querschnitt nicht von Klasse 4 ist.",
    holesInTension:
      "Die Löcher (hole_lines, A_net_mm2) liegen in der Biegezugzone (6.2.5(4)), bei gleichzeitigem Zug an ihrem Rand, sofern nicht A_f_net_mm2 oder W_net_y_mm3 und W_net_z_mm3 in properties gegeben sind.",
    holesNeedNoAllowance: "F_f_u >= F_f_y: kein Lochabzug erforderlich",
    solidBar: "Flach- und Vollprofile: die ganze Fläche",
    slenderWeb: "h_w/t_w > 72 epsilon/eta: Schubbeulen nach EN 1993-1-5, 5",
    slenderOutstand: "h_w/t_w > 72 epsilon/eta: Schubbeulen nach EN 1993-1-5, 5, k_tau einer Platte mit freiem Rand",
    freeEdge: "ein Rand ist frei",
    stiffenersElsewhere:
      "Steifigkeit und Festigkeit der Quersteifen und Auflagersteifen werden anderweitig nachgewiesen (EN 1993-1-5 9.3).",
    serviceLoadExceedsDesign:
      "q_ser = {q_ser} kN/m allein ergibt ein Moment über M_y_Ed, zu dem eine Gleichlast von {q} kN/m gehört: prüfen Sie beide gegeneinander",
    serviceLoadIsPart:
      "die Last, die M_y_Ed ergibt, {q} kN/m, ist das {times}fache von q_ser = {q_ser} kN/m: die Durchbiegung ist die eines Teils der Last",
    serviceLoadWithoutMoment:
      "q_ser biegt den Stab, und M_y_Ed ist nicht angegeben: das Moment daraus ist nicht nachgewiesen",
    deflectionOfAngle:
      "Ein Winkel ohne durchgehende Halterung biegt sich um seine Hauptachsen: w ist die Verschiebung in Lastrichtung.",
    deflectionOfCantilever: "Durchbiegung eines Kragarms unter der Gleichlast, Bruttoquerschnitt.",
    deflectionFixed: "Durchbiegung eines beidseitig eingespannten Bauteils unter der Gleichlast, Bruttoquerschnitt.",
    deflectionWithoutLimit:
      "die Durchbiegung ist nicht nachgewiesen: kein Grenzwert ist angegeben‹ (deflection_limit)›",
    deflectionPinned: "Durchbiegung eines gelenkig gelagerten Bauteils unter der Gleichlast, Bruttoquerschnitt.",
    atMostSix: "höchstens 6",
    asAlpha: "wie alpha",
    smallAxialForce: "die Normalkraft ist klein: keine Abminderung",
    elasticShear: "elastisch, größtes V S / (I t)",
    smallShear: "V_Ed bis zur Hälfte von V_pl,Rd",
    webCompressed: "der ganze Steg ist gedrückt",
  },
  outlines: {
    notCovered: "ist für einen gezeichneten oder aus Teilen zusammengesetzten Querschnitt nicht erfasst",
    turn: "hat Hauptachsen in {angle}° zu y und z, um die er sich biegt, wo nichts ihn hält: gedreht zeichnen, mit Kräften um diese Achsen, oder lateral_restraint angeben",
    strongAxis:
      "biegt um die starke Achse, oder einen zu z nicht symmetrischen Querschnitt, und er kann kippen: um 90° gedreht zeichnen, oder lateral_restraint angeben",
    criticalMoment: "der Querschnitt ist nicht symmetrisch zu z; oder lateral_restraint",
    effective: "Klasse 4 eines Querschnitts, dessen Wände nicht bekannt sind",
    elastic: "Der Querschnitt wird elastisch berechnet, wie einer der Klasse 3.",
    classUnknown:
      "die Klasse der Wände ist nicht bekannt: angenommen ist Klasse 3, was für schlanke Wände unsicher ist; section_class angeben",
    classOfWalls: "Alle Wände sind unter gleichmäßigem Druck mindestens Klasse 3 (Tabelle 5.2).",
    slenderWall: "{wall} hat c/t = {ratio}, über {limit} der Klasse 3 unter gleichmäßigem Druck; section_class angeben",
    slenderGiven:
      "{wall} hat c/t = {ratio}, über {limit} der Klasse 3 unter gleichmäßigem Druck: section_class ist besser als das",
    wallOfPlate: "parts[{n}]",
    curve: "Knicklinie d, die niedrigste der Tabelle 6.2, wo keine gegeben ist: die Tabelle hat den Querschnitt nicht.",
    oblique: "Die Hauptachsen sind nicht y und z: elastische Spannungen freier Biegung, Knicken um u und v.",
    shearCentre:
      "Querkräfte wirken im Schubmittelpunkt, {away} vom Schwerpunkt; Torsion eines gezeichneten Querschnitts wird nicht nachgewiesen",
    shearBuckling:
      "eine Wand längs {force} hat h_w/t = {ratio}, über {limit} nach EN 1993-1-5 5.1(2): ihr Schubbeulen (6.2.6(6)) und das flanschinduzierte Stegblechbeulen (EN 1993-1-5 8) sind nicht nachgewiesen; den Querschnitt mit seinen Maßen angeben, als I, channel oder RHS",
    asymmetry: "In M_cr zählt die Unsymmetrie um y gegen den Querschnitt, gleich welche Seite gedrückt ist.",
  },
  bucklingCurves: {
    curve: "Linie {curve}",
    stocky: "lambda <= 0.2",
  },
  memberBuckling: {
    curveBetterThanTable62: "{field} {given} ist günstiger als die von Tabelle 6.2, {table}",
    smallestRoot: "kleinste Wurzel der kubischen Gleichung, wo das Residuum verschwindet",
    elasticForceReached: "N_Ed erreicht die ideale Verzweigungslast: Biegeknicken",
    noMethod1:
      "(6.61) und (6.62): Verfahren 1 ist nicht definiert, wo N_Ed eine Verzweigungslast erreicht; sie sind nicht erfüllt",
    methodA: "Interaktionsbeiwerte nach Verfahren 1, Anhang A (6.3.3(5)).",
    methodB: "Interaktionsbeiwerte nach Verfahren 2, Anhang B (6.3.3(5)).",
    methodExcluded:
      "muss {other} sein: der Nationale Anhang schließt Verfahren {method} (Anhang {annex}) von 6.3.3(5) aus",
    methodAForSymmetric: "Verfahren 1 (Anhang A) gilt für doppeltsymmetrische Querschnitte",
    susceptible: "Offene Bauteile ohne kontinuierliche Halterung sind verdrehweich (6.3.3).",
    notSusceptible: "Hohlprofile und kontinuierlich gehaltene Bauteile sind nicht verdrehweich (6.3.3).",
    susceptibleByBuckling:
      "susceptible_to_torsion ist false neben chi_LT = {chi_LT}: ein Bauteil, das biegedrillknickt, verdreht sich (6.3.3(1)); lassen Sie es weg, es sei denn, der Querschnitt ist gegen Verdrehen und nicht seitlich gehalten",
    noSway:
      "Keine verschiebliche Knickfigur, wo keine gegeben ist (Tabelle B.3), außer die Knicklänge ist größer als die Bauteillänge.",
    sway: "verschiebliche Knickfigur",
    noTorsionalDeformation: "nicht verdrehweich",
    lambda0BelowLimit: "lambda_0 unter dem Grenzwert",
    noAxialForce: "N_Ed = 0",
    coupleNotInTable: "ein Einzelmoment im Feld steht nicht in der Tabelle",
    greatestMomentElsewhere: "größtes Moment weder am Ende noch in Feldmitte",
    uniformBetweenSupports:
      "Wo L_cr_y_mm oder L_cr_z_mm kürzer als das Bauteil ist, gilt C_my oder C_mz für konstante Momente, sofern nicht gegeben.",
    restraintDistance: "Der Abstand der seitlichen Halterungen ist, sofern nicht gegeben, die Länge des Bauteils.",
    segmentBySegment:
      "Zwischen den seitlichen Halterungen wird jeder Abschnitt mit den dort wirkenden Momenten nachgewiesen; der ungünstigste ist dargestellt.",
    momentsZToo:
      "Auch M_z verursacht Biegedrillknicken: Winkel sowie I-, T- und U-Profile mit z als starker Achse; Lasten im Schubmittelpunkt.",
    restrainedContinuously: "Der Druckflansch ist kontinuierlich gehalten: kein Biegedrillknicken.",
    exempt: "CHS, SHS und um die schwache Achse gebogene Querschnitte: kein Biegedrillknicken.",
    noContinuousRestraint: "Keine kontinuierliche seitliche Halterung.",
    rolledCase: "Biegedrillknicken nach 6.3.2.3 (gewalzte oder gleichartige geschweißte Querschnitte).",
    generalCase: "Biegedrillknicken nach dem allgemeinen Fall, 6.3.2.2.",
    loadsAtShearCentre: "Die Lasten greifen im Schubmittelpunkt an (z_g = 0).",
    loadHeight:
      "Die Lasthöhe liegt über dem Schubmittelpunkt für Lasten, die bei positivem Moment nach unten wirken; bei negativem Moment wirken die Lasten nach oben.",
    rootOfCantilever:
      "Die Einspannstelle des Kragarms ist gegen Verdrehen und Verwölben gehalten; für eine frei verwölbbare, wie an einem Überstand, geben Sie k_w = 1 an.",
    worseRoot:
      "Beide Enden des Kragarms haben ein Moment: M_cr gilt für das ungünstigere Ende als Einspannung‹ (root: start oder end)›.",
    forks: "Enden frei um z verdrehbar und frei verwölbbar, gegen Verdrehen gehalten (k_z = k_w = 1).",
    uniformBetweenRestraints:
      "L_LT_mm ist kürzer als das Bauteil: die Momente zwischen den Halterungen sind konstant (C_1 = 1), wo ihr Verlauf nicht gegeben ist‹ (psi_LT, moment_shape_LT, M_y_diagram_LT, restraints_mm)›.",
    givenBetweenRestraints: "C_1, k_c und C_mLT gelten für die gegebenen Momente zwischen den seitlichen Halterungen.",
    fInGeneralCase: "f aus 6.3.2.3(2) beim allgemeinen Fall 6.3.2.2: der Anhang sieht dies nicht vor",
    fNeedsFreeEnds:
      "der Nationale Anhang gibt f aus 6.3.2.3(2) nur, wenn die Enden sich frei um z verdrehen können (k_z = 1)",
    none: "kein Biegedrillknicken",
    elasticNotByRule:
      "der Nationale Anhang hat eigene Regeln für M_cr; M_cr ist hier nach der Elastizitätstheorie ermittelt, nicht nach diesen Regeln‹ (M_cr_method: annex verwendet sie)›",
    heightWithoutEffect:
      "C_2 = 0: die Höhe der Last über dem Schubmittelpunkt mindert M_cr nicht‹ (C_2, load_height_mm)›",
    oneSourceOnly:
      "M_cr folgt der Regel des Nationalen Anhangs, wie offene Programme und ein durchgerechnetes Beispiel sie geben (eine Quelle): am Anhang prüfen",
    sectionNotCovered:
      "der Nationale Anhang deckt diesen Querschnitt in 6.3.2.3 nicht ab; es gilt der allgemeine Fall 6.3.2.2",
    curveBetterThanTable64: "buckling_curve_LT {given} ist günstiger als die von Tabelle 6.4, {table}",
    stockyGeneral: "lambda_LT <= 0.2",
    stockyRolled: "lambda_LT <= lambda_LT_0",
    byAnnex: "nach dem Nationalen Anhang",
    cantileverNotInTable: "ein Kragarm steht nicht in der Tabelle",
    fromElement:
      "M_cr für Momentenverläufe, Lasthöhen und Endbedingungen, die die Formeln nicht erfassen, folgt aus einem Balkenelement mit Verwölbung.",
    beamElement: "Balkenelement mit Verwölbung",
    beamElementStemCompressed: "Balkenelement mit Wölbkrafttorsion, Steg gedrückt",
    cantilever: "Kragarm",
    cantileverElement: "Kragarm als Balkenelement mit Verwölbung",
    noLoadBetweenEnds: "keine Last zwischen den Enden",
    loadAtShearCentre: "Last im Schubmittelpunkt",
    stemCompressed: "C_3 = C_1: der Steg ist gedrückt",
    factorsFromElement:
      "C_1 und C_2 von Momenten, die Tabelle NB.NB.1 nicht gibt, stammen aus einem Balkenelement mit Verwölbung.",
    loadAtCentroid: "Last im Schwerpunkt",
    betweenForks: "zwischen zwei Gabellagern",
    endMoments: "Fall 1, Endmomente",
    uniformLoad: "Fall 2, Gleichlast",
    stockyWeb: "h/t_w <= 75",
    udl: "Gleichlast",
    pointLoad: "Einzellast",
    udlFixed: "Gleichlast, eingespannte Enden",
    pointLoadFixed: "Einzellast, eingespannte Enden",
  },
  memberInput: {
    upToS460: "EN 1993-1-1 gilt für Stahl bis S460 (3.1(2))",
    gradeAboveS460: "{grade} liegt über S460, wo EN 1993-1-1 endet (3.1(2))",
    yieldStrength: "die Streckgrenze f_y",
    tensileOfGrade: "der Höchstwert für Stahl {grade} (3.2.1)",
    tensileOfYield: "der Höchstwert für Stahl mit f_y = {f_y} MPa (3.2.1)",
    yieldOfTensile: "f_u_MPa gehört dazu; oder steel_grade",
    tensileOfHoles: "die Löcher verlangen es neben f_y_MPa; oder steel_grade",
    otherThanGrade:
      "ist keine gemessene Festigkeit von {grade}, das bei dieser Dicke {nominal} MPa hat (3.2.1(1)); angegeben ist {given}; geben Sie die eigene Sorte an, oder f_u_MPa dazu anstelle von steel_grade",
    shearOfMoments:
      "muss mindestens {implied} kN sein, die Querkraft des angegebenen Momentenverlaufs (V = dM/dx); angegeben ist {given}",
    serviceLoadBeyondMoment:
      "darf höchstens {q} kN/m sein; mehr ergibt bei jeder Lagerung ein Moment über M_y_Ed; angegeben ist {q_ser}",
    serviceLoadAboveDesign: "darf höchstens {q} kN/m sein, die Gleichlast, die M_y_Ed ergibt; angegeben ist {q_ser}",
    cantilevers: "Kragarme‹ (cantilever = true)›",
    rootWithoutMoment: "hat im Verlauf kein Moment und ist damit das freie Ende; lassen Sie root weg",
    farAboveElastic:
      "darf höchstens das {most}fache von {elastic} sein, dem elastischen Wert der angegebenen Längen und Momente; angegeben ist {given}, das {times}fache; geben Sie die Längen zwischen den Halterungen an",
    aboveElastic:
      "{name} = {given} ist das {times}fache von {elastic}, dem elastischen Wert der angegebenen Längen und Momente; prüfen Sie, was das Bauteil hält",
    profileOrSection: "ein Profil aus dem Katalog, oder section mit ihren Maßen",
    withProfile: "profile; geben Sie es in section an",
    hollowProfiles: "Hohlprofile; {profile} ist keines",
    fabricationOfHollow:
      "muss bei Form {shape} hot-finished, cold-formed oder welded sein; angegeben ist {fabrication}",
    fabricationOfOpen: "muss bei Form {shape} rolled, welded oder cold-formed sein; angegeben ist {fabrication}",
    plateWithoutWidth: "{name} hat keine Breite; geben Sie einen Flachstahl an: section mit shape flat, b_mm und t_mm",
    builtUp: "{name} ist ein mehrteiliger Stab, für den 6.4 gilt; weisen Sie eines seiner Teile nach",
    notInCatalogue: "{name} ist nicht im Katalog; geben Sie section mit den Abmessungen an",
    coldFormed:
      "{reason}: EN 1993-1-3 ist nicht abgedeckt (wirksame Breiten 5.5, Gesamtstabilität der Randsteifen 5.5.3, von Blechen gehaltene Pfetten 10.1); nehmen Sie Tragfähigkeiten des Herstellers",
    notAProfile: "{reason}; geben Sie section mit den Abmessungen an",
    withClause: "{reason} ({clause})",
    didYouMean: "{reason}; meinten Sie {near}?",
    foreignProfile: "{reason}; meinten Sie {near}? Oder geben Sie section mit den Abmessungen an",
    mustBeProfile: "muss ein Profil sein; angegeben ist {given}",
    class4Tube: "ist ein Rundrohr der Klasse 4, für das EN 1993-1-6 gilt (EN 1993-1-1 6.2.2.5(5))",
    nothingLeft:
      "passen nicht zum Querschnitt: von seiner wirksamen oder Schubfläche bleibt nichts; geben Sie auch A_eff_mm2, W_eff_y_mm3, W_eff_z_mm3, A_v_z_mm2, A_v_y_mm2 an",
    diagramWithCases: "geht nicht zusammen mit load_cases; geben Sie moment_shape oder psi an, gleich für alle Fälle",
    iSections: "I-Profile; {profile} ist keines",
    simplifiedForI: "simplified (6.3.2.4) gilt nur für I-Profile; {profile} ist keines",
    openSections: "offene Querschnitte; {profile} ist keiner",
    flangesOfI: "I-Profile (6.2.5(4))",
    angles: "Winkel",
    anglesOfLattices: "Winkel (BB.1.2)",
    area: "die Fläche des Querschnitts",
    areaOfFlange: "die Fläche des Flansches",
    timesArea: "das 1,2-fache der Querschnittsfläche",
    elasticModulus: "das elastische Widerstandsmoment um {axis}",
    plasticModulus: "das plastische Widerstandsmoment um {axis}",
    nothingLeftOfArea: "muss etwas von der Fläche lassen, {area} mm²; die Löcher nehmen {holes} mm²",
    needsNetSection: "braucht A_net_mm2 oder hole_lines",
    farBelowProfile:
      "muss mindestens ein Viertel dessen von {profile} sein, {whole} mm⁴; angegeben ist {given}; prüfen Sie die Einheit",
    farAboveProfile:
      "darf höchstens das {times}-fache dessen von {profile} sein, {whole}; angegeben ist {given}; geben Sie einen Querschnitt aus anderen Blechen in section an",
    farFromProfile: "properties.{name} ist das {times}-fache dessen von {profile}; prüfen Sie den Wert",
    criticalOfLength:
      "darf höchstens {most} sein, der Wert bei {field} = {length} mm; angegeben ist {given}; geben Sie eines davon an",
    criticalOfRestraints:
      "darf höchstens {most} sein, der Wert bei Halterungen alle {share} der Länge; angegeben ist {given}; ist der Stab entlang seiner Länge gehalten, geben Sie {fields} an",
    leastOfTableB3: "der kleinste Wert (Tabelle B.3)",
    leastOfTableA2: "der kleinste Wert des Anhangs A (Tabelle A.2)",
    annexBHasNone: "Anhang B verwendet es nicht (interaction_method = 1 schon)",
    k_cOfF: "es gehört zu f nach 6.3.2.3(2) und zum vereinfachten Verfahren",
    doublySymmetric: "z_j ist 0: der Querschnitt ist doppeltsymmetrisch",
    criticalMomentGiven: "M_cr_kNm ist gegeben",
    diagramOfCantilever:
      "oder M_cr_kNm ist für einen Kragarm erforderlich: die benannten Formen sind an beiden Enden gehalten",
    heightNeedsLoads:
      "braucht die Momente der Lasten: moment_shape_y oder M_y_diagram, oder C_2; lineare Momente haben keine Last zwischen den Halterungen",
    endFactor:
      "muss 0,5 bis 1 sein, beide Enden eingespannt bis beide frei, wenn C_1 nicht gegeben ist; angegeben ist {given}",
    signOfDiagram: "muss das Vorzeichen des größten Moments von M_y_diagram haben: davon hängt ab, was gedrückt ist",
    greatestOfDiagram:
      "muss das größte Moment von {diagram} sein, {greatest} kNm, oder bis zu 5 % mehr; angegeben ist {given}",
    eachSegmentHasOwn: "geht nicht zusammen mit restraints_mm: jeder Abschnitt hat einen eigenen Wert",
    withinMember: "muss im Stab liegen, 0 bis {length} mm; angegeben ist {given}",
    linearOnly: "gilt für ein lineares Moment; {field} ist {shape}",
    wholeDiagram: "muss von x_fraction 0 bis x_fraction 1 reichen",
    fallingDiagram: "x_fraction darf nicht fallen",
    zeroDiagram: "muss ein Moment haben, das nicht 0 ist",
    anyAction: "mindestens eines von N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, oder load_cases oder actions",
    elasticNoRule: "muss elastic sein: der nationale Anhang hat keine eigene Regel für M_cr",
    elasticSymmetricOnly: "muss elastic sein: der Anhang gilt für doppeltsymmetrische I-Profile; {profile} ist keines",
    elasticCantilever: "muss für einen Kragarm elastic sein",
    elasticForks: "muss elastic sein, wo k_z oder k_w nicht 1 ist: der Anhang gilt nur für Gabellagerung an den Enden",
    elasticShort: "muss elastic sein: der Anhang verlangt eine Länge von 5 h, {least} mm (NB.NB.1(2))",
    elasticDeformable: "muss elastic sein: alpha nach (NB.NB.9) ist größer als 5000, {alpha}",
    needsMomentsBetween:
      "braucht die Momente zwischen den Halterungen: restraints_mm, psi_LT, moment_shape_LT oder M_y_diagram_LT",
    heightOverFlange: "darf nach der Regel des Anhangs höchstens 0,1 h über dem Flansch sein, {most} mm",
    lengthOfSway:
      "muss mindestens {least} mm sein, die Länge des Stabs, dessen Enden sich um {axis} verschieben‹ ({sway})›; angegeben ist {given}; bei mehreren Stockwerken geben Sie length_mm eines einzelnen an; wo die Enden gehalten sind, lassen Sie {sway} weg oder geben Sie {C_m} an",
    endsSway:
      "die Knicklänge um {axis}, {L_cr} mm, ist größer als die Stablänge, {length} mm, die Enden verschieben sich also (Tabelle B.3)",
    lengthOfCantilever:
      "muss mindestens {least} mm sein, die doppelte Länge des Kragarms, dessen Ende frei ist; angegeben ist {given}; lassen Sie cantilever weg, wo das Ende gehalten ist",
    momentsOfPiece:
      "muss mit den Momenten um {axis} des ganzen Stabs übereinstimmen (6.3.2.2(2)): sein C_1 = {given}, und kein Abschnitt von {length} mm mit dem größten Moment hat mehr als {most}; lassen Sie es weg oder geben Sie stattdessen restraints_mm an",
    momentsOfMember:
      "muss mit den Momenten um {axis} des ganzen Stabs übereinstimmen: L_LT_mm ist nicht kürzer als der Stab; lassen Sie es weg",
    factorOfMoments:
      "muss mit den gegebenen Momenten übereinstimmen, die {found} haben; angegeben ist {given}; lassen Sie weg, was nicht zutrifft",
    factorsAlone: "{factors}: wie angegeben, denn es sind keine Momente längs des Bauteils zum Vergleich angegeben.",
    factorOfTableB3:
      "muss mit den gegebenen Momenten übereinstimmen, die {found} haben (Tabelle B.3); angegeben ist {given}; lassen Sie weg, was nicht zutrifft",
  },
  webs: {
    ofLoad: "Last {mark}",
    ofStiffener: "Steife bei {x} mm",
    iSectionsOnly: "Stege von I-Profilen (EN 1993-1-5 6.1); {profile} ist keines",
    sameMark: "muss ein anderer Name sein: eine Last davor heißt {mark}",
    force: "die Kraft, oder load_cases, die sie geben",
    unknownLoad: "muss der Name einer Last in concentrated_loads sein; {mark} ist keiner",
    bearingLength: "die steife Lasteinleitungslänge; oder bearing oder rail, aus denen sie folgt",
    bearingParts: "der querende Träger, oder length_mm der Berührung",
    rigidRail: "eine starr befestigte Schiene biegt sich als ein Querschnitt mit dem Flansch (EN 1993-6 Tabelle 5.1)",
    railOnTop: "Schienen auf dem Oberflansch",
    endOnly: "Typ c",
    beyondEnd: "muss das Auflager auf dem Bauteil lassen: sein fernerer Rand läge bei {edge} mm von {length} mm",
    bearingBeyondWeb:
      "{mark}: s_s = {s_s} mm ist größer als h_w; gerechnet wird mit h_w = {h_w} mm (EN 1993-1-5 6.3(1))",
    typeByPlace:
      "Einzellasten näher als h_w/2 an einem Ende ohne Steife sind vom Typ c, alle anderen vom Typ a (EN 1993-1-5 Bild 6.1).",
    nearEnd:
      "{mark}: das Auflager reicht bis {edge} mm vom Ende, weniger als h_w = {h_w} mm, und gilt als Typ a; geben Sie Typ c, wo dieses Ende nicht ausgesteift ist (EN 1993-1-5 Bild 6.1)",
    throughBothFlanges:
      "Lasten vom Typ a trägt der Steg durch Schub ab; was an derselben Stelle durch den anderen Flansch weitergeht (eine Stütze auf dem Träger), ist vom Typ b.",
    momentsOfMember:
      "An Einzellasten ohne eigene Momente wirken das größte N_Ed und M_y_Ed des Bauteils (EN 1993-1-5 7.2).",
    momentCompresses: "An einer Einzellast drückt das Moment den belasteten Flansch (EN 1993-1-5 7.2(1)).",
    spacingByLength: "Quersteifen gibt es nur an den Enden des Bauteils: a = length_mm.",
    noShearWithForce: "{mark}: V_z_Ed hat keine Wirkung: EN 1993-1-5 kennt keine Interaktion einer Querlast mit Schub",
    betweenFillets: "{mark}: mit der Höhe zwischen den Ausrundungen, {d} mm, ist F_Rd = {F_Rd} kN",
    together: "mehrere Lasten zusammen, s_s von der ersten bis zur letzten (EN 1993-1-5 6.3(3))",
    eccentricWheels:
      "Die Biegung des Stegs durch ausmittige Räder (EN 1993-6 5.7.3) und Ermüdung werden nicht nachgewiesen.",
    lesserYield:
      "Das Bauteil ist mit dem kleineren von f_y und f_yw nachgewiesen; nur die Flansche haben f_y unter Einzellasten.",
    noUseOfWebYield: "es gibt keine Einzellasten und keine Steifen",
    noUseOfWebDepth: "es gibt keine Einzellasten",
    stiffenerForce: "eine Kraft, die in die Steife geht, oder eine Einzellast an ihrer Stelle",
    outsideFlange: "darf höchstens {limit} mm sein, der Flansch neben dem Steg; gegeben ist {given}",
    cornerOfPlate: "die Breite des Blechs",
    shortBuckling:
      "die Knicklänge {given} mm ist kleiner als 0.75 h_w, {usual} mm, die seitlich gehaltener Enden (EN 1993-1-5 9.4(2))",
    shortestBuckling: "die Hälfte von h_w",
    stiffenersOverlap: "muss weiter von der Steife bei {x} mm entfernt sein: die Bleche würden sich überschneiden",
    postNeedsTwo: "muss eine von zwei beidseitigen Steifen am selben Ende sein (EN 1993-1-5 9.3.1(3))",
    postBothSides: "die Steifen einer starren Auflagersteife stehen auf beiden Seiten (EN 1993-1-5 9.3.1(3))",
    tensileOfWeld: "ihre Naht braucht f_u; oder eine steel_grade",
    longitudinalStress:
      "Quersteifen werden nicht für die Umlenkung der Längsspannung im Steg nachgewiesen (EN 1993-1-5 9.2.1(5)).",
    weldNotVerified: "Nähte von Steifen ohne throat_mm werden nicht nachgewiesen.",
    forceAtMiddle: "Die Kraft einer Steife wirkt über ihre ganze Länge, in der Stegmitte.",
    oneSide: "ein Blech auf einer Seite: mit dem Moment seiner Ausmitte",
    spacingOfStiffeners: "dem größten Abstand der Steifen",
    flangesOfI: "I-Profile mit Querkraft in z (EN 1993-1-5 5.4)",
  },
  builtUp: {
    class4:
      "darf hier nicht Klasse 4 sein: die Verschiebung des Schwerpunkts in einem mehrteiligen Stab (6.4 mit EN 1993-1-5) ist nicht enthalten",
    modules: "ein Drittel der Länge: ein mehrteiliger Stab hat mindestens drei Felder (6.4.1(2))",
    laced: "Gitterstäbe",
    battened: "Rahmenstäbe",
    postsOfN: "Vergitterung N, die Pfosten hat",
    lacingOfPlanes: "die Vergitterung eines Gitterstabs",
    diagonalOfLacing: "die Diagonalen der Vergitterung",
    postOfLacing: "die Pfosten der Vergitterung N",
    plateOfBatten: "das Bindeblech: b_mm und t_mm; oder I_b_mm4",
    battenOrCloser:
      "die Bindebleche: a_mm liegt über {limit} mm, dem größten Abstand eng benachbarter Stäbe, die dann als Rahmenstab gerechnet werden (Tabelle 6.9)",
    backToBack: "der Schwerpunktabstand von Gurten, die sich berühren",
    nextBatten: "der Abstand der Bindebleche",
    shortDiagonal: "der Abstand der Gurte",
    otherDirection: "muss 0 sein: bei mehrteiligen Stäben ist nur Biegung um die stofffreie Achse enthalten (6.4.1)",
    bentClosely:
      "muss 0 sein: Biegung eng benachbarter Stäbe ist nicht enthalten (6.4.4); als Rahmenstab oder als Querschnitt angeben",
    starOfAngles: "zwei gleiche Winkel, eng benachbart",
    anglesOfLacing: "Diagonalen aus Winkeln",
    ownStiffness: "In S_v_kN sind Schlupf und Spiel der Anschlüsse enthalten.",
    ends: "Die Enden des mehrteiligen Stabs sind gelenkig und gegen Verdrehen gehalten; die Gurte sind parallel und gleich (6.4.1).",
    bow: "Der mehrteilige Stab hat eine Vorkrümmung von seiner Länge durch 500 (6.4.1(1)).",
    guideShear:
      "V_Ed mit dem Moment der Lasten wie in SSB06 des europäischen Leitfadens für Stahlhallen: mehr als (6.70).",
    planes: "Zwei Ebenen mit Vergitterung oder Bindeblechen‹ (n_planes = 2)›.",
    chordAxis: "Die schwache Achse jedes Gurts liegt parallel zur stofffreien Achse‹ (chord_axis = z)›.",
    lattice:
      "Diagonalen aus Winkeln haben die größere von ihrer Schlankheit um v und der von BB.1.2‹ (lattice_web_member)›.",
    joints:
      "die Anschlüsse von Vergitterung oder Bindeblechen an die Gurte sind nicht nachgewiesen; ihre Kräfte mit EN 1993-1-8 nachweisen",
    withoutPlate: "Bindebleche mit I_b_mm4 sind nicht nachgewiesen: ihr Blech ist nicht bekannt",
    plainPlate: "Bindebleche sind elastisch auf Biegung nachgewiesen, unter voller Querkraft (6.2.8).",
    asOne: "Die Stäbe liegen eng genug, um als ein Querschnitt ohne Schubverformung zu gelten (6.4.4(1), Tabelle 6.9).",
    asBattened:
      "Die Futterbleche liegen zu weit auseinander für einen Querschnitt: gerechnet als Rahmenstab (6.4.4, Tabelle 6.9).",
    torsionOfPair: "Biegedrillknicken des eng benachbarten Paars (6.3.1.4) ist nicht nachgewiesen",
    mostCompressed:
      "Aus der Ebene der Vergitterung sind beide Gurte mit dem Doppelten der Kraft des Gurts nachgewiesen, den die Lasten stärker drücken.",
    anyAction: "eine Normalkraft oder ein Moment; 0 zählt",
  },
  frames: {
    etaOrBeams: "eta, oder Träger",
    mechanism: "zweimal eta = 1, wenn sich die Enden verschieben",
    cantilever: "eines Kragarms",
    noSway: "Enden, die sich nicht verschieben‹ (sway_{axis} = false)›.",
    rigidJoints:
      "Träger sind biegesteif angeschlossen, tragen keine Normalkraft und gehen zu Stützen weiter, die ebenso knicken, wo far nichts anderes sagt.",
    noEffects: "alpha_cr >= {limit}: keine Effekte II. Ordnung der Verschiebung (5.2.1(3)).",
    amplify:
      "alpha_cr = {alpha} < {limit}: vergrößern Sie, was die Verschiebung bewirkt, mit {factor} (5.2.2(5)); hier geschieht es nicht.",
    swayDefaults: "Schiefstellung einer Stütze, so hoch wie der Stab, wo frame nichts anderes sagt.",
    forces:
      "H_phi und q_0 sind für die Berechnung des Rahmens (5.3.2(7)); 6.3 deckt die Vorkrümmung seiner Stäbe ab (5.3.4).",
  },
  generalMethod: {
    iSections: "I-Profile, in ihrer Ebene gebogen; {profile} ist keines",
    inThePlane: "N_Ed und M_y_Ed wirken in der Ebene des allgemeinen Verfahrens (6.3.4(1)); daneben muss dies 0 sein",
    noHinges: "6.3.4(1) kennt keine rotierenden Fließgelenke: der Rahmen muss elastisch sein",
    amplifier: "der Verzweigungsfaktor dieser Lasten",
    amplifierOfCase: "der Verzweigungsfaktor dieses Lastfalls: jeder hat seinen eigenen",
    inPlaceOf:
      "6.3.4 anstelle von 6.3.1 um z und in Torsion, 6.3.2 und 6.3.3; alpha_cr,op gehört zu allem, was diese Lasten beanspruchen, ein Anhang kann die Anwendung von 6.3.4 begrenzen (6.3.4(1)).",
    bow: "alpha_ult,k mit einer Vorkrümmung von {e_0} mm in der Ebene (Tabelle 5.1), die wie die Momente mit N_cr,y wächst‹ (general_method.second_order = false)›.",
    secondOrder: "Die Kräfte enthalten Effekte II. Ordnung und Imperfektionen in der Ebene (6.3.4(2)).",
    alphaGiven: "alpha_ult,k ist gegeben: es enthält Effekte II. Ordnung und Imperfektionen in der Ebene (6.3.4(2)).",
    beyondSection:
      "alpha_ult_k {given} ist mehr, als N_Ed und M_y_Ed nach erster Ordnung vom Querschnitt lassen; verwendet wird {most}",
    farAbove:
      "alpha_cr_op {given} ist mehr als das Doppelte von {own}, dem kleineren von N_cr,z/N_Ed und M_cr/M_Ed, wie sie diese Berechnung aus den Längen des Stabes hat: prüfen Sie, mit welchen Halterungen es rechnet",
    interpolation: "chi_op liegt nach (6.66) zwischen chi und chi_LT; ein Anhang kann den kleineren Wert verlangen.",
  },
  stableLengths: {
    iSections: "I-Profile; {profile} ist keines",
    needsTorsional: "to: torsional",
    fiveMoments: "fünf Momente, der Enden, Viertel und der Mitte",
    lengthOfSegment: "die Länge des Abschnitts",
    deeper: "die Höhe des Profils",
    twoOrFive: "müssen zwei Momente sein, der Enden, oder fünf, der Enden, Viertel und der Mitte; es sind {given}",
    fiveOfHaunch: "fünf Momente, der Enden, Viertel und der Mitte: eine Voute hat ihre Länge allein nach (BB.11)",
    momentsOfCases: "die Momente eines Abschnitts gehören zu einem Lastfall; geben Sie jeden als eigenes Bauteil",
    spacingOf: "der Abstand der seitlichen Halterungen zwischen jenen gegen Verdrehen",
    arm: "der Abstand der Halterungen vom Schwerpunkt; 0, wo sie in ihm liegen",
    anyLength:
      "{mark}: bei h/t_f = {given} ist die Wurzel von (BB.6) nicht reell: jede Länge zwischen Halterungen gegen Verdrehen ist stabil.",
    plasticMoment: "das plastische Moment des Querschnitts dort",
    taperOf: "Vouten an Profilen mit h/t_f über {least} ((BB.17), (BB.18)); es ist {given}",
    beyondMember: "muss auf dem Stab enden: es reichte bis {end} mm von {length} mm",
    class1: "ein rotierendes Fließgelenk braucht einen Querschnitt der Klasse 1 (5.6); dieser hat Klasse {class}",
    restraints:
      "Fließgelenke sind nach 6.3.5.2 gehalten, höchstens h/2 von ihrem Ort; eine seitliche Halterung am Ende eines Abschnitts hält den Flansch, der überall in ihm gedrückt ist, oder es folgt ihr eine gegen Verdrehen innerhalb L_s (BB.3.1.1).",
    uniform: "Abschnitte ohne M_kNm haben überall ihr größtes Moment.",
    notCompressed:
      "{mark}: der nicht gehaltene Flansch ist nirgends gedrückt; zwischen Halterungen gegen Verdrehen ist keine Länge verlangt",
    oneSource:
      "Vouten und Momente beliebiger Form, (BB.8) bis (BB.12) und (BB.15) bis (BB.18), sind mit keiner veröffentlichten Rechnung verglichen",
    sharp: "{mark}: bei h/t_f = {given} liegt der Faktor c außerhalb dessen, wofür er gemacht ist (h/t_f ab 20)",
  },
  torsionLoads: {
    oneForm:
      "muss eines von diesen sein: T_kNm bei x_mm, m_kNm_m von from_mm bis to_mm, F_kN mit e_mm bei x_mm, q_kN_m mit e_mm von from_mm bis to_mm",
    beyond: "muss auf dem Stab liegen, bis {length} mm; angegeben ist {given}",
    backwards: "muss hinter from_mm liegen, {from} mm; angegeben ist {given}",
    nothingHolds: "muss die Verdrehung irgendwo halten: ein Ende fork oder fixed, oder at_restraints",
    placesThatHold: "die Stellen, die die Verdrehung halten",
    noAxialForce:
      "darf bei einem Bimoment kein Druck sein: EN 1993-6 Anhang A enthält keinen‹; torsion.method stress weist nur Spannungen nach›",
    openSections: "doppeltsymmetrische offene I-Profile (EN 1993-6 Anhang A)",
    forks: "Beide Enden halten die Verdrehung und können sich frei verwölben‹ (torsion.ends = fork)›.",
    exact: "Torsion entlang des Stabs nach Elastizitätstheorie mit Verwölbung: E I_w φ'''' - G I_t φ'' = m.",
    ofWorstPlace:
      "Spannungen mit Torsion an jeder Stelle des Stabs, mit den größten Momenten, N und V dort: auf der sicheren Seite.",
    sideways: "Die Verdrehung macht aus M_y ein Moment um z, φ M_y, das berücksichtigt ist.",
    stressesAlone:
      "Stabilität mit Torsion ist nicht nachgewiesen: EN 1993-6 Anhang A gilt für doppeltsymmetrische I-Profile",
    secondOrder: "Spannungen mit Torsion sind nach Theorie I. Ordnung; mit method stress vergrößert nichts die Torsion",
    channelWalls: "Verwölbung eines U-Profils wie mit Wänden als Linien.",
  },
  steelFire: {
    time: "die geforderte Feuerwiderstandsdauer; oder theta_C, die Stahltemperatur",
    temperatureGiven: "theta_C gibt die Stahltemperatur an",
    smallFactor:
      "A_m/V = {given} 1/m liegt unter {own} 1/m, dem Wert des Querschnitts: nur wo Wände oder Decken einen Teil bedecken",
    shadowOfSection: "dem Wert von 4.2.5.1(2) für den Querschnitt",
    allSides: "ein allseitig erwärmter Träger (EN 1993-1-2 4.2.3.3(8)); exposure three-sided liegt unter einer Decke",
    protectedUnderSlab: "ein geschützter Träger unter einer Decke (EN 1993-1-2 4.2.3.3(8))",
    bareUnderSlab: "ein ungeschützter Träger unter einer Decke (EN 1993-1-2 4.2.3.3(8))",
    bareOnly: "ungeschützten Stahl; unter einer Bekleidung gibt es keinen Schatteneffekt (EN 1993-1-2 4.2.5.2)",
    slabOnFlange: "Querschnitte mit einem Flansch unter einer Decke (EN 1993-1-2 Tabelle 4.2); {profile} ist keiner",
    fallingTime: "muss in der Zeit ansteigen",
    shortCurve: "muss bis {duration} min reichen; sie endet bei {end} min",
    hollowInBox: "muss contour sein bei Hohl- und Vollquerschnitten (EN 1993-1-2 Tabelle 4.3)",
    stepOfBare: "ungeschützter Stahl (EN 1993-1-2 4.2.5.1(4))",
    thicknessWithCases: "die Dicke für alle Lastfälle",
    pairOfRatio: "das Verhältnis von Q_k,1 zu G_k (EN 1993-1-2 (2.5))",
    pairOfPsi: "der Kombinationsbeiwert (EN 1993-1-2 (2.5))",
    torsionInFire: "muss mit fire 0 sein: EN 1993-1-2 hat keine Regel für Torsion",
    ownUtilizationOfClass4:
      "ist bei einem Querschnitt der Klasse 4 nicht möglich, dessen kritische Temperatur {limit} °C ist (EN 1993-1-2 4.2.3.6)",
    class4NotByAnnex:
      "der Querschnitt ist im Brandfall Klasse 4, wofür der Nationale Anhang eigene Regeln hat (EN 1993-1-2 4.2.3.6), die nicht enthalten sind",
    sectionFactorRaised: "A_m/V = {found} 1/m liegt unter 10: gerechnet wird mit 10 (EN 1993-1-2 4.2.5.1(1))",
    share: "E_fi,d = 0.65 E_d, denn eta_fi ist nicht gegeben (EN 1993-1-2 2.4.2(3) Anm. 2).",
    factorsOfShare: "eta_fi mit gamma_G = 1.35 und gamma_Q = 1.5 (EN 1993-1-2 (2.5)).",
    combinedInFire:
      "E_fi,d aus den Kombinationen derselben Einwirkungen für den Brandfall (EN 1993-1-2 2.4.2(1), EN 1991-1-2 4.3.1).",
    fourSided: "Brand auf allen vier Seiten des Querschnitts.",
    evenTemperature: "Die Temperatur ist über Querschnitt und Bauteil gleichmäßig: kappa_1 = kappa_2 = 1.",
    coldLengths:
      "Knicklängen im Brandfall sind die des kalten Bauteils (EN 1993-1-2 4.2.3.2(3) hat kürzere für durchlaufende Stützen ausgesteifter Rahmen).",
    joints:
      "Anschlüsse sind nicht schwächer geschützt als das Bauteil und nicht höher ausgenutzt (EN 1993-1-2 4.2.1(6)); Löcher mit Schrauben darin zählen nicht (4.2.1(5)).",
    restraints: "Was das Bauteil hält, hält auch im Brandfall.",
    notInFire: "Einzellasten auf Stegen und Durchbiegungen werden im Brandfall nicht nachgewiesen.",
    moisture:
      "Feuchte der Bekleidung hält den Stahl {minutes} min auf 100 °C (EKS Nr. 30); EN 1993-1-2 4.2.5.2(4) verlangt Versuche.",
    leastThickness: "die kleinste Dicke, die genügt",
    noThickness: "keine Dicke dieser Bekleidung bis 500 mm genügt",
    byStrength:
      "Im Brandfall ist die Tragfähigkeit bei der Stahltemperatur nachgewiesen (EN 1993-1-2 4.2.3); die kritische Temperatur nach (4.22) ist daneben angegeben.",
    byStability:
      "Wo Knicken oder Kippen zählt, ist die kritische Temperatur die mit der Ausnutzung 1, nicht (4.22) von EN 1993-1-2.",
    class4: "im Brandfall Klasse 4: nachgewiesen ist nur die Temperatur, höchstens {limit} °C (EN 1993-1-2 4.2.3.6)",
    ofTable31: "geradlinig zwischen den Zeilen von Tabelle 3.1",
  },
} satisfies Translation<(typeof said)["en-1993-1-1"]>;
