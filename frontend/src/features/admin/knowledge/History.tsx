import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { formatDateTime } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { Note, NoteVersion } from '@/types/knowledge';
import { Changes } from './Changes';
import { changesBetween } from './model';

/** The deeds that left the text as it was. */
const WITHOUT_TEXT = new Set(['deactivated', 'reactivated', 'retired', 'shipped_no_more']);

/**
 * The version that another one is compared with: the one before it. What the product brought and was held back never
 * stood, so it is no "before" of what follows; itself it is compared with what stood then.
 */
function beforeOf(versions: readonly NoteVersion[], index: number): NoteVersion | undefined {
  return versions.slice(index + 1).find(({ deed }) => deed !== 'held_back');
}

function Entry({ version, before }: { version: NoteVersion; before: NoteVersion | undefined }) {
  const { t, i18n } = useTranslation('knowledge');
  const who =
    version.actorName ??
    t(`history.by.${version.deed === 'created' || version.deed === 'edited' ? 'gone' : 'product'}`);
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>{t(`history.deeds.${version.deed}`)}</strong>
        <time dateTime={version.createdAt}>{formatDateTime(version.createdAt, i18n.language)}</time>
      </div>
      <p>
        {t('history.version', { version: version.version })} · {who}
      </p>
      {version.deed === 'held_back' && <p className="kn-held">{t('history.heldBack')}</p>}
      {before !== undefined && !WITHOUT_TEXT.has(version.deed) && (
        <details>
          <summary>{t('history.changes')}</summary>
          <Changes changes={changesBetween(before.text, version.text)} />
        </details>
      )}
    </li>
  );
}

/** What became of a note, the newest first, each version against the one before it. */
export function History({ note }: { note: Note }) {
  const { t } = useTranslation('knowledge');
  const { data, error, mutate } = useApi<NoteVersion[]>(`/api/admin/knowledge/${note.id}/history`);
  return (
    <section className="kn-history" aria-labelledby="kn-history">
      <h2 id="kn-history">{t('history.title')}</h2>
      {error && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <TextSkeleton lines={3} />}
      {data?.length === 0 && <p className="muted">{t('history.none')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="ad-list">
          {data.map((version, index) => (
            <Entry key={version.version} version={version} before={beforeOf(data, index)} />
          ))}
        </ul>
      )}
    </section>
  );
}
