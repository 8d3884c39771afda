import { useTranslation } from 'react-i18next';
import { formatDate } from '@/lib/format/format';

/** From when until when a text is law; nothing where neither is known. */
export function Period({ from, until }: { from: string | null; until: string | null }) {
  const { t, i18n } = useTranslation('library');
  if (from === null && until === null) return null;
  const day = (value: string) => formatDate(value, i18n.language);
  return (
    <p className="muted">
      {from !== null && until !== null && t('period.both', { from: day(from), until: day(until) })}
      {from !== null && until === null && t('period.from', { from: day(from) })}
      {from === null && until !== null && t('period.until', { until: day(until) })}
    </p>
  );
}
