import { useTranslation } from 'react-i18next';

/** The dashboard's second tab. */
export default function DocumentsTab() {
  const { t } = useTranslation('documents');
  return <h2>{t('title')}</h2>;
}
