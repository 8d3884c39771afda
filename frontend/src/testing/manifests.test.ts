import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  id: string;
  lang: string;
  start_url: string;
  icons: { src: string }[];
  shortcuts: { name: string; url: string }[];
}

const folder = path.join(import.meta.dirname, '../../public');
const read = (language: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, `manifest.${language}.webmanifest`), 'utf8')) as Manifest;

it('every shortcut of the English application is in English, and leads to the same page as the French one', () => {
  const [french, english] = [read('fr'), read('en')];
  const ways = ({ shortcuts }: Manifest) => shortcuts.map(({ url }) => url);
  expect(ways(english)).toEqual(ways(french).map((url) => `${url}?lang=en`));
  expect(ways(french).filter((url) => url.includes('lang='))).toEqual([]);
  // Opened as the language that was chosen last.
  expect([french.start_url, english.start_url]).toEqual(['/', '/']);
  // One application, whichever language it was installed in.
  expect(english.id).toBe(french.id);
  expect(english.icons).toEqual(french.icons);
});
