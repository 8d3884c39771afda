import useSWR from 'swr';
import type { Language } from '@/lib/i18n/languages';
import { useLanguage } from '@/lib/i18n/useLanguage';

/** A part of a text: a paragraph, a list, numbered steps, or a word of caution. `**bold**` and `[word](/path)` inside. */
export type Block = { p: string } | { list: string[] } | { steps: string[] } | { note: string };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

/** What every text of law shows: its parts, the articles it rests on, what is not certain. */
export interface TextBody {
  sections: Section[];
  /** Articles of law, as one line a law. */
  laws?: string[];
  /** The legal notes the text was written from, by their keys in `fixtures/legal-knowledge`. */
  notes?: string[];
  caution?: string;
}

/** Terms, privacy, emergency. */
export interface TextPage extends TextBody {
  title: string;
  description: string;
  intro: string;
  /** A day, `2026-11-22`. */
  updated: string;
  archive?: { version: string; label: string };
}

export interface ArticleSummary {
  id: string;
  category: string;
  title: string;
  description: string;
  author: string;
  date: string;
  /** A day: when the editors last changed it; no lawyer has reviewed it. */
  updated: string | null;
  /** Minutes. */
  readTime: number | null;
  /** `false` while it is being written. */
  ready: boolean;
}

interface Contents {
  articles: ArticleSummary[];
  terms: TextPage;
  'terms-2025-01': TextPage;
  privacy: TextPage;
  'privacy-2025-01': TextPage;
  emergency: TextPage;
}

export type ContentName = keyof Contents | `article-${string}`;
export type ContentOf<N extends ContentName> = N extends keyof Contents ? Contents[N] : TextBody;

/** What has come, so that a page whose text is here shows it in its first render. */
const ready = new Map<string, unknown>();

const keyOf = (name: ContentName, language: Language) => `${language}/${name}`;

/** Each file of `content/` is a chunk of its own, fetched when a page first shows it. */
export async function loadContent<N extends ContentName>(name: N, language: Language): Promise<ContentOf<N>> {
  const file = (await import(
    /* webpackChunkName: "content-[request]" */
    `../../content/${language}/${name}.json`
  )) as { default: ContentOf<N> };
  ready.set(keyOf(name, language), file.default);
  return file.default;
}

interface Loaded<T> {
  content: T | undefined;
  error: unknown;
  retry: () => void;
}

/** A text in the person's language; after a change of language the old one stays until the new one has come. */
export function useContent<N extends ContentName>(name: N): Loaded<ContentOf<N>> {
  const { language } = useLanguage();
  const here = ready.get(keyOf(name, language)) as ContentOf<N> | undefined;
  const { data, error, mutate } = useSWR<ContentOf<N>, unknown>(
    `content:${keyOf(name, language)}`,
    () => loadContent(name, language),
    {
      ...(here === undefined ? {} : { fallbackData: here }),
      keepPreviousData: true,
      revalidateIfStale: false,
    },
  );
  // What is here already is not asked for, so nothing would ever take the place of the other language's.
  return { content: here ?? data, error, retry: () => void mutate() };
}
