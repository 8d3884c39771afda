import { screen, within } from '@testing-library/react';
import type { ClientRequest, Proposal } from '@/types/marketplace';

/** A published request, as its client reads it. */
export function aRequest(change: Partial<ClientRequest> = {}): ClientRequest {
  return {
    id: 12,
    title: 'Caution non rendue',
    description: 'Mon bailleur garde ma caution depuis trois mois.',
    aiSummary: null,
    legalDomain: 'immobilier',
    urgency: 'high',
    budget: '50 000 à 100 000 FCFA',
    status: 'open',
    isValidated: true,
    isHidden: false,
    hiddenReason: null,
    isAnonymous: false,
    clientId: 7,
    clientName: 'Awa Njoya',
    clientEmail: 'awa@example.cm',
    proposalCount: 0,
    hasProposal: false,
    selectedProposalId: null,
    canEdit: true,
    closeReason: null,
    createdAt: '2026-11-18T08:00:00Z',
    updatedAt: '2026-11-18T08:00:00Z',
    publishedAt: '2026-11-18T09:00:00Z',
    assignedAt: null,
    closedAt: null,
    ...change,
  };
}

/** A proposal that waits for the client's choice. */
export function aProposal(change: Partial<Proposal> = {}): Proposal {
  return {
    id: 31,
    requestId: 12,
    requestTitle: 'Caution non rendue',
    requestStatus: 'open',
    professionalId: 40,
    professionalName: 'Me Essomba',
    professionalRole: 'avocat',
    professionalEmail: null,
    specialty: 'Droit immobilier',
    city: 'Douala',
    isVerified: true,
    ratingMean: 4.5,
    ratingCount: 8,
    rankingScore: 4.1,
    title: 'Mise en demeure puis référé',
    description: 'Je rédige la mise en demeure et je suis la suite.',
    price: '80 000 FCFA',
    priceAmount: 80_000,
    timeline: '2 semaines',
    timelineDays: 14,
    deadline: '2026-12-03T08:00:00Z',
    experience: 'Dix affaires de bail.',
    status: 'pending',
    isSelected: false,
    rejectReason: null,
    rejectedBy: null,
    canUndoReject: false,
    canRate: false,
    ratingId: null,
    clientName: 'Awa Njoya',
    clientEmail: null,
    createdAt: '2026-11-19T08:00:00Z',
    decidedAt: null,
    ...change,
  };
}

/** The list item that stands under this heading. */
export async function cardOf(title: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: title });
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: title }) !== null);
  if (found === undefined) throw new Error(`no card: ${title}`);
  return found;
}
