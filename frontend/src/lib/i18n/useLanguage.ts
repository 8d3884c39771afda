import { useTranslation } from 'react-i18next';
import { changeLanguage } from './i18n';
import { isLanguage, type Language } from './languages';

export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  return { language: isLanguage(i18n.language) ? i18n.language : 'fr', setLanguage: changeLanguage };
}
