/** What offices of twelve countries write on their sheets. Written from their drawings, not from the reader's lists. */
export type Column =
  | "mark"
  | "quantity"
  | "section"
  | "grade"
  | "length"
  | "unit"
  | "total"
  | "surface"
  | "name"
  | "remark";

export interface OfficeWords {
  readonly code: string;
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  readonly members: readonly string[];
  readonly plates: readonly string[];
  readonly bolts: readonly string[];
  readonly sum: readonly string[];
  readonly lists: readonly string[];
  readonly project: readonly string[];
  readonly title: readonly string[];
  readonly scale: readonly string[];
  readonly number: readonly string[];
  readonly others: readonly string[];
  readonly projects: readonly string[];
  readonly titles: readonly string[];
  readonly notes: readonly string[];
  /** with {g} for the grade */
  readonly gradeNote: readonly string[];
  readonly views: readonly string[];
  readonly pieces: readonly string[];
  readonly marks: readonly string[];
  readonly remarks: readonly string[];
  readonly comma: boolean;
}

const split = (text: string): readonly string[] => text.split("|");

const columns = (
  mark: string,
  quantity: string,
  section: string,
  grade: string,
  length: string,
  unit: string,
  total: string,
  surface: string,
  name: string,
  remark: string,
): OfficeWords["columns"] => ({
  mark: split(mark),
  quantity: split(quantity),
  section: split(section),
  grade: split(grade),
  length: split(length),
  unit: split(unit),
  total: split(total),
  surface: split(surface),
  name: split(name),
  remark: split(remark),
});

