import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';

/** No such law, or article. */
export function Unknown() {
  const { t } = useTranslation('library');
  return (
    <div className="page page-narrow">
      <h1>{t('law.unknown')}</h1>
      <p>{t('law.unknownText')}</p>
      <p>
        <Link to={paths.laws.href()}>{t('law.back')}</Link>
      </p>
    </div>
  );
}
