import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MicrophoneIcon, StopIcon } from '@/components/actionIcons';
import { Optional } from '@/components/feedback/Optional';
import { useDictation, type Dictation as State } from '@/lib/answer/dictation';
import { loadTexts } from '@/lib/i18n/i18n';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { readPreference, writePreference } from '@/lib/storage/preferences';
import './answer.css';

/** Whoever agreed once is not asked again. */
const AGREED_KEY = 'dictation-agreed';

export interface Dictating {
  dictation: State;
  /** The notice is open. */
  asks: boolean;
  press: () => void;
  agree: () => void;
  decline: () => void;
}

/** Dictation for an input, with the notice that comes before the first time. */
export function useDictating(text: string, onText: (text: string) => void): Dictating {
  const { language } = useLanguage();
  const dictation = useDictation(language, text, onText);
  const [asks, setAsks] = useState(false);
  return {
    dictation,
    asks,
    press: () => {
      if (dictation.isListening) dictation.stop();
      else if (readPreference(AGREED_KEY) === null) setAsks(true);
      else dictation.start();
    },
    agree: () => {
      writePreference(AGREED_KEY, '1');
      setAsks(false);
      dictation.start();
    },
    decline: () => setAsks(false),
  };
}

/** Beside the input; not there where the browser cannot. */
export function DictationButton({ dictation, asks, press }: Dictating) {
  const { t } = useTranslation('answer');
  if (!dictation.isPossible) return null;
  const name = t(dictation.isListening ? 'dictate.stop' : 'dictate.start');
  return (
    <button
      type="button"
      className={dictation.isListening ? 'icon-button ans-mic ans-mic-on' : 'icon-button ans-mic'}
      aria-label={name}
      data-tip={name}
      aria-expanded={asks}
      onClick={press}
    >
      {dictation.isListening ? <StopIcon /> : <MicrophoneIcon />}
    </button>
  );
}

const Notice = lazy(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "answer-extras" */ './DictationNotice'),
    loadTexts('answerExtras'),
  ]);
  return part;
});

/** Above the input, for who wants to dictate. */
export function DictationNotice(dictating: Dictating) {
  const { dictation, asks } = dictating;
  const [isWanted, setWanted] = useState(false);
  const isNeeded = asks || dictation.isListening || dictation.trouble !== null;
  if (isNeeded && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Optional>
      <Notice {...dictating} />
    </Optional>
  );
}
