import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LockIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { formatDate } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { Access } from '@/types/anonymous';
import { AccessSettings } from './components/AccessSettings';
import { Channel } from './components/Channel';
import { ErasedRequest, ExpiredLink, InvalidLink, NotOpened } from './components/EndedViews';
import { Proposals } from './components/Proposals';
import { RequestCard } from './components/RequestCard';
import { SafetyBar } from './components/SafetyBar';
import { WordsForm } from './components/WordsForm';
import { isEnded, useAccess, useContent, useEnding, useForgetOnLeave } from './hooks/useAccess';
import { useArrival } from './hooks/useArrival';
import { useForget, useOpening, type OpeningActions } from './hooks/useOpening';
import './anonymous.css';
import './access.css';

function Loading() {
  const { t } = useTranslation('anonymous');
  return (
    <>
      <div role="status">
        <h1 className="an-loading">{t('access.loading')}</h1>
      </div>
      <PageSkeleton cards={2} />
    </>
  );
}

interface ContentProps {
  access: Access;
  actions: OpeningActions;
  draft: string;
  onDraft: (text: string) => void;
}

/** What the link opens. */
function Content({ access, actions, draft, onDraft }: ContentProps) {
  const { t, i18n } = useTranslation('anonymous');
  const { request, proposals } = useContent(access);
  const failed = request.error ?? proposals.error;
  const hasEnded = isEnded(failed);
  useEnding(hasEnded);

  if (failed !== undefined && !hasEnded) {
    const retry = () => void Promise.all([request.mutate(), proposals.mutate()]);
    return <NotOpened error={failed} onRetry={retry} />;
  }
  if (!request.data || !proposals.data) return <Loading />;
  const chosen = proposals.data.find((proposal) => proposal.id === access.selectedProposalId);
  const close = async () => {
    try {
      await actions.close();
    } catch (error) {
      showToast({
        tone: 'error',
        title: { key: 'anonymous:toast.error' },
        description: apiErrorMessage(error),
      });
    }
  };
  return (
    <>
      <div className="an-close">
        <button type="button" className="button button-quiet" onClick={() => void close()}>
          <LockIcon size="1.2em" />
          {t('access.close')}
        </button>
      </div>
      <RequestCard request={request.data} />
      <Proposals access={access} request={request.data} proposals={proposals.data} />
      {chosen && (
        <Channel
          name={chosen.professionalName}
          isClosed={request.data.status === 'closed'}
          draft={draft}
          onDraft={onDraft}
        />
      )}
      <AccessSettings access={access} onErase={actions.erase} />
      <footer className="an-foot">
        <p>{t('access.until', { date: formatDate(access.expiresAt, i18n.language) })}</p>
        {access.email !== null && <p>{t('access.contact', { email: access.email })}</p>}
      </footer>
    </>
  );
}

/** `/access`: the state of the link opened in this browser, else the form for the words. */
function OpenedAccess() {
  const actions = useOpening();
  const { opening } = actions;
  const [draft, setDraft] = useState('');
  const { data, error, mutate } = useAccess(opening.state === 'current');
  const forget = useForget();
  useForgetOnLeave(() => forget(false));
  const words = (reason: 'closed' | 'ended' | null, titled = true) => (
    <WordsForm reason={reason} titled={titled} onOpen={actions.open} />
  );

  switch (opening.state) {
    case 'opening':
      return <Loading />;
    case 'invalid':
      return (
        <>
          <InvalidLink />
          {words(null, false)}
        </>
      );
    case 'failed':
      return <NotOpened error={opening.error} onRetry={actions.retry} />;
    case 'closed':
      return words('closed');
    case 'erased':
      return <ErasedRequest />;
    case 'current':
      if (isEnded(error)) return words(data === undefined ? null : 'ended');
      if (error !== undefined && data === undefined) {
        return <NotOpened error={error} onRetry={() => void mutate()} />;
      }
      if (data === undefined) return <Loading />;
      if (data.isExpired) return <ExpiredLink expiresAt={data.expiresAt} onErase={actions.erase} />;
      return (
        <>
          {error !== undefined && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
          <Content access={data} actions={actions} draft={draft} onDraft={setDraft} />
        </>
      );
  }
}

/** `/access/{accessToken}`: takes the link out of the address before anything else, and opens it. */
function Arrival({ accessToken }: { accessToken: string }) {
  useArrival(accessToken);
  return <Loading />;
}

export function AccessScreen() {
  const { accessToken } = useParams();
  // The product's name alone: a title stands in the history and on the screen of who looks over a shoulder.
  usePageTitle('');
  return (
    <>
      <SafetyBar />
      <div className="page an-access">
        {accessToken === undefined ? <OpenedAccess /> : <Arrival accessToken={accessToken} />}
      </div>
    </>
  );
}
