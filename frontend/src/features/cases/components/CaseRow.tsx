import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '@/components/actionIcons';
import { dayOf, formatDay } from '@/lib/format/day';
import type { CaseSummary } from '@/types/cases';
import { hourOf } from '../model/events';
import { CaseStatusBadge } from './CaseStatusBadge';

export function CaseRow({ summary, onOpen }: { summary: CaseSummary; onOpen: () => void }) {
  const { t, i18n } = useTranslation('cases');
  const { title, status, court, caseNumber, requestId, nextEvent } = summary;
  const facts = [
    caseNumber && t('row.number', { number: caseNumber }),
    court,
    requestId !== null && t('row.request', { id: requestId }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <li className="case-row">
      <div className="case-row-head">
        <button type="button" className="case-row-title" onClick={onOpen}>
          {title}
        </button>
        <CaseStatusBadge status={status} />
      </div>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <p className={nextEvent ? 'case-next' : undefined}>
        {nextEvent ? (
          <>
            <CalendarIcon size="1.2em" />
            <span>
              {t('row.next', { kind: t(`kind.${nextEvent.kind}`), title: nextEvent.title })}{' '}
              <time dateTime={nextEvent.startsAt}>
                (
                {[formatDay(dayOf(nextEvent.startsAt), i18n.language), hourOf(nextEvent.startsAt)]
                  .filter(Boolean)
                  .join(', ')}
                )
              </time>
            </span>
          </>
        ) : (
          t('row.noDate')
        )}
      </p>
    </li>
  );
}
