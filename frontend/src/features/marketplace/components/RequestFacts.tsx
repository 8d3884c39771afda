import { useTranslation } from 'react-i18next';
import { RequestBadges } from '@/components/requests/RequestBadges';
import { formatDate } from '@/lib/format/format';
import type { ClientRequest } from '@/types/marketplace';

/** A request as both sides read it: its state, dates, budget and text. */
export function RequestFacts({ request, children }: { request: ClientRequest; children?: React.ReactNode }) {
  const { t, i18n } = useTranslation('marketplace');
  const { budget, publishedAt, createdAt } = request;
  return (
    <>
      <h2>{request.title}</h2>
      <RequestBadges request={request} />
      {children}
      <dl className="mk-facts">
        <div>
          <dt>{t(publishedAt === null ? 'detail.written' : 'detail.published')}</dt>
          <dd>{formatDate(publishedAt ?? createdAt, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('detail.budget')}</dt>
          <dd>{budget === null || budget === '' ? t('detail.noBudget') : budget}</dd>
        </div>
      </dl>
      <h3>{t('detail.description')}</h3>
      <p className="mk-text">{request.description}</p>
    </>
  );
}
