import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BackIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useTopOffset } from '@/lib/hooks/useTopOffset';
import { useCurrentUser } from '@/lib/session/useSession';
import type { Conversation } from '@/types/messages';
import { useMarkRead } from '../hooks/useMarkRead';
import { useMessageDraft } from '../hooks/useMessageDraft';
import { useThread } from '../hooks/useThread';
import { useUploads } from '../hooks/useUploads';
import { VISITOR_ID } from '../model/limits';
import { outboxOf, type Unsent } from '../model/outbox';
import { Composer } from './Composer';
import { Log } from './Log';

function Head({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation(['messages', 'common']);
  const { otherName, otherRole, otherId, requestTitle, requestStatus } = conversation;
  const role = t(`common:roles.${otherRole}`);
  usePageTitle(t('conversation.title', { name: otherName }));
  return (
    <header className="msg-head">
      <Link className="icon-button msg-back" to={paths.messages.href()} aria-label={t('back')}>
        <BackIcon />
      </Link>
      <div className="msg-head-text">
        <h1>
          {otherRole === 'avocat' || otherRole === 'huissier' ? (
            <Link to={paths.professional.href(otherId)}>{otherName}</Link>
          ) : (
            otherName
          )}
        </h1>
        <p>
          {role} · {requestTitle}
          {requestStatus === 'closed' && <> · {t('conversation.closed')}</>}
        </p>
      </div>
    </header>
  );
}

/** One conversation: its messages, and what is being written outside the part that scrolls. */
export function ConversationView({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messages');
  const user = useCurrentUser();
  const { requestId, otherId, canWrite } = conversation;
  const card = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useTopOffset(card);

  const outbox = outboxOf(user.id);
  const all = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  const loaded = useThread(requestId, outbox);
  const draft = useMessageDraft(user.id, requestId);
  const uploads = useUploads(requestId, (attachment) =>
    draft.setAttachments((attachments) => [...attachments, attachment]),
  );
  const messages = useMemo(() => loaded.thread?.messages ?? [], [loaded.thread]);
  const unsent = useMemo(() => {
    // The server may have it already, and its event may be faster than its answer.
    const arrived = new Set(messages.map((message) => message.clientKey));
    return all.filter((item) => item.requestId === requestId && !arrived.has(item.clientKey));
  }, [all, messages, requestId]);
  useMarkRead(requestId, messages, user.id);

  const send = () => {
    outbox.send({
      requestId,
      receiverId: otherId,
      content: draft.text.trim(),
      attachments: draft.attachments,
    });
    draft.clear();
  };
  const rewrite = (item: Unsent) => {
    outbox.remove(item.clientKey);
    draft.write(draft.text.trim() === '' ? item.content : `${item.content}\n${draft.text}`);
    draft.setAttachments((attachments) => [...item.attachments, ...attachments]);
    input.current?.focus();
  };

  return (
    <section
      className="msg-card"
      ref={card}
      aria-label={t('conversation.title', { name: conversation.otherName })}
    >
      <Head conversation={conversation} />
      {loaded.error && !loaded.thread && (
        <div className="msg-scroll">
          <ApiErrorAlert error={loaded.error} onRetry={loaded.retry} />
        </div>
      )}
      {!loaded.thread && !loaded.error && (
        <div className="msg-scroll">
          <div className="msg-wait" aria-hidden="true">
            <TextSkeleton lines={2} />
            <TextSkeleton lines={3} />
          </div>
          <Waiting onGiveUp={loaded.retry} />
        </div>
      )}
      {loaded.thread && (
        <Log
          conversation={conversation}
          userId={user.id}
          loaded={loaded}
          messages={messages}
          unsent={unsent}
          onRetry={(key) => outbox.retry(key)}
          onRewrite={rewrite}
          onDrop={(key) => outbox.remove(key)}
        />
      )}
      <div className="msg-foot">
        {canWrite ? (
          <Composer
            draft={draft}
            uploads={uploads}
            onSend={send}
            inputRef={input}
            to={conversation.otherName}
            mayAttach={otherId !== VISITOR_ID}
          />
        ) : (
          <p className="msg-closed">{t('conversation.readOnly')}</p>
        )}
      </div>
    </section>
  );
}
