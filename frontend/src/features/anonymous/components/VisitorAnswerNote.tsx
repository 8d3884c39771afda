import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerActions } from '@/components/answer/AnswerActions';
import { AnswerFields } from '@/components/answer/AnswerFields';
import { AnswerLanguage, useAnswerTexts } from '@/components/answer/answerLanguage';
import { RefusalHelp, RefusalTitle } from '@/components/answer/RefusalHelp';
import { RichText } from '@/components/answer/RichText';
import { InfoIcon, WarningIcon } from '@/components/icons';
import { fieldsOf, hasFields, spokenOf } from '@/lib/answer/fields';
import { plainAnswer } from '@/lib/answer/share';
import type { AnswerSource } from '@/types/answer';
import type { Exchange } from '../hooks/useVisitorChat';

function SourceItem({ source, number }: { source: AnswerSource; number: number }) {
  const { t } = useAnswerTexts();
  return (
    <li data-source={number} tabIndex={-1}>
      <p className="an-source-label">{source.label}</p>
      {source.articles.length > 0 && <p className="muted">{source.articles.join(' · ')}</p>}
      {source.excerpt !== '' && <blockquote>{source.excerpt}</blockquote>}
      {source.confidence === 'medium' && (
        <p className="an-source-note">
          <InfoIcon size="1.15em" />
          {t('sources.medium')}
        </p>
      )}
      {/* That of the first source stands beside the answer already. */}
      {number > 1 && source.caution !== null && (
        <p className="an-source-note">
          <WarningIcon size="1.15em" />
          <span>
            <strong>{t('sources.caution')}</strong> {source.caution}
          </span>
        </p>
      )}
      {source.url !== null && /^https?:\/\//i.test(source.url) && (
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {t('sources.read')}
        </a>
      )}
    </li>
  );
}

interface Props {
  exchange: Exchange;
  /** Puts a question into the input. */
  onAsk: (question: string) => void;
  /** Takes a question into the form for the professionals. */
  onLawyer: (question: string) => void;
}

/** An answer with what it rests on, which one line opens below it. */
export function VisitorAnswerNote(props: Props) {
  return (
    <AnswerLanguage value={props.exchange.answer.language}>
      <Answer {...props} />
    </AnswerLanguage>
  );
}

function Answer({ exchange, onAsk, onLawyer }: Props) {
  const { t: ofPage } = useTranslation('anonymous');
  const { t } = useAnswerTexts();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { answer, question } = exchange;
  const { sources, status, language, notice } = answer;
  const fields = fieldsOf(answer);
  const text = answer.response;
  const isTalk = status === 'talk';
  const drawsFields = hasFields(fields) && !isTalk;

  const show = (number: number) => {
    setOpen(true);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-source="${number}"]`)?.focus(),
    );
  };
  const sourceList = isOpen && (
    <ol className="an-sources" id={id} ref={list}>
      {sources.map((source, index) => (
        <SourceItem key={source.key} source={source} number={index + 1} />
      ))}
    </ol>
  );
  return (
    <div className="an-answer" lang={language}>
      <span className="visually-hidden">{ofPage('chat.assistant')} </span>
      {notice !== null && (
        <p className="an-source-note">
          <InfoIcon size="1.15em" />
          {notice}
        </p>
      )}
      <RefusalTitle reason={fields.reason} />
      {drawsFields ? (
        <AnswerFields
          fields={fields}
          sources={sources}
          sourcesShown={isOpen}
          sourcesId={id}
          sourceList={sourceList}
          onSources={() => setOpen(!isOpen)}
          onAsk={onAsk}
          keepsPage
        />
      ) : (
        <div className="an-answer-text">
          <RichText
            text={text}
            sources={isTalk ? 0 : sources.length}
            markLabel={(number) => t('sources.mark', { number, label: sources[number - 1]?.label ?? '' })}
            onSource={show}
          />
        </div>
      )}
      {!drawsFields && !isTalk && sources.length > 0 && (
        <>
          <button
            type="button"
            className="an-sources-button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('sources.title', { count: sources.length })}
          </button>
          {sourceList}
        </>
      )}
      {status === 'no_match' && (
        <RefusalHelp
          reason={fields.reason}
          subjects={fields.related}
          onAsk={onAsk}
          onRephrase={() => onAsk(question)}
        >
          <button type="button" className="button button-quiet" onClick={() => onLawyer(question)}>
            {t('refusal.lawyer')}
          </button>
        </RefusalHelp>
      )}
      {!isTalk && (
        <>
          {drawsFields && status === 'grounded' && <p className="an-quiet">{t('quiet')}</p>}
          <AnswerActions
            response={text}
            spoken={drawsFields ? spokenOf(fields).join('\n') : plainAnswer(text)}
            language={language}
            isShared={status !== 'no_match'}
          />
        </>
      )}
    </div>
  );
}
