import { useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/i18n/languages';

/** The part of the browser's speech recognition that is used; it has no types of its own everywhere. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type RecognitionClass = new () => Recognition;

interface MayRecognise {
  SpeechRecognition?: RecognitionClass;
  webkitSpeechRecognition?: RecognitionClass;
}

interface MayAsk {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

const ACCENTS: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

function recognition(): RecognitionClass | null {
  const own = window as unknown as MayRecognise;
  const found = own.SpeechRecognition ?? own.webkitSpeechRecognition ?? null;
  // A page that may not use the microphone is told so by some browsers only when it tries.
  const asks = document as unknown as MayAsk;
  return asks.featurePolicy?.allowsFeature('microphone') === false ? null : found;
}

export type DictationTrouble = 'denied' | 'network' | 'failed';

const TROUBLES: Record<string, DictationTrouble | null> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  network: 'network',
  // Nothing was said, or it was stopped: no trouble.
  'no-speech': null,
  aborted: null,
};

export interface Dictation {
  /** Whether this browser can. */
  isPossible: boolean;
  isListening: boolean;
  trouble: DictationTrouble | null;
  start: () => void;
  stop: () => void;
}

/** Speech as text: `onText` gets what stood there before, with what was said so far behind it. */
export function useDictation(language: Language, text: string, onText: (text: string) => void): Dictation {
  const running = useRef<Recognition | null>(null);
  const [isListening, setListening] = useState(false);
  const [trouble, setTrouble] = useState<DictationTrouble | null>(null);
  const write = useRef(onText);
  useEffect(() => {
    write.current = onText;
  }, [onText]);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    const Class = recognition();
    if (Class === null || running.current !== null) return;
    setTrouble(null);
    const hears = new Class();
    const before = text.trim() === '' ? '' : `${text.trimEnd()} `;
    hears.lang = ACCENTS[language];
    hears.interimResults = true;
    hears.continuous = false;
    hears.onresult = ({ results }) => {
      const said = Array.from(results, (each) => each[0]?.transcript ?? '').join('');
      write.current(before + said.trimStart());
    };
    hears.onerror = ({ error }) => setTrouble(error in TROUBLES ? (TROUBLES[error] ?? null) : 'failed');
    hears.onend = () => {
      running.current = null;
      setListening(false);
    };
    running.current = hears;
    setListening(true);
    try {
      hears.start();
    } catch {
      running.current = null;
      setListening(false);
      setTrouble('failed');
    }
  };
  return {
    isPossible: recognition() !== null,
    isListening,
    trouble,
    start,
    stop: () => running.current?.stop(),
  };
}
