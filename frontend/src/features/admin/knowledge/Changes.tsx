import { useTranslation } from 'react-i18next';
import type { FieldChange, Piece } from './model';

/** Characters of an unchanged stretch that are shown at its ends. */
const AROUND = 90;

/** A long stretch that stayed is cut in its middle: what changed is what is looked for. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= AROUND * 2 + 20) return text;
  const head = isFirst ? '' : text.slice(0, AROUND);
  const tail = isLast ? '' : text.slice(-AROUND);
  return `${head} … ${tail}`;
}

function PieceText({ piece, isFirst, isLast }: { piece: Piece; isFirst: boolean; isLast: boolean }) {
  const { t } = useTranslation('knowledge');
  if (piece.change === 'same') return <>{shortened(piece.text, isFirst, isLast)}</>;
  const Mark = piece.change === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{t(`changes.${piece.change}`)} </span>
      {piece.text}
      <span className="visually-hidden"> {t('changes.end')}</span>
    </Mark>
  );
}

/** What changed between two versions, field by field: underlined what came, struck through what went. */
export function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useTranslation('knowledge');
  if (changes.length === 0) return <p className="muted">{t('changes.none')}</p>;
  return (
    <dl className="kn-changes">
      {changes.map(({ field, pieces }) => (
        <div key={field}>
          <dt>{t(`form.${field}`)}</dt>
          <dd>
            {pieces.map((piece, index) => (
              <PieceText
                key={index}
                piece={piece}
                isFirst={index === 0}
                isLast={index === pieces.length - 1}
              />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
