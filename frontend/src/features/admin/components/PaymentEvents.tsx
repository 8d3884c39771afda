import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/lib/format/format';
import type { PaymentEvent } from '@/types/payments';
import { rawText } from '../model/rawText';
import { PaymentStateBadge } from './PaymentStateBadge';

/** What the operator said, as text and nothing else. It joins the page when somebody asks for it. */
function Raw({ raw }: { raw: string }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="ad-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('payments.raw')}</summary>
      {isOpen && (
        <pre className="ad-raw" dir="ltr">
          {rawText(raw)}
        </pre>
      )}
    </details>
  );
}

/** Everything that happened to a payment, the oldest first. */
export function PaymentEvents({ events }: { events: PaymentEvent[] }) {
  const { t, i18n } = useTranslation('admin');
  return (
    <ol className="ad-events">
      {events.map(({ createdAt, to, source, code, raw }, n) => (
        // Events are only ever added.
        <li key={n}>
          <div className="ad-row-head">
            <PaymentStateBadge state={to} />
            <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>
          </div>
          <p>
            {t(`payments.source.${source}`)} {code !== '' && <code>{code}</code>}
          </p>
          {raw.trim() !== '' && <Raw raw={raw} />}
        </li>
      ))}
    </ol>
  );
}
