import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { callsTo, json, onCall } from '@/testing/server';
import type { Proof } from '@/types/anonymous';
import { initialsOf } from './initials';
import { heldKey, holdOpening, setOpening } from './opening';
import { descriptionOf } from './prefill';
import { withProof } from './proof';
import { emptyRequest, isIncomplete, LIMITS, requestBody, requestSchema } from './requestForm';
import { hasherOf } from './sha256';
import { countWords, keyOf } from './words';

const hex = (words: Int32Array) =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

describe('the hash of the proof of work', () => {
  it.each(['', 'abc', 'é', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'b'.repeat(119), 'c'.repeat(300)])(
    'is SHA-256, wherever the text is cut: %s',
    (text) => {
      const expected = createHash('sha256').update(text).digest('hex');
      for (const cut of [0, 1, Math.floor(text.length / 2), text.length]) {
        expect(hex(hasherOf(text.slice(0, cut))(text.slice(cut))), `${cut}`).toBe(expected);
      }
    },
  );
});

describe('withProof', () => {
  const refused = () => json(429, { code: 'proof_required', message: 'Preuve demandée' });
  const challenge = { required: true, challenge: 'défi-1', difficulty: 9, expiresAt: '2026-11-21T10:00:00Z' };
  const send = (proof?: Proof) =>
    http.post<{ ok: boolean }>('/api/try', proof === undefined ? {} : { proof });

  const accepted = (call: { body: unknown }) => {
    const { proof } = call.body as { proof?: Proof };
    if (proof === undefined) return refused();
    const hash = createHash('sha256').update(`${proof.challenge}:${proof.nonce}`).digest();
    // Nine bits of nothing.
    return hash[0] === 0 && (hash[1] ?? 255) < 128 && proof.nonce.length <= 32
      ? json(200, { ok: true })
      : refused();
  };

  it('asks for nothing and counts nothing when the server does not', async () => {
    onCall('POST', '/api/try', () => json(200, { ok: true }));
    const working = vi.fn();
    await expect(withProof(send, working)).resolves.toEqual({ ok: true });
    expect(callsTo('/api/anonymous-challenge')).toHaveLength(0);
    expect(working).not.toHaveBeenCalledWith(true);
  });

  it('brings a proof that holds, and says while it works', async () => {
    onCall('POST', '/api/try', accepted);
    onCall('GET', '/api/anonymous-challenge', () => json(200, challenge));
    const working = vi.fn();
    await expect(withProof(send, working)).resolves.toEqual({ ok: true });
    expect(working.mock.calls).toEqual([[true], [false]]);
    expect(callsTo('/api/try')).toHaveLength(2);
  });

  it('gives up after the second proof, and passes other refusals on', async () => {
    onCall('POST', '/api/try', refused);
    onCall('GET', '/api/anonymous-challenge', () => json(200, challenge));
    await expect(withProof(send)).rejects.toMatchObject({ code: 'proof_required' });
    expect(callsTo('/api/anonymous-challenge')).toHaveLength(2);
    onCall('POST', '/api/try', () => json(429, { code: 'too_many_requests', message: 'Attendez' }));
    await expect(withProof(send)).rejects.toBeInstanceOf(ApiError);
    expect(callsTo('/api/anonymous-challenge')).toHaveLength(2);
  });
});

