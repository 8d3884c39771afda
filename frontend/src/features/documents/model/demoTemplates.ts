/** Demo mode shows every template (product.md §5), each with a few of its parameters; `faits` takes more lines. */
export const DEMO_TEMPLATES = {
  'contrat-bail': ['bailleur', 'preneur', 'adresse', 'montant'],
  assignation: ['demandeur', 'defendeur', 'objet', 'tribunal'],
  'pv-enquete': ['officier', 'lieu', 'temoins', 'faits'],
  convocation: ['autorite', 'convoque', 'motif', 'lieu'],
} as const;

export type DemoTemplate = keyof typeof DEMO_TEMPLATES;

export const DEMO_IDS = Object.keys(DEMO_TEMPLATES) as DemoTemplate[];
