interface Law {
  name: string;
  numbers: string[];
}

/** `Code du travail (loi n° 92/007 du 14 août 1992), art. 34` → `Code du travail`, `34`. */
function split(article: string): { name: string; number: string | null } {
  const at = article.lastIndexOf(', art. ');
  const name = (at === -1 ? article : article.slice(0, at)).replace(/\s*\([^)]*\)\s*/g, ' ').trim();
  return { name, number: at === -1 ? null : article.slice(at + ', art. '.length).trim() };
}

function byLaw(articles: readonly string[]): Law[] {
  const laws: Law[] = [];
  for (const article of articles) {
    const { name, number } = split(article);
    let law = laws.find((each) => each.name === name);
    if (!law) {
      law = { name, numbers: [] };
      laws.push(law);
    }
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
  return {
    text: named.length === 0 ? first.name : `${first.name}, art.\u00a0${named.join(', ')}`,
    more: first.numbers.length - named.length + others,
  };
}
