import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { formatDate } from '@/lib/format/format';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { useApi } from '@/lib/swr/useApi';
import type { CaseLaw, CaseLawText } from '@/types/caseLaw';
import { useAdminAction } from '../hooks/useAdminAction';
import { SourceText } from './SourceText';

/** From this share of odd characters or lonely letters on a text was probably read off paper (thousandths). */
const DEBRIS = 10;

/** Where a decision comes from: licence, address, and the text that it was received with. */
export function SourcePart({ decision }: { decision: CaseLaw }) {
  const { t } = useTranslation('caseLaw');
  const { id, source, isShipped } = decision;
  const path = `/api/admin/jurisprudence/${id}/source`;
  const { data, error, mutate } = useApi<CaseLawText>(path);
  const hasNone = isApiError(error) && error.status === 404;
  const licence = data ? data.licence : (source?.licence ?? null);
  return (
    <div className="cl-part">
      <h3>{t('verify.source')}</h3>
      {isShipped && <p>{t('verify.shipped')}</p>}
      {source === null && !isShipped && !data && <p>{t('verify.byHand')}</p>}
      {source !== null && (
        <>
          <p>
            {licence === null
              ? t('verify.sourceNoLicence', { name: source.name })
              : t('verify.sourceLine', { name: source.name, licence })}
          </p>
          <dl className="cl-fields">
            <dt>{t('verify.id')}</dt>
            <dd>{source.id}</dd>
          </dl>
          {source.url !== null && (
            <p>
              <a href={source.url} target="_blank" rel="noreferrer" className="button button-quiet">
                {t('verify.openSource')}
              </a>
            </p>
          )}
        </>
      )}
      {!data && !error && <TextSkeleton lines={8} />}
      {error && !hasNone && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {data && <Received text={data} path={path} />}
    </div>
  );
}

function Received({ text, path }: { text: CaseLawText; path: string }) {
  const { t, i18n } = useTranslation('caseLaw');
  const day = (at: string) => formatDate(at, i18n.language);
  const notes = [
    text.goneAt !== null && t('text.gone', { date: day(text.goneAt) }),
    text.licence === null && t('text.noLicence'),
    text.isIdComputed && t('text.idComputed'),
    text.isEncodingRepaired && t('text.repaired'),
    Math.max(text.oddCharacters, text.lonelyLetters) >= DEBRIS && t('text.debris'),
    text.isFormationDerived && t('text.formationDerived', { formation: text.formation ?? '' }),
    text.otherNumbers.length > 0 && t('text.otherNumbers', { numbers: text.otherNumbers.join(', ') }),
    text.areNamesMasked && t('text.masked'),
  ].filter((note): note is string => typeof note === 'string');
  return (
    <>
      <p className="muted">{t('text.imported', { date: day(text.importedAt) })}</p>
      {notes.length > 0 && (
        <ul className="cl-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <SourceText text={text.text} label={t('text.label')} />
      <Names names={text.possibleNames} path={path} />
    </>
  );
}

/** What looks like full names, to be taken out of the text for good. */
function Names({ names, path }: { names: readonly string[]; path: string }) {
  const { t } = useTranslation('caseLaw');
  const { busy, run } = useAdminAction();
  const [written, setWritten] = useState('');
  const [masking, setMasking] = useState<string | null>(null);
  const mask = async (name: string) => {
    await run(() => http.post(`${path}/mask`, { names: [name] }), 'caseLaw:toast.masked');
    setMasking(null);
    setWritten('');
  };
  return (
    <div className="cl-names">
      <h4>{t('names.title')}</h4>
      <p className="muted">{t(names.length === 0 ? 'names.none' : 'names.intro')}</p>
      <ul className="badges">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="button button-outlined"
              disabled={busy}
              onClick={() => setMasking(name)}
            >
              {t('names.mask', { name })}
            </button>
          </li>
        ))}
      </ul>
      <form
        className="cl-name-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (written.trim().length > 1) setMasking(written.trim());
        }}
      >
        <label>
          {t('names.other')}
          <input
            type="text"
            maxLength={120}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        </label>
        <button type="submit" className="button button-quiet" disabled={busy || written.trim().length < 2}>
          {t('names.submit')}
        </button>
      </form>
      <ConfirmDialog
        open={masking !== null}
        title={t('names.confirmTitle')}
        description={t('names.confirmText', { name: masking ?? '' })}
        confirmLabel={t('names.confirm')}
        danger
        busy={busy}
        onConfirm={() => masking !== null && void mask(masking)}
        onClose={() => setMasking(null)}
      />
    </div>
  );
}
