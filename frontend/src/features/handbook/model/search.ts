import type { HandbookNote } from '@/types/handbook';

/** Without accents, case or apostrophes: as people type on a phone. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export interface Indexed {
  note: HandbookNote;
  title: string;
  all: string;
}

/** What is searched, folded once when the handbook is opened. */
export function indexed(notes: readonly HandbookNote[]): Indexed[] {
  return notes.map((note) => ({
    note,
    title: ` ${fold(note.title)}`,
    all: ` ${fold([note.title, note.text, ...note.articles].join(' '))}`,
  }));
}

/** Words too short or common to choose by, in both languages. */
const IDLE = new Set(
  'a au aux d de des du en et il j je l la le les ma mes mon on ou par pas pour que qui s sa se ses son sur un une an and do for how i in is it my of or s the to what'.split(
    ' ',
  ),
);

/** Notes that hold every word typed, as the beginning of a word; those that say it in their title first. */
export function search(index: readonly Indexed[], query: string, domain: string): HandbookNote[] {
  const typed = fold(query).split(' ').filter(Boolean);
  const telling = typed.filter((word) => !IDLE.has(word));
  const words = telling.length > 0 ? telling : typed;
  return index
    .filter(({ note }) => domain === '' || note.domain === domain)
    .filter(({ all }) => words.every((word) => all.includes(` ${word}`)))
    .map((entry) => ({
      note: entry.note,
      titled: words.filter((word) => entry.title.includes(` ${word}`)).length,
    }))
    .toSorted((one, other) => other.titled - one.titled)
    .map(({ note }) => note);
}
