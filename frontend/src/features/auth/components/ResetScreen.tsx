import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useSessionActions } from '@/lib/session/useSessionActions';
import { useLinkToken } from '../hooks/useLinkToken';
import { AddressForm } from './AddressForm';
import { Done } from './Done';
import { NewPasswordForm } from './NewPasswordForm';
import './auth.css';

/** `/auth/reset` asks for the link, `/auth/reset#token` for the new password. */
export function ResetScreen() {
  const { t } = useTranslation('auth');
  const token = useLinkToken();
  const { refresh } = useSessionActions();
  const [done, setDone] = useState(false);
  // A link that has ended leaves its form, for the one that asks for another.
  const [ended, setEnded] = useState<string | null>(null);
  usePageTitle(t('reset.title'));
  const choosing = token !== null && token !== ended;

  return (
    <div className="page page-narrow auth-alone">
      <h1>{t('reset.title')}</h1>
      {done ? (
        <>
          <Done>{t('reset.done')}</Done>
          <Link to={paths.auth.href()} className="button button-primary">
            {t('actions.goToLogin')}
          </Link>
        </>
      ) : (
        <>
          <p>{t(choosing ? 'reset.choose' : 'reset.ask')}</p>
          {choosing ? (
            <NewPasswordForm
              token={token}
              onDone={() => {
                setDone(true);
                void refresh();
              }}
              onAgain={() => setEnded(token)}
            />
          ) : (
            <AddressForm
              path="/api/auth/reset-link"
              labels={{ send: t('reset.send'), sending: t('reset.sending'), sent: t('reset.sent') }}
            />
          )}
          <p className="auth-switch">
            <Link to={paths.auth.href()}>{t('reset.back')}</Link>
          </p>
        </>
      )}
    </div>
  );
}
