/** The legal notes to take along (docs/API.md, "Handbook"). */
import type { Answered, Schemas } from './api';

export type HandbookNote = Answered<Schemas['HandbookNote']>;

export type Handbook = Answered<Schemas['Handbook'], { language: 'fr' | 'en'; notes: HandbookNote[] }>;

export type HandbookSummary = Answered<Schemas['HandbookSummary']>;
