import { useTranslation } from 'react-i18next';
import { AuthPanel } from './AuthPanel';

/** A control to come, as high as the real one. */
function Field({ label }: { label: string }) {
  return (
    <div className="auth-waiting-field">
      <span>{label}</span>
      <span className="skeleton" />
    </div>
  );
}

/** The page as it stands in the document before its forms are here: the same words at the same places. */
export function AuthWaiting() {
  const { t } = useTranslation('auth');
  return (
    <div className="page auth">
      <div className="auth-main">
        <h1>{t('login.title')}</h1>
        <p className="muted">{t('login.intro')}</p>
        <div className="needs-script" aria-hidden="true">
          <div className="auth-waiting-tabs">
            <span>{t('login.title')}</span>
            <span>{t('register.title')}</span>
          </div>
          <Field label={t('fields.email')} />
          <Field label={t('fields.password')} />
          <p className="auth-forgot">{t('reset.forgot')}</p>
          <span className="skeleton auth-waiting-button" />
          <p className="auth-switch">
            {t('login.switch')} <span className="auth-waiting-link">{t('actions.goToRegister')}</span>
          </p>
          <div className="auth-mail">
            <h2>{t('mailLink.title')}</h2>
            <p>{t('mailLink.text')}</p>
            <span className="skeleton auth-waiting-mail" />
          </div>
        </div>
      </div>
      <AuthPanel />
    </div>
  );
}
