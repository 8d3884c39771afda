import type { MessageKey } from '@/lib/i18n/message';

/** Bytes of one file, and files of one message (decisions §7). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILES = 10;

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** For the browser's own file dialog. */
export const ACCEPTED = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** The type of a file by its name: some phones give none. */
export function mediaTypeOf(file: Pick<File, 'name' | 'type'>): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return TYPES[ending] ?? null;
}

/** Why a file cannot be sent, or `null`. The server looks again, into the file itself. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): MessageKey | null {
  if (mediaTypeOf(file) === null) return 'messages:files.wrongType';
  if (file.size === 0) return 'messages:files.empty';
  if (file.size > MAX_FILE_BYTES) return 'messages:files.tooLarge';
  return null;
}
