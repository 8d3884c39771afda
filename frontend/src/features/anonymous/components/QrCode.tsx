import { encode } from 'uqr';
import { useTranslation } from 'react-i18next';

/** White around the figure, as the standard asks. */
const QUIET = 4;

/** The link as a figure to scan; drawn here, so that the link goes to nobody. */
export default function QrCode({ text }: { text: string }) {
  const { t } = useTranslation('anonymous');
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  const side = size + 2 * QUIET;
  return (
    <svg
      className="an-qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={t('created.qrImage')}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
