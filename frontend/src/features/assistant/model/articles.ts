interface Law {
  name: string;
  /** What the law calls its parts: `art.`, in English also `s.` */
  part: string;
  numbers: string[];
}

const LAST_PART = /^(.*), (art\.|ss?\.) (.+)$/;

/** `Code du travail (loi n° 92/007 du 14 août 1992), art. 34` → `Code du travail`, `art.`, `34`. */
function split(article: string): { name: string; part: string; number: string | null } {
  const [, law = article, part = '', number = null] = LAST_PART.exec(article) ?? [];
  const name = law.replace(/\s*\([^)]*\)\s*/g, ' ').trim();
  return { name, part: part === 'ss.' ? 's.' : part, number: number === null ? null : number.trim() };
}

function byLaw(articles: readonly string[]): Law[] {
  const laws: Law[] = [];
  for (const article of articles) {
    const { name, part, number } = split(article);
    let law = laws.find((each) => each.name === name);
    if (!law) {
      law = { name, part, numbers: [] };
      laws.push(law);
    }
    law.part ||= part;
    if (number !== null && !law.numbers.includes(number)) law.numbers.push(number);
  }
  return laws;
}

/** How many article numbers a tab names before `+n`. */
const NAMED = 3;

export interface TabText {
  text: string;
  /** How many more there are. */
  more: number;
}

/** What stands on a source's small tab: the first law and its first articles. */
export function tabText(articles: readonly string[]): TabText | null {
  const laws = byLaw(articles);
  const first = laws[0];
  if (!first) return null;
  const named = first.numbers.slice(0, NAMED);
  const others = laws.slice(1).reduce((sum, law) => sum + Math.max(law.numbers.length, 1), 0);
  const part = first.part === 's.' && named.length > 1 ? 'ss.' : first.part;
  return {
    text: named.length === 0 ? first.name : `${first.name}, ${part}\u00a0${named.join(', ')}`,
    more: first.numbers.length - named.length + others,
  };
}
