import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopReading } from '@/lib/answer/speech';
import { i18n } from '@/lib/i18n/i18n';
import { renderPart } from '@/testing/renderApp';
import { AnswerActions } from './AnswerActions';
import { DictationButton, DictationNotice, useDictating } from './Dictation';

class Words {
  voice: unknown = null;
  lang = '';
  rate = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

/** A device that speaks French; `end` ends the sentence it is at. */
function speaker(languages = ['fr_FR']) {
  const said: Words[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    onvoiceschanged: null,
    getVoices: () => voices,
    speak: (words: Words) => void said.push(words),
    cancel: vi.fn(),
  });
  const voices = languages.map((lang) => ({ lang, localService: true, voiceURI: lang }));
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Words);
  return { said, synthesis, end: () => act(() => said.at(-1)?.onend?.()) };
}

const actions = (language: 'fr' | 'en' = 'fr', isShared = true) => (
  <AnswerActions
    response={'**Un mois** [1].\n\n**Selon** : Code du travail, art. 34'}
    spoken={'Un mois. Écrivez.'}
    language={language}
    isShared={isShared}
  />
);

beforeEach(async () => {
  await i18n.loadNamespaces(['answer', 'answerExtras']);
});
afterEach(() => {
  stopReading();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

describe('an answer', () => {
  it('is read aloud sentence by sentence, stopped, and read at a speed that is remembered', async () => {
    const { said, end } = speaker();
    const { person } = renderPart(actions());
    await person.click(screen.getByRole('button', { name: 'Écouter' }));
    expect(said.map(({ text, lang, rate }) => [text, lang, rate])).toEqual([['Un mois.', 'fr-FR', 1]]);
    await person.click(screen.getByRole('button', { name: '1,25 ×' }));
    // From the same sentence on.
    expect(said.map(({ text, rate }) => [text, rate])).toEqual([
      ['Un mois.', 1],
      ['Un mois.', 1.25],
    ]);
    end();
    expect(said.at(-1)).toMatchObject({ text: 'Écrivez.', rate: 1.25 });
    end();
    expect(screen.getByRole('button', { name: 'Écouter' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Écouter' }));
    expect(said.at(-1)).toMatchObject({ text: 'Un mois.', rate: 1.25 });
    await person.click(screen.getByRole('button', { name: 'Arrêter la lecture' }));
    expect(screen.queryByRole('group', { name: 'Vitesse de lecture' })).toBeNull();
  });

  it('is silent once it is gone', async () => {
    const { synthesis } = speaker();
    const { person, unmount } = renderPart(actions());
    await person.click(screen.getByRole('button', { name: 'Écouter' }));
    synthesis.cancel.mockClear();
    unmount();
    expect(synthesis.cancel).toHaveBeenCalled();
  });

  it('offers no reading where the device has no voice for its language', () => {
    speaker(['fr-FR']);
    renderPart(actions('en'));
    expect(screen.queryByRole('button', { name: 'Écouter' })).toBeNull();
  });

  it('is copied as plain text', async () => {
    const { person } = renderPart(actions());
    await person.click(screen.getByRole('button', { name: 'Copier' }));
    expect(await screen.findByRole('button', { name: 'Copié' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Un mois.\n\nSelon : Code du travail, art. 34');
  });

  it('goes to WhatsApp where the device cannot share, with its articles and the caution', () => {
    renderPart(actions());
    const link = screen.getByRole('link', { name: /^WhatsApp/ });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toMatch(/^Un mois\.\n\nSelon : Code du travail, art\. 34\n\nInformation juridique/);
  });

  it('is shared by the device where it can, and a sheet that is closed is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.assign(navigator, { share });
    const { person } = renderPart(actions());
    await person.click(screen.getByRole('button', { name: 'Partager' }));
    expect(share).toHaveBeenCalledWith({
      text: expect.stringContaining('pas un conseil d’avocat') as string,
    });
  });

  it('that is a refusal is not passed on', () => {
    renderPart(actions('fr', false));
    expect(screen.queryByRole('button', { name: 'Copier' })).toBeNull();
  });
});

/** A browser that listens. */
class Hears {
  static last: Hears | null = null;
  lang = '';
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  start = vi.fn();
  abort = vi.fn();
  stop = vi.fn(() => this.onend?.());
  constructor() {
    Hears.last = this;
  }
}

function Field({ onText }: { onText: (text: string) => void }) {
  const dictating = useDictating('Bonjour', onText);
  return (
    <form>
      <DictationNotice {...dictating} />
      <DictationButton {...dictating} />
    </form>
  );
}

describe('a question', () => {
  it('is dictated after a notice that comes once, and stopped', async () => {
    vi.stubGlobal('webkitSpeechRecognition', Hears);
    const onText = vi.fn();
    const { person, unmount } = renderPart(<Field onText={onText} />);
    await person.click(screen.getByRole('button', { name: 'Dicter la question' }));
    expect(await screen.findByText(/son éditeur peut recevoir votre voix/)).toBeVisible();
    expect(Hears.last).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Dicter' }));
    expect(Hears.last?.start).toHaveBeenCalled();
    expect(Hears.last?.lang).toBe('fr-FR');
    // The notice that had the focus is gone: what ends the dictation has it.
    expect(screen.getByRole('button', { name: 'Arrêter la dictée' })).toHaveFocus();
    act(() => Hears.last?.onresult?.({ results: [[{ transcript: ' mon loyer' }]] }));
    expect(onText).toHaveBeenCalledWith('Bonjour mon loyer');
    await person.click(screen.getByRole('button', { name: 'Arrêter la dictée' }));
    expect(screen.getByRole('button', { name: 'Dicter la question' })).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Dicter la question' }));
    expect(await screen.findByText(/Je vous écoute/)).toBeVisible();
    act(() => {
      Hears.last?.onerror?.({ error: 'not-allowed' });
      Hears.last?.onend?.();
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Le micro n’est pas permis/));
    unmount();
  });

  it('is typed where the browser cannot listen, or may not', () => {
    const { unmount } = renderPart(<Field onText={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    vi.stubGlobal('webkitSpeechRecognition', Hears);
    Object.assign(document, { featurePolicy: { allowsFeature: () => false } });
    renderPart(<Field onText={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    Reflect.deleteProperty(document, 'featurePolicy');
  });
});
