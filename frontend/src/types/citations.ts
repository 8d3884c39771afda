/** What the citation checker answers (docs/API.md, "Citations"). */
import type { Answered, Schemas } from './api';

export type CitationStatus = 'found' | 'doubtful' | 'not_found';

export type CitationLink = Answered<Schemas['CitationLink'], { kind: 'note' | 'case' | 'article' }>;

export type CheckedCitation = Answered<
  Schemas['CheckedCitation'],
  { kind: 'law' | 'decision'; status: CitationStatus; links: CitationLink[] }
>;

export type CitationCheck = Answered<Schemas['CitationCheck'], { citations: CheckedCitation[] }>;

export type ReadNote = Answered<Schemas['ReadNote'], { confidence: 'high' | 'medium' }>;
