import type { Excerpt, TextPiece } from '@/types/library';

/** A text with the words that were looked for marked. */
export function Pieces({ pieces }: { pieces: TextPiece[] }) {
  // A piece has no name but its place, and a page of results comes as a whole.
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}

export function ExcerptText({ excerpt }: { excerpt: Excerpt }) {
  return (
    <>
      {excerpt.isCutBefore && '… '}
      <Pieces pieces={excerpt.pieces} />
      {excerpt.isCutAfter && ' …'}
    </>
  );
}
