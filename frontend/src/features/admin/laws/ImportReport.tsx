import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/requests/Badge';
import type { LawImportReport } from '@/types/library';
import { absentNumbersOf } from './model';

/** What a file brought, or would bring: law by law, then every line that was left out, and why. */
export function ImportReport({
  report,
  isCheck,
  isWhole,
}: {
  report: LawImportReport;
  isCheck: boolean;
  /** The file is the whole law: articles it lacks are removed. */
  isWhole: boolean;
}) {
  const { t } = useTranslation('adminLaws');
  const { laws, notes, refused, doubtful } = report;
  const hidden = refused + doubtful - notes.length;
  return (
    <>
      <h3>{t(isCheck ? 'report.checked' : 'report.done')}</h3>
      <ul className="ad-list">
        {laws.map((law) => (
          <li key={law.key} className="ad-row">
            <div className="ad-row-head">
              <strong>{law.title}</strong>
              {law.isNew && <Badge tone="primary">{t('report.new')}</Badge>}
              {law.isWithdrawn && (
                <Badge tone="warning">{t(isCheck ? 'report.withdrawn' : 'report.restored')}</Badge>
              )}
            </div>
            <p>
              {t('report.counts', {
                inserted: law.inserted,
                updated: law.updated,
                unchanged: law.unchanged,
              })}
            </p>
            {law.absent > 0 && (
              <p className={isWhole ? 'lw-doubt' : undefined}>
                {isWhole
                  ? t(isCheck ? 'report.toRemove' : 'report.removed', {
                      count: law.absent,
                      list: absentNumbersOf(law),
                    })
                  : t('report.absent', { count: law.absent })}
              </p>
            )}
            {law.unusable > 0 && <p className="lw-doubt">{t('report.unusable', { count: law.unusable })}</p>}
          </li>
        ))}
      </ul>
      {refused + doubtful > 0 && (
        <details className="lw-notes" open={notes.length <= 20}>
          <summary>{t('report.lines', { count: refused + doubtful })}</summary>
          <ul>
            {notes.map(({ line, article, trouble }, place) => (
              <li key={place}>
                <strong>{t('report.line', { line })}</strong>
                {article !== null && ` · ${t('report.article', { number: article })}`}
                {' · '}
                {t(`trouble.${trouble}`)}
              </li>
            ))}
          </ul>
          {hidden > 0 && <p className="muted">{t('report.more', { count: hidden })}</p>}
        </details>
      )}
    </>
  );
}
