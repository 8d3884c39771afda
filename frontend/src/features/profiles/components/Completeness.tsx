import { useTranslation } from 'react-i18next';
import { CheckIcon } from '@/components/icons';
import { HINTED, type Hinted } from '../model/profileForm';

/** How much of the profile a client can read, and what would help next. */
export function Completeness({ missing }: { missing: readonly Hinted[] }) {
  const { t } = useTranslation('profiles');
  const total = HINTED.length;
  const done = total - missing.length;
  return (
    <section className="pro-complete" aria-labelledby="pro-complete-title">
      <h2 id="pro-complete-title">{t('own.completeness')}</h2>
      <progress max={total} value={done} aria-labelledby="pro-complete-title" />
      <p>{t('own.completenessValue', { done, total })}</p>
      {missing.length === 0 ? (
        <p className="pro-complete-done">
          <CheckIcon /> {t('own.complete')}
        </p>
      ) : (
        <>
          <p>{t('own.missing')}</p>
          <ul>
            {missing.map((part) => (
              <li key={part}>{t(`own.hints.${part}`)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
