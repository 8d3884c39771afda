/** The documents' part of the contract (docs/API.md, "Documents"). */
import type { Answered, Schemas } from '@/types/api';

export const PARAMETER_TYPES = [
  'text',
  'longText',
  'amount',
  'date',
  'dateTime',
  'duration',
  'person',
  'court',
] as const;

export type ParameterType = (typeof PARAMETER_TYPES)[number];

export type Parameter = Answered<Schemas['TemplateParameter'], { type: ParameterType }>;

export type Mention = Schemas['Mention'];

export type Template = Answered<Schemas['DocumentTemplate'], { parameters: Parameter[] }>;

export type DocumentLanguage = 'fr' | 'en';

export type Generated = Schemas['GeneratedContent'];

export type Preview = Schemas['DocumentPreview'];

export type GenerateAnswer = Schemas['GeneratedDocument'];

export type DocumentSummary = Answered<Schemas['DocumentSummary'], { language: DocumentLanguage }>;

export type StoredDocument = Answered<Schemas['Document'], { language: DocumentLanguage }>;

export type DocumentVersion = Schemas['DocumentVersion'];
