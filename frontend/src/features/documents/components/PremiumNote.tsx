import { useTranslation } from 'react-i18next';
import { LockIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';

/** For those whose role needs Premium to make documents. */
export function PremiumNote() {
  const { t } = useTranslation('documents');
  return (
    <div className="notice doc-premium" role="note">
      <LockIcon />
      <p>
        <strong>{t('premium.text')}</strong> {t('premium.preview')}
      </p>
      <Link to={paths.subscribe.href()} className="button button-primary">
        {t('premium.subscribe')}
      </Link>
    </div>
  );
}
