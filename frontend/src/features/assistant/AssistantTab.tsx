import { useTranslation } from 'react-i18next';

/** The dashboard's first tab. */
export default function AssistantTab() {
  const { t } = useTranslation('assistant');
  return <h2>{t('title')}</h2>;
}
