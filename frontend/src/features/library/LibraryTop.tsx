import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';

/** The two halves of the library. */
export function LibraryTop({ here }: { here: 'decisions' | 'laws' }) {
  const { t } = useTranslation('library');
  const current = (half: 'decisions' | 'laws') => (half === here ? { 'aria-current': 'page' as const } : {});
  return (
    <nav className="lb-views" aria-label={t('views.label')}>
      <Link to={paths.jurisprudence.href()} {...current('decisions')}>
        {t('views.decisions')}
      </Link>
      <Link to={paths.laws.href()} {...current('laws')}>
        {t('views.laws')}
      </Link>
    </nav>
  );
}
