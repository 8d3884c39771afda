import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '@/components/answer/RichText';
import { ArrowIcon } from '@/components/actionIcons';
import { InfoIcon, WarningIcon } from '@/components/icons';
import { answerParts } from '@/lib/answer/answerParts';
import type { VisitorAnswer } from '@/types/anonymous';

type Source = VisitorAnswer['sources'][number];

function SourceItem({ source, number }: { source: Source; number: number }) {
  const { t } = useTranslation('anonymous');
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
      {source.caution !== null && (
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

/** An answer with its next step and what it rests on, folded away below it. */
export function VisitorAnswerNote({ answer }: { answer: VisitorAnswer }) {
  const { t } = useTranslation('anonymous');
  const details = useRef<HTMLDetailsElement>(null);
  const { sources } = answer;
  const parts = answerParts(answer.response);
  const step = parts.step ?? answer.nextStep;

  const show = (number: number) => {
    const { current } = details;
    if (!current) return;
    current.open = true;
    current.querySelector<HTMLElement>(`[data-source="${number}"]`)?.focus();
  };
  const rich = (text: string) => (
    <RichText
      text={text}
      sources={sources.length}
      markLabel={(number) => t('sources.mark', { number, label: sources[number - 1]?.label ?? '' })}
      onSource={show}
    />
  );
  return (
    <div className="an-answer" lang={answer.language}>
      <span className="visually-hidden">{t('chat.assistant')} </span>
      {answer.notice !== null && (
        <p className="an-source-note">
          <InfoIcon size="1.15em" />
          {answer.notice}
        </p>
      )}
      <div className="an-answer-text">{rich(parts.body)}</div>
      {step !== null && step !== '' && (
        <div className="an-next">
          <p className="an-next-title">
            <ArrowIcon size="1.15em" />
            {t('chat.nextStep')}
          </p>
          {rich(step)}
        </div>
      )}
      {sources.length > 0 && (
        <details className="an-sources" ref={details}>
          <summary>{t('sources.title', { count: sources.length })}</summary>
          <ol>
            {sources.map((source, index) => (
              <SourceItem key={source.key} source={source} number={index + 1} />
            ))}
          </ol>
        </details>
      )}
      <p className="an-quiet">{parts.after ?? t('chat.quiet')}</p>
    </div>
  );
}