describe('what a conversation becomes in the form', () => {
  const wording = {
    conversation: 'Conversation',
    question: (text: string) => `Question : ${text}`,
    answer: (text: string) => `Réponse : ${text}`,
  };

  it('holds the last question, then all questions and answers as lines', () => {
    const text = descriptionOf(
      [
        {
          question: 'Ma caution ?',
          answer: {
            response: 'Le bailleur la **rend** [1].\n\n**Selon** : Code civil, art. 1730 [1]',
            answer: 'Le bailleur la rend.',
            conditions: ['Sauf dégâts.'],
            action: 'Écrivez-lui.',
            basis: ['Code civil, art. 1730'],
          },
        },
        { question: 'En combien de temps ?', answer: { response: 'Un **mois** [1].' } },
      ],
      wording,
    );
    expect(text).toBe(
      'En combien de temps ?\n\nConversation\n\nQuestion : Ma caution ?\nRéponse : Le bailleur la rend.\nSauf dégâts.\nÉcrivez-lui.\n\n' +
        'Question : En combien de temps ?\nRéponse : Un mois.',
    );
  });

  it('leaves out the oldest when all does not fit', () => {
    const long = (mark: string) => ({
      question: mark,
      answer: { response: mark.repeat(9_000) },
    });
    const text = descriptionOf([long('a'), long('b'), long('c')], wording);
    expect(text.length).toBeLessThanOrEqual(LIMITS.textMax);
    expect(text).not.toContain('Question : a');
    expect(text).toContain('Question : c');
  });
});

describe('the request form', () => {
  const filled = {
    ...emptyRequest,
    title: ' Caution ',
    description: ' Elle n’est pas rendue. ',
    anonymousEmail: ' a@example.cm ',
  };

  it('knows what is missing', () => {
    expect(isIncomplete(emptyRequest)).toBe(true);
    expect(isIncomplete({ ...filled, anonymousEmail: '   ' })).toBe(true);
    expect(isIncomplete(filled)).toBe(false);
  });

  it('sends trimmed values and leaves an open domain to the server', () => {
    expect(requestBody(filled)).toEqual({
      title: 'Caution',
      description: 'Elle n’est pas rendue.',
      urgency: 'normal',
      budget: '',
      anonymousEmail: 'a@example.cm',
      website: '',
    });
    expect(requestBody({ ...filled, legalDomain: 'civil' })).toHaveProperty('legalDomain', 'civil');
  });

  it.each([
    ['title', 'ab', 'anonymous:errors.titleShort'],
    ['title', 'a'.repeat(151), 'anonymous:errors.tooLong'],
    ['description', 'court', 'anonymous:errors.descriptionShort'],
    ['anonymousEmail', 'pas une adresse', 'anonymous:errors.email'],
    ['budget', 'a'.repeat(201), 'anonymous:errors.tooLong'],
  ])('refuses %s = %s', async (field, value, message) => {
    await expect(requestSchema.validate({ ...filled, [field]: value })).rejects.toThrow(message);
  });
});

describe('words and links', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);

  it.each([
    token,
    token.toUpperCase(),
    `  https://palabre.example/access/${token} `,
    `palabre.example/access/${token}`,
  ])('reads a link: %s', (typed) => {
    expect(keyOf(typed)).toEqual({ accessToken: token });
  });

  it('takes everything else for words, and counts them', () => {
    expect(keyOf(' baobab, rivière lampe ')).toEqual({ codeWords: 'baobab, rivière lampe' });
    expect(countWords('Baobab, rivière-lampe  cacao\ntambour;étoile panier.')).toBe(7);
    expect(countWords('  ')).toBe(0);
  });
});

describe('initials', () => {
  it.each([
    ['Maître Ekwalla Bell', 'EB'],
    ['Me Essomba', 'E'],
    ['Étude Mbarga', 'ÉM'],
    ['Me', 'M'],
    ['jean-paul de la fosse', 'JF'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the opening of an access', () => {
  beforeEach(() => vi.useFakeTimers());

  it('is forgotten soon after the last page that needs it has gone', () => {
    const releaseOne = holdOpening();
    setOpening({ state: 'failed', error: ApiError.local('offline') }, { accessToken: 'secret' });
    releaseOne();
    // The next page takes it over in time.
    const releaseOther = holdOpening();
    vi.advanceTimersByTime(60_000);
    expect(heldKey()).toEqual({ accessToken: 'secret' });
    releaseOther();
    vi.advanceTimersByTime(60_000);
    expect(heldKey()).toBeNull();
  });
});
