import { useTranslation } from 'react-i18next';
import { StarIcon } from '@/components/actionIcons';
import './badges.css';

interface Props {
  mean: number | null;
  count: number;
}

/** The mean with the number of ratings behind it: one without the other says little. */
export function RatingSummary({ mean, count }: Props) {
  const { t, i18n } = useTranslation('marketplace');
  if (mean === null || count === 0) return <span className="muted">{t('rating.none')}</span>;
  const figure = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="rating">
      <StarIcon size="1.1em" />
      {t('rating.mean', { mean: figure.format(mean) })}{' '}
      <span className="muted">{t('rating.count', { count })}</span>
    </span>
  );
}
