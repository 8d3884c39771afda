import { Formik, useFormikContext, type FormikHelpers, type FormikProps } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { clearToasts, showToast } from '@/components/feedback/toasts';
import { takeServerFields } from '@/components/forms/fieldState';
import { Link } from '@/components/nav/Link';
import { TabList } from '@/components/nav/TabList';
import { paths, type AnonymousTab } from '@/config/paths';
import { formatShortDate } from '@/lib/format/format';
import { useCallKey } from '@/lib/hooks/useCallKey';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useTopOffset } from '@/lib/hooks/useTopOffset';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import type { NewAccess } from '@/types/anonymous';
import { ChatPanel } from './components/ChatPanel';
import { CreatedScreen } from './components/CreatedScreen';
import { prefilledId, RequestPanel } from './components/RequestPanel';
import { SafetyBar } from './components/SafetyBar';
import { useLeaveGuard } from './hooks/useLeaveGuard';
import { useVisitorChat } from './hooks/useVisitorChat';
import { descriptionOf } from './model/prefill';
import { withProof } from './model/proof';
import { emptyRequest, requestBody, requestSchema, type RequestValues } from './model/requestForm';
import './anonymous.css';
import './chat.css';

const TABS: readonly AnonymousTab[] = ['chat', 'marketplace'];

function Privacy() {
  const { t } = useTranslation('anonymous');
  return (
    <details className="an-privacy">
      <summary>{t('privacy.title')}</summary>
      <ul>
        <li>{t('privacy.chat')}</li>
        <li>{t('privacy.request')}</li>
        <li>{t('privacy.link')}</li>
        <li>{t('privacy.device')}</li>
      </ul>
    </details>
  );
}

interface ConsultationProps {
  onCreated: (access: NewAccess) => void;
  /** Whether something is here that would be lost. */
  onWritten: (isWritten: boolean) => void;
}

/** Says when the form around it has been written in. */
function WrittenForm({ onWritten }: { onWritten: (isWritten: boolean) => void }) {
  const { dirty } = useFormikContext<RequestValues>();
  useEffect(() => onWritten(dirty), [dirty, onWritten]);
  return null;
}

