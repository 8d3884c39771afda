import type { CaseLaw } from '@/types/caseLaw';

/** A decision as an import brought it, with its summary, for tests. */
export const decision: CaseLaw = {
  id: 5,
  key: 'CAMEROUN-COURSUPREME-20231005-67CIV',
  title: 'Congé donné hors délai',
  jurisdiction: 'Cour suprême',
  caseNumber: '67/CIV',
  date: '2023-10-05',
  parties: 'A. c/ B.',
  subject: 'commercial',
  keywords: ['bail', 'congé', 'délai', 'nullité', 'prix'],
  facts: 'f'.repeat(60),
  legalPrinciple: 'p'.repeat(200),
  decision: 'd'.repeat(60),
  relevantArticles: ['Code civil, art. 1134'],
  translation: null,
  source: {
    name: 'Juricaf (AHJUCAF)',
    id: 'CAMEROUN-COURSUPREME-20231005-67CIV',
    url: 'https://juricaf.org/arret/CAMEROUN-COURSUPREME-20231005-67CIV',
    licence: 'ODbL 1.0',
  },
  isVerified: false,
  textWaits: false,
  isShipped: false,
  isEdited: false,
  createdBy: 1,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  revision: 3,
  withdrawn: null,
};
