import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useApi } from '@/lib/swr/useApi';
import type { Law, LawContents } from '@/types/library';
import { StandingBadge } from './badges';
import { byHeading } from './model';
import { Period } from './Period';
import { SearchBox } from './SearchBox';
import { Unknown } from './Unknown';

/** A law: how far it is in force, and the way to each of its articles. */
export function LawPage({ lawKey }: { lawKey: string }) {
  const { t } = useTranslation('library');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { data, error, mutate } = useApi<LawContents>(`/api/laws/${encodeURIComponent(lawKey)}`);
  usePageTitle(data?.law.title ?? t('laws.title'));
  if (error && !data) {
    if (error.status === 404) return <Unknown />;
    return (
      <div className="page page-narrow">
        <h1>{t('laws.title')}</h1>
        <ApiErrorAlert error={error} onRetry={() => void mutate()} />
      </div>
    );
  }
  if (!data)
    return (
      <div className="page">
        <PageSkeleton cards={3} />
      </div>
    );
  const { law } = data;
  const isUnusable = law.articles > 0 && law.unusable === law.articles;
  return (
    <article className="page lb-page">
      <p>
        <Link to={paths.laws.href()}>{t('law.back')}</Link>
      </p>
      <h1 lang={law.language}>{law.title}</h1>
      <LawState law={law} />
      {isUnusable && <p className="notice notice-error">{t('law.allUnusable')}</p>}
      <SearchBox
        label={t('law.search')}
        help={t('law.help')}
        value={text}
        onType={setText}
        onSend={(q) => void navigate(paths.laws.href({ q, law: law.key }))}
      />
      <h2>{t('law.contents')}</h2>
      {byHeading(data.contents).map(({ heading, items }, place) => (
        <section key={`${place}-${heading}`} className="lb-chapter">
          {heading !== '' && <h3 lang={law.language}>{heading}</h3>}
          <ul className="lb-numbers">
            {items.map((item, at) => (
              <li key={`${item.numberKey}-${at}`}>
                <Link
                  to={paths.laws.href({}, law.key, item.numberKey)}
                  className={
                    item.standing === 'in_force' && item.isUsable ? 'lb-number' : 'lb-number lb-number-doubt'
                  }
                  aria-label={item.name[language]}
                >
                  {item.number}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
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

export function LawState({ law }: { law: Law }) {
  const { t } = useTranslation('library');
  return (
    <>
      <p className="badges">
        <StandingBadge standing={law.standing} />
        <span className="muted">
          {[
            t(`languages.${law.language}`),
            law.articles > 0 && t('laws.articles', { count: law.articles }),
            law.unusable > 0 && t('law.unusable', { count: law.unusable }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Period from={law.inForceFrom} until={law.inForceUntil} />
      {law.statusNote !== null && (
        <p className="muted">
          {t('law.note')} <q>{law.statusNote}</q>
        </p>
      )}
    </>
  );
}