/** The first step: two ways side by side, and what is begun in one stays while the other is looked at. */
function Consultation({ onCreated, onWritten }: ConsultationProps) {
  const { t, i18n } = useTranslation('anonymous');
  const formId = useId();
  const [query, setQuery] = useSearchParams();
  const current: AnonymousTab = query.get('tab') === 'marketplace' ? 'marketplace' : 'chat';
  const chat = useVisitorChat();
  const form = useRef<FormikProps<RequestValues>>(null);
  const panels = useRef<HTMLDivElement>(null);
  const { keyOf } = useCallKey();
  const [isFormWritten, setFormWritten] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const isWritten = isFormWritten || isTyped || chat.exchanges.length > 0;
  useEffect(() => onWritten(isWritten), [isWritten, onWritten]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPrefilled, setPrefilled] = useState(false);
  const comesFromChat = useRef(false);
  const [isProving, setProving] = useState(false);
  useTopOffset(panels);

  const show = (tab: AnonymousTab) => setQuery(tab === 'chat' ? {} : { tab }, { replace: true });
  const showForm = () => {
    comesFromChat.current = true;
    show('marketplace');
  };
  // The form is there to be focused once the address has changed.
  useEffect(() => {
    if (current !== 'marketplace' || !comesFromChat.current) return;
    comesFromChat.current = false;
    const place = document.getElementById(prefilledId(formId)) ?? document.getElementById(`${formId}-title`);
    place?.closest('form')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    place?.focus({ preventScroll: true });
  }, [current, formId]);
  const fill = (description: string) => {
    const date = formatShortDate(new Date(), i18n.language);
    void form.current?.setValues((values) => ({
      ...values,
      title: t('prefill.title', { date }),
      description,
    }));
    // The chat's own notices would lie over the form.
    clearToasts();
    setPrefilled(true);
    showForm();
  };
  const publish = () => {
    const description = descriptionOf(chat.exchanges, {
      conversation: t('prefill.conversation'),
      question: (text) => t('prefill.question', { text }),
      answer: (text) => t('prefill.answer', { text }),
    });
    fill(description);
  };
  const submit = async (values: RequestValues, helpers: FormikHelpers<RequestValues>) => {
    setFailure(null);
    const body = requestBody(values);
    try {
      const created = await withProof(
        (proof) =>
          http.post<NewAccess>(
            '/api/marketplace/anonymous',
            proof === undefined ? body : { ...body, proof },
            { idempotencyKey: keyOf(body) },
          ),
        setProving,
      );
      // What failed before must not lie over the link.
      clearToasts();
      onCreated(created);
    } catch (error) {
      const isTrapped = isApiError(error) && 'website' in error.fields;
      if (takeServerFields(error, values, helpers) && !isTrapped) return;
      setFailure(error);
      showToast({
        tone: 'error',
        title: { key: 'anonymous:toast.error' },
        description:
          isApiError(error) && error.hasServerMessage
            ? { text: error.message }
            : { key: 'anonymous:toast.notCreated' },
      });
    }
  };

  return (
    <div className="page an-page">
      <div className="an-head">
        <h1>{t('title')}</h1>
        <Link to={paths.access.href()}>{t('haveLink')}</Link>
      </div>
      <p className="an-intro">{t('intro')}</p>
      <TabList
        name="an"
        label={t('tabs.label')}
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        current={current}
        onChange={show}
      />
      <div className="an-panels" ref={panels}>
        <div role="tabpanel" id="an-panel-chat" aria-labelledby="an-tab-chat" hidden={current !== 'chat'}>
          <ChatPanel
            chat={chat}
            isShown={current === 'chat'}
            privacy={current === 'chat' && <Privacy />}
            onTyped={setTyped}
            onPublish={publish}
            onLawyer={fill}
            onForm={showForm}
          />
        </div>
        <div
          role="tabpanel"
          id="an-panel-marketplace"
          aria-labelledby="an-tab-marketplace"
          hidden={current !== 'marketplace'}
        >
          <Formik
            innerRef={form}
            initialValues={emptyRequest}
            validationSchema={requestSchema}
            validateOnChange={false}
            onSubmit={submit}
          >
            <>
              <WrittenForm onWritten={setFormWritten} />
              <RequestPanel
                formId={formId}
                isPrefilled={isPrefilled}
                failure={failure}
                isProving={isProving}
              />
            </>
          </Formik>
        </div>
      </div>
      {current === 'marketplace' && <Privacy />}
    </div>
  );
}

/** `/marketplace-anonymous`: without an account. Everything typed here lives in this page only. */
export function ConsultationScreen() {
  const { t } = useTranslation('anonymous');
  const [access, setAccess] = useState<NewAccess | null>(null);
  const [isWritten, setWritten] = useState(false);
  const [isNoted, setNoted] = useState(false);
  const { attempt, stay } = useLeaveGuard(access === null ? isWritten : !isNoted);
  const leave = access === null ? 'leave' : 'created.leave';
  // The product's name alone: a title stands in the history and on the screen of who looks over a shoulder.
  usePageTitle('');
  return (
    <>
      <SafetyBar />
      {access === null ? (
        <Consultation onCreated={setAccess} onWritten={setWritten} />
      ) : (
        <CreatedScreen access={access} onNoted={setNoted} />
      )}
      <ConfirmDialog
        open={attempt !== null}
        title={t(`${leave}.title`)}
        description={t(`${leave}.text`)}
        confirmLabel={t(`${leave}.confirm`)}
        danger
        onConfirm={() => attempt?.()}
        onClose={stay}
      />
    </>
  );
}
