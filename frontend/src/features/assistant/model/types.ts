/** The assistant's part of the contract (docs/API.md, "Assistant"). */

export interface Source {
  kind: 'note' | 'case' | 'article';
  key: string;
  label: string;
  articles: string[];
  excerpt: string;
  url: string | null;
  confidence: 'high' | 'medium' | null;
  caution: string | null;
  source: string | null;
  asOf: string | null;
  verifiedByLawyer: boolean;
}

export type AnswerStatus = 'grounded' | 'no_match' | 'unavailable';

export interface Usage {
  used: number;
  /** `null` for Premium and admin: no limit. */
  limit: number | null;
  resetsAt: string;
}

export interface SavedDocument {
  id: number;
  title: string;
}

export interface DocumentDraft {
  templateId: string;
  title: string;
  field: { name: string; label: string; help: string; type: string };
  filled: Record<string, string>;
  missing: string[];
}

export interface Answer {
  response: string;
  status: AnswerStatus;
  language: 'fr' | 'en';
  engine: 'builtin' | 'remote';
  notice: string | null;
  sources: Source[];
  nextStep: string;
  documentGenerated: boolean;
  document: SavedDocument | null;
  savedDocument: SavedDocument | null;
  documentDraft: DocumentDraft | null;
  usage: Usage;
  logId: number | null;
}

export interface LoggedAnswer {
  id: number;
  prompt: string;
  response: string;
  status: AnswerStatus;
  sources: Source[];
  timestamp: string;
}

export interface EngineStatus {
  engine: 'builtin' | 'remote';
  model: string | null;
  ready: boolean;
}

export const PROMPT_TYPES = [
  'research',
  'document',
  'strategy',
  'analysis',
  'precedent',
  'procedure',
] as const;

export type PromptType = (typeof PROMPT_TYPES)[number];

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** Characters of one message (decisions §5). */
export const MESSAGE_MAX = 4_000;
