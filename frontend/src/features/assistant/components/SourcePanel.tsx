import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, InfoIcon, WarningIcon } from '@/components/icons';
import { useMedia } from '../hooks/useMedia';
import type { Source } from '../model/types';
import { monthOf } from '../model/month';

interface Props {
  sources: readonly Source[];
  /** The source that was asked for: shown first and marked. */
  chosen: number;
  onClose: () => void;
  /** Asks whether a source was useful. */
  opinion: (source: Source) => ReactNode;
}

/** From this width on there is room for the sources beside the conversation. */
const BESIDE = '(min-width: 1000px)';

interface CardProps {
  source: Source;
  number: number;
  chosen: boolean;
  opinion: ReactNode;
}

function SourceCard({ source, number, chosen, opinion }: CardProps) {
  const { t, i18n } = useTranslation('assistant');
  const month = monthOf(source.asOf, i18n.language);
  return (
    <article className={chosen ? 'as-source as-source-chosen' : 'as-source'} data-source={number}>
      <h4>
        <span className="as-tab-number" aria-hidden="true">
          {number}
        </span>
        {source.label}
      </h4>
      {source.articles.length > 0 && (
        <ul className="as-source-articles">
          {source.articles.map((article) => (
            <li key={article}>{article}</li>
          ))}
        </ul>
      )}
      {source.excerpt !== '' && <blockquote>{source.excerpt}</blockquote>}
      {source.confidence === 'medium' && (
        <p className="as-source-note">
          <InfoIcon size="1.15em" />
          {t('sources.medium')}
        </p>
      )}
      {source.caution !== null && (
        <p className="as-source-note as-source-caution">
          <WarningIcon size="1.15em" />
          <span>
            <strong>{t('sources.caution')}</strong> {source.caution}
          </span>
        </p>
      )}
      <dl>
        {source.source !== null && (
          <div>
            <dt>{t('sources.from')}</dt>
            <dd>{source.source}</dd>
          </div>
        )}
        {month !== '' && (
          <div>
            <dt>{t('sources.asOf')}</dt>
            <dd>{month}</dd>
          </div>
        )}
        <div>
          <dt>{t('sources.review')}</dt>
          <dd>{t(source.verifiedByLawyer ? 'sources.reviewed' : 'sources.notReviewed')}</dd>
        </div>
      </dl>
      {source.url !== null && /^https?:\/\//i.test(source.url) && (
        <p className="as-source-link">
          <a href={source.url} target="_blank" rel="noopener noreferrer">
            {t('sources.read')}
          </a>
        </p>
      )}
      {opinion}
    </article>
  );
}

function Sources({ sources, chosen, onClose, opinion }: Props) {
  const { t } = useTranslation('assistant');
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const box = list.current;
    const card = box?.querySelector<HTMLElement>(`[data-source="${chosen}"]`);
    if (box && card) box.scrollTop = chosen === 1 ? 0 : card.offsetTop - 8;
  }, [chosen]);
  return (
    <>
      <div className="as-panel-head">
        <h3 ref={heading} tabIndex={-1}>
          {t('sources.panel')}
        </h3>
        <button type="button" className="icon-button" aria-label={t('sources.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {/* It scrolls by itself: the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="as-panel-list" ref={list} role="group" aria-label={t('sources.panel')} tabIndex={0}>
        {sources.map((source, index) => (
          <SourceCard
            key={source.key}
            source={source}
            number={index + 1}
            chosen={index + 1 === chosen}
            opinion={opinion(source)}
          />
        ))}
      </div>
    </>
  );
}

function Sheet(props: Props) {
  const { t } = useTranslation('assistant');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="as-sheet" aria-label={t('sources.panel')} onClose={props.onClose}>
      <Sources {...props} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

/** What an answer rests on: beside it where there is room, else a sheet from below. */
export function SourcePanel(props: Props) {
  const { t } = useTranslation('assistant');
  const beside = useMedia(BESIDE);
  if (!beside) return <Sheet {...props} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') props.onClose();
  };
  return (
    // The panel's own keys, wherever the focus is inside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside className="as-panel" aria-label={t('sources.panel')} onKeyDown={onKeyDown}>
      <Sources {...props} />
    </aside>
  );
}
