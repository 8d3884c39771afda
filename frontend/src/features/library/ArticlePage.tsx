import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowIcon, BackIcon } from '@/components/actionIcons';
import { NoteReader } from '@/components/answer/NoteReader';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { WarningIcon } from '@/components/icons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useApi } from '@/lib/swr/useApi';
import type { ArticleContent, ArticleVersion } from '@/types/library';
import { QualityBadge, StandingBadge } from './badges';
import { Citation } from './Citation';
import { DecisionLinks } from './DecisionLinks';
import { paragraphsOf } from './model';
import { Period } from './Period';
import { Unknown } from './Unknown';

/** An article: its words, whether they are law today, and who cites it. */
export function ArticlePage({ lawKey, number }: { lawKey: string; number: string }) {
  const { t } = useTranslation('library');
  const { language } = useLanguage();
  const path = `/api/laws/${encodeURIComponent(lawKey)}/articles/${encodeURIComponent(number)}`;
  const { data, error, mutate } = useApi<ArticleContent>(path);
  const [first, ...others] = data?.versions ?? [];
  usePageTitle(
    first ? t('article.title', { name: first.name[language], law: first.lawTitle }) : t('laws.title'),
  );
  if (error && !data) {
    if (error.status === 404) return <Unknown />;
    return (
      <div className="page page-narrow">
        <h1>{t('laws.title')}</h1>
        <ApiErrorAlert error={error} onRetry={() => void mutate()} />
      </div>
    );
  }
  if (!data || !first)
    return (
      <div className="page">
        <PageSkeleton cards={2} />
      </div>
    );
  const { law } = data;
  return (
    <article className="page lb-page">
      <p>
        <Link to={paths.laws.href({}, law.key)} lang={law.language}>
          {law.title}
        </Link>
      </p>
      <h1>{first.name[language]}</h1>
      {first.heading !== '' && (
        <p className="muted" lang={law.language}>
          {first.heading}
        </p>
      )}
      <Version version={first} />
      {others.length > 0 && (
        <section>
          <h2>{t('article.versions')}</h2>
          {others.map((version, place) => (
            <details key={place} className="lb-version">
              <summary>
                <StandingBadge standing={version.standing} /> {t('article.version', { count: place + 2 })}
              </summary>
              <Version version={version} />
            </details>
          ))}
        </section>
      )}
      <section>
        <h2>{t('article.citedBy')}</h2>
        <CitedBy content={data} />
      </section>
      <nav className="lb-around" aria-label={t('article.around')}>
        {data.previous && (
          <Link
            className="button button-outlined"
            to={paths.laws.href({}, law.key, data.previous.numberKey)}
            rel="prev"
          >
            <BackIcon size="1.2em" />
            {data.previous.name[language]}
          </Link>
        )}
        {data.next && (
          <Link
            className="button button-outlined lb-next"
            to={paths.laws.href({}, law.key, data.next.numberKey)}
            rel="next"
          >
            {data.next.name[language]}
            <ArrowIcon size="1.2em" />
          </Link>
        )}
      </nav>
      <footer className="lb-foot muted">
        <p>{t('law.unread')}</p>
        {law.source !== null && (
          <p>
            {t('decision.source')} {law.source}
          </p>
        )}
      </footer>
    </article>
  );
}

function Version({ version }: { version: ArticleVersion }) {
  const { t } = useTranslation('library');
  const { standing, isUsable } = version;
  return (
    <>
      <p className="badges">
        <StandingBadge standing={standing} />
        <QualityBadge quality={version.quality} isUsable={isUsable} />
      </p>
      {standing !== 'in_force' && (
        <div className="notice notice-error">
          <WarningIcon />
          <p>{t(`warning.${standing}`)}</p>
        </div>
      )}
      {!isUsable && (
        <div className="notice notice-error">
          <WarningIcon />
          <p>{t('warning.unusable')}</p>
        </div>
      )}
      <Period from={version.inForceFrom} until={version.inForceUntil} />
      {version.statusNote !== null && (
        <p className="muted">
          {t('law.note')} <q>{version.statusNote}</q>
        </p>
      )}
      {version.qualityNote !== null && (
        <p className="muted">
          {t('quality.note')} <q>{version.qualityNote}</q>
        </p>
      )}
      <div className="lb-words" lang={version.language}>
        {paragraphsOf(version.text).map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      <Citation citation={version.citation} />
    </>
  );
}

function CitedBy({ content }: { content: ArticleContent }) {
  const { t, i18n } = useTranslation('library');
  const { language } = useLanguage();
  const [note, setNote] = useState<string | null>(null);
  const { citedByDecisions: decisions, citedByNotes: notes, citedByArticles: articles, law } = content;
  if (decisions.length + notes.length + articles.length === 0) {
    return <p className="muted">{t('article.citedByNone')}</p>;
  }
  return (
    <>
      {decisions.length > 0 && (
        <>
          <h3>{t('article.decisions', { count: decisions.length })}</h3>
          <DecisionLinks decisions={decisions} />
        </>
      )}
      {articles.length > 0 && (
        <>
          <h3>{t('article.articles')}</h3>
          <ul className="lb-numbers">
            {articles.map(({ number, numberKey, name }) => (
              <li key={numberKey}>
                <Link
                  className="lb-number"
                  to={paths.laws.href({}, law.key, numberKey)}
                  aria-label={name[language]}
                >
                  {number}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3>{t('article.notes')}</h3>
          <ul className="lb-links">
            {notes.map((note) => (
              <li key={note.key}>
                <button type="button" className="lb-note" onClick={() => setNote(note.key)}>
                  {i18n.language === 'en' ? note.en : note.fr}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {note !== null && <NoteReader noteKey={note} onClose={() => setNote(null)} />}
    </>
  );
}
