/**
 * French spacing, as text: a narrow no-break space before ; ! ? %, inside « » and between the thousands of a number, a
 * no-break space before a colon and between “article” and its number.
 * Run with --write to put them into src/locales/fr and src/content/fr; check-i18n.mjs refuses plain spaces there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NARROW = '\u202f';
const WIDE = '\u00a0';

export function frenchSpaces(text) {
  return text
    .replace(/ ([;!?»])/g, `${NARROW}$1`)
    .replace(/« /g, `«${NARROW}`)
    .replace(/ :(?=\s|$|")/g, `${WIDE}:`)
    .replace(/\bn° (?=\d|\{)/g, `n°${NARROW}`)
    .replace(/\bart\. (?=\d)/g, `art.${WIDE}`)
    .replace(/\b(articles?) (?=\d)/gi, `$1${WIDE}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW)
    .replace(/(?<=\d) (?=%)/g, NARROW);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--write')) {
  for (const folder of ['locales', 'content']) {
    const place = fileURLToPath(new URL(`../src/${folder}/fr`, import.meta.url));
    for (const name of fs.readdirSync(place)) {
      const file = path.join(place, name);
      const before = fs.readFileSync(file, 'utf8');
      const after = `${JSON.stringify(JSON.parse(before), (_, value) => (typeof value === 'string' ? frenchSpaces(value) : value), 2)}\n`;
      if (after !== before) fs.writeFileSync(file, after);
    }
  }
}
