/** The largest amount a document takes, in FCFA (the server's own limit). */
export const AMOUNT_MAX = 999_999_999_999;

/** Reads `150 000`, `150.000 FCFA`, `150,000`: whole francs, or `null`. */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/f\s?cfa|cfaf|xaf|francs?/gi, '').replace(/[\s\u00a0\u202f.,']/g, '');
  if (!/^\d{1,12}$/.test(bare)) return null;
  const value = Number(bare);
  return value > 0 && value <= AMOUNT_MAX ? value : null;
}

const FR_UNITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const FR_TENS = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];
const EN_UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** `last`: no number word follows, so that "cents" and "quatre-vingts" take their plural. */
function frenchTens(n: number, last: boolean): string {
  if (n <= 16) return FR_UNITS[n] ?? '';
  if (n <= 19) return `dix-${FR_UNITS[n - 10] ?? ''}`;
  if (n === 71) return 'soixante et onze';
  if (n >= 70 && n <= 79) return `soixante-${frenchTens(n - 60, last)}`;
  if (n === 80) return last ? 'quatre-vingts' : 'quatre-vingt';
  if (n > 80) return `quatre-vingt-${frenchTens(n - 80, last)}`;
  const ten = FR_TENS[Math.floor(n / 10)] ?? '';
  const unit = n % 10;
  if (unit === 0) return ten;
  return unit === 1 ? `${ten} et un` : `${ten}-${FR_UNITS[unit] ?? ''}`;
}

function frenchHundreds(n: number, last: boolean): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  if (hundreds === 0) return frenchTens(rest, last);
  if (hundreds > 1 && rest === 0 && last) return `${FR_UNITS[hundreds] ?? ''} cents`;
  const head = hundreds === 1 ? 'cent' : `${FR_UNITS[hundreds] ?? ''} cent`;
  return rest === 0 ? head : `${head} ${frenchTens(rest, last)}`;
}

function french(n: number): string {
  const parts: string[] = [];
  const milliards = Math.floor(n / 1e9);
  const millions = Math.floor(n / 1e6) % 1_000;
  const thousands = Math.floor(n / 1e3) % 1_000;
  const rest = n % 1_000;
  if (milliards > 0) parts.push(`${frenchHundreds(milliards, true)} milliard${milliards > 1 ? 's' : ''}`);
  if (millions > 0) parts.push(`${frenchHundreds(millions, true)} million${millions > 1 ? 's' : ''}`);
  if (thousands > 0) parts.push(thousands === 1 ? 'mille' : `${frenchHundreds(thousands, false)} mille`);
  if (rest > 0 || parts.length === 0) parts.push(frenchHundreds(rest, true));
  return parts.join(' ');
}

function englishHundreds(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const ten = EN_TENS[Math.floor(rest / 10)] ?? '';
  const tens =
    rest < 20 ? (EN_UNITS[rest] ?? '') : rest % 10 === 0 ? ten : `${ten}-${EN_UNITS[rest % 10] ?? ''}`;
  if (hundreds === 0) return tens;
  return `${EN_UNITS[hundreds] ?? ''} hundred${rest === 0 ? '' : ` and ${tens}`}`;
}

function english(n: number): string {
  const parts: string[] = [];
  let rest = n;
  for (const [size, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
  ] as const) {
    if (rest >= size) parts.push(`${englishHundreds(Math.floor(rest / size))} ${name}`);
    rest %= size;
  }
  if (rest > 0 || parts.length === 0) {
    parts.push(`${rest < 100 && parts.length > 0 ? 'and ' : ''}${englishHundreds(rest)}`);
  }
  return parts.join(' ');
}

/** As the document will say it; the server writes the document's own words. */
export function amountInWords(n: number, language: string): string {
  if (language === 'en') return `${english(n)} CFA ${n === 1 ? 'franc' : 'francs'}`;
  const of = n >= 1e6 && n % 1e6 === 0 ? 'de ' : '';
  return `${french(n)} ${of}${n < 2 ? 'franc' : 'francs'} CFA`;
}
