import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { CopyIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { takeServerFields } from '@/components/forms/fieldState';
import { FormTextField } from '@/components/forms/FormTextField';
import { useFormDraft } from '@/components/forms/useFormDraft';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { http } from '@/lib/http/client';
import { newKey } from '@/lib/newKey';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { Proposal } from '@/types/marketplace';
import { LIMITS } from '../model/proposalForm';

const empty = { content: '' };
const schema = object({
  content: string()
    .trim()
    .required('proposals:errors.message')
    .max(LIMITS.messageMax, 'proposals:errors.tooLong'),
});

function MessageField({ formId, draftKey }: { formId: string; draftKey: string }) {
  const { t } = useTranslation('proposals');
  useFormDraft(draftKey, empty);
  return (
    <FormTextField
      formId={formId}
      name="content"
      label={t('contact.label')}
      maxLength={LIMITS.messageMax}
      rows={5}
      required
    />
  );
}

function Email({ address }: { address: string }) {
  const { t } = useTranslation('proposals');
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast({ tone: 'success', title: { key: 'proposals:toast.copied' } });
  };
  return (
    <p className="pr-email">
      <a href={`mailto:${address}`}>{address}</a>
      <button
        type="button"
        className="icon-button"
        aria-label={t('contact.copy')}
        onClick={() => void copy()}
      >
        <CopyIcon />
      </button>
    </p>
  );
}

interface Props {
  proposal: Proposal;
  onClose: () => void;
}

/** Writes to the selected professional; the whole conversation has a page of its own. */
export function ContactDialog({ proposal, onClose }: Props) {
  const { t } = useTranslation(['proposals', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  // The same message sent again after a lost answer is one message.
  const [clientKey] = useState(newKey);
  const { requestId, professionalId, professionalName, professionalEmail } = proposal;
  const draftKey = `contact-${requestId}`;

  const submit = async (
    values: typeof empty,
    helpers: FormikHelpers<typeof empty>,
    close: () => void,
  ): Promise<void> => {
    setFailure(null);
    try {
      await http.post('/api/messages', {
        requestId,
        receiverId: professionalId,
        content: values.content.trim(),
        clientKey,
      });
      await removeDraft(draftKey);
      showToast({ tone: 'success', title: { key: 'proposals:toast.messageSent' } });
      close();
      await refresh('/api/messages', '/api/conversations');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <ModalDialog title={t('contact.title')} onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={empty}
          validationSchema={schema}
          validateOnChange={false}
          onSubmit={(values, helpers) => submit(values, helpers, close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <p>{t('contact.to', { name: professionalName })}</p>
              {professionalEmail !== null && professionalEmail !== '' && (
                <Email address={professionalEmail} />
              )}
              {failure !== null && (
                <>
                  <p className="pr-failed">{t('contact.failed')}</p>
                  <ApiErrorAlert error={failure} />
                </>
              )}
              <MessageField formId={formId} draftKey={draftKey} />
              <div className="modal-actions">
                <Link to={paths.messages.href(requestId)} className="button button-quiet">
                  {t('contact.thread')}
                </Link>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t(isSubmitting ? 'contact.sending' : 'contact.send')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
