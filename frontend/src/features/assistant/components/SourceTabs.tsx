import { useTranslation } from 'react-i18next';
import { tabText } from '../model/articles';
import type { Source } from '../model/types';

interface Props {
  sources: readonly Source[];
  /** The number of the source shown beside, if one of these is. */
  open: number | null;
  onSource: (number: number) => void;
}

/** The articles an answer rests on, as small tabs that open the source beside it. */
export function SourceTabs({ sources, open, onSource }: Props) {
  const { t } = useTranslation('assistant');
  if (sources.length === 0) return null;
  return (
    <div className="as-sources">
      <p className="as-sources-title">{t('sources.title', { count: sources.length })}</p>
      <ul>
        {sources.map((source, index) => {
          const number = index + 1;
          const tab = tabText(source.articles);
          return (
            <li key={source.key}>
              <button
                type="button"
                className="as-tab"
                aria-expanded={open === number}
                onClick={() => onSource(number)}
              >
                <span className="as-tab-number">{number}</span>
                <span className="as-tab-text">
                  {tab?.text ?? source.label}
                  {tab !== null && tab.more > 0 && (
                    <span className="as-tab-more">{t('sources.more', { count: tab.more })}</span>
                  )}
                </span>
                <span className="visually-hidden">{t('sources.open', { label: source.label })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
