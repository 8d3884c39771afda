import { date, object, string } from 'yup';
import { isApiError } from '@/lib/http/ApiError';
import { STATUSES, type AdminLaw, type LawImportReport } from '@/types/library';

export interface LawValues {
  title: string;
  status: string;
  statusNote: string;
  inForceFrom: string;
  inForceUntil: string;
  source: string;
  sourceUrl: string;
}

export const LAW_FIELDS = [
  'title',
  'status',
  'statusNote',
  'inForceFrom',
  'inForceUntil',
  'source',
  'sourceUrl',
] as const;

export interface TextValues extends LawValues {
  key: string;
  language: string;
}

export const TEXT_FIELDS = ['key', 'language', ...LAW_FIELDS] as const;

export function valuesOf(law: AdminLaw): LawValues {
  return {
    title: law.title,
    status: law.status,
    statusNote: law.statusNote ?? '',
    inForceFrom: law.inForceFrom ?? '',
    inForceUntil: law.inForceUntil ?? '',
    source: law.source ?? '',
    sourceUrl: law.sourceUrl ?? '',
  };
}

export const NEW_TEXT: TextValues = {
  key: '',
  language: 'fr',
  title: '',
  status: 'in_force',
  statusNote: '',
  inForceFrom: '',
  inForceUntil: '',
  source: '',
  sourceUrl: '',
};

const day = date()
  .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
  .typeError('adminLaws:errors.date');

export const lawSchema = object({
  title: string().trim().required('adminLaws:errors.title').max(400, 'adminLaws:errors.long'),
  status: string().oneOf(STATUSES, 'adminLaws:errors.status').required('adminLaws:errors.status'),
  statusNote: string().max(500, 'adminLaws:errors.long'),
  inForceFrom: day,
  inForceUntil: day.when('inForceFrom', ([from], schema) =>
    from instanceof Date ? schema.min(from, 'adminLaws:errors.until') : schema,
  ),
  source: string().max(500, 'adminLaws:errors.long'),
  sourceUrl: string().matches(/^(?:https:\/\/\S+)?$/, 'adminLaws:errors.address'),
});

export const textSchema = lawSchema.shape({
  key: string()
    .trim()
    .required('adminLaws:errors.key')
    .matches(/^[\w.-]{1,120}$/, 'adminLaws:errors.key'),
  language: string().oneOf(['fr', 'en']).required(),
});

/** Lines of JSON say themselves which law they are of. */
export function saysItself(name: string): boolean {
  return /\.(?:jsonl|ndjson|json)$/i.test(name);
}

/** A key for a law from its file's name: `Loi n° 92 007.txt` is `loi-n-92-007`. */
export function keyOf(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120);
}

type ImportedLaw = LawImportReport['laws'][number];

/** Numbers of the articles that a file lacks, `most` at the most; the server sends only the first of many. */
export function absentNumbersOf({ absent, absentNumbers }: ImportedLaw, most = absentNumbers.length): string {
  const shown = absentNumbers.slice(0, most);
  return `${shown.join(', ')}${absent > shown.length ? '…' : ''}`;
}

/** The file has a law that was withdrawn here: whether it comes back is asked first. */
export function isWithdrawnLaw(error: unknown): boolean {
  return isApiError(error) && error.code === 'law_withdrawn';
}

export interface Import {
  file: File;
  about: TextValues | null;
  isCheck: boolean;
  isWhole: boolean;
  /** A law that was withdrawn is served again. */
  restores?: boolean;
}

export function importPath({ file, about, isCheck, isWhole, restores = false }: Import): string {
  const query = new URLSearchParams({ name: file.name });
  if (isCheck) query.set('check', 'true');
  if (isWhole) query.set('whole', 'true');
  if (restores) query.set('restore', 'true');
  for (const [name, value] of Object.entries(about ?? {})) {
    const text = (value as string).trim();
    if (text !== '') query.set(name, text);
  }
  return `/api/admin/laws/import?${query.toString()}`;
}
