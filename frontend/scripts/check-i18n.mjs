/**
 * Holds the two languages together: same files, same keys (plural forms by each language's own rules), same
 * placeholders and tags, nothing empty, French spacing. Exits 1 with one line for each fault.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { frenchSpaces } from './french-spaces.mjs';

const SUFFIX = /_(zero|one|two|few|many|other)$/;

/** Every dotted key with its text. */
export function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[prefix + key, value]];
    // Texts hold days, minutes and marks beside words.
    if (value === null || typeof value !== 'object') return [];
    return flatten(value, `${prefix}${key}.`);
  });
}

/** Plural keys by their stem, and the other keys. */
function split(entries) {
  const plain = new Map();
  const plurals = new Map();
  for (const [key, text] of entries) {
    const suffix = SUFFIX.exec(key)?.[1];
    if (suffix === undefined) plain.set(key, text);
    else {
      const stem = key.replace(SUFFIX, '');
      plurals.set(stem, { ...plurals.get(stem), [suffix]: text });
    }
  }
  return { plain, plurals };
}

const placeholders = (text) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort();
const tags = (text) => [...text.matchAll(/<\/?([a-zA-Z][\w]*)\s*\/?>/g)].map((match) => match[0]).sort();
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function categories(language) {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
}

/** The faults of one namespace, as sentences. */
export function compare(namespace, fr, en) {
  const faults = [];
  const trees = { fr: split(flatten(fr)), en: split(flatten(en)) };
  for (const [language, other] of [
    ['fr', 'en'],
    ['en', 'fr'],
  ]) {
    const own = trees[language];
    for (const key of own.plain.keys()) {
      if (!trees[other].plain.has(key)) faults.push(`${namespace}:${key} is missing in ${other}`);
    }
    for (const [stem, forms] of own.plurals) {
      if (!trees[other].plurals.has(stem)) faults.push(`${namespace}:${stem}_* is missing in ${other}`);
      const given = Object.keys(forms).toSorted();
      if (!same(given, categories(language))) {
        faults.push(`${namespace}:${stem} in ${language} has ${given} instead of ${categories(language)}`);
      }
    }
    for (const [key, text] of flatten(language === 'fr' ? fr : en)) {
      if (text.trim() === '') faults.push(`${namespace}:${key} is empty in ${language}`);
      if (language === 'fr' && text !== frenchSpaces(text)) {
        faults.push(
          `${namespace}:${key} has a plain space before ; : ! ? or inside « »: run french-spaces.mjs --write`,
        );
      }
    }
  }
  for (const [key, text] of trees.fr.plain) {
    const twin = trees.en.plain.get(key);
    if (twin === undefined) continue;
    if (!same(placeholders(text), placeholders(twin)))
      faults.push(`${namespace}:${key} has other placeholders in en`);
    if (!same(tags(text), tags(twin))) faults.push(`${namespace}:${key} has other tags in en`);
  }
  for (const [stem, forms] of trees.fr.plurals) {
    const twin = trees.en.plurals.get(stem);
    if (twin && !same(placeholders(forms.other ?? ''), placeholders(twin.other ?? ''))) {
      faults.push(`${namespace}:${stem} has other placeholders in en`);
    }
  }
  return faults;
}

function check(folder) {
  const names = (language) => fs.readdirSync(path.join(folder, language)).toSorted();
  const read = (language, name) => JSON.parse(fs.readFileSync(path.join(folder, language, name), 'utf8'));
  if (!same(names('fr'), names('en'))) return [`different files: fr ${names('fr')} · en ${names('en')}`];
  return names('fr').flatMap((name) =>
    compare(name.replace('.json', ''), read('fr', name), read('en', name)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = ['locales', 'content'].flatMap((folder) =>
    check(fileURLToPath(new URL(`../src/${folder}`, import.meta.url))),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('Translations: both languages complete.');
}
