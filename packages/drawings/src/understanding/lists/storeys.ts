/** Headings of columns that have the pieces of one storey, one house, one phase. */

/** "1.OG", "2nd floor", "1. Etage", "2F": a column of the pieces of a storey, where other headings begin with no number */
export const numberedStorey =
  /^(?:\d{1,2}\s?\.?\s?(?:[oud]g|(?:ober|unter)?gescho(?:ss|ß)|stock(?:werk)?|etage|etasje|etg|sal|floor|fl|level|storey|verdieping|verd|bouwlaag|étage|niveau|våning|vån|plan|piano|planta|piso|piętro|kondygnacja|patro|np|pp|kerros|krs)|(?:1st|2nd|3rd|\d{1,2}th)(?:\s(?:floor|fl|level|storey))?|\d{1,2}(?:e|er|ème|de|ste)(?:\s(?:verdieping|verd|bouwlaag|étage|niveau))?|\d{1,2}[ºª°]\s?(?:piano|planta|piso)|\d{1,2}f)\.?$/iu;

const storeyWord =
  /^(?:[ekdou]g|gf|ff|planta (?:baja|alta)|cubierta|azotea|piano terra|copertura|(?:ober|unter|dach)gescho(?:ss|ß)|kelder|zolder|källare|vind|tak|toiture|combles|rez-de-chaussée|sous-sol|penthouse|attic|(?:ground|first|second|third|fourth) floor|basement|roof|rdc|s-?sol|bg|begane grond|bv|bottenvåning|parter|pt|pb|přízemí|stue|erdgeschoss|keller|dach)\.?$/iu;

/** "Haus 3", "R+2", "2.OG", "EG": one of several, and no sum of the others */
export const isOneOfSeveral = (heading: string): boolean =>
  numberedStorey.test(heading) || storeyWord.test(heading) || /(?:^\d{1,2}|[^\d.,]\d{1,2})$/.test(heading);
