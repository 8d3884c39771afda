import { NOTICE_KINDS, type Notice, type NoticeKind } from '@/types/notices';

/** The key of a notice's text; a kind that a newer server invented gets a general one. */
export function wordingOf(kind: string): NoticeKind | 'other' {
  return NOTICE_KINDS.find((each) => each === kind) ?? 'other';
}

/** The request a notice is about, when it says so. */
export function requestOf({ params }: Pick<Notice, 'params'>): number | null {
  const id = params.requestId;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Only an address of this application is followed. */
export function ownLink(link: string): string | null {
  return /^\/(?![/\\])[^\\]*$/.test(link) ? link : null;
}
