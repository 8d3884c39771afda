import { Trans, useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { pageExists, paths } from '@/config/paths';

/** The agreement, with links to both texts. They open beside, so that nothing typed is lost. */
export function TermsLabel() {
  const { t } = useTranslation('auth');
  if (!pageExists('terms') || !pageExists('privacy')) return t('register.acceptPlain');
  return (
    <Trans
      t={t}
      i18nKey="register.accept"
      components={{
        terms: <Link to={paths.terms.href()} target="_blank" />,
        privacy: <Link to={paths.privacy.href()} target="_blank" />,
      }}
    />
  );
}
