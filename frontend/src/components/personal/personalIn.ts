/** What in a text may say who somebody is. A warning only: it reads a little too much rather than too little. */
export type PersonalKind = 'name' | 'number' | 'email' | 'address';

export interface Personal {
  kind: PersonalKind;
  text: string;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** Not an amount of money: those may stay. */
const NO_MONEY = /(?!\d)(?!\s*(?:f\b|fcfa|xaf|cfa|de\s+f|francs?|millions?))/.source;
/** Cameroonian numbers: nine digits, the first one 6 or 2, with or without the country's. */
const PHONE = new RegExp(/(?<![\d\w])(?:(?:\+|00)?237[\s.-]*)?[62](?:[\s.-]*\d){8}/.source + NO_MONEY, 'giu');
/** Identity card, account, case or tax number. */
const LONG_NUMBER = new RegExp(/(?<![\d\w])[a-z]{0,2}\d(?:[ .-]?\d){9,}[a-z]?/.source + NO_MONEY, 'giu');
/** What is said to be the number of a paper: "CNI 112233445". */
const PAPER =
  /(?<!\p{L})(?:cni|passeport|passport|permis|matricule|niu|id card|récépissé)\s*(?:n[°o]\.?|no\.?|num[ée]ro|number|:)?\s*:?\s*[a-z]{0,3}\d[a-z\d-]{4,}/giu;
/** Number plate of a car: LT 123 AB. */
const PLATE = /(?<!\p{L})(?:LT|CE|OU|SU|NW|SW|NO|EN|AD|ES)[ -]?\d{3,4}[ -]?[A-Z]{1,2}(?!\p{L})/gu;
const ADDRESS =
  /(?<!\p{L})(?:(?:rue|avenue|boulevard|bd|quartier|carrefour|immeuble|résidence|lieu-dit|entrée|derrière l['’]|street|road|quarter|neighbou?rhood|[Rr]ue|Avenue|Boulevard|Quartier|Carrefour|Immeuble|Résidence|Street|Road|Quarter)\s+(?:(?:de la|de l['’]|des|du|de|d['’]|la|le|les|of)\s*)?[\p{Lu}\d][\p{L}\d'’-]*(?:\s+[\p{Lu}\d][\p{L}\d'’-]*)*|(?:B\.?\s?P\.?|P\.?\s?O\.?\s?Box)\s*:?\s*\d+)/gu;

const CAPITAL = "\\p{Lu}[\\p{L}'’-]+";
const TITLED = new RegExp(
  `(?<!\\p{L})(?:M\\.|Mr\\.?|Mme\\.?|Mrs\\.?|Ms\\.?|Mlle|Monsieur|Madame|Mademoiselle|Me|Maître|Dr\\.?|Docteur|Doctor|Pasteur|Pastor|Chief)\\s+${CAPITAL}(?:\\s+${CAPITAL})*`,
  'gu',
);
/** Typed without capitals, as on a telephone: "mme atangana". After a whole word ("madame dit") another word follows too often. */
const TITLED_SMALL = /(?<!\p{L})(?:mr|mme|mlle|mrs)\.?\s+\p{Ll}[\p{L}'’-]+/gu;
/** Not a word written in capitals throughout: "mon patron REFUSE". */
const NAMED = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*";
/** "mon patron Kamga": one capital is enough after such a word. */
const RELATED = new RegExp(
  `(?<!\\p{L})(?:mari|époux|épouse|femme|fiancée?|copain|copine|compagnon|compagne|patronn?e?|chef|directeur|directrice|voisine?|frère|sœur|soeur|oncle|tante|bailleur|bailleresse|propriétaire|locataire|collègue|amie?|fils|fille|père|mère|cousine?|neveu|nièce|husband|wife|fiancée?|boyfriend|girlfriend|partner|boss|manager|neighbou?r|brother|sister|uncle|aunt|landlord|landlady|tenant|colleague|friend|son|daughter|father|mother|cousin|nephew|niece),?\\s+${NAMED}(?:\\s+${CAPITAL})*`,
  'gu',
);
const CALLED =
  /(?<!\p{L})(?:[Jj]e m['’]appelle|[Jj]e me nomme|[Mm]on nom est|(?:[Ii]l|[Ee]lle) s['’]appelle|[Mm]y name is|(?:[Hh]e|[Ss]he) is called)\s+[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*/gu;
const PAIR = new RegExp(`(?<![\\p{L}.'’-])${CAPITAL}(?:[ \\t]+${CAPITAL}){1,3}`, 'gu');

/** Words that carry a capital without being anybody's name. */
const NO_NAMES = new Set(
  `le la les un une des du de mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces il elle ils elles on
  nous vous je tu qui que quand comment pourquoi est si mais et ou où donc or ni car puis depuis après avant dans sur sous avec sans
  pour par chez selon bonjour bonsoir merci monsieur madame maître the a an my his her our your their this that these those he she
  it they we you i who what when how why is if but and or then since after before in on under with without for by at from
  hello dear thanks please sir madam
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre january february march april may june july
  august september october november december lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday
  friday saturday sunday
  cameroun cameroon afrique africa france nigeria yaoundé yaounde douala bafoussam bamenda garoua maroua ngaoundéré ngaoundere
  bertoua ebolowa buea limbe kribi edéa edea kumba nkongsamba dschang foumban centre littoral ouest west nord north sud south est
  east adamaoua adamawa extrême extreme
  cour suprême supreme court appel appeal tribunal tgi tpi grande instance première premier code civil pénal penal travail labour
  commercial commerce famille foncier loi law article acte uniforme uniform act ohada république republic état state ministère
  ministry ministre justice procureur juge judge avocat lawyer huissier bailiff notaire notary commissariat police gendarmerie
  brigade mairie commune préfecture sous-préfet préfet délégué cnps cni niu sarl sa ong union africaine mtn orange money momo mobile
  fcfa cfa xaf dieu god noël noel pâques easter internet whatsapp facebook question réponse answer conversation consultation
  juridique legal assistant appelez appeler contactez contacter joignez joindre écrivez voyez demandez call contact reach write
  see ask`.split(/\s+/),
);

function isName(word: string): boolean {
  return !NO_NAMES.has(word.toLocaleLowerCase('fr').replace(/^[ldjmnst]['’]/u, ''));
}

/** Whom one addresses by an office and not by a name: "monsieur le juge", "madame la présidente". */
const OFFICES = new Set(
  `présidente président juge procureur maire préfet sous-préfet délégué délégué directeur directrice ministre commissaire
  commandant chef greffier notaire inspecteur inspectrice bailleur propriétaire judge president prosecutor mayor director
  minister commissioner inspector landlord`.split(/\s+/),
);

/** After a title any word may be a name, save those that carry none. */
function smallName(match: string): string | null {
  const word = (match.split(/\s+/).at(-1) ?? '').toLocaleLowerCase('fr');
  return isName(word) && !OFFICES.has(word) ? match : null;
}

/** The capitals at the end. */
function relatedName(match: string): string | null {
  const name = match.split(/\s+/).slice(1).filter(isName);
  return name.length === 0 ? null : name.join(' ');
}

/** Of several capitals in a row, those that may be a name: two at least, next to each other. */
function namesIn(match: string): string | null {
  const words = match.split(/[ \t]+/);
  // Somebody writes in capitals throughout.
  if (words.length > 2 && words.every((word) => word === word.toLocaleUpperCase('fr'))) return null;
  const from = words.findIndex(isName);
  if (from === -1) return null;
  const rest = words.slice(from);
  const until = rest.findIndex((word) => !isName(word));
  const kept = until === -1 ? rest : rest.slice(0, until);
  return kept.length >= 2 ? kept.join(' ') : null;
}

const PATTERNS: readonly { kind: PersonalKind; pattern: RegExp; read?: (match: string) => string | null }[] =
  [
    { kind: 'email', pattern: EMAIL },
    { kind: 'number', pattern: PHONE },
    { kind: 'number', pattern: LONG_NUMBER },
    { kind: 'number', pattern: PAPER },
    { kind: 'number', pattern: PLATE },
    { kind: 'address', pattern: ADDRESS },
    { kind: 'name', pattern: TITLED },
    { kind: 'name', pattern: TITLED_SMALL, read: smallName },
    { kind: 'name', pattern: CALLED },
    { kind: 'name', pattern: RELATED, read: relatedName },
    { kind: 'name', pattern: PAIR, read: namesIn },
  ];

/** At most one of each kind, the first in the text: enough to say what to look for. */
export function personalIn(text: string): Personal[] {
  const found = new Map<PersonalKind, string>();
  let left = text;
  for (const { kind, pattern, read } of PATTERNS) {
    // What was read as one thing is not read as another: an address is no name.
    left = left.replace(pattern, (match) => {
      const seen = read === undefined ? match : read(match);
      if (seen === null) return match;
      if (!found.has(kind)) found.set(kind, seen.trim());
      return ' ; ';
    });
  }
  return [...found].map(([kind, value]) => ({ kind, text: value }));
}
