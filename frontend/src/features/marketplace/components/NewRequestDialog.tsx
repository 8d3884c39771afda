import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { takeServerFields } from '@/components/forms/fieldState';
import { useFormDraft, withDraft } from '@/components/forms/useFormDraft';
import { requestDraftKey } from '@/components/requests/requestDraft';
import { useCallKey } from '@/lib/hooks/useCallKey';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { readDraft, removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { User } from '@/types/api';
import type { ClientRequest } from '@/types/marketplace';
import { RequestFields } from '../forms/RequestFields';
import { useFormulation } from '../hooks/useFormulation';
import {
  emptyRequest,
  requestBody,
  requestSchema,
  type RequestValues,
  type Suggestion,
} from '../model/requestForm';
import { FormulationChat } from './FormulationChat';
import { SuggestionCard } from './SuggestionCard';

/** What to do with the request once it is stored. */
type Intent = 'publish' | 'draft';

interface BodyProps {
  formId: string;
  draftKey: string;
  words: string | undefined;
  suggestion: Suggestion | null;
  failure: unknown;
  submitting: boolean;
  onApplied: () => void;
  onBack: () => void;
  onIntent: (intent: Intent) => void;
}

function FormBody(props: BodyProps) {
  const { formId, suggestion, failure, submitting, onIntent } = props;
  const { t } = useTranslation('marketplace');
  const draft = useFormDraft(props.draftKey, emptyRequest);
  return (
    <Form noValidate>
      {suggestion !== null && (
        <SuggestionCard
          formId={formId}
          words={props.words}
          suggestion={suggestion}
          onApplied={props.onApplied}
        />
      )}
      {draft.restored && suggestion === null && (
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
        fields={[
          { name: 'title', label: t('form.title') },
          { name: 'description', label: t('form.description') },
          { name: 'legalDomain', label: t('form.domain') },
          { name: 'urgency', label: t('form.urgency') },
          { name: 'budget', label: t('form.budget') },
        ]}
      />
      <RequestFields formId={formId} />
      <p className="mk-hint">{t('form.draftHelp')}</p>
      <div className="modal-actions mk-form-actions">
        <button type="button" className="button button-quiet mk-back-to-chat" onClick={props.onBack}>
          <BackIcon size="1.2em" />
          {t('form.backToChat')}
        </button>
        <button
          type="submit"
          className="button button-outlined"
          disabled={submitting}
          onClick={() => onIntent('draft')}
        >
          {t('form.keepDraft')}
        </button>
        <button
          type="submit"
          className="button button-primary"
          disabled={submitting}
          onClick={() => onIntent('publish')}
        >
          {t(submitting ? 'form.sending' : 'form.publish')}
        </button>
      </div>
    </Form>
  );
}

interface Props {
  user: User;
  onClose: () => void;
  /** The request was stored; `isDraft` when the next step is to look it over. */
  onMade: (id: number, isDraft: boolean) => void;
}

/** A new request: the conversation that words it, then the form. Both are kept on the device until it is stored. */
export function NewRequestDialog({ user, onClose, onMade }: Props) {
  const { t } = useTranslation('marketplace');
  const formId = useId();
  const refresh = useRefresh();
  const [step, setStep] = useState<'chat' | 'form' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { keyOf, failed } = useCallKey();
  const intent = useRef<Intent>('publish');
  // The browser tells of the closing later: by then the page is on its way to the request.
  const isMade = useRef(false);
  const draftKey = requestDraftKey(user.id);
  const chat = useFormulation(user.id, () => setStep('form'));

  // Who had begun to fill the form finds the form again.
  useEffect(() => {
    let current = true;
    void readDraft(draftKey).then((draft) => {
      const kept = withDraft(emptyRequest, draft);
      if (current) setStep(kept.title === '' && kept.description === '' ? 'chat' : 'form');
    });
    return () => {
      current = false;
    };
  }, [draftKey]);

  const publish = async (request: ClientRequest): Promise<boolean> => {
    if (intent.current === 'draft') return false;
    try {
      await http.patch<ClientRequest>(`/api/client-requests/${request.id}/validate`);
      return true;
    } catch (error) {
      // It is stored: the draft's page says so, and offers to publish it again.
      showToast({
        tone: 'error',
        title: { key: 'marketplace:toast.error' },
        description: apiErrorMessage(error),
      });
      return false;
    }
  };

  const submit = async (
    values: RequestValues,
    helpers: FormikHelpers<RequestValues>,
    close: () => void,
  ): Promise<void> => {
    setFailure(null);
    try {
      const body = requestBody(values);
      const request = await http.post<ClientRequest>('/api/client-requests', body, {
        idempotencyKey: keyOf(body),
      });
      const published = await publish(request);
      await Promise.all([removeDraft(draftKey), chat.clear()]);
      showToast({
        tone: 'success',
        title: { key: 'marketplace:toast.created' },
        description: { key: published ? 'marketplace:toast.createdText' : 'marketplace:toast.draftText' },
      });
      isMade.current = true;
      close();
      onMade(request.id, !published);
      await refresh('/api/client-requests');
    } catch (error) {
      failed(error);
      if (takeServerFields(error, values, helpers)) return;
      setFailure(error);
      showToast({
        tone: 'error',
        title: { key: 'marketplace:toast.error' },
        description: apiErrorMessage(error),
      });
    }
  };

  const words = chat.turns.findLast((turn) => turn.role === 'ai')?.content;
  return (
    <ModalDialog
      title={t('new.title')}
      size="wide"
      onClose={() => {
        if (!isMade.current) onClose();
      }}
    >
      {(close) => (
        <>
          {(step === null || !chat.restored) && <TextSkeleton lines={4} />}
          {step === 'chat' && chat.restored && <FormulationChat chat={chat} onSkip={() => setStep('form')} />}
          {step === 'form' && chat.restored && (
            <Formik
              initialValues={emptyRequest}
              validationSchema={requestSchema}
              validateOnChange={false}
              onSubmit={(values, helpers) => submit(values, helpers, close)}
            >
              {({ isSubmitting }) => (
                <FormBody
                  formId={formId}
                  draftKey={draftKey}
                  words={words}
                  suggestion={chat.suggestion}
                  failure={failure}
                  submitting={isSubmitting}
                  onApplied={() => void chat.taken()}
                  onBack={() => setStep('chat')}
                  onIntent={(next) => (intent.current = next)}
                />
              )}
            </Formik>
          )}
        </>
      )}
    </ModalDialog>
  );
}
