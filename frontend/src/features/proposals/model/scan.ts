/**
 * Numbers and words out of free text. The server reads the same way (`marketplace::domain::requests::scan`): the rules
 * are about characters that stand here by name, and positions count code points.
 */

/** Larger numbers are this one. */
const NUMBER_MAX = 1_000_000_000_000;

export interface ScannedNumber {
  /** A decimal part is kept to three digits. */
  thousandths: number;
  begin: number;
  end: number;
}

type Text = readonly string[];

export function charactersOf(text: string): Text {
  return Array.from(text);
}

function isDigit(c: string | undefined): boolean {
  return c !== undefined && c >= '0' && c <= '9' && c.length === 1;
}

/** A space, a no-break space, a narrow or a thin one, a point, a comma, an apostrophe. */
function isGroupMark(c: string | undefined): boolean {
  return c !== undefined && " \u00a0\u202f\u2009.,'’".includes(c);
}

export function isSpace(c: string): boolean {
  return ' \t\n\r\u00a0\u202f\u2009'.includes(c);
}

function digitsEnd(text: Text, begin: number): number {
  let end = begin;
  while (isDigit(text[end])) end += 1;
  return end;
}

function value(text: Text, begin: number, end: number): number {
  return text.slice(begin, end).reduce((n, c) => Math.min(n * 10 + Number(c), NUMBER_MAX), 0);
}

function numberAt(text: Text, begin: number): ScannedNumber {
  let end = digitsEnd(text, begin);
  let whole = value(text, begin, end);
  if (end - begin <= 3) {
    // Groups of exactly three digits: "1 500 000", "150.000", "1'000".
    while (isGroupMark(text[end]) && digitsEnd(text, end + 1) === end + 4) {
      whole = Math.min(whole * 1_000 + value(text, end + 1, end + 4), NUMBER_MAX);
      end += 4;
    }
  }
  let thousandths = whole * 1_000;
  if ((text[end] === ',' || text[end] === '.') && isDigit(text[end + 1])) {
    const stop = digitsEnd(text, end + 1);
    const decimals = text.slice(end + 1, Math.min(stop, end + 4)).join('');
    thousandths += Number(decimals.padEnd(3, '0'));
    end = stop;
  }
  return { thousandths, begin, end };
}

/** Every number of a text: "7", "1 500", "150.000", "1,5". */
export function numbersIn(text: Text): ScannedNumber[] {
  const found: ScannedNumber[] = [];
  let at = 0;
  while (at < text.length) {
    if (!isDigit(text[at])) {
      at += 1;
      continue;
    }
    const number = numberAt(text, at);
    at = number.end;
    found.push(number);
  }
  return found;
}

function isAccent(c: string): boolean {
  return c >= '\u0300' && c <= '\u036f' && c.length === 1;
}

function isLetter(c: string): boolean {
  return c.length === 1 && (/^[A-Za-z]$/.test(c) || (c >= '\u00c0' && c <= '\u024f') || isAccent(c));
}

/** Lower case of the Latin alphabet; of the accents only é is unmade, in either spelling of Unicode. */
function wordOf(letters: Text): string {
  return letters
    .filter((c) => !isAccent(c))
    .map((c) => (c === 'é' || c === 'É' ? 'e' : /^[A-Z]$/.test(c) ? c.toLowerCase() : c))
    .join('');
}

/** The words of a text. */
export function wordsIn(text: Text): string[] {
  const found: string[] = [];
  let letters: string[] = [];
  for (const c of [...text, ' ']) {
    if (isLetter(c)) {
      letters.push(c);
    } else if (letters.length > 0) {
      found.push(wordOf(letters));
      letters = [];
    }
  }
  return found.filter((word) => word !== '');
}

/** The word that begins here, or after spaces; empty where something else stands. */
export function nextWord(text: Text, at: number): string {
  let begin = at;
  while (begin < text.length && isSpace(text[begin] ?? '')) begin += 1;
  let end = begin;
  while (end < text.length && isLetter(text[end] ?? '')) end += 1;
  return wordOf(text.slice(begin, end));
}
