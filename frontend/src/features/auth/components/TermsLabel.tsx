import { Trans, useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';

/** The agreement, with links to both texts. They open beside, so that nothing typed is lost. */
export function TermsLabel() {
  const { t } = useTranslation('auth');
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
