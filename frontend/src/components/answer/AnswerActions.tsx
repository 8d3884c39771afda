import { useEffect, useId, useState } from 'react';
import { CopyIcon, ListenIcon, ShareIcon, StopIcon } from '@/components/actionIcons';
import { announce } from '@/components/feedback/announce';
import { CheckIcon } from '@/components/icons';
import { PRODUCT_NAME } from '@/config/env';
import { plainAnswer, sharedAnswer, whatsAppLink } from '@/lib/answer/share';
import { RATES, readAloud, readAt, stopReading, useReading, useVoice } from '@/lib/answer/speech';
import type { Language } from '@/lib/i18n/languages';
import { useAnswerTexts } from './answerLanguage';
import './answer.css';

interface ListenProps {
  text: string;
  language: Language;
}

/** Reads an answer aloud, where the device has a voice for its language. */
function Listen({ text, language }: ListenProps) {
  const { t, language: textLanguage } = useAnswerTexts();
  const id = useId();
  const reading = useReading();
  const canRead = useVoice(language);
  const isReading = reading.id === id;
  // What is not there any more is not read on.
  useEffect(
    () => () => {
      if (isReading) stopReading();
    },
    [isReading],
  );
  if (!canRead && !isReading) return null;
  const rateOf = (rate: number) => t('listen.rate', { rate: rate.toLocaleString(textLanguage) });
  return (
    <>
      <button
        type="button"
        className="ans-small"
        onClick={() => (isReading ? stopReading() : readAloud(id, text, language))}
      >
        {isReading ? <StopIcon size="1.15em" /> : <ListenIcon size="1.15em" />}
        {t(isReading ? 'listen.stop' : 'listen.start')}
      </button>
      {isReading && (
        <span className="ans-rates" role="group" aria-label={t('listen.speed')}>
          {RATES.map((rate) => (
            <button
              key={rate}
              type="button"
              aria-pressed={reading.rate === rate}
              onClick={() => readAt(rate)}
            >
              {rateOf(rate)}
            </button>
          ))}
        </span>
      )}
    </>
  );
}

/** How long a button says that it is done (milliseconds). */
const DONE_MS = 2_500;

function Copy({ text }: { text: string }) {
  const { t } = useAnswerTexts();
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), DONE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const how = await navigator.clipboard.writeText(text).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
    setOutcome(how);
    announce(t(`copy.${how}`));
  };
  return (
    <button type="button" className="ans-small" onClick={() => void copy()}>
      {outcome === 'done' ? <CheckIcon size="1.15em" /> : <CopyIcon size="1.15em" />}
      {t(`copy.${outcome ?? 'button'}`)}
    </button>
  );
}

/** By what the device has for sharing, else by WhatsApp. */
function Share({ text }: { text: string }) {
  const { t } = useAnswerTexts();
  if (typeof navigator.share !== 'function') {
    return (
      <a className="ans-small" href={whatsAppLink(text)} target="_blank" rel="noopener noreferrer">
        <ShareIcon size="1.15em" />
        {t('share.whatsapp')}
        <span className="visually-hidden"> {t('share.newTab')}</span>
      </a>
    );
  }
  const share = async () => {
    try {
      await navigator.share({ text });
    } catch {
      // Closed again, or refused: the answer is still here.
    }
  };
  return (
    <button type="button" className="ans-small" onClick={() => void share()}>
      <ShareIcon size="1.15em" />
      {t('share.button')}
    </button>
  );
}

interface Props {
  /** The answer's whole text, in light Markdown. */
  response: string;
  /** What is read aloud of it. */
  spoken: string;
  language: Language;
  /** There is something in it to pass on. */
  isShared: boolean;
}

/** What can be done with an answer: hear it, copy it, pass it on. */
export function AnswerActions({ response, spoken, language, isShared }: Props) {
  const { t } = useAnswerTexts();
  const shared = sharedAnswer({
    response,
    caution: t('quiet'),
    from: t('share.from', { product: PRODUCT_NAME, site: window.location.host }),
  });
  return (
    <div className="ans-actions">
      <Listen text={spoken} language={language} />
      {isShared && (
        <>
          <Copy text={plainAnswer(response)} />
          <Share text={shared} />
        </>
      )}
    </div>
  );
}
