import { object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '@/lib/i18n/message';
import type { CaseLaw } from '@/types/caseLaw';

/** Messages are keys, translated when shown. */
const key = (message: MessageKey): MessageKey => message;

/** Characters that facts, principle and decision have at least (product.md §9). */
export const MIN_TEXT = 50;
const PRINCIPLE_SHOWN = 150;
const KEYWORDS_SHOWN = 3;

/** The texts of a translation: all of them or none. */
export const TRANSLATED = [
  'translationTitle',
  'translationKeywords',
  'translationFacts',
  'translationLegalPrinciple',
  'translationDecision',
] as const;

/** The fields of the form, from top to bottom. */
export const FIELDS = [
  'title',
  'jurisdiction',
  'caseNumber',
  'date',
  'parties',
  'subject',
  'keywords',
  'facts',
  'legalPrinciple',
  'decision',
  'relevantArticles',
  'translationLanguage',
  ...TRANSLATED,
] as const;

/** Keywords and articles are written with commas between them; articles also one a line. */
export type CaseLawValues = Record<(typeof FIELDS)[number], string>;

const needed = (message: MessageKey) => string().trim().required(key(message));
const long = (message: MessageKey) => needed(message).min(MIN_TEXT, key(message));

const translated = (message: MessageKey, min = 1) =>
  string()
    .default('')
    .test('all-or-none', key(message), function (text) {
      const values = this.parent as Partial<CaseLawValues>;
      const isBegun = TRANSLATED.some((name) => (values[name] ?? '').trim() !== '');
      return !isBegun || text.trim().length >= min;
    });

export function caseLawSchema(today: string): ObjectSchema<CaseLawValues> {
  return object({
    title: needed('caseLaw:errors.title'),
    jurisdiction: needed('caseLaw:errors.jurisdiction'),
    caseNumber: needed('caseLaw:errors.caseNumber'),
    date: needed('caseLaw:errors.date').test(
      'not-future',
      key('caseLaw:errors.future'),
      (day) => day <= today,
    ),
    parties: needed('caseLaw:errors.parties'),
    subject: needed('caseLaw:errors.subject'),
    keywords: needed('caseLaw:errors.keywords').test(
      'one-at-least',
      key('caseLaw:errors.keywords'),
      (text) => entriesOf(text).length > 0,
    ),
    facts: long('caseLaw:errors.facts'),
    legalPrinciple: long('caseLaw:errors.legalPrinciple'),
    decision: long('caseLaw:errors.decision'),
    // Formik hands an empty text over as none.
    relevantArticles: string().default(''),
    translationLanguage: string().default('en'),
    translationTitle: translated('caseLaw:errors.title'),
    translationKeywords: translated('caseLaw:errors.keywords'),
    translationFacts: translated('caseLaw:errors.facts', MIN_TEXT),
    translationLegalPrinciple: translated('caseLaw:errors.legalPrinciple', MIN_TEXT),
    translationDecision: translated('caseLaw:errors.decision', MIN_TEXT),
  });
}

/** An imported decision nobody vouches for yet: its summary may be written later. */
export function isDraftOf(known: CaseLaw): boolean {
  return !known.isVerified && !known.isShipped && known.source !== null;
}

/** What is there must be sound; what is missing is asked for by the server when somebody verifies. */
export function draftSchema(today: string): ObjectSchema<CaseLawValues> {
  const later = string().default('');
  const whole = caseLawSchema(today);
  return whole.shape({
    parties: later,
    subject: later,
    keywords: later,
    facts: later,
    legalPrinciple: later,
    decision: later,
  }) as ObjectSchema<CaseLawValues>;
}

/** Lines of a text that the other one has not, by their place: what to look at first. */
export function differingLines(text: string, other: string): Set<number> {
  const known = new Set(other.split('\n').map((line) => line.trim()));
  const lines = text.split('\n').map((line) => line.trim());
  return new Set(lines.flatMap((line, at) => (line === '' || known.has(line) ? [] : [at])));
}

function parted(text: string, by: string): string[] {
  return text
    .split(by)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** `bail, congé ,` is two entries. */
export const entriesOf = (text: string): string[] => parted(text, ',');

const ARTICLE = /^(?:arts?\.?|articles?|sections?|s\.)\s*\d/i;
const LAW =
  /^(?:loi|law|décret|decree|ordonnance|ordinance|arrêté|order|acte|act|code|règlement|regulation|constitution)\b/i;
const WITH_ITS_LAW = /\s(?:du|de la|de l’|de l'|des|of)\s/i;

/** At commas outside of brackets: `Traité OHADA (17 octobre 1993, révisé en 2008)` is one. */
function outsideBrackets(line: string): string[] {
  let depth = 0;
  const marked = Array.from(line, (char) => {
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth -= 1;
    return char === ',' && depth <= 0 ? '\n' : char;
  });
  return parted(marked.join(''), '\n');
}

/** What a part of a line brings: an article, its law, both; or nothing of its own: `portant code pénal`, `alinéa 1`. */
function kindsOf(part: string): string[] {
  if (ARTICLE.test(part)) return WITH_ITS_LAW.test(part) ? ['article', 'law'] : ['article'];
  return LAW.test(part) || !/^[\p{Ll}\d]/u.test(part) ? ['law'] : [];
}

/**
 * Separated by commas or line ends. A citation has commas of its own, between its text and its article, in either order:
 * `Code civil, art. 1134, art. 34, loi n° 92/007` is two, and so is `art. 5, art. 6`. A line that was there before stays whole.
 */
export function articlesOf(text: string, known: readonly string[] = []): string[] {
  return parted(text, '\n').flatMap((line) => {
    if (known.includes(line)) return [line];
    const entries: { text: string; kinds: Set<string> }[] = [];
    for (const part of outsideBrackets(line)) {
      const kinds = kindsOf(part);
      const last = entries.at(-1);
      if (last !== undefined && !kinds.some((kind) => last.kinds.has(kind))) {
        last.text += `, ${part}`;
        kinds.forEach((kind) => last.kinds.add(kind));
      } else entries.push({ text: part, kinds: new Set(kinds) });
    }
    return entries.map((entry) => entry.text);
  });
}

/** An entry that holds a comma itself would come back as two: it is shown with a semicolon. */
function joined(entries: readonly string[]): string {
  return entries.map((entry) => entry.replaceAll(',', ';')).join(', ');
}

export function valuesOf(known: CaseLaw | null): CaseLawValues {
  return {
    title: known?.title ?? '',
    jurisdiction: known?.jurisdiction ?? '',
    caseNumber: known?.caseNumber ?? '',
    date: known?.date ?? '',
    parties: known?.parties ?? '',
    subject: known?.subject ?? '',
    keywords: joined(known?.keywords ?? []),
    facts: known?.facts ?? '',
    legalPrinciple: known?.legalPrinciple ?? '',
    decision: known?.decision ?? '',
    relevantArticles: (known?.relevantArticles ?? []).join('\n'),
    translationLanguage: known?.translation?.language ?? 'en',
    translationTitle: known?.translation?.title ?? '',
    translationKeywords: joined(known?.translation?.keywords ?? []),
    translationFacts: known?.translation?.facts ?? '',
    translationLegalPrinciple: known?.translation?.legalPrinciple ?? '',
    translationDecision: known?.translation?.decision ?? '',
  };
}

/**
 * What is sent: lists as lists, the date as an instant at noon, which is one day everywhere. Keywords that nobody touched
 * are sent as they were, commas and all.
 */
export function bodyOf(values: CaseLawValues, known: CaseLaw | null) {
  const before = known === null ? null : valuesOf(known);
  const isUntouched = known !== null && values.keywords === before?.keywords;
  const isSameTranslation =
    before !== null &&
    (['translationLanguage', ...TRANSLATED] as const).every((name) => values[name] === before[name]);
  return {
    title: values.title.trim(),
    jurisdiction: values.jurisdiction.trim(),
    caseNumber: values.caseNumber.trim(),
    date: `${values.date}T12:00:00.000Z`,
    parties: values.parties.trim(),
    subject: values.subject,
    keywords: isUntouched ? known.keywords : entriesOf(values.keywords),
    facts: values.facts.trim(),
    legalPrinciple: values.legalPrinciple.trim(),
    decision: values.decision.trim(),
    relevantArticles: articlesOf(values.relevantArticles, known?.relevantArticles),
    ...(isSameTranslation ? {} : { translation: translationOf(values, known) }),
  };
}

function translationOf(values: CaseLawValues, known: CaseLaw | null) {
  const before = known?.translation?.keywords;
  const isUntouched = before !== undefined && values.translationKeywords === joined(before);
  return {
    language: values.translationLanguage,
    title: values.translationTitle.trim(),
    keywords: isUntouched ? before : entriesOf(values.translationKeywords),
    facts: values.translationFacts.trim(),
    legalPrinciple: values.translationLegalPrinciple.trim(),
    decision: values.translationDecision.trim(),
  };
}

/** Where what is being written of a decision is kept: a decision that was saved meanwhile has another place. */
export function draftKeyOf(known: CaseLaw | null): string {
  return known === null ? 'case-law-new' : `case-law-${known.id}-${known.updatedAt}`;
}

/** The beginning of a principle, as the list shows it. */
export function principleShown(principle: string): string {
  const letters = Array.from(principle);
  return letters.length <= PRINCIPLE_SHOWN
    ? principle
    : `${letters.slice(0, PRINCIPLE_SHOWN).join('').trimEnd()}…`;
}

/** The first keywords, and how many stand behind them. */
export function keywordsShown(keywords: readonly string[]): { shown: readonly string[]; more: number } {
  const shown = keywords.slice(0, KEYWORDS_SHOWN);
  return { shown, more: keywords.length - shown.length };
}
