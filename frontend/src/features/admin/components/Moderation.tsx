import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/requests/Badge';
import { formatDate } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import type { ClientRequest } from '@/types/marketplace';
import { useAdminAction } from '../hooks/useAdminAction';
import { useList } from '../hooks/useList';
import { Filters, SearchFilter } from './Filters';
import { HideDialog } from './HideDialog';
import { ListFrame } from './ListFrame';

function RequestRow({ request, onHide }: { request: ClientRequest; onHide: () => void }) {
  const { t, i18n } = useTranslation('admin');
  const { busy, run } = useAdminAction();
  const { id, title, description, status, isValidated, isHidden, hiddenReason, clientName } = request;
  const show = () => run(() => http.patch(`/api/admin/requests/${id}/show`), 'admin:toast.shown');
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>{title}</strong>
        <ul className="badges">
          <li>
            <Badge>
              {t(status === 'open' && !isValidated ? 'moderation.draft' : `moderation.status.${status}`)}
            </Badge>
          </li>
          {isHidden && (
            <li>
              <Badge tone="error">{t('moderation.hidden')}</Badge>
            </li>
          )}
        </ul>
      </div>
      <p>
        {clientName} · {formatDate(request.createdAt, i18n.language)}
      </p>
      <p className="ad-excerpt">{description}</p>
      {isHidden && hiddenReason !== null && <p>{t('moderation.why', { reason: hiddenReason })}</p>}
      <div className="ad-row-actions">
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          aria-label={t(isHidden ? 'moderation.showThis' : 'moderation.hideThis', { title })}
          onClick={() => (isHidden ? void show() : onHide())}
        >
          {t(isHidden ? 'moderation.show' : 'moderation.hide')}
        </button>
      </div>
    </li>
  );
}

/** Requests of everybody, to hide those that have no place here. */
export function Moderation() {
  const { t } = useTranslation('admin');
  const list = useList<ClientRequest>('/api/client-requests', ['q']);
  const [hiding, setHiding] = useState<ClientRequest | null>(null);
  return (
    <section>
      <h2>{t('moderation.title')}</h2>
      <p className="muted">{t('moderation.intro')}</p>
      <Filters>
        <SearchFilter label={t('moderation.search')} value={list.text} onChange={list.setText} />
      </Filters>
      <ListFrame
        list={list}
        label={t('moderation.title')}
        found={(count) => t('moderation.found', { count })}
        none={t(list.isFiltered ? 'moderation.noneFound' : 'moderation.none')}
      >
        {(items) =>
          items.map((request) => (
            <RequestRow key={request.id} request={request} onHide={() => setHiding(request)} />
          ))
        }
      </ListFrame>
      {hiding && <HideDialog request={hiding} onClose={() => setHiding(null)} />}
    </section>
  );
}
