import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ArticleSummary, Block, TextBody, TextPage } from '@/lib/content/content';

const folder = path.join(import.meta.dirname);
const read = (language: string, name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(folder, language, `${name}.json`), 'utf8'));
const bodyOf = (language: string, name: string) => read(language, name) as TextBody & Partial<TextPage>;
const articlesOf = (language: string) => read(language, 'articles') as ArticleSummary[];
const names = (language: string) =>
  fs.readdirSync(path.join(folder, language)).map((name) => name.replace('.json', ''));
const bodies = names('fr').filter((name) => name !== 'articles');

interface Note {
  id: string;
  articles: string[];
  confidence: 'high' | 'medium';
}
const notes = new Map(
  fs
    .readFileSync(path.join(folder, '../../../fixtures/legal-knowledge/knowledge.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Note)
    .map((note) => [note.id, note]),
);

const texts = (block: Block): string[] => {
  if ('p' in block) return [block.p];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return [block.note];
};
const allText = (body: TextBody) => body.sections.flatMap(({ blocks }) => blocks.flatMap(texts));

/** `277-3`, `L1`, `311` … of “articles 35, 36 et 37”, “art. 24”, “sections 106 and 108”. */
const NUMBER = String.raw`L?\d+(?:-\d+)?`;
const CITED = new RegExp(
  String.raw`(?:articles?|arts?\.?|sections?|ss?\.)[\s\u00a0](${NUMBER}(?:(?:, | et | and | à | to )${NUMBER})*)`,
  'gi',
);
function citedNumbers(text: string): string[] {
  return [...text.matchAll(CITED)].flatMap((match) => match[1]?.match(new RegExp(NUMBER, 'g')) ?? []);
}

/** What the notes allow to cite: “art. 2 et 3” is both. */
function numbersOf(note: Note): string[] {
  return note.articles.flatMap((article) => {
    const [, tail = ''] = article.split(', art. ');
    return (/^[^(]*/.exec(tail)?.[0] ?? '').match(new RegExp(NUMBER, 'g')) ?? [];
  });
}

describe('the texts of the public pages', () => {
  it('stand in both languages, with the same parts in the same order', () => {
    expect(names('en')).toEqual(names('fr'));
    for (const name of bodies) {
      const shape = (language: string) =>
        bodyOf(language, name).sections.map(({ id, blocks }) => [
          id,
          blocks.map((block) => [Object.keys(block)[0], texts(block).length]),
        ]);
      expect(shape('en'), name).toEqual(shape('fr'));
    }
    const facts = (language: string) =>
      articlesOf(language).map(({ id, date, updated, readTime, ready }) => [
        id,
        date,
        updated,
        readTime,
        ready,
      ]);
    expect(facts('en')).toEqual(facts('fr'));
  });

  it.each(bodies)('cite in %s only what its legal notes bear out, in both languages', (name) => {
    for (const language of ['fr', 'en']) {
      const body = bodyOf(language, name);
      const cited = new Set([...allText(body), ...(body.laws ?? [])].flatMap(citedNumbers));
      const allowed = new Set(
        (body.notes ?? []).flatMap((id) => {
          const note = notes.get(id);
          if (!note) throw new Error(`${name}: no note ${id}`);
          return numbersOf(note);
        }),
      );
      expect(
        [...cited].filter((number) => !allowed.has(number)),
        `${language}/${name}`,
      ).toEqual([]);
    }
  });

  it.each(bodies)('say in %s where a note it rests on comes from a secondary source', (name) => {
    const words = { fr: /sources? secondaires?, à vérifier/, en: /secondary sources?, to be checked/ };
    for (const language of ['fr', 'en'] as const) {
      const body = bodyOf(language, name);
      if ((body.notes ?? []).every((id) => notes.get(id)?.confidence !== 'medium')) continue;
      expect(body.caution?.replace(/[\u00a0\u202f]/g, ' '), `${language}/${name}`).toMatch(words[language]);
    }
  });

  it('list under an article of law whatever the text cites, and nothing else', () => {
    for (const name of bodies) {
      for (const language of ['fr', 'en']) {
        const body = bodyOf(language, name);
        if (!body.laws) continue;
        const inText = new Set(allText(body).flatMap(citedNumbers));
        const inList = new Set(body.laws.flatMap(citedNumbers));
        expect([...inText].toSorted(), `${language}/${name}`).toEqual([...inList].toSorted());
      }
    }
  });

  it('have links that lead somewhere', () => {
    const pages = /^\/((?:terms|privacy)(?:\/2025-01)?|emergency|blog)$/;
    for (const name of bodies) {
      const page = bodyOf('fr', name);
      for (const text of [...allText(page), page.intro ?? '']) {
        for (const link of text.matchAll(/\]\(([^)]*)\)/g)) expect(link[1], name).toMatch(pages);
      }
    }
  });

  it('have a text for every article that is ready', () => {
    for (const { id, ready } of articlesOf('fr')) {
      expect(names('fr').includes(`article-${id}`), id).toBe(ready);
    }
  });
});
