import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useApi } from '@/lib/swr/useApi';
import type { ArticleLink, Decision } from '@/types/library';
import { DecisionBadges, StandingBadge } from './badges';
import { Citation } from './Citation';
import { DecisionLinks } from './DecisionLinks';
import { licenceUrl, paragraphsOf } from './model';

const PARTS = ['legalPrinciple', 'facts', 'decision'] as const;

/** One decision: what was decided, what it rests on, who follows it. */
export function DecisionPage({ id }: { id: string }) {
  const { t, i18n } = useTranslation('library');
  const { data, error, mutate } = useApi<Decision>(`/api/jurisprudence/${encodeURIComponent(id)}`);
  usePageTitle(data?.title ?? t('decisions.title'));
  if (error && !data) {
    return (
      <div className="page page-narrow">
        <h1>{t(error.status === 404 ? 'decision.unknown' : 'decisions.title')}</h1>
        {error.status === 404 ? (
          <p>{t('decision.unknownText')}</p>
        ) : (
          <ApiErrorAlert error={error} onRetry={() => void mutate()} />
        )}
        <p>
          <Link to={paths.jurisprudence.href()}>{t('decision.back')}</Link>
        </p>
      </div>
    );
  }
  if (!data)
    return (
      <div className="page">
        <PageSkeleton cards={3} />
      </div>
    );
  const { source } = data;
  const own = { ...data, language: data.translation?.language === 'fr' ? 'en' : 'fr' };
  const translation = data.translation?.language === i18n.language ? data.translation : null;
  const summary = translation ?? own;
  return (
    <article className="page lb-page">
      <p>
        <Link to={paths.jurisprudence.href()}>{t('decision.back')}</Link>
      </p>
      <h1 lang={summary.language}>{summary.title}</h1>
      <p className="muted">
        {data.jurisdiction} · {formatDate(data.date, i18n.language)} ·{' '}
        {t('decisions.number', { number: data.caseNumber })}
      </p>
      <DecisionBadges decision={data} />
      <Citation citation={data.citation} />
      {translation !== null ? (
        <p className="notice">{t('decision.translated')}</p>
      ) : (
        own.language !== i18n.language && <p className="notice">{t('decision.inFrench')}</p>
      )}
      <Summary of={summary} />
      {translation !== null && (
        <details className="lb-version">
          <summary>{t('decision.original')}</summary>
          <Summary of={own} />
        </details>
      )}
      {data.text !== null && (
        <details className="lb-version">
          <summary>{t('parts.text')}</summary>
          <div className="lb-words" lang="fr">
            {paragraphsOf(data.text).map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
      <section>
        <h2>{t('decision.parties')}</h2>
        <p lang="fr">{data.parties}</p>
        {summary.keywords.length > 0 && (
          <ul className="badges" aria-label={t('decision.keywords')}>
            {summary.keywords.map((word) => (
              <li key={word} className="lb-word" lang={summary.language}>
                {word}
              </li>
            ))}
          </ul>
        )}
      </section>
      {data.cites.length > 0 && (
        <section>
          <h2>{t('decision.cites')}</h2>
          <ul className="lb-links">
            {data.cites.map(({ citation, links }) => (
              <li key={citation}>
                <span lang="fr">{citation}</span>
                {links.map((link) => (
                  <ArticleRef key={`${link.lawKey}/${link.numberKey}`} link={link} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('decision.citedBy')}</h2>
        {data.citedBy.length > 0 ? (
          <DecisionLinks decisions={data.citedBy} />
        ) : (
          <p className="muted">{t('decision.citedByNone')}</p>
        )}
      </section>
      <footer className="lb-foot muted">
        <p>{t('decision.summary')}</p>
        {source && (
          <p>
            {t('decision.source')}{' '}
            {source.url === null ? (
              source.name
            ) : (
              <a href={source.url} rel="noreferrer" target="_blank">
                {source.name}
              </a>
            )}
            {source.licence !== null && <Licence name={source.licence} />}
            {data.importedAt !== null &&
              ` · ${t('decision.imported', { date: formatDate(data.importedAt, i18n.language) })}`}
          </p>
        )}
        {source && data.isEdited && <p>{t('decision.edited')}</p>}
      </footer>
    </article>
  );
}

/** What we say of a decision, in one language. */
function Summary({ of }: { of: Record<(typeof PARTS)[number] | 'language', string> }) {
  const { t } = useTranslation('library');
  return PARTS.filter((part) => of[part].trim() !== '').map((part) => (
    <section key={part}>
      <h2>{t(`parts.${part}`)}</h2>
      <p className="lb-text" lang={of.language}>
        {of[part]}
      </p>
    </section>
  ));
}

/** The licence under which the source hands it on, with its words where we know their address. */
function Licence({ name }: { name: string }) {
  const { t } = useTranslation('library');
  const url = licenceUrl(name);
  return (
    <>
      {' · '}
      {t('decision.licence')}{' '}
      {url === null ? (
        name
      ) : (
        <a href={url} rel="noreferrer license" target="_blank">
          {name}
        </a>
      )}
    </>
  );
}

function ArticleRef({ link }: { link: ArticleLink }) {
  const { t } = useTranslation('library');
  return (
    <span className="lb-ref">
      <Link to={paths.laws.href({}, link.lawKey, link.numberKey)}>
        {t('decision.read', { number: link.number, language: t(`languages.${link.language}`) })}
      </Link>
      {link.standing !== 'in_force' && <StandingBadge standing={link.standing} />}
    </span>
  );
}
