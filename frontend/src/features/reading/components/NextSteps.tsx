import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useSession } from '@/lib/session/useSession';

/** From reading to doing: ask the assistant, find a professional. */
export function NextSteps() {
  const { t } = useTranslation('reading');
  const { user } = useSession();
  return (
    <aside className="reading-next" aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next.title')}</h2>
      <p>{t('next.text')}</p>
      <p className="reading-actions">
        <Link
          className="button button-primary"
          to={user ? paths.dashboard.href() : paths.auth.href({ next: paths.dashboard.href() })}
        >
          {t('next.consult')}
        </Link>
        <Link className="button button-outlined" to={paths.marketplace.href()}>
          {t('next.marketplace')}
        </Link>
        {!user && (
          <Link className="button button-quiet" to={paths.anonymous.href()}>
            {t('next.anonymous')}
          </Link>
        )}
      </p>
    </aside>
  );
}
