import { Trans, useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useApi } from '@/lib/swr/useApi';
import type { SiteInfo } from '@/types/api';

/** The fifteen days to change one's mind, as the terms have them. */
export function Withdrawal() {
  const { t } = useTranslation(['subscribe', 'common']);
  const { data } = useApi<SiteInfo>('/api/site-info');
  return (
    <section aria-labelledby="sub-withdrawal-title" className="sub-section">
      <h2 id="sub-withdrawal-title">{t('withdrawal.title')}</h2>
      <p>
        <Trans
          t={t}
          i18nKey="withdrawal.text"
          values={{ email: data?.legalEmail ?? t('common:footer.legalContact') }}
          components={{
            mail: data ? <a href={`mailto:${data.legalEmail}`}>{data.legalEmail}</a> : <span />,
            terms: <Link to={paths.terms.href()} />,
          }}
        />
      </p>
    </section>
  );
}
