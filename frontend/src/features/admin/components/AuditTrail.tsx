import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/lib/format/format';
import { AUDIT_ACTIONS, type AuditEntry } from '@/types/admin';
import { useList } from '../hooks/useList';
import { ChoiceFilter, Filters } from './Filters';
import { ListFrame } from './ListFrame';

export function AuditTrail() {
  const { t, i18n } = useTranslation('admin');
  const list = useList<AuditEntry>('/api/admin/audit', ['action']);
  return (
    <section>
      <h2>{t('audit.title')}</h2>
      <p className="muted">{t('audit.intro')}</p>
      <Filters>
        <ChoiceFilter
          label={t('audit.action')}
          value={list.filters.action ?? ''}
          options={[
            ['', t('audit.allActions')],
            ...AUDIT_ACTIONS.map((action) => [action, t(`audit.actions.${action}`)] as const),
          ]}
          onChange={(action) => list.filter('action', action)}
        />
      </Filters>
      <ListFrame
        list={list}
        label={t('audit.title')}
        found={(count) => t('audit.found', { count })}
        none={t('audit.none')}
      >
        {(items) =>
          items.map((entry) => (
            <li key={entry.id} className="ad-row">
              <div className="ad-row-head">
                <strong>{t(`audit.actions.${entry.action}`)}</strong>
                <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, i18n.language)}</time>
              </div>
              <p>
                {entry.actorName ?? t('audit.gone')} · {t('audit.subject', { subject: entry.subject })}
              </p>
            </li>
          ))
        }
      </ListFrame>
    </section>
  );
}
