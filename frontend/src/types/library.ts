/** Decisions and laws as everyone signed in reads them (docs/API.md, "Library"). */
import type { Answered, Schemas } from './api';
import type { DecisionTranslation, Subject } from './caseLaw';
import type { Language } from '@/lib/i18n/languages';

/** What a text is today; only the first is law. */
export type Standing = 'in_force' | 'unclear' | 'future' | 'superseded' | 'repealed';
export const STATUSES = ['in_force', 'unclear', 'superseded', 'repealed'] as const;
export type LawStatus = (typeof STATUSES)[number];
export type Quality = 'good' | 'medium' | 'low';
export type Part = 'legalPrinciple' | 'facts' | 'decision' | 'text';

export type TextPiece = Answered<Schemas['TextPiece']>;
export type Excerpt = Answered<Schemas['Excerpt'], { pieces: TextPiece[] }>;
export type Both = Answered<Schemas['BothLanguages']>;

export type DecisionHead = Answered<Schemas['DecisionHead'], { subject: Subject }>;
export type DecisionHit = DecisionHead & { titlePieces: TextPiece[]; part: Part; excerpt: Excerpt };

export interface Found<T> {
  items: T[];
  total: number;
  /** Nothing has all the words: these have some. */
  isLoose: boolean;
  /** Words of the law that were looked for besides, in the other language. */
  alsoSearched: string[];
}

export type FilterChoice = Answered<Schemas['FilterChoice']>;
export interface DecisionChoices {
  courts: FilterChoice[];
  years: FilterChoice[];
  subjects: FilterChoice[];
}

export type ArticleLink = Answered<Schemas['ArticleLink'], { standing: Standing; language: Language }>;

export type Decision = DecisionHead & {
  key: string;
  parties: string;
  keywords: string[];
  facts: string;
  legalPrinciple: string;
  decision: string;
  translation: DecisionTranslation | null;
  text: string | null;
  source: Answered<Schemas['CaseLawSource']> | null;
  importedAt: string | null;
  isEdited: boolean;
  cites: { citation: string; links: ArticleLink[] }[];
  citedBy: DecisionHead[];
  citation: Both;
};

export type Law = Answered<Schemas['Law'], { standing: Standing; language: Language }>;
export type ArticleHead = Answered<
  Schemas['ArticleHead'],
  { standing: Standing; language: Language; name: Both }
>;
export type ArticleHit = ArticleHead & { excerpt: Excerpt };

export interface LawContents {
  law: Law;
  contents: ArticleHead[];
}

export type ArticleVersion = ArticleHead & {
  text: string;
  statusNote: string | null;
  inForceFrom: string | null;
  inForceUntil: string | null;
  quality: Quality;
  qualityNote: string | null;
  citation: Both;
};

export type Neighbour = Answered<Schemas['ArticleNeighbour'], { name: Both }>;

export interface ArticleContent {
  law: Law;
  versions: ArticleVersion[];
  previous: Neighbour | null;
  next: Neighbour | null;
  citedByDecisions: DecisionHead[];
  citedByNotes: (Both & { key: string })[];
  citedByArticles: Neighbour[];
}

export type AdminLaw = Law & {
  status: LawStatus;
  isActive: boolean;
  isEdited: boolean;
  updatedAt: string;
  revision: number;
};

/** With what the change did to its articles. */
export type ChangedLaw = AdminLaw & { concerned: number; unclear: number };

/** Left out, but for the last two, which are taken and should be looked at. */
export type LineTrouble =
  | 'not_json'
  | 'no_law'
  | 'no_title'
  | 'no_language'
  | 'no_number'
  | 'empty_text'
  | 'too_long'
  | 'bad_date'
  | 'double'
  | 'out_of_order';

export interface LawImportReport {
  laws: Answered<Schemas['ImportedLaw']>[];
  notes: { line: number; article: string | null; trouble: LineTrouble }[];
  refused: number;
  doubtful: number;
}
