import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { showToast } from '@/components/feedback/toasts';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { useCurrentUser } from '@/lib/session/useSession';
import { AssistantChat, LIST_BUTTON } from './AssistantChat';
import { SHOWN_CONVERSATION } from './components/Conversation';
import { withListTexts } from './components/listTexts';
import { useChats } from './hooks/useChats';
import { conversationHref, conversationIn } from './model/address';
import './assistant.css';
import './composer.css';
import './panel.css';

const loadSheet = () =>
  withListTexts(import(/* webpackChunkName: "conversations" */ './components/ConversationSheet'));
const ConversationSheet = lazy(loadSheet);

/** The dashboard's first tab: one conversation, `?conversation=`, and the way to the others. */
export default function AssistantTab() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = conversationIn(query);
  const chats = useChats(user.id);
  const store = chats.of(id);
  const [isListOpen, setListOpen] = useState(false);

  const openList = async () => {
    try {
      await loadSheet();
      setListOpen(true);
    } catch {
      showToast({
        tone: 'error',
        title: { key: 'common:boundary.chunk.title' },
        description: { key: 'common:boundary.chunk.text' },
      });
    }
  };

  // What had the focus is gone with the conversation that was left.
  const before = useRef(store);
  useEffect(() => {
    if (before.current === store) return;
    before.current = store;
    restoreFocus(SHOWN_CONVERSATION);
  }, [store]);

  return (
    <>
      <AssistantChat key={store.key} chats={chats} store={store} id={id} onList={() => void openList()} />
      {isListOpen && (
        <Suspense fallback={null}>
          <ConversationSheet
            chats={chats}
            current={id}
            onNew={() => {
              chats.begin();
              void navigate(conversationHref(null));
            }}
            onErased={() => void navigate(conversationHref(null), { replace: true })}
            onClose={() => {
              setListOpen(false);
              restoreFocus(LIST_BUTTON);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
