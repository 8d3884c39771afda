import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useWaiting } from '../caseLaw/waiting';
import './waiting.css';

/** How many decisions no answer may quote yet, and the way to them; nothing where none wait. */
export function WaitingDecisions() {
  const { t } = useTranslation('admin');
  const { data } = useWaiting();
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <section className="ad-waiting" aria-label={t('waiting.label')}>
      <p>
        <strong>{t('waiting.count', { count })}</strong> {t('waiting.why', { count })}
      </p>
      <Link className="button button-primary" to={paths.adminJurisprudence.href({ queue: 'pending' })}>
        {t('waiting.open', { count })}
      </Link>
    </section>
  );
}
