import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { takeServerFields } from '@/components/forms/fieldState';
import { FormTextField } from '@/components/forms/FormTextField';
import { useFormDraft } from '@/components/forms/useFormDraft';
import { formatDate, formatFcfa } from '@/lib/format/format';
import { useCallKey } from '@/lib/hooks/useCallKey';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useCurrentUser } from '@/lib/session/useSession';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { ClientRequest, Proposal } from '@/types/marketplace';
import { deadlineOf, timelineDays } from './model/deadline';
import { priceAmount } from './model/price';
import {
  emptyProposal,
  LIMITS,
  proposalBody,
  proposalDraftKey,
  proposalSchema,
  type ProposalValues,
} from './model/proposalForm';
import './proposals.css';

/** How the client will see a free text in the comparison: an amount, a date. */
function Reading({ kind }: { kind: 'price' | 'timeline' }) {
  const { t, i18n } = useTranslation('proposals');
  const { values } = useFormikContext<ProposalValues>();
  const [now] = useState(() => new Date().toISOString());
  const text = values[kind].trim();
  if (kind === 'price') {
    const amount = priceAmount(text);
    return (
      <>
        {t('form.priceHelp')}
        {text !== '' && (
          <span className="pr-reading">
            {amount === null
              ? t('form.noAmount')
              : t('form.readAmount', { amount: formatFcfa(amount, i18n.language) })}
          </span>
        )}
      </>
    );
  }
  const days = timelineDays(text);
  return (
    <>
      {t('form.timelineHelp')}
      {text !== '' && (
        <span className="pr-reading">
          {days === 0
            ? t('form.noDays')
            : t('form.readDays', { count: days, date: formatDate(deadlineOf(now, text), i18n.language) })}
        </span>
      )}
    </>
  );
}

interface BodyProps {
  formId: string;
  draftKey: string;
  failure: unknown;
  close: () => void;
}

function Body({ formId, draftKey, failure, close }: BodyProps) {
  const { t } = useTranslation(['proposals', 'common']);
  const { isSubmitting } = useFormikContext<ProposalValues>();
  const draft = useFormDraft(draftKey, emptyProposal);
  return (
    <Form noValidate>
      {draft.restored && (
        <div className="notice">
          <p>{t('form.restored')}</p>
          <button type="button" className="button button-quiet" onClick={draft.startAnew}>
            {t('form.startAnew')}
          </button>
        </div>
      )}
      {failure !== null && <ApiErrorAlert error={failure} />}
      <FormErrorSummary
        formId={formId}
        fields={(['title', 'description', 'price', 'timeline', 'experience'] as const).map((name) => ({
          name,
          label: t(`form.${name}`),
        }))}
      />
      <FormTextField
        formId={formId}
        name="title"
        label={t('form.title')}
        help={t('form.titleHelp')}
        maxLength={LIMITS.titleMax}
        required
      />
      <FormTextField
        formId={formId}
        name="description"
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        maxLength={LIMITS.textMax}
        rows={6}
        required
      />
      <div className="pr-two">
        <FormTextField
          formId={formId}
          name="price"
          label={t('form.price')}
          help={<Reading kind="price" />}
          maxLength={LIMITS.lineMax}
        />
        <FormTextField
          formId={formId}
          name="timeline"
          label={t('form.timeline')}
          help={<Reading kind="timeline" />}
          maxLength={LIMITS.lineMax}
        />
      </div>
      <FormTextField
        formId={formId}
        name="experience"
        label={t('form.experience')}
        help={t('form.experienceHelp')}
        maxLength={LIMITS.experienceMax}
        rows={3}
      />
      <div className="modal-actions">
        <button type="button" className="button button-quiet" onClick={close}>
          {t('common:actions.cancel')}
        </button>
        <button type="submit" className="button button-primary" disabled={isSubmitting}>
          {t(isSubmitting ? 'form.sending' : 'form.send')}
        </button>
      </div>
    </Form>
  );
}

interface Props {
  request: Pick<ClientRequest, 'id' | 'title'>;
  onClose: () => void;
  onDone: () => void;
}

/** Answers an open request. What is written is kept on the device until it was sent. */
export default function ProposalDialog({ request, onClose, onDone }: Props) {
  const { t } = useTranslation('proposals');
  const user = useCurrentUser();
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const { keyOf, failed } = useCallKey();
  const draftKey = proposalDraftKey(user.id, request.id);

  const submit = async (
    values: ProposalValues,
    helpers: FormikHelpers<ProposalValues>,
    close: () => void,
  ): Promise<void> => {
    setFailure(null);
    try {
      const body = proposalBody(request.id, values);
      await http.post<Proposal>('/api/proposals', body, { idempotencyKey: keyOf(body) });
      await removeDraft(draftKey);
      showToast({
        tone: 'success',
        title: { key: 'proposals:toast.sent' },
        description: { key: 'proposals:toast.sentText' },
      });
      close();
      await refresh('/api/client-requests', '/api/proposals');
      onDone();
    } catch (error) {
      failed(error);
      if (takeServerFields(error, values, helpers)) return;
      setFailure(error);
      showToast({
        tone: 'error',
        title: { key: 'proposals:toast.error' },
        description: apiErrorMessage(error),
      });
    }
  };

  return (
    <ModalDialog title={t('make.title')} size="wide" onClose={onClose}>
      {(close) => (
        <>
          <p className="muted">{t('make.on', { title: request.title })}</p>
          <Formik
            initialValues={emptyProposal}
            validationSchema={proposalSchema}
            validateOnChange={false}
            onSubmit={(values, helpers) => submit(values, helpers, close)}
          >
            <Body formId={formId} draftKey={draftKey} failure={failure} close={close} />
          </Formik>
        </>
      )}
    </ModalDialog>
  );
}
