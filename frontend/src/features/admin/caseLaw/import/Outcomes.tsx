import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { ImportItem, ImportOutcome } from '@/types/caseLaw';

const tones: Record<ImportOutcome, BadgeTone> = {
  waiting: 'neutral',
  imported: 'success',
  known: 'neutral',
  updated: 'info',
  review: 'warning',
  refused: 'warning',
  failed: 'error',
};

interface Props {
  items: readonly ImportItem[];
  label: string;
  /** A file of another country, taken after a second thought. */
  onTakeAnyway?: (item: ImportItem) => void;
}

/** What became of each decision, and why. */
export function Outcomes({ items, label, onTakeAnyway }: Props) {
  const { t } = useTranslation('caseLaw');
  return (
    <ul className="ad-list" aria-label={label}>
      {items.map((item) => (
        <li key={item.position} className="ad-row">
          <div className="ad-row-head">
            <strong>{item.title === '' ? item.id : item.title}</strong>
            <Badge tone={tones[item.outcome]}>{t(`outcomes.${item.outcome}`)}</Badge>
          </div>
          {item.id !== '' && item.title !== '' && <p>{item.id}</p>}
          {item.message !== null && <p className="cl-why">{item.message}</p>}
          <div className="ad-row-actions">
            {item.caseId !== null && item.outcome === 'imported' && (
              <Link to={paths.adminJurisprudence.href({ verify: item.caseId })}>{t('import.toVerify')}</Link>
            )}
            {item.outcome === 'review' && (
              <Link to={paths.adminJurisprudence.href({ view: 'duplicates' })}>{t('import.toReview')}</Link>
            )}
            {item.reason === 'other_country' && onTakeAnyway && (
              <button type="button" className="button button-outlined" onClick={() => onTakeAnyway(item)}>
                {t('import.takeAnyway')}
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
