import { useTranslation } from 'react-i18next';
import { formatNumber, formatShortDate } from '@/lib/format/format';

const HEIGHT = 72;
const WIDTH = 300;
/** A day with something on it is seen, however much there was on others. */
const LEAST = 3;

interface Props {
  name: string;
  title: string;
  days: { day: string; value: number }[];
}

/** A column a day; what it shows stands in words above it. */
export function Columns({ name, title, days }: Props) {
  const { t, i18n } = useTranslation('admin');
  const values = days.map(({ value }) => value);
  const total = values.reduce((sum, value) => sum + value, 0);
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, days.length);
  const said = t('activity.total', {
    total: formatNumber(total, i18n.language),
    most: formatNumber(Math.max(0, ...values), i18n.language),
  });
  return (
    <figure className="ad-chart">
      <figcaption>
        <strong>{title}</strong>
        <span>{said}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={`ad-columns ad-columns-${name}`}
        aria-hidden="true"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {days.map(({ day, value }, index) => {
          if (value === 0) return null;
          const height = Math.max(LEAST, (value / most) * (HEIGHT - 2));
          return (
            <rect
              key={day}
              x={index * step + step * 0.12}
              y={HEIGHT - height}
              width={step * 0.76}
              height={height}
            />
          );
        })}
      </svg>
      <p className="ad-chart-ends" aria-hidden="true">
        <span>{formatShortDate(days[0]?.day ?? '', i18n.language)}</span>
        <span>{formatShortDate(days.at(-1)?.day ?? '', i18n.language)}</span>
      </p>
    </figure>
  );
}
