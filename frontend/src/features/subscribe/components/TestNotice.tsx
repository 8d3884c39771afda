import { useTranslation } from 'react-i18next';
import { TestMode } from '@/components/money/TestMode';

/** `phonePage` plays the payer's phone. */
export function TestNotice({ phonePage }: { phonePage: string | null }) {
  const { t } = useTranslation('subscribe');
  return (
    <TestMode>
      <strong>{t('test.title')}</strong> {t('test.text')}{' '}
      {phonePage !== null && (
        <a href={phonePage} target="_blank" rel="noreferrer">
          {t('test.phone')}
        </a>
      )}
    </TestMode>
  );
}
