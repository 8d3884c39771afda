import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type {
  Answer,
  ConversationRow,
  DocumentDraft,
  LoggedAnswer,
  OpenedConversation,
  Source,
  Usage,
} from '@/features/assistant/model/types';
import { i18n } from '@/lib/i18n/i18n';
import type { User } from '@/types/api';
import { renderApp, testUser } from './renderApp';
import { json, onCall } from './server';

const RESETS = '2026-11-30T23:00:00Z';

export const source: Source = {
  kind: 'note',
  key: 'travail-preavis-duree',
  label: 'Préavis : durée et droits',
  articles: ['Code du travail (loi n° 92/007 du 14 août 1992), art. 34'],
  excerpt: 'La durée du préavis dépend de l’ancienneté.',
  url: 'https://example.org/texte',
  confidence: 'medium',
  caution: 'Voyez la convention collective.',
  source: 'Fiche du ministère',
  asOf: '2026-11',
  verifiedByLawyer: false,
};

export const answer = (change: Partial<Answer> = {}): Answer => ({
  response:
    'Vous avez droit à un préavis [1].\n\n**À faire** : Voyez l’inspection du travail.\n\nInformation juridique, pas un conseil d’avocat.',
  status: 'grounded',
  language: 'fr',
  engine: 'builtin',
  notice: null,
  sources: [source],
  nextStep: 'Voyez l’inspection du travail.',
  documentGenerated: false,
  document: null,
  savedDocument: null,
  documentDraft: null,
  usage: { used: 1, limit: 3, resetsAt: RESETS },
  logId: 1,
  conversationId: 12,
  answer: 'Vous avez droit à un préavis.',
  conditions: ['Sauf faute lourde.'],
  action: 'Voyez l’inspection du travail.',
  urgent: false,
  basis: ['Code du travail, art. 34'],
  related: [{ key: 'b', title: 'Et sans contrat écrit ?' }],
  ...change,
});

export const plain = { answer: null, conditions: [], action: null, basis: [], related: [] };

export const logged: LoggedAnswer = {
  id: 4,
  conversationId: 5,
  prompt: 'Et le SMIG ?',
  response: 'Le salaire minimum [1].',
  status: 'grounded',
  language: 'fr',
  sources: [source],
  feedback: [],
  timestamp: RESETS,
};

export const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream the test feeds by hand. */
export function stream() {
  const encoder = new TextEncoder();
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    send: (text: string) =>
      act(async () => {
        feed.enqueue(encoder.encode(text));
        await new Promise((done) => setTimeout(done, 40));
      }),
    end: () =>
      act(async () => {
        feed.close();
        await new Promise((done) => setTimeout(done, 40));
      }),
    cut: () =>
      act(async () => {
        feed.error(new TypeError('cut'));
        await new Promise((done) => setTimeout(done, 40));
      }),
  };
}

export const conversation: ConversationRow = {
  id: 5,
  title: 'Et le SMIG ?',
  isHidden: false,
  exchanges: 1,
  createdAt: RESETS,
  updatedAt: RESETS,
};

/** What the server keeps of conversations; the last gone on with first. */
export function conversations(rows: ConversationRow[], logs: LoggedAnswer[] = [logged]) {
  onCall('GET', '/api/ai-conversations', ({ path }) => {
    const query = new URL(path, 'http://localhost').searchParams;
    const hidden = query.get('hidden') === 'true';
    const found = rows.filter(
      ({ isHidden, title }) => isHidden === hidden && title.includes(query.get('q') ?? ''),
    );
    const part = found.slice(0, Number(query.get('limit')));
    return json(200, part, { 'X-Total-Count': `${found.length}` });
  });
  for (const row of rows) {
    const path = `/api/ai-conversations/${row.id}`;
    const own = logs.filter(({ conversationId }) => conversationId === row.id);
    onCall('GET', path, () => json(200, { ...row, exchanges: own } satisfies OpenedConversation));
    onCall('PATCH', path, ({ body }) => json(200, Object.assign(row, body)));
    onCall('DELETE', path, () => {
      rows.splice(rows.indexOf(row), 1);
      return json(204, null);
    });
  }
}

interface Given {
  used?: number;
  limit?: number | null;
  draft?: DocumentDraft | null;
}

export const lease: DocumentDraft = {
  templateId: 'contrat-bail',
  title: 'Contrat de bail commercial',
  field: { name: 'preneur', label: 'Preneur', help: '', example: '', type: 'person', required: true },
  filled: { bailleur: 'Mme Ngo' },
  missing: ['preneur', 'adresse'],
};

export function server({ used = 0, limit = 3, draft = null }: Given = {}) {
  onCall('GET', '/api/ai-usage', () => json(200, { used, limit, resetsAt: RESETS } satisfies Usage));
  onCall('GET', '/api/ai-status', () => json(200, { engine: 'builtin', model: null, ready: true }));
  conversations([]);
  onCall('GET', '/api/ia/draft', () => json(200, { documentDraft: draft }));
}

export const premium: User = { ...testUser, isPremium: true };

export async function open(user: User, route = '/dashboard?tab=assistant') {
  onCall('GET', '/api/user', () => json(200, user));
  const view = renderApp({ route });
  await screen.findByRole('log', undefined, { timeout: 8_000 });
  return view;
}

export const input = () => screen.findByRole('textbox', { name: 'Votre question' });

/** On a wide screen, with its texts here. */
export async function prepare(): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await i18n.loadNamespaces(['dashboard', 'assistant', 'answer', 'answerExtras', 'assistantList']);
}