export const offices: readonly OfficeWords[] = [
  {
    code: "en", comma: false,
    columns: columns("Mark|Item|Piece Mark|Member|Ref|Part No.|ITEM NO.|Member Mark|MK", "Qty|QTY.|No. Off|Quantity|No.|No. Req'd|Count|PCS", "Section|Profile|Size|Member Size|Section Size|SERIAL SIZE|Steel Section", "Grade|Steel Grade|Material|Quality", "Length|Length (mm)|LENGTH mm|Cut Length|L (mm)|Len.", "Unit Wt|Wt Each (kg)|kg/each|Mass Each|Weight/pc", "Total Wt|Total Weight (kg)|Total Mass|Weight (kg)|Tot. Kg", "Area m2|Surface (m²)|Paint Area", "Description|Name|Part Name|Use", "Remarks|Comments|Notes|Finish"),
    members: split("Beam|Column|Rafter|Purlin|Bracing|Tie|Post|Strut|Lintel"), plates: split("Base plate|End plate|Stiffener|Gusset"), bolts: split("Bolt M20x60 8.8|M16 x 45 Gr. 8.8 bolt assembly|Anchor M24x400"), sum: split("Total|TOTAL|Grand total|Total weight"),
    lists: split("MEMBER SCHEDULE|Parts List|Material List|STEEL SCHEDULE|BILL OF MATERIALS|Cutting List"), project: split("Project|PROJECT|Job|Contract|Project title"), title: split("Title|DRAWING TITLE|Drawing|Sheet title"), scale: split("Scale|SCALE|Scales"), number: split("Drawing No.|DWG NO.|Drg No|Sheet No."), others: split("Date|Drawn|Checked|Rev|Client|Approved"),
    projects: split("New Warehouse Unit 4|Riverside School Extension|Pump House Roof|Oakfield Sports Hall|Mezzanine Floor Hub 7"), titles: split("Steelwork general arrangement|Fabrication details|Roof steel|Main frame"),
    notes: split("ALL DIMENSIONS IN MILLIMETRES|DO NOT SCALE FROM THIS DRAWING|ALL WELDS 6mm FILLET U.N.O.|BOLTS M20 GRADE 8.8|BLAST CLEAN SA 2.5 AND PRIME 75 MICRONS|EXECUTION CLASS EXC2 TO BS EN 1090-2"), gradeNote: split("ALL STEEL GRADE {g} U.N.O.|STEELWORK TO BE GRADE {g}|1. All structural steel to be {g}."),
    views: split("SECTION A-A|ELEVATION ON GRID B|PLAN ON ROOF STEEL|DETAIL 3|VIEW B-B"), pieces: split("{n} No.|{n} off|{n}x|({n} off)|{n} No"), marks: split("B|C|SB|RB|PU|BR|MB|T"), remarks: split("galvanised|primed|site weld|see detail 4|cope both ends|"),
  },
  {
    code: "de", comma: true,
    columns: columns("Pos.|Position|Pos|Teil|Bauteil|Pos.-Nr.|Positionsnummer|Teile-Nr.|lfd. Nr.", "Stück|Stk.|Anz.|Anzahl|Menge|Stck.|Stückzahl", "Profil|Querschnitt|Bezeichnung|Benennung|Halbzeug|Profil/Abmessung|Profilbezeichnung", "Werkstoff|Material|Güte|Stahlsorte|Stahlgüte|Qualität", "Länge|Länge [mm]|Länge mm|L [mm]|Zuschnittlänge|Einzellänge|Länge (mm)", "Einzelgew.|kg/Stk|Gewicht/Stk [kg]|Gew. Einzel|Einzelgewicht [kg]|G/Stk", "Gesamtgew.|Gewicht [kg]|Gew. ges.|Gesamtgewicht [kg]|Ges. kg|Gewicht gesamt", "Anstrich m²|Oberfläche [m²]|Fläche", "Benennung|Bezeichnung|Bauteil|Verwendung", "Bemerkung|Hinweis|Bemerkungen|Norm"),
    members: split("Stütze|Träger|Riegel|Pfette|Verband|Strebe|Wechsel|Zugstab"), plates: split("Fußplatte|Kopfplatte|Rippe|Knotenblech"), bolts: split("Schraube M20x60 10.9|Sechskantschraube M16x45|Gewindestange M24x500"), sum: split("Summe|Gesamt|Gesamtgewicht|Summe:"),
    lists: split("Stückliste|Stahlliste|Materialliste|Profilliste|Materialauszug"), project: split("Bauvorhaben|Projekt|Bauvorhaben / Project|BV|Objekt"), title: split("Benennung|Planinhalt|Inhalt|Bezeichnung|Bauteil"), scale: split("Maßstab|M.|Massstab|Maßst."), number: split("Zeichnungs-Nr.|Plan-Nr.|Zeichnungsnummer|Blatt-Nr."), others: split("Datum|Gezeichnet|Geprüft|Index|Bauherr|gez."),
    projects: split("Lagerhalle Weber|Neubau Turnhalle Nord|Carport Familie Huber|Bühne Werk 3|Vordach Messe"), titles: split("Stahlbau Übersicht|Werkstattzeichnung|Dachebene|Rahmen Achse 3"),
    notes: split("Alle Maße in mm|Schweißnähte a = 4 mm, sofern nicht anders angegeben|Schrauben M20 8.8 feuerverzinkt|Ausführungsklasse EXC2 nach EN 1090-2|Korrosionsschutz C3 mittel|Maße am Bau prüfen"), gradeNote: split("Material: {g}|Werkstoff {g} soweit nicht anders angegeben|Stahlgüte: {g}|Baustahl {g}"),
    views: split("Schnitt A-A|Ansicht Achse B|Draufsicht|Detail 3|Grundriss EG"), pieces: split("{n} Stk.|{n}x|{n} Stück|{n} St.|Anz. {n}"), marks: split("T|S|R|P|V|St|Tr|Rg"), remarks: split("verzinkt|siehe Detail|geschweißt|bauseits|"),
  },
  {
    code: "nl", comma: true,
    columns: columns("Merk|Pos.|Merknr.|Onderdeel|Positie|Nr.|Posnr|Stuknr.", "Aantal|Aant.|St.|Stuks|Aantal st.|Aant", "Profiel|Doorsnede|Omschrijving|Profielnaam|Materiaal / profiel|Afmeting", "Kwaliteit|Materiaal|Staalsoort|Staalkwaliteit|Mat.", "Lengte|Lengte (mm)|L (mm)|Lengte mm|Zaaglengte|Lengte [mm]", "kg/st|Gew. per st.|Gewicht/st|Stuksgewicht|kg p/st", "Totaal kg|Gewicht|Totaalgewicht|Gew. totaal|kg totaal", "Verf m2|Oppervl. m²|Conservering m2", "Omschrijving|Benaming|Onderdeel", "Opmerking|Opm.|Behandeling|Opmerkingen"),
    members: split("Kolom|Ligger|Spant|Gording|Windverband|Latei|Regel|Balk"), plates: split("Voetplaat|Kopplaat|Schot|Schetsplaat"), bolts: split("Bout M20x60 8.8|M16*45 8.8|Anker M24x400"), sum: split("Totaal|TOTAAL|Totaal gewicht|Totaal:"),
    lists: split("Stuklijst|Materiaalstaat|Merkenlijst|Zaaglijst|Profielenlijst|STAALSTAAT"), project: split("Project|Werk|Projectnaam|Project:"), title: split("Onderdeel|Omschrijving|Onderwerp|Betreft|Tekening"), scale: split("Schaal|SCHAAL|Schaal:"), number: split("Tekeningnummer|Tek. nr.|Teknr.|Blad"), others: split("Datum|Getekend|Gecontroleerd|Wijz.|Opdrachtgever|Formaat"),
    projects: split("Bedrijfshal De Vries|Aanbouw woning Kerkstraat 12|Stal fam. Jansen|Uitbreiding sporthal|Bordes machinekamer"), titles: split("Staalconstructie begane grond|Overzicht dak|Werktekening|Spant as 4"),
    notes: split("Alle maten in mm, tenzij anders vermeld|Lassen a=4 tenzij anders aangegeven|Bouten M20 8.8 thermisch verzinkt|Maten in het werk controleren|Conservering: stralen Sa 2,5 en 80 mu primer|Uitvoeringsklasse EXC2"), gradeNote: split("Staalkwaliteit {g}|Staalsoort: {g}|Kwaliteit staal {g} tenzij anders vermeld"),
    views: split("Doorsnede A-A|Aanzicht as B|Plattegrond begane grond|Detail 3|Voorgevel"), pieces: split("{n}x|{n} st.|{n} stuks|aantal {n}|({n}x)"), marks: split("K|L|S|G|W|B|V|H"), remarks: split("verzinken|zie detail|in het werk lassen|stralen|"),
  },
  {
    code: "fr", comma: true,
    columns: columns("Repère|Rep.|Rep|N°|Pos.|Repères|Marque", "Nb|Nbre|Qté|Quantité|Nombre|Qte", "Profil|Profilé|Section|Désignation|Profils|Désignation du profil", "Nuance|Matière|Qualité|Acier|Nuance acier", "Longueur|Long.|Lg|Longueur (mm)|Lg (mm)|Long. mm|L", "Poids unit.|P.U. kg|Poids/pce|Masse unit.", "Poids total|Poids (kg)|Poids tot.|Masse totale|Total kg", "Surface m²|Surf. peinture", "Désignation|Libellé|Dénomination", "Observations|Remarques|Obs."),
    members: split("Poteau|Poutre|Panne|Arbalétrier|Lisse|Bracon|Solive|Linteau"), plates: split("Platine|Gousset|Raidisseur|Plat"), bolts: split("Boulon M20x60 8.8|Boulons HM16-45|Tige M24x500"), sum: split("Total|TOTAL|Poids total|Total général"),
    lists: split("NOMENCLATURE|Liste de débit|Nomenclature des profilés|Liste des aciers|Bordereau"), project: split("Affaire|Projet|Chantier|AFFAIRE"), title: split("Désignation|Titre|Objet|Plan"), scale: split("Échelle|Ech.|ECHELLE|Ech"), number: split("N° de plan|Plan N°|N° plan|Dessin n°"), others: split("Date|Dessiné par|Vérifié|Indice|Client|Format"),
    projects: split("Hangar agricole Morel|Extension gymnase Bellevue|Passerelle du Moulin|Auvent quai 2|Garage Dupont"), titles: split("Charpente métallique|Plan de toiture|Portique file 3|Plan d'ensemble"),
    notes: split("Cotes en mm|Soudures a = 4 mm sauf indication contraire|Boulons M20 classe 8.8|Classe d'exécution EXC2|Protection : galvanisation à chaud|Cotes à vérifier sur place"), gradeNote: split("Acier {g} sauf indication contraire|Nuance : {g}|Nuance d'acier {g}"),
    views: split("Coupe A-A|Élévation file B|Vue en plan|Détail 3|Façade Nord"), pieces: split("{n}x|Qté {n}|{n} pcs|Nb. {n}|({n} fois)"), marks: split("P|PT|A|PA|CV|L|S|R"), remarks: split("galvanisé|voir détail|à souder|peinture|"),
  },
  {
    code: "sv", comma: true,
    columns: columns("Littera|Pos.|Märkning|Detalj|Pos|Litt.|Nr", "Antal|St|Antal st|Ant.", "Profil|Dimension|Benämning|Profiltyp|Profil/Dimension", "Stålsort|Material|Kvalitet|Stålkvalitet", "Längd|Längd (mm)|L (mm)|Kaplängd|Längd mm", "Vikt/st|kg/st|Styckvikt|Vikt st", "Vikt|Totalvikt|Vikt tot.|Vikt (kg)|Summa vikt", "Yta m2|Målningsyta", "Benämning|Beskrivning|Detalj", "Anm.|Anmärkning|Ytbehandling"),
    members: split("Pelare|Balk|Takbalk|Stag|Ås|Vindstag|Regel|Bjälklagsbalk"), plates: split("Fotplåt|Ändplåt|Avstyvning|Knutplåt"), bolts: split("Skruv M20x60 8.8|M16x45 8.8 skruvförband|Grundskruv M24x400"), sum: split("Summa|Totalt|Totalvikt|SUMMA"),
    lists: split("STYCKLISTA|Materiallista|Kaplista|Profillista|Stålförteckning"), project: split("PROJEKT|Objekt|Projekt|Projektnamn"), title: split("RITNINGEN AVSER|Benämning|Innehåll|Titel"), scale: split("SKALA|Skala|Skala (A1)"), number: split("RITNINGSNUMMER|Ritn.nr|Ritningsnr|Nummer"), others: split("DATUM|Ritad av|Granskad|BET|Beställare|ANSVARIG"),
    projects: split("Lagerhall Norrtull|Skola Björkbacken|Tillbyggnad verkstad|Loftgång kv. Eken|Idrottshall Sund"), titles: split("Stomplan|Takplan|Elevation linje 3|Tillverkningsritning"),
    notes: split("Alla mått i mm|Svetsar a4 om ej annat anges|Skruv M20 8.8 varmförzinkad|Utförandeklass EXC2|Rostskyddsmålning C3|Mått kontrolleras på plats"), gradeNote: split("Stålkvalitet {g}|Material: {g} om ej annat anges|Stål {g}"),
    views: split("SEKTION A-A|Elevation linje B|Plan tak|Detalj 3|Fasad mot norr"), pieces: split("{n} st|{n} st.|{n}x|antal {n}"), marks: split("P|B|ST|T|K|V|R|S"), remarks: split("varmförzinkas|se detalj|målas|svetsas|"),
  },
  {
    code: "it", comma: true,
    columns: columns("Marca|Pos.|Posizione|Rif.|Elemento|N. pos.|Pos", "Q.tà|N.|Quantità|Pezzi|N° pezzi|Num.|Nr. pz.", "Profilo|Sezione|Descrizione|Designazione|Tipo profilo", "Materiale|Acciaio|Qualità|Tipo acciaio", "Lunghezza|Lung. [mm]|Lunghezza (mm)|L [mm]|Lungh.", "Peso unit.|Peso unitario [kg]|kg/cad|Peso cad.", "Peso totale|Peso tot. [kg]|Peso [kg]|Totale kg", "Superficie m²|Sup. [m²]", "Denominazione|Descrizione|Nome", "Note|Osservazioni|Trattamento"),
    members: split("Colonna|Trave|Arcareccio|Controvento|Montante|Puntone|Travetto"), plates: split("Piastra di base|Fazzoletto|Irrigidimento|Piastra"), bolts: split("Bullone M20x60 8.8|Vite M16x45|Tirafondo M24x500"), sum: split("Totale|TOTALE|Peso totale|Totale complessivo"),
    lists: split("DISTINTA MATERIALI|Distinta di taglio|Elenco profili|Lista pezzi|Distinta base"), project: split("Progetto|Commessa|Cantiere|Lavoro"), title: split("Oggetto|Titolo|Contenuto|Descrizione"), scale: split("Scala|SCALA"), number: split("Tavola n.|N. disegno|Disegno N.|Tav."), others: split("Data|Disegnato|Verificato|Rev.|Committente|Formato"),
    projects: split("Capannone Rossi|Palestra scuola media|Tettoia magazzino 5|Ampliamento officina|Soppalco reparto B"), titles: split("Carpenteria metallica|Pianta copertura|Telaio asse 3|Disegno d'officina"),
    notes: split("Quote in mm|Saldature a = 4 mm salvo diversa indicazione|Bulloni M20 classe 8.8|Classe di esecuzione EXC2|Zincatura a caldo|Verificare le misure in opera"), gradeNote: split("Acciaio {g} salvo diversa indicazione|Materiale: {g}|Acciaio per carpenteria {g}"),
    views: split("Sezione A-A|Prospetto asse B|Pianta copertura|Particolare 3|Vista B"), pieces: split("n. {n}|{n} pz.|n° {n}|{n}x|N.{n}"), marks: split("C|T|A|CV|P|M|TR|S"), remarks: split("zincato|vedi particolare|saldato in opera|"),
  },
  {
    code: "es", comma: true,
    columns: columns("Marca|Pos.|Posición|Ref.|Pieza|Elemento|Nº", "Cant.|Cantidad|Nº uds|Uds.|Núm.|Unidades", "Perfil|Sección|Descripción|Designación|Tipo de perfil", "Calidad|Material|Acero|Calidad acero", "Longitud|Long. (mm)|Longitud (mm)|L (mm)|Largo", "Peso unit.|Peso ud. (kg)|kg/ud|Peso unitario", "Peso total|Peso (kg)|Peso tot.|Total kg", "Superficie m²|Área pintura", "Denominación|Descripción|Nombre", "Observaciones|Notas|Acabado"),
    members: split("Pilar|Viga|Correa|Arriostramiento|Dintel|Cordón|Montante"), plates: split("Placa base|Cartela|Rigidizador|Chapa frontal"), bolts: split("Tornillo M20x60 8.8|Tornillos M16x45|Perno M24x500"), sum: split("Total|TOTAL|Peso total|Suma"),
    lists: split("LISTA DE MATERIALES|Lista de corte|Listado de perfiles|Despiece|Lista de piezas"), project: split("Proyecto|Obra|PROYECTO"), title: split("Título|Plano|Contenido|Descripción"), scale: split("Escala|ESCALA|Esc."), number: split("Plano nº|Nº de plano|Plano N.º|Núm. plano"), others: split("Fecha|Dibujado|Revisado|Rev.|Cliente|Promotor"),
    projects: split("Nave industrial Ortega|Ampliación colegio San José|Marquesina andén 2|Altillo almacén|Polideportivo Sur"), titles: split("Estructura metálica|Planta de cubierta|Pórtico eje 3|Plano de taller"),
    notes: split("Cotas en mm|Soldaduras a = 4 mm salvo indicación|Tornillos M20 calidad 8.8|Clase de ejecución EXC2|Galvanizado en caliente|Comprobar medidas en obra"), gradeNote: split("Acero {g} salvo indicación contraria|Calidad del acero: {g}|Acero laminado {g}"),
    views: split("Sección A-A|Alzado eje B|Planta de cubierta|Detalle 3|Vista B"), pieces: split("{n} uds.|{n}x|{n} ud.|cant. {n}"), marks: split("P|V|C|AR|D|M|PL1-|T"), remarks: split("galvanizado|ver detalle|soldar en obra|"),
  },
  {
    code: "pl", comma: true,
    columns: columns("Poz.|Pozycja|Nr poz.|Symbol|Oznaczenie|Nr elementu|Lp.", "Ilość|Szt.|Liczba|Ilość szt.|Sztuk|Ilość [szt.]", "Profil|Przekrój|Kształtownik|Opis|Nazwa profilu", "Materiał|Stal|Gatunek|Gatunek stali", "Długość|Długość [mm]|Dł. [mm]|L [mm]|Długość mm", "Masa jedn.|Masa 1 szt. [kg]|kg/szt.|Ciężar jedn.", "Masa całk.|Masa razem [kg]|Masa [kg]|Ciężar całkowity|Razem kg", "Pow. malow. m2|Powierzchnia", "Nazwa|Nazwa elementu|Opis", "Uwagi|Norma"),
    members: split("Słup|Belka|Rygiel|Płatew|Stężenie|Zastrzał|Nadproże"), plates: split("Blacha podstawy|Blacha czołowa|Żebro|Blacha węzłowa"), bolts: split("Śruba M20x60 8.8|Śruby M16x45|Kotwa M24x500"), sum: split("Razem|RAZEM|Suma|Ogółem|Masa całkowita"),
    lists: split("WYKAZ STALI|Zestawienie stali|Zestawienie materiałów|Lista cięcia|Wykaz elementów"), project: split("Obiekt|Projekt|Inwestycja|Temat|Nazwa obiektu"), title: split("Tytuł rysunku|Treść rysunku|Rysunek|Nazwa rysunku"), scale: split("Skala|SKALA"), number: split("Nr rysunku|Nr rys.|Rys. nr|Numer rysunku"), others: split("Data|Projektował|Sprawdził|Rew.|Inwestor|Branża"),
    projects: split("Hala magazynowa Kowalski|Rozbudowa szkoły nr 4|Wiata rowerowa|Antresola hali B|Kładka dla pieszych"), titles: split("Konstrukcja stalowa|Rzut dachu|Rama w osi 3|Rysunek warsztatowy"),
    notes: split("Wymiary w mm|Spoiny a = 4 mm o ile nie podano inaczej|Śruby M20 kl. 8.8|Klasa wykonania EXC2|Ocynk ogniowy|Wymiary sprawdzić na budowie"), gradeNote: split("Stal {g}|Materiał: stal {g} o ile nie podano inaczej|Stal konstrukcyjna {g}"),
    views: split("Przekrój A-A|Widok w osi B|Rzut dachu|Szczegół 3|Elewacja północna"), pieces: split("{n} szt.|{n}x|szt. {n}|{n} szt"), marks: split("S|B|R|P|ST|Z|BL|N"), remarks: split("ocynk|patrz szczegół|spawać na budowie|"),
  },
  {
    code: "da", comma: true,
    columns: columns("Pos.|Littra|Mærke|Pos. nr.|Emne|Nr.|Element", "Antal|Stk.|Antal stk.|Stk", "Profil|Dimension|Betegnelse|Tværsnit|Profil/dim.", "Materiale|Kvalitet|Stålkvalitet|Stål", "Længde|Længde [mm]|L [mm]|Længde mm|Skærelængde", "Vægt/stk|kg/stk|Stk. vægt|Enhedsvægt", "Vægt|Vægt i alt|Totalvægt|Samlet vægt [kg]|Vægt total", "Overflade m2|Maleareal", "Betegnelse|Beskrivelse|Emne", "Bemærkning|Bem.|Overfladebeh."),
    members: split("Søjle|Bjælke|Spær|Ås|Vindkryds|Rem|Overligger"), plates: split("Fodplade|Endeplade|Ribbe|Knudeplade"), bolts: split("Bolt M20x60 8.8|M16x45 8.8|Ankerbolt M24x400"), sum: split("Sum|I alt|Total|Samlet vægt"),
    lists: split("STYKLISTE|Materialeliste|Skæreliste|Stålliste|Profilliste"), project: split("Projekt|Sag|Byggesag|PROJEKT"), title: split("Emne|Tegning|Indhold|Titel"), scale: split("Mål|Målestok|MÅL|Målforhold"), number: split("Tegn. nr.|Tegningsnr.|Tegning nr."), others: split("Dato|Tegnet|Kontrol|Rev.|Bygherre|Godk."),
    projects: split("Lagerhal Jensen|Tilbygning skole Vest|Værksted Kolding|Halvtag plads 4|Idrætshal Syd"), titles: split("Stålkonstruktion|Tagplan|Ramme modul 3|Værkstedstegning"),
    notes: split("Alle mål i mm|Svejsninger a4 hvor intet andet er angivet|Bolte M20 8.8 varmforzinket|Udførelsesklasse EXC2|Korrosionsbeskyttelse C3|Mål kontrolleres på stedet"), gradeNote: split("Stål {g} hvor intet andet er angivet|Stålkvalitet: {g}|Materiale {g}"),
    views: split("Snit A-A|Opstalt modul B|Plan tag|Detalje 3|Facade mod nord"), pieces: split("{n} stk.|{n} stk|{n}x|antal {n}"), marks: split("S|B|SP|Å|VK|R|K|T"), remarks: split("varmforzinket|se detalje|svejses på stedet|"),
  },
  {
    code: "no", comma: true,
    columns: columns("Pos.|Posisjon|Merke|Pos.nr.|Del|Littera|Nr.", "Antall|Stk.|Ant.|Antall stk", "Profil|Dimensjon|Betegnelse|Tverrsnitt|Profiltype", "Kvalitet|Stålkvalitet|Materiale|Stålsort", "Lengde|Lengde [mm]|L [mm]|Lengde mm|Kapplengde", "Vekt/stk|kg/stk|Stykkvekt|Enhetsvekt", "Vekt|Total vekt|Vekt totalt [kg]|Sum vekt|Totalvekt", "Areal m2|Malt flate", "Betegnelse|Beskrivelse|Navn", "Merknad|Anm.|Overflate"),
    members: split("Søyle|Bjelke|Drager|Ås|Vindkryss|Stag|Losholt"), plates: split("Fotplate|Endeplate|Avstiver|Knuteplate"), bolts: split("Skrue M20x60 8.8|M16x45 8.8|Fundamentbolt M24x400"), sum: split("Sum|Totalt|SUM|Total vekt"),
    lists: split("STYKKLISTE|Materialliste|Kappliste|Stålliste|Profilliste"), project: split("Prosjekt|Prosjektnavn|PROSJEKT|Byggeplass"), title: split("Tegningstittel|Tittel|Innhold|Tegning"), scale: split("Målestokk|MÅLESTOKK|Skala"), number: split("Tegn.nr.|Tegningsnr.|Tegningsnummer"), others: split("Dato|Tegnet av|Kontrollert|Rev.|Tiltakshaver|Godkjent"),
    projects: split("Lagerbygg Hansen|Tilbygg skole Øst|Verksted Moss|Takoverbygg kai 3|Idrettshall Nord"), titles: split("Stålkonstruksjon|Takplan|Ramme akse 3|Verkstedtegning"),
    notes: split("Alle mål i mm|Sveiser a4 der ikke annet er angitt|Skruer M20 8.8 varmforsinket|Utførelsesklasse EXC2|Korrosjonsklasse C3|Mål kontrolleres på byggeplass"), gradeNote: split("Stålkvalitet {g}|Stål {g} der ikke annet er angitt|Materiale: {g}"),
    views: split("Snitt A-A|Oppriss akse B|Plan tak|Detalj 3|Fasade nord"), pieces: split("{n} stk.|{n} stk|{n}x|antall {n}"), marks: split("S|B|D|Å|VK|ST|H|T"), remarks: split("varmforsinket|se detalj|sveises på stedet|"),
  },
  {
    code: "fi", comma: true,
    columns: columns("Tunnus|Pos.|Osa|Osa nro|Positio|Merkki|Nro", "Kpl|KPL|Määrä|Lkm|kpl", "Profiili|Poikkileikkaus|Nimike|Mitat|Profiilitunnus", "Materiaali|Teräslaji|Laatu|Lujuusluokka", "Pituus|Pituus (mm)|Pituus [mm]|L [mm]|Katkaisupituus", "Paino/kpl|kg/kpl|Yksikköpaino|Kpl-paino", "Paino|Paino yht.|Kokonaispaino|Paino (kg)|Yhteispaino", "Pinta-ala m2|Maalausala", "Nimitys|Nimi|Kuvaus", "Huom.|Huomautus|Pintakäsittely"),
    members: split("Pilari|Palkki|Orsi|Jäykistesauva|Vaakaside|Vinoside|Kattopalkki"), plates: split("Pohjalevy|Päätylevy|Jäykiste|Solmulevy"), bolts: split("Ruuvi M20x60 8.8|M16x45 8.8|Peruspultti M24x400"), sum: split("Yhteensä|YHTEENSÄ|Paino yhteensä|Summa"),
    lists: split("OSALUETTELO|Materiaaliluettelo|Katkaisulista|Teräsluettelo|Profiililuettelo"), project: split("Kohde|Projekti|Rakennuskohde|KOHDE"), title: split("Piirustuksen sisältö|Sisältö|Piirustus|Nimitys"), scale: split("Mittakaava|Mittakaavat|MK"), number: split("Piirustusnumero|Piir. nro|Piirustus no"), others: split("Pvm|Piirtänyt|Tarkastanut|Muutos|Tilaaja|Hyväksynyt"),
    projects: split("Varastohalli Virtanen|Koulun laajennus|Konepaja Tampere|Katos laituri 2|Liikuntahalli Etelä"), titles: split("Teräsrunko|Kattotaso|Kehä linja 3|Konepajapiirustus"),
    notes: split("Mitat millimetreinä|Hitsit a4 ellei toisin mainita|Ruuvit M20 8.8 kuumasinkitty|Toteutusluokka EXC2|Pintakäsittely C3|Mitat tarkistettava työmaalla"), gradeNote: split("Teräs {g} ellei toisin mainita|Teräslaji: {g}|Materiaali {g}"),
    views: split("Leikkaus A-A|Julkisivu linja B|Tasopiirustus katto|Detalji 3|Leikkaus B-B"), pieces: split("{n} kpl|{n}x|kpl {n}|{n} KPL"), marks: split("P|PA|O|J|V|K|TP|S"), remarks: split("kuumasinkitty|ks. detalji|hitsataan työmaalla|"),
  },
  {
    code: "cs", comma: true,
    columns: columns("Pol.|Položka|Ozn.|Označení|Poz.|Č. pol.|Prvek", "Ks|Počet|Kusů|Počet ks|ks", "Profil|Průřez|Rozměr|Popis|Název profilu", "Materiál|Jakost|Ocel|Jakost oceli", "Délka|Délka [mm]|Délka mm|L [mm]|Dl. [mm]", "Hm./ks|kg/ks|Hmotnost 1 ks|Jedn. hmotnost", "Hmotnost|Hm. celkem|Celková hmotnost|Hmotnost [kg]|Celkem kg", "Nátěr m2|Plocha", "Název|Název prvku|Popis", "Poznámka|Pozn.|Norma"),
    members: split("Sloup|Nosník|Vaznice|Ztužidlo|Příčník|Vzpěra|Překlad"), plates: split("Patní plech|Čelní deska|Výztuha|Styčníkový plech"), bolts: split("Šroub M20x60 8.8|Šrouby M16x45|Kotva M24x500"), sum: split("Celkem|CELKEM|Součet|Hmotnost celkem"),
    lists: split("VÝKAZ OCELI|Výpis materiálu|Kusovník|Výpis profilů|Řezný plán"), project: split("Akce|Stavba|Název akce|Projekt"), title: split("Obsah výkresu|Název výkresu|Výkres|Obsah"), scale: split("Měřítko|MĚŘÍTKO"), number: split("Č. výkresu|Číslo výkresu|Výkres č."), others: split("Datum|Vypracoval|Kontroloval|Rev.|Investor|Formát"),
    projects: split("Skladová hala Novák|Přístavba školy|Dílna Kladno|Přístřešek rampa 2|Sportovní hala Jih"), titles: split("Ocelová konstrukce|Půdorys střechy|Rám v ose 3|Dílenský výkres"),
    notes: split("Kóty v mm|Svary a = 4 mm pokud není uvedeno jinak|Šrouby M20 8.8 žárově zinkované|Třída provedení EXC2|Žárový zinek|Rozměry ověřit na stavbě"), gradeNote: split("Ocel {g}|Materiál: ocel {g} pokud není uvedeno jinak|Ocel konstrukční {g}"),
    views: split("Řez A-A|Pohled osa B|Půdorys střechy|Detail 3|Pohled sever"), pieces: split("{n} ks|{n}x|ks {n}|{n}ks"), marks: split("S|N|V|Z|P|VZ|R|PR"), remarks: split("žárový zinek|viz detail|svařit na stavbě|"),
  },
]; // biome-ignore format: a table
