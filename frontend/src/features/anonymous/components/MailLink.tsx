import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailIcon } from '@/components/actionIcons';
import { showToast } from '@/components/feedback/toasts';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';

/** The link leaves this page for a mailbox only where its holder wants it there. */
export function MailLink({ accessToken }: { accessToken: string }) {
  const { t } = useTranslation('anonymous');
  const [state, setState] = useState<'unsent' | 'sending' | 'sent'>('unsent');
  const send = async () => {
    setState('sending');
    try {
      await http.post(`/api/anonymous-send-again/${accessToken}`);
      setState('sent');
    } catch (error) {
      setState('unsent');
      showToast({
        tone: 'error',
        title: { key: 'anonymous:toast.error' },
        description: apiErrorMessage(error),
      });
    }
  };
  return (
    <div className="an-mail-link an-no-print">
      <p role="status">{t(state === 'sent' ? 'created.mail.sent' : 'created.mail.text')}</p>
      {state !== 'sent' && (
        <button
          type="button"
          className="button button-outlined"
          disabled={state === 'sending'}
          onClick={() => void send()}
        >
          <MailIcon size="1.2em" />
          {t('created.mail.button')}
        </button>
      )}
    </div>
  );
}
