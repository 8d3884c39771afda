import { useTranslation } from 'react-i18next';
import { CheckIcon, WarningIcon } from '@/components/icons';
import type { Mention } from '../model/types';

interface Props {
  /** A mention with its articles, or its text alone. */
  missing: readonly (string | Mention)[];
  /** The template's mentions, which know the articles of a text. */
  mentions: readonly Mention[];
}

function known(missing: string | Mention, mentions: readonly Mention[]): Mention {
  if (typeof missing !== 'string') return missing;
  return mentions.find((mention) => mention.text === missing) ?? { text: missing, articles: [] };
}

/** What the document must say and does not say yet, each with its articles; read before a download. */
export function MissingMentions({ missing, mentions }: Props) {
  const { t } = useTranslation('documents');
  if (missing.length === 0) {
    return (
      <p className="doc-mentions-done">
        <CheckIcon size="1.2em" />
        {t('mentions.none')}
      </p>
    );
  }
  return (
    <section className="doc-mentions" aria-label={t('mentions.title', { count: missing.length })}>
      <h3>
        <WarningIcon size="1.2em" />
        {t('mentions.title', { count: missing.length })}
      </h3>
      <ul>
        {missing.map((each) => {
          const { text, articles } = known(each, mentions);
          return (
            <li key={text}>
              {text}
              {articles.length > 0 && <span className="doc-articles">{articles.join(' ; ')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
