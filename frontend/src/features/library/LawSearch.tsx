import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useApi } from '@/lib/swr/useApi';
import type { ArticleHit, Law } from '@/types/library';
import { QualityBadge, StandingBadge } from './badges';
import { Choice, FilterPlace, type SetFilter } from './Filters';
import { LibraryTop } from './LibraryTop';
import { inOrder } from './model';
import { ExcerptText } from './Pieces';
import { Results } from './Results';
import { SearchBox } from './SearchBox';
import { useSearch } from './useSearch';

const FILTERS = ['law', 'language', 'force', 'sort'] as const;
const SORTS = ['text', 'newest', 'oldest'] as const;

/** Texts of law: those there are, and a search among their articles. */
export function LawSearch() {
  const { t, i18n } = useTranslation('library');
  const search = useSearch<ArticleHit>('/api/law-articles', FILTERS);
  const laws = useApi<Law[]>('/api/laws');
  const listed = laws.data && inOrder(laws.data, i18n.language);
  const value = (name: (typeof FILTERS)[number]) => search.filters[name] ?? '';
  usePageTitle(t('laws.title'));

  const lawName = (key: string) => laws.data?.find((law) => law.key === key)?.title ?? key;
  const language = value('language') === 'en' ? 'en' : 'fr';
  const set: SetFilter[] = [
    { name: 'law', label: lawName(value('law')) },
    { name: 'language', label: t(`languages.${language}`) },
    { name: 'force', label: t('filters.onlyInForce') },
  ].filter(({ name }) => search.filters[name] !== '');

  return (
    <div className="page">
      <h1>{t('laws.title')}</h1>
      <LibraryTop here="laws" />
      <SearchBox
        label={t('laws.search')}
        help={t('laws.help')}
        value={search.text}
        onType={search.type}
        onSend={search.send}
      />
      <FilterPlace
        set={set}
        shown={t('laws.show', { count: search.data?.total ?? 0 })}
        onClear={(names) => search.filter(Object.fromEntries(names.map((name) => [name, ''])))}
      >
        <Choice
          label={t('filters.law')}
          value={value('law')}
          options={[
            ['', t('filters.allLaws')],
            ...(listed ?? []).map(({ key, title }) => [key, title] as const),
          ]}
          onChange={(law) => search.filter({ law })}
        />
        <Choice
          label={t('filters.language')}
          value={value('language')}
          options={[
            ['', t('filters.bothLanguages')],
            ['fr', t('languages.fr')],
            ['en', t('languages.en')],
          ]}
          onChange={(next) => search.filter({ language: next })}
        />
        <Choice
          label={t('filters.force')}
          value={value('force')}
          options={[
            ['', t('filters.allForce')],
            ['in_force', t('filters.onlyInForce')],
          ]}
          onChange={(force) => search.filter({ force })}
        />
        <Choice
          label={t('filters.sort')}
          value={value('sort')}
          options={[
            ['', t('filters.lawSorts.relevance')],
            ...SORTS.map((sort) => [sort, t(`filters.lawSorts.${sort}`)] as const),
          ]}
          onChange={(sort) => search.filter({ sort })}
        />
      </FilterPlace>
      {search.isAsked ? (
        <Results
          search={search}
          label={t('laws.results')}
          found={(count) => t('laws.found', { count })}
          none={
            <>
              <p>{t('laws.none')}</p>
              <p className="muted">{t('search.tips')}</p>
            </>
          }
        >
          {(items) =>
            items.map((hit) => (
              <ArticleRow key={`${hit.lawKey}/${hit.numberKey}/${hit.occurrence}`} hit={hit} />
            ))
          }
        </Results>
      ) : (
        <LawList laws={listed} error={laws.error} onRetry={() => void laws.mutate()} />
      )}
    </div>
  );
}

function ArticleRow({ hit }: { hit: ArticleHit }) {
  const { language } = useLanguage();
  return (
    <li className="lb-row">
      <h2>
        <Link to={paths.laws.href({}, hit.lawKey, hit.numberKey)}>
          {hit.name[language]}
          <span className="lb-law" lang={hit.language}>
            {hit.lawTitle}
          </span>
        </Link>
      </h2>
      <p className="lb-excerpt" lang={hit.language}>
        <ExcerptText excerpt={hit.excerpt} />
      </p>
      <span className="badges">
        <StandingBadge standing={hit.standing} />
        <QualityBadge isUsable={hit.isUsable} />
      </span>
    </li>
  );
}

function LawList({ laws, error, onRetry }: { laws: Law[] | undefined; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('library');
  if (error !== undefined && !laws) return <ApiErrorAlert error={error} onRetry={onRetry} />;
  if (!laws) return <TextSkeleton lines={6} />;
  if (laws.length === 0) return <p className="lb-none">{t('laws.empty')}</p>;
  return (
    <section>
      <h2>{t('laws.all')}</h2>
      <ul className="lb-list">
        {laws.map((law) => (
          <li key={law.key} className="lb-row">
            <h3 lang={law.language}>
              <Link to={paths.laws.href({}, law.key)}>{law.title}</Link>
            </h3>
            <span className="badges">
              <StandingBadge standing={law.standing} />
              <span className="muted">{t('laws.articles', { count: law.articles })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
