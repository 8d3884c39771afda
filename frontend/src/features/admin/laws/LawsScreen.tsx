import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { Badge } from '@/components/requests/Badge';
import { paths } from '@/config/paths';
import { http } from '@/lib/http/client';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { AdminLaw } from '@/types/library';
import '../admin.css';
import { useAdminAction } from '../hooks/useAdminAction';
import { EditLaw } from './EditLaw';
import { ImportLaw } from './ImportLaw';
import './laws.css';

/** The laws there are, and the way for new ones. */
export function LawsScreen() {
  const { t } = useTranslation('adminLaws');
  const { data, error, mutate } = useApi<AdminLaw[]>('/api/admin/laws');
  const [editing, setEditing] = useState<AdminLaw | null>(null);
  const [withdrawing, setWithdrawing] = useState<AdminLaw | null>(null);
  const refresh = useRefresh();
  const { busy, run } = useAdminAction();
  usePageTitle(t('title'));

  const setActive = async (law: AdminLaw, isActive: boolean) => {
    const call = () =>
      http.patch(`/api/admin/laws/${encodeURIComponent(law.key)}`, { isActive, revision: law.revision });
    await run(call, isActive ? 'adminLaws:toast.restored' : 'adminLaws:toast.withdrawn');
    setWithdrawing(null);
    // Also where somebody else was faster: the list shows what the law says now.
    await refresh('/api/admin/laws', '/api/laws', '/api/law-articles');
  };
  return (
    <div className="page">
      <p>
        <Link to={paths.admin.href()}>{t('back')}</Link>
      </p>
      <h1>{t('title')}</h1>
      <p className="muted">{t('intro')}</p>
      <ImportLaw />
      <section className="ad-section">
        <h2>{t('list.title')}</h2>
        <p role="status" className="muted">
          {data && (data.length === 0 ? t('list.none') : t('list.count', { count: data.length }))}
        </p>
        {error && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
        {!data && !error && (
          <>
            <TextSkeleton lines={4} />
            <Waiting onGiveUp={() => void mutate()} />
          </>
        )}
        {data && data.length > 0 && (
          <ul className="ad-list" aria-label={t('list.title')}>
            {data.map((law) => (
              <LawRow
                key={law.key}
                law={law}
                busy={busy}
                onEdit={() => setEditing(law)}
                onWithdraw={() => setWithdrawing(law)}
                onRestore={() => void setActive(law, true)}
              />
            ))}
          </ul>
        )}
      </section>
      {editing && <EditLaw law={editing} onClose={() => setEditing(null)} />}
      <ConfirmDialog
        open={withdrawing !== null}
        title={t('withdraw.title')}
        description={t('withdraw.text', { title: withdrawing?.title ?? '' })}
        confirmLabel={t('withdraw.confirm')}
        danger
        busy={busy}
        onConfirm={() => withdrawing && void setActive(withdrawing, false)}
        onClose={() => setWithdrawing(null)}
      />
    </div>
  );
}

interface RowProps {
  law: AdminLaw;
  busy: boolean;
  onEdit: () => void;
  onWithdraw: () => void;
  onRestore: () => void;
}

function LawRow({ law, busy, onEdit, onWithdraw, onRestore }: RowProps) {
  const { t } = useTranslation('adminLaws');
  const { title } = law;
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        {law.isActive ? (
          <Link to={paths.laws.href({}, law.key)} lang={law.language}>
            {title}
          </Link>
        ) : (
          <strong lang={law.language}>{title}</strong>
        )}
        <span className="badges">
          {!law.isActive && <Badge tone="error">{t('list.withdrawn')}</Badge>}
          <Badge tone={law.standing === 'in_force' ? 'success' : 'warning'}>
            {t(`standing.${law.standing}`)}
          </Badge>
          {law.isEdited && <Badge>{t('list.edited')}</Badge>}
        </span>
      </div>
      <p>
        {law.key} · {t('list.articles', { count: law.articles })}
        {law.unusable > 0 && ` · ${t('list.unusable', { count: law.unusable })}`}
      </p>
      {law.statusNote !== null && <p>{law.statusNote}</p>}
      <div className="ad-row-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('list.editThis', { title })}
          onClick={onEdit}
        >
          <EditIcon size="1.2em" />
          {t('list.edit')}
        </button>
        {law.isActive ? (
          <button
            type="button"
            className="button button-quiet"
            aria-label={t('list.withdrawThis', { title })}
            onClick={onWithdraw}
          >
            {t('list.withdraw')}
          </button>
        ) : (
          <button
            type="button"
            className="button button-outlined"
            disabled={busy}
            aria-label={t('list.restoreThis', { title })}
            onClick={onRestore}
          >
            {t('list.restore')}
          </button>
        )}
      </div>
    </li>
  );
}
