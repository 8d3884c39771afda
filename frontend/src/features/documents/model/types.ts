/** The documents' part of the contract (docs/API.md, "Documents"). */

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

export interface Parameter {
  name: string;
  label: string;
  help: string;
  type: ParameterType;
  required: boolean;
  maxLength: number;
  example: string;
}

export interface Mention {
  text: string;
  articles: string[];
}

export interface Template {
  id: string;
  name: string;
  description: string;
  icon: string;
  version: number;
  reviewedByLawyer: boolean;
  mentions: Mention[];
  parameters: Parameter[];
}

export type DocumentLanguage = 'fr' | 'en';

export interface Generated {
  title: string;
  content: string;
}

export interface Preview {
  generatedContent: Generated;
  missingMentions: string[];
  fields: Record<string, string>;
}

export interface GenerateAnswer {
  generatedContent: Generated;
  document: { id: number; title: string };
  missingMentions: string[];
}

export interface DocumentSummary {
  id: number;
  type: string;
  title: string;
  language: DocumentLanguage;
  createdAt: string;
  updatedAt: string;
  version: number;
}

export interface StoredDocument extends DocumentSummary {
  content: string;
  parameters: Record<string, string>;
  missingMentions: string[];
}

export interface DocumentVersion {
  version: number;
  createdAt: string;
  title: string;
}
