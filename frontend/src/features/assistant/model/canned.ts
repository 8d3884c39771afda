import type { TFunction } from 'i18next';
import type { WithFields } from '@/types/answer';
import type { Source } from './types';

/** The example questions of a client, and the note each canned answer was written from. */
const CANNED = [
  { example: 'one', note: 'travail-licenciement-lettre-motif' },
  { example: 'two', note: 'loyers-impayes-filouterie' },
  { example: 'three', note: 'vente-terrain-notaire-titre' },
] as const;

type Translate = TFunction<['assistant', 'demo']>;

interface Canned {
  text: string;
  sources: Source[];
  fields: WithFields<object>;
}

/** What the demonstration answers: one of three worked answers, or that it is a demonstration. */
export function cannedAnswer(t: Translate, question: string): Canned {
  const found = CANNED.find(({ example }) => t(`assistant:examples.client.${example}`) === question.trim());
  if (!found) return { text: t('demo:assistant.other'), sources: [], fields: {} };
  const of = `demo:assistant.${found.example}` as const;
  const answer = t(`${of}.answer`);
  const condition = t(`${of}.condition`);
  const action = t(`${of}.action`);
  const article = t(`${of}.article`);
  return {
    text: [answer, `- ${condition}`, action, article].join('\n\n'),
    fields: { answer, conditions: [condition], action, basis: [article] },
    sources: [
      {
        kind: 'note',
        key: found.note,
        label: t(`${of}.label`),
        articles: [article],
        excerpt: t(`${of}.excerpt`),
        url: null,
        asOf: null,
        caution: null,
        confidence: 'high',
        source: null,
        verifiedByLawyer: false,
      },
    ],
  };
}
