import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import type { DecisionHead } from '@/types/library';

/** Decisions by name, each with its court and day. */
export function DecisionLinks({ decisions }: { decisions: DecisionHead[] }) {
  const { i18n } = useTranslation('library');
  return (
    <ul className="lb-links">
      {decisions.map(({ id, title, jurisdiction, date }) => (
        <li key={id}>
          <Link to={paths.jurisprudence.href({}, id)}>{title}</Link>
          <span className="muted">
            {jurisdiction} · {formatDate(date, i18n.language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
