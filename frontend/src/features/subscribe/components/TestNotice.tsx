import { useTranslation } from 'react-i18next';
import { WarningIcon } from '@/components/icons';

/** Stands wherever money is, as long as it is not real. `phonePage` plays the payer's phone. */
export function TestNotice({ phonePage }: { phonePage: string | null }) {
  const { t } = useTranslation('subscribe');
  return (
    <div className="notice sub-test" role="note">
      <WarningIcon />
      <p>
        <strong>{t('test.title')}</strong> {t('test.text')}{' '}
        {phonePage !== null && (
          <a href={phonePage} target="_blank" rel="noreferrer">
            {t('test.phone')}
          </a>
        )}
      </p>
    </div>
  );
}
