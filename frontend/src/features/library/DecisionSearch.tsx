import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useApi } from '@/lib/swr/useApi';
import { SUBJECTS } from '@/types/caseLaw';
import type { DecisionChoices, DecisionHit } from '@/types/library';
import { DecisionBadges } from './badges';
import { Choice, FilterPlace, TextFilter, type SetFilter } from './Filters';
import { LibraryTop } from './LibraryTop';
import { ExcerptText, Pieces } from './Pieces';
import { Results } from './Results';
import { SearchBox } from './SearchBox';
import { useSearch } from './useSearch';

const FILTERS = ['court', 'year', 'subject', 'article', 'sort'] as const;
const SORTS = ['newest', 'oldest'] as const;

/** Case law for everyone who is signed in. */
export function DecisionSearch() {
  const { t } = useTranslation('library');
  const search = useSearch<DecisionHit>('/api/jurisprudence', FILTERS);
  const { data: choices } = useApi<DecisionChoices>('/api/jurisprudence/filters');
  const value = (name: (typeof FILTERS)[number]) => search.filters[name] ?? '';
  usePageTitle(t('decisions.title'));

  const subjectName = (key: string) => {
    const known = SUBJECTS.find((subject) => subject === key);
    return known === undefined ? key : t(`subjects.${known}`);
  };
  const courtName = (key: string) => choices?.courts.find((court) => court.key === key)?.name ?? key;
  const set: SetFilter[] = [
    { name: 'court', label: courtName(value('court')) },
    { name: 'year', label: value('year') },
    { name: 'subject', label: subjectName(value('subject')) },
    { name: 'article', label: value('article') },
  ].filter(({ name }) => search.filters[name] !== '');
  const total = search.data?.total ?? 0;

  return (
    <div className="page">
      <h1>{t('decisions.title')}</h1>
      <LibraryTop here="decisions" />
      <SearchBox
        label={t('decisions.search')}
        help={t('decisions.help')}
        value={search.text}
        onType={search.type}
        onSend={search.send}
      />
      <FilterPlace
        set={set}
        shown={t('decisions.show', { count: total })}
        onClear={(names) => search.filter(Object.fromEntries(names.map((name) => [name, ''])))}
      >
        <Choice
          label={t('filters.court')}
          value={value('court')}
          options={[
            ['', t('filters.allCourts')],
            ...(choices?.courts ?? []).map(
              ({ key, name, count }) => [key, t('filters.counted', { name, number: count })] as const,
            ),
          ]}
          onChange={(court) => search.filter({ court })}
        />
        <Choice
          label={t('filters.year')}
          value={value('year')}
          options={[
            ['', t('filters.allYears')],
            ...(choices?.years ?? []).map(
              ({ key, name, count }) => [key, t('filters.counted', { name, number: count })] as const,
            ),
          ]}
          onChange={(year) => search.filter({ year })}
        />
        <Choice
          label={t('filters.subject')}
          value={value('subject')}
          options={[
            ['', t('filters.allSubjects')],
            ...(choices?.subjects ?? []).map(
              ({ key, count }) =>
                [key, t('filters.counted', { name: subjectName(key), number: count })] as const,
            ),
          ]}
          onChange={(subject) => search.filter({ subject })}
        />
        <TextFilter
          label={t('filters.article')}
          example={t('filters.articleExample')}
          value={value('article')}
          onChange={(article) => search.filter({ article })}
        />
        <Choice
          label={t('filters.sort')}
          value={value('sort')}
          options={[
            ['', t('filters.sorts.relevance')],
            ...SORTS.map((sort) => [sort, t(`filters.sorts.${sort}`)] as const),
          ]}
          onChange={(sort) => search.filter({ sort })}
        />
      </FilterPlace>
      <Results
        search={search}
        label={t('decisions.results')}
        found={(count) => (search.isAsked ? t('decisions.found', { count }) : t('decisions.all', { count }))}
        none={
          search.isAsked ? (
            <>
              <p>{t('decisions.none')}</p>
              <p className="muted">{t('search.tips')}</p>
            </>
          ) : (
            <p>{t('decisions.empty')}</p>
          )
        }
      >
        {(items) => items.map((hit) => <DecisionRow key={hit.id} hit={hit} />)}
      </Results>
    </div>
  );
}

function DecisionRow({ hit }: { hit: DecisionHit }) {
  const { t, i18n } = useTranslation('library');
  return (
    <li className="lb-row">
      <h2>
        <Link to={paths.jurisprudence.href({}, hit.id)}>
          <Pieces pieces={hit.titlePieces} />
        </Link>
      </h2>
      <p className="muted">
        {hit.jurisdiction} · {formatDate(hit.date, i18n.language)} ·{' '}
        {t('decisions.number', { number: hit.caseNumber })}
      </p>
      <p className="lb-excerpt" lang="fr">
        <span className="lb-part">{t(`parts.${hit.part}`)}</span> <ExcerptText excerpt={hit.excerpt} />
      </p>
      <DecisionBadges decision={hit} />
    </li>
  );
}
