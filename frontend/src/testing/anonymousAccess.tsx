/** A private link as the server shows it, and the page that opens it. */
import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';
import { json, onCall } from '@/testing/server';
import type { Access, AnonymousMessage, AnonymousProposal, AnonymousRequest } from '@/types/anonymous';
import type { User } from '@/types/api';

export const TOKEN = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);
export const RECORD = '/api/anonymous-access/current';
export const WORDS = 'baobab rivière lampe cacao tambour étoile panier';

export const access = (change: Partial<Access> = {}): Access => ({
  handle: 'aaaabbbbccccdddd',
  email: 'contact@example.cm',
  expiresAt: '2026-11-28T10:00:00Z',
  isExpired: false,
  selectedProposalId: null,
  isUsed: false,
  createdAt: '2026-11-21T10:00:00Z',
  extensionsLeft: 4,
  canExtend: true,
  noticesEnabled: true,
  unreadMessages: 0,
  ...change,
});
export const request: AnonymousRequest = {
  title: 'Caution non rendue',
  description: 'Mon bailleur garde ma caution.',
  urgency: 'high',
  legalDomain: 'immobilier',
  budget: '50 000 FCFA',
  status: 'open',
  isHidden: false,
  pseudonym: 'Client n° 12',
  proposalCount: 2,
  createdAt: '2026-11-20T10:00:00Z',
};
export const proposal = (id: number, change: Partial<AnonymousProposal> = {}): AnonymousProposal => ({
  id,
  professionalName: `Maître Exemple ${id}`,
  professionalEmail: '',
  professionalRole: 'avocat',
  specialty: null,
  city: 'Douala',
  isVerified: true,
  rating: 4.5,
  reviewCount: 8,
  title: `Proposition ${id}`,
  description: 'Je rédige la mise en demeure.',
  price: '80 000 FCFA',
  timeline: '2 semaines',
  deadline: '2026-12-05T10:00:00Z',
  experience: 'Dix affaires.',
  status: 'pending',
  isSelected: false,
  createdAt: '2026-11-21T10:00:00Z',
  ...change,
});
export const message = (id: number, change: Partial<AnonymousMessage> = {}): AnonymousMessage => ({
  id,
  fromVisitor: false,
  content: 'Envoyez-moi la date.',
  isRead: true,
  createdAt: '2026-11-21T12:00:00Z',
  clientKey: null,
  ...change,
});
export const gone = (status = 404) =>
  json(status, { code: status === 410 ? 'link_expired' : 'not_found', message: 'x' });

export interface World {
  record?: Partial<Access>;
  request?: Partial<AnonymousRequest>;
  proposals?: AnonymousProposal[];
  messages?: AnonymousMessage[];
}

export function world({
  record = {},
  request: changed = {},
  proposals = [proposal(4), proposal(3)],
  messages = [],
}: World = {}) {
  onCall('GET', '/api/user', () => json(401, { code: 'unauthenticated', message: 'x' }));
  onCall('GET', RECORD, () => json(200, access(record)));
  onCall('GET', '/api/anonymous-request/current', () => json(200, { ...request, ...changed }));
  onCall('GET', '/api/anonymous-proposals/current', () => json(200, proposals));
  onCall('GET', '/api/anonymous-messages/current', () => json(200, messages));
}

export const selected = {
  record: { selectedProposalId: 3, isUsed: true },
  request: { status: 'assigned' as const },
  proposals: [
    proposal(4, { status: 'rejected' }),
    proposal(3, { status: 'accepted', isSelected: true, professionalEmail: 'cabinet@example.cm' }),
  ],
};

export const content = () => screen.findByRole('heading', { level: 1, name: 'Caution non rendue' });
export const show = (user?: User) => renderApp({ route: '/access', ...(user === undefined ? {} : { user }) });
