import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/lib/i18n/languages';

/** The language of the answer that is drawn; `null`: that of the page. */
export const AnswerLanguage = createContext<Language | null>(null);

/** What stands in and beside an answer, in the answer's language; in the page's until these texts are here. */
export function useAnswerTexts() {
  const language = useContext(AnswerLanguage);
  const ofPage = useTranslation('answer');
  const pageLanguage = ofPage.i18n.language as Language;
  const own = useTranslation('answer', { lng: language ?? pageLanguage, useSuspense: false });
  return own.ready && language !== null ? { t: own.t, language } : { t: ofPage.t, language: pageLanguage };
}
