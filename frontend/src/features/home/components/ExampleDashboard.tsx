import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format/format';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { useSession } from '@/lib/session/useSession';

/** Fixed figures of an example (product.md §2), and marked so. */
const FIGURES = { active: 3, resolved: 12, consultations: 28 } as const;
const figures = ['active', 'resolved', 'consultations'] as const;

export function ExampleDashboard() {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  const { user } = useSession();
  const to = (path: string) => (user ? path : paths.auth.href({ next: path }));
  return (
    <section className="home-section example-section">
      <div>
        <h2>{t('dashboard.title')}</h2>
        <p className="section-text">{t('dashboard.text')}</p>
      </div>
      <div className="example">
        <p className="example-head">
          <span className="example-badge">{t('dashboard.badge')}</span>
          <span className="example-plan">{t('dashboard.plan')}</span>
        </p>
        <dl className="example-figures">
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{t(`dashboard.${figure}`)}</dt>
              <dd>{formatNumber(FIGURES[figure], language)}</dd>
            </div>
          ))}
        </dl>
        <p className="example-case">
          <span>
            <strong>{t('dashboard.case')}</strong>
            <span className="muted">{t('dashboard.caseNext')}</span>
          </span>
          <span className="example-status">{t('dashboard.caseStatus')}</span>
        </p>
        <p className="hero-actions">
          <Link className="button button-outlined" to={to(paths.dashboard.href({ tab: 'cases' }))}>
            {t('dashboard.all')}
          </Link>
          <Link className="button button-outlined" to={to(paths.dashboard.href())}>
            {t('dashboard.new')}
          </Link>
        </p>
      </div>
    </section>
  );
}
