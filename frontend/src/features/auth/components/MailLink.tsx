import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './AddressForm';

/** The other way in, below the forms: a link by mail. Opened by a button, so that the page has one form at a time. */
export function MailLink() {
  const { t } = useTranslation('auth');
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The button has gone; its form is here.
  useEffect(() => {
    if (open) section.current?.querySelector('input')?.focus();
  }, [open]);
  return (
    <section ref={section} className="auth-mail" aria-labelledby="auth-mail-title">
      <h2 id="auth-mail-title">{t('mailLink.title')}</h2>
      <p>{t('mailLink.text')}</p>
      {open ? (
        <AddressForm
          path="/api/auth/sign-in-link"
          labels={{ send: t('mailLink.send'), sending: t('mailLink.sending'), sent: t('mailLink.sent') }}
        />
      ) : (
        <button type="button" className="button button-outlined auth-submit" onClick={() => setOpen(true)}>
          {t('mailLink.open')}
        </button>
      )}
    </section>
  );
}
