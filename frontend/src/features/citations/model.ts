import type { BadgeTone } from '@/components/requests/Badge';
import type { CheckedCitation, CitationStatus } from '@/types/citations';

/** Characters of a text that is checked. */
export const TEXT_MAX = 30_000;

export const TONES: Record<CitationStatus, BadgeTone> = {
  found: 'success',
  doubtful: 'warning',
  not_found: 'neutral',
};

export interface Segment {
  text: string;
  /** The place of the citation in the list; `null` for what stands between citations. */
  citation: number | null;
}

/** A text cut where its citations begin and end. Citations come in order and do not overlap. */
export function segmentsOf(text: string, citations: readonly CheckedCitation[]): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  citations.forEach(({ start, end }, citation) => {
    if (start > from) segments.push({ text: text.slice(from, start), citation: null });
    segments.push({ text: text.slice(start, end), citation });
    from = end;
  });
  if (from < text.length) segments.push({ text: text.slice(from), citation: null });
  return segments;
}

/** All citations in their normal form, one a line: what is pasted into a brief. */
export function listOf(citations: readonly CheckedCitation[]): string {
  return [...new Set(citations.map(({ normal }) => normal))].join('\n');
}
