import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { Badge } from '@/components/requests/Badge';
import { formatDate } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import type { Account } from '@/types/admin';
import { useAdminAction } from '../hooks/useAdminAction';
import { PremiumBadge } from './PremiumBadge';

export function UserRow({ account }: { account: Account }) {
  const { t, i18n } = useTranslation(['admin', 'common']);
  const { id, name, email, role, createdAt, professional } = account;
  const rollNumber = professional?.rollNumber ?? null;
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>{name}</strong>
        <ul className="badges">
          <li>
            <Badge>{t(`common:roles.${role}`)}</Badge>
          </li>
          {role !== 'admin' && (
            <li>
              <PremiumBadge account={account} />
            </li>
          )}
          {rollNumber !== null && (
            <li>
              <Badge tone={professional?.isVerified ? 'success' : 'warning'}>
                {t(professional?.isVerified ? 'users.verified' : 'users.pending')}
              </Badge>
            </li>
          )}
        </ul>
      </div>
      <p>
        {email} · {t('users.since', { date: formatDate(createdAt, i18n.language) })}
      </p>
      {rollNumber !== null && (
        <p>
          {[t('users.rollNumber', { number: rollNumber }), professional?.specialty, professional?.city]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {rollNumber !== null && (
        <Verification
          key={String(professional?.isVerified)}
          id={id}
          name={name}
          rollNumber={rollNumber}
          isVerified={professional?.isVerified === true}
        />
      )}
    </li>
  );
}

interface VerificationProps {
  id: number;
  name: string;
  rollNumber: string;
  isVerified: boolean;
}

function Verification({ id, name, rollNumber, isVerified }: VerificationProps) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAdminAction();
  const kind = isVerified ? 'unverify' : 'verify';
  const decide = async () => {
    await run(
      () => http.patch(`/api/admin/users/${id}/verification`, { isVerified: !isVerified }),
      isVerified ? 'admin:toast.unverified' : 'admin:toast.verified',
    );
    setAsking(false);
  };
  return (
    <div className="ad-row-actions">
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {t(`users.${kind}`)}
        <span className="visually-hidden"> – {name}</span>
      </button>
      <ConfirmDialog
        open={asking}
        title={t(`users.${kind}Title`)}
        description={t(`users.${kind}Text`, { name, number: rollNumber })}
        confirmLabel={t(`users.${kind}Confirm`)}
        danger={isVerified}
        busy={busy}
        onConfirm={() => void decide()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
