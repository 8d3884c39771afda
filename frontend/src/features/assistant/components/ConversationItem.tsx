import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon, HideIcon, MoreIcon, ShowIcon, TrashIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { conversationHref } from '../model/address';
import type { ConversationRow } from '../model/types';
import { formatMoment } from '../model/when';
import { TitleForm } from './TitleForm';

interface Props {
  row: ConversationRow;
  isOpen: boolean;
  /** Its deeds are shown below it. */
  isUnfolded: boolean;
  busy: boolean;
  onOpened: () => void;
  onUnfold: () => void;
  /** Fails with what the server says of the title. */
  onRename: (title: string) => Promise<void>;
  onHide: (isHidden: boolean) => void;
  onErase: () => void;
}

/** A conversation in the list, with what can be done with it. */
export function ConversationItem(props: Props) {
  const { row, isOpen, isUnfolded, busy, onOpened, onUnfold, onRename, onHide, onErase } = props;
  const { t, i18n } = useTranslation('assistantList');
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const [isRenaming, setRenaming] = useState(false);

  if (isRenaming) {
    const close = () => {
      setRenaming(false);
      requestAnimationFrame(() => more.current?.focus());
    };
    return (
      <li className="cv-row">
        <TitleForm title={row.title} onSave={onRename} onClose={close} />
      </li>
    );
  }
  return (
    <li className={isOpen ? 'cv-row cv-row-open' : 'cv-row'}>
      <div className="cv-row-main">
        <Link
          className="cv-link"
          to={conversationHref(row.id)}
          aria-current={isOpen ? 'page' : undefined}
          onClick={onOpened}
        >
          <span className="cv-title">{row.title}</span>
          <span className="cv-meta">
            {t('questions', { count: row.exchanges })} ·{' '}
            <time dateTime={row.updatedAt}>{formatMoment(row.updatedAt, new Date(), i18n.language)}</time>
          </span>
        </Link>
        <button
          ref={more}
          type="button"
          className="icon-button"
          aria-label={t('row.actions', { title: row.title })}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? id : undefined}
          onClick={onUnfold}
        >
          <MoreIcon />
        </button>
      </div>
      {isUnfolded && (
        <div id={id} className="cv-actions" role="group" aria-label={t('row.actions', { title: row.title })}>
          <button type="button" className="as-small-button" onClick={() => setRenaming(true)}>
            <EditIcon size="1.15em" />
            {t('row.rename')}
          </button>
          <button
            type="button"
            className="as-small-button"
            disabled={busy}
            onClick={() => onHide(!row.isHidden)}
          >
            {row.isHidden ? <ShowIcon size="1.15em" /> : <HideIcon size="1.15em" />}
            {t(row.isHidden ? 'row.show' : 'row.hide')}
          </button>
          <button type="button" className="as-small-button cv-erase" onClick={onErase}>
            <TrashIcon size="1.15em" />
            {t('row.erase')}
          </button>
        </div>
      )}
    </li>
  );
}
