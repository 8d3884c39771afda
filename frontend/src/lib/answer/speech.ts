import { useSyncExternalStore } from 'react';
import type { Language } from '@/lib/i18n/languages';
import { readPreference, writePreference } from '@/lib/storage/preferences';

/** How fast is read, as a person chooses it. */
export const RATES = [0.8, 1, 1.25] as const;
export type Rate = (typeof RATES)[number];

const RATE_KEY = 'reading-speed';
/** Chrome falls silent in the middle of long texts. */
const PIECE_MAX = 220;

interface Reading {
  /** Of what is being read; nothing else is read meanwhile. */
  id: string | null;
  rate: Rate;
}

let state: Reading = { id: null, rate: 1 };
let pieces: readonly string[] = [];
let at = 0;
let voice: SpeechSynthesisVoice | null = null;
/** What a piece that was cut off says of its end is no longer heard. */
let turn = 0;
const listeners = new Set<() => void>();

function synthesis(): SpeechSynthesis | null {
  // Absent in some browsers, whatever the types say.
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

function set(next: Partial<Reading>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function storedRate(): Rate {
  const kept = Number(readPreference(RATE_KEY));
  return RATES.find((rate) => rate === kept) ?? 1;
}

/** Sentences, and long ones in parts: a voice breathes between them. */
export function piecesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}«"“])/u)
    .flatMap((sentence) => cut(sentence.trim()))
    .filter((piece) => piece !== '');
}

function cut(sentence: string): string[] {
  if (sentence.length <= PIECE_MAX) return [sentence];
  const head = sentence.slice(0, PIECE_MAX);
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf(' : '), head.lastIndexOf('; '));
  const end = comma > PIECE_MAX / 3 ? comma + 1 : head.lastIndexOf(' ');
  const from = end <= 0 ? PIECE_MAX : end;
  return [sentence.slice(0, from).trim(), ...cut(sentence.slice(from).trim())];
}

const ofLanguage = (each: SpeechSynthesisVoice, language: Language) =>
  each.lang.toLowerCase().replace('_', '-').split('-')[0] === language;

/** A voice on the device before one that needs the network, and none of those without a network. */
export function voiceOf(language: Language): SpeechSynthesisVoice | null {
  const all = synthesis()?.getVoices() ?? [];
  const own = all.filter((each) => ofLanguage(each, language) && (each.localService || navigator.onLine));
  return own.find(({ localService }) => localService) ?? own[0] ?? null;
}

function onVoices(listener: () => void): () => void {
  // Older Safari tells of no such event, and has no place for it; its voices are there from the start.
  const speaks = 'onvoiceschanged' in (synthesis() ?? {}) ? synthesis() : null;
  speaks?.addEventListener('voiceschanged', listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    speaks?.removeEventListener('voiceschanged', listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether something in this language can be read aloud here and now. */
export function useVoice(language: Language): boolean {
  return useSyncExternalStore(onVoices, () => voiceOf(language) !== null);
}

function speak(): void {
  const speaks = synthesis();
  const piece = pieces[at];
  if (speaks === null || piece === undefined) {
    stopReading();
    return;
  }
  turn += 1;
  const own = turn;
  const words = new SpeechSynthesisUtterance(piece);
  if (voice !== null) {
    words.voice = voice;
    words.lang = voice.lang.replace('_', '-');
  }
  words.rate = state.rate;
  words.onend = () => {
    if (own !== turn) return;
    at += 1;
    speak();
  };
  words.onerror = () => {
    if (own === turn) stopReading();
  };
  speaks.speak(words);
}

let listens = false;

/** Reads a text aloud, in the place of what was being read. */
export function readAloud(id: string, text: string, language: Language): void {
  const speaks = synthesis();
  if (speaks === null) return;
  if (!listens) addEventListener('pagehide', stopReading);
  listens = true;
  turn += 1;
  speaks.cancel();
  voice = voiceOf(language);
  pieces = piecesOf(text);
  at = 0;
  set({ id, rate: storedRate() });
  speak();
}

export function stopReading(): void {
  turn += 1;
  pieces = [];
  synthesis()?.cancel();
  if (state.id !== null) set({ id: null });
}

/** From the sentence that is being read on. */
export function readAt(rate: Rate): void {
  writePreference(RATE_KEY, `${rate}`);
  set({ rate });
  if (state.id === null) return;
  turn += 1;
  synthesis()?.cancel();
  speak();
}

export function useReading(): Reading {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
