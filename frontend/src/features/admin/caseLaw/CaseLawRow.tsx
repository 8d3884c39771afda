import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon, TrashIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { Badge } from '@/components/requests/Badge';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { useMessage } from '@/lib/i18n/useMessage';
import type { CaseLaw, CaseLawWithdrawal } from '@/types/caseLaw';
import type { Selection } from './bulk/useSelection';
import { CaseLawBadges } from './CaseLawBadges';
import { keywordsShown, principleShown } from './model';

interface Props {
  decision: CaseLaw;
  /** `null` where nothing is chosen. */
  selection: Selection | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** What is left of a deleted decision, who deleted it, and why. */
function WithdrawnRow({ decision, withdrawn }: { decision: CaseLaw; withdrawn: CaseLawWithdrawal }) {
  const { t, i18n } = useTranslation('caseLaw');
  const { jurisdiction, date, caseNumber, source } = decision;
  const day = formatDate(withdrawn.at, i18n.language);
  const name = withdrawn.byName ?? '';
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>{t('list.number', { number: caseNumber })}</strong>
        <Badge tone="error">{t('states.withdrawn')}</Badge>
      </div>
      <p>
        {jurisdiction} · {formatDate(date, i18n.language)}
        {source !== null && ` · ${source.id}`}
      </p>
      <p>{name === '' ? t('list.withdrawn', { date: day }) : t('list.withdrawnBy', { date: day, name })}</p>
      {withdrawn.reason !== '' && <p>{withdrawn.reason}</p>}
    </li>
  );
}

export function CaseLawRow({ decision, selection, onEdit, onDelete }: Props) {
  const { t, i18n } = useTranslation('caseLaw');
  const message = useMessage();
  const reasonId = useId();
  const { id, title, jurisdiction, date, caseNumber, parties, legalPrinciple, isVerified } = decision;
  const { shown, more } = keywordsShown(decision.keywords);
  const refusal = selection?.refusals.get(id);
  if (decision.withdrawn !== null) return <WithdrawnRow decision={decision} withdrawn={decision.withdrawn} />;
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        {selection ? (
          <label className="cl-choose">
            <input
              type="checkbox"
              checked={selection.chosen.has(id)}
              aria-describedby={refusal && reasonId}
              onChange={() => selection.toggle(id)}
            />
            <strong>{title}</strong>
          </label>
        ) : (
          <strong>{title}</strong>
        )}
        <CaseLawBadges decision={decision} />
      </div>
      {refusal && (
        <p id={reasonId} className="cl-refusal">
          {message(refusal)}
        </p>
      )}
      <p>
        {jurisdiction} · {formatDate(date, i18n.language)} · {t('list.number', { number: caseNumber })}
      </p>
      <p>{parties}</p>
      <p className="cl-principle">{principleShown(legalPrinciple)}</p>
      {shown.length > 0 && (
        <ul className="badges cl-keywords">
          {shown.map((word) => (
            <li key={word}>{word}</li>
          ))}
          {more > 0 && <li>{t('list.more', { count: more })}</li>}
        </ul>
      )}
      <div className="ad-row-actions">
        {(!isVerified || decision.textWaits) && (
          <Link
            to={paths.adminJurisprudence.href({ verify: id })}
            className="button button-outlined"
            aria-label={t('list.verifyThis', { title })}
          >
            {t('list.verify')}
          </Link>
        )}
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('list.editThis', { title })}
          onClick={onEdit}
        >
          <EditIcon size="1.2em" />
          {t('list.edit')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('list.deleteThis', { title })}
          onClick={onDelete}
        >
          <TrashIcon size="1.2em" />
          {t('list.delete')}
        </button>
      </div>
    </li>
  );
}
