import { useTranslation } from 'react-i18next';
import { strengthOf } from '../model/strength';

/** What makes a good password, then how this one does. A word stands beside the colour. */
export function PasswordAdvice({ password }: { password: string }) {
  const { t } = useTranslation('auth');
  const strength = password === '' ? null : strengthOf(password);
  return (
    <>
      {t('password.help')}
      <span role="status">
        {strength !== null && (
          <span className={`strength strength-${strength}`}>
            <span className="strength-bars" aria-hidden="true">
              <span />
              <span />
              <span />
            </span>
            {t(`password.strength.${strength}`)}
          </span>
        )}
      </span>
    </>
  );
}
