import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { DOMAINS, type NoteHead } from '@/types/knowledge';
import { ChoiceFilter, Filters, SearchFilter } from '../components/Filters';
import { ListFrame } from '../components/ListFrame';
import { useList } from '../hooks/useList';
import { NoteBadges } from './NoteBadges';

const STATES = ['active', 'inactive', 'edited', 'own'] as const;
const ARTICLES_SHOWN = 2;

function Row({ note }: { note: NoteHead }) {
  const { t, i18n } = useTranslation('knowledge');
  const more = note.articles.length - ARTICLES_SHOWN;
  const [title, other] = i18n.language === 'en' ? [note.titleEn, note.titleFr] : [note.titleFr, note.titleEn];
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <Link to={paths.adminKnowledge.href({ note: note.id })}>{title}</Link>
        <NoteBadges {...note} />
      </div>
      <p lang={i18n.language === 'en' ? 'fr' : 'en'}>{other}</p>
      <p>
        {t(`domains.${note.domain}`)} · {note.category} ·{' '}
        {t('list.changed', { date: formatDate(note.updatedAt, i18n.language) })}
      </p>
      <p>
        {note.articles.slice(0, ARTICLES_SHOWN).join(' · ')}
        {more > 0 && ` ${t('list.more', { count: more })}`}
      </p>
    </li>
  );
}

/** Notes with a search, by domain and state. */
export function NoteList() {
  const { t } = useTranslation('knowledge');
  const list = useList<NoteHead>('/api/admin/knowledge', ['q', 'domain', 'state']);
  return (
    <>
      <Filters>
        <SearchFilter label={t('list.search')} value={list.text} onChange={list.setText} />
        <ChoiceFilter
          label={t('list.domain')}
          value={list.filters.domain ?? ''}
          options={[
            ['', t('list.allDomains')],
            ...DOMAINS.map((domain) => [domain, t(`domains.${domain}`)] as const),
          ]}
          onChange={(domain) => list.filter('domain', domain)}
        />
        <ChoiceFilter
          label={t('list.state')}
          value={list.filters.state ?? ''}
          options={[
            ['', t('list.allStates')],
            ...STATES.map((state) => [state, t(`states.${state}`)] as const),
          ]}
          onChange={(state) => list.filter('state', state)}
        />
      </Filters>
      <ListFrame
        list={list}
        label={t('title')}
        found={(count) => t('list.found', { count })}
        none={t(list.isFiltered ? 'list.noneFound' : 'list.none')}
      >
        {(items) => items.map((note) => <Row key={note.id} note={note} />)}
      </ListFrame>
    </>
  );
}
