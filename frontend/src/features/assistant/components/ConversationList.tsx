import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { usePage } from '@/lib/swr/usePage';
import { useConversationActions } from '../hooks/useConversationActions';
import { CONVERSATIONS } from '../model/address';
import type { Chats } from '../model/chats';
import type { ConversationRow } from '../model/types';
import { byPeriod } from '../model/when';
import { ConversationItem } from './ConversationItem';

/** How many rows come at first, and how many more at a time. */
const PART = 30;
const REST_MS = 300;

interface Props {
  chats: Chats;
  current: number | null;
  /** Before a conversation is opened. */
  onOpened: () => void;
  onErased: () => void;
}

function pathOf(q: string, isHidden: boolean, limit: number): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(isHidden ? { hidden: 'true' } : {}),
    limit: `${limit}`,
  });
  return `${CONVERSATIONS}${query.toString()}`;
}

function Loading({ onGiveUp }: { onGiveUp: () => void }) {
  return (
    <>
      <div className="cv-loading" aria-hidden="true">
        {[0, 1, 2, 3].map((row) => (
          <TextSkeleton key={row} lines={2} />
        ))}
      </div>
      <Waiting onGiveUp={onGiveUp} />
    </>
  );
}

/** One's conversations by day, the last first: to search, open, rename, hide and erase. */
export function ConversationList({ chats, current, onOpened, onErased }: Props) {
  const { t } = useTranslation('assistantList');
  const id = useId();
  const [text, setText] = useState('');
  const [isHidden, setHidden] = useState(false);
  const [limit, setLimit] = useState(PART);
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const [erasing, setErasing] = useState<ConversationRow | null>(null);
  const q = useDebounced(text.trim(), REST_MS);
  const list = usePage<ConversationRow>(pathOf(q, isHidden, limit));
  const actions = useConversationActions(chats, `${id}-said`);

  const erase = async (row: ConversationRow) => {
    await actions.erase(row, () => {
      if (row.id === current) onErased();
    });
    setErasing(null);
  };

  const rows = list.data?.items;
  const total = list.data?.total ?? 0;
  const kind = q !== '' ? 'found' : isHidden ? 'hidden' : 'all';
  return (
    <>
      <div className="cv-filters" role="search">
        <label className="visually-hidden" htmlFor={`${id}-q`}>
          {t('search')}
        </label>
        <input
          id={`${id}-q`}
          type="search"
          value={text}
          placeholder={t('search')}
          onChange={(event) => {
            setText(event.target.value);
            setLimit(PART);
          }}
        />
        <label className="cv-switch">
          <input
            type="checkbox"
            role="switch"
            checked={isHidden}
            onChange={(event) => {
              setHidden(event.target.checked);
              setLimit(PART);
            }}
          />
          {t('onlyHidden')}
        </label>
      </div>
      {list.error && <ApiErrorAlert error={list.error} onRetry={() => void list.mutate()} />}
      {!rows && !list.error && <Loading onGiveUp={() => void list.mutate()} />}
      <p
        id={`${id}-said`}
        role="status"
        tabIndex={-1}
        className={rows?.length === 0 ? 'cv-nothing' : 'visually-hidden'}
      >
        {rows &&
          (rows.length === 0 ? t(`nothing.${kind}`) : kind === 'all' ? '' : t('count', { count: total }))}
      </p>
      {rows &&
        byPeriod(rows, new Date()).map((group) => (
          <section key={group.period} aria-labelledby={`${id}-${group.period}`}>
            <h3 id={`${id}-${group.period}`} className="cv-period">
              {t(`periods.${group.period}`)}
            </h3>
            <ul className="cv-rows">
              {group.rows.map((row) => (
                <ConversationItem
                  key={row.id}
                  row={row}
                  isOpen={row.id === current}
                  isUnfolded={row.id === unfolded}
                  busy={actions.busy}
                  onOpened={onOpened}
                  onUnfold={() => setUnfolded(row.id === unfolded ? null : row.id)}
                  onRename={(title) => actions.rename(row, title)}
                  onHide={(hidden) => void actions.hide(row, hidden)}
                  onErase={() => setErasing(row)}
                />
              ))}
            </ul>
          </section>
        ))}
      {rows && rows.length < total && (
        <button
          type="button"
          className="button button-outlined cv-more"
          aria-disabled={list.isLoading}
          onClick={() => {
            if (!list.isLoading) setLimit(limit + PART);
          }}
        >
          {t('more')}
        </button>
      )}
      <ConfirmDialog
        open={erasing !== null}
        title={t('erase.title')}
        description={t('erase.text', { title: erasing?.title ?? '' })}
        confirmLabel={t('erase.confirm')}
        danger
        busy={actions.busy}
        onConfirm={() => {
          if (erasing) void erase(erasing);
        }}
        onClose={() => setErasing(null)}
      />
    </>
  );
}
