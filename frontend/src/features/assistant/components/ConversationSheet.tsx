import { useTranslation } from 'react-i18next';
import { PlusIcon } from '@/components/actionIcons';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import type { Chats } from '../model/chats';
import { ConversationList } from './ConversationList';
import './conversations.css';

interface Props {
  chats: Chats;
  /** The one that is open; `null` is a new one. */
  current: number | null;
  onNew: () => void;
  /** The one that is open was erased. */
  onErased: () => void;
  onClose: () => void;
}

/** All one's conversations: the whole screen on a phone, else a sheet at the side. */
export default function ConversationSheet({ chats, current, onNew, onErased, onClose }: Props) {
  const { t } = useTranslation('assistantList');
  return (
    <ModalDialog title={t('title')} size="side" onClose={onClose}>
      {(close) => (
        <>
          <button
            type="button"
            className="button button-primary cv-new"
            onClick={() => {
              close();
              onNew();
            }}
          >
            <PlusIcon />
            {t('new')}
          </button>
          <ConversationList chats={chats} current={current} onOpened={close} onErased={onErased} />
        </>
      )}
    </ModalDialog>
  );
}
