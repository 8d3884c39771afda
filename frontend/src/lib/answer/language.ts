import type { Language } from '@/lib/i18n/languages';

const WORDS: Record<Language, RegExp> = {
  fr: /(?<!\p{L})(?:le|la|les|des|une?|est|et|vous|pour|dans|sur|avec|qui|que|ne|pas|du|au)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|an?|of|is|are|and|you|for|in|on|with|who|that|not|must|your|to)(?!\p{L})/giu,
};

/** The language of an answer that does not say: the one whose small words it has more of. */
export function languageOf(text: string, otherwise: Language): Language {
  const count = (language: Language) => text.match(WORDS[language])?.length ?? 0;
  const [fr, en] = [count('fr'), count('en')];
  if (fr === en) return otherwise;
  return fr > en ? 'fr' : 'en';
}
