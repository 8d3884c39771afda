import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { formatDate } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import type { MessageKey } from '@/lib/i18n/message';
import { useApi } from '@/lib/swr/useApi';
import { usePage } from '@/lib/swr/usePage';
import type { CaseLawReview, ReceivedCaseLaw } from '@/types/caseLaw';
import { useAdminAction } from '../hooks/useAdminAction';
import { differingLines } from './model';
import { SourceText } from './SourceText';

const REVIEWS = '/api/admin/jurisprudence/reviews';
type Answer = 'merge' | 'keep' | 'accept' | 'ignore';
const ANSWERS: Record<CaseLawReview['kind'], readonly Answer[]> = {
  duplicate: ['merge', 'keep', 'ignore'],
  changed: ['accept', 'ignore'],
};
const DONE: Record<Answer, MessageKey> = {
  merge: 'caseLaw:toast.merged',
  keep: 'caseLaw:toast.kept',
  accept: 'caseLaw:toast.accepted',
  ignore: 'caseLaw:toast.ignored',
};

/** What imports left for a person: one decision or two, the new text or the old one. Nothing is decided without one. */
export function Reviews() {
  const { t } = useTranslation('caseLaw');
  const { data, error, mutate } = usePage<CaseLawReview>(REVIEWS);
  const { busy, run } = useAdminAction();
  const decide = (id: number, decision: Answer) =>
    void run(() => http.post(`${REVIEWS}/${id}`, { decision }), DONE[decision]);
  return (
    <section className="ad-section">
      <h2>{t('reviews.title')}</h2>
      <p className="muted">{t('reviews.intro')}</p>
      <p role="status" className="muted">
        {data && (data.total === 0 ? t('reviews.none') : t('reviews.found', { count: data.total }))}
      </p>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <TextSkeleton lines={6} />}
      {data?.items.map((review) => (
        <OneReview key={review.id} review={review} busy={busy} onDecide={decide} />
      ))}
    </section>
  );
}

interface Props {
  review: CaseLawReview;
  busy: boolean;
  onDecide: (id: number, decision: Answer) => void;
}

function OneReview({ review, busy, onDecide }: Props) {
  const { t } = useTranslation('caseLaw');
  const { id, kind, known, knownSource, received, isSameText } = review;
  const [comparing, setComparing] = useState(false);
  return (
    <article className="cl-pair">
      <h3>{t(`reviews.kinds.${kind}`, { title: known.title })}</h3>
      <p className="muted">{t(isSameText ? 'reviews.sameText' : 'reviews.otherText')}</p>
      <div className="cl-beside">
        <Side
          title={t('reviews.here')}
          side={knownSource ?? { ...here(review), id: known.key, url: null }}
          other={received}
        />
        <Side title={t('reviews.received')} side={received} other={knownSource ?? here(review)} />
      </div>
      {!isSameText && knownSource !== null && (
        <details className="ad-figures" onToggle={(event) => setComparing(event.currentTarget.open)}>
          <summary>{t('reviews.compare')}</summary>
          {comparing && <Texts id={id} />}
        </details>
      )}
      <div className="cl-actions">
        {ANSWERS[kind].map((answer, place) => (
          <button
            key={answer}
            type="button"
            className={place === 0 ? 'button button-primary' : 'button button-outlined'}
            disabled={busy}
            onClick={() => onDecide(id, answer)}
          >
            {t(`reviews.answers.${answer === 'ignore' && kind === 'changed' ? 'keepOld' : answer}`)}
          </button>
        ))}
      </div>
    </article>
  );
}

/** A decision that was here before any text was received for it. */
function here({ known }: CaseLawReview): ReceivedCaseLaw {
  const { key, title, jurisdiction, caseNumber, date } = known;
  return { id: key, url: null, title, court: jurisdiction, number: caseNumber, date };
}

function Side({ title, side, other }: { title: string; side: ReceivedCaseLaw; other: ReceivedCaseLaw }) {
  const { t, i18n } = useTranslation('caseLaw');
  const rows = [
    ['court', t('form.jurisdiction'), side.court],
    ['number', t('form.caseNumber'), side.number],
    ['date', t('form.date'), formatDate(side.date, i18n.language)],
    ['id', t('verify.id'), side.id],
  ] as const;
  return (
    <div className="cl-part">
      <h4>{title}</h4>
      <p>
        <strong>{side.title}</strong>
      </p>
      <dl className="cl-fields">
        {rows.map(([name, label, value]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{side[name] === other[name] ? value : <mark>{value}</mark>}</dd>
          </div>
        ))}
      </dl>
      {side.url !== null && (
        <p>
          <a href={side.url} target="_blank" rel="noreferrer" className="button button-quiet">
            {t('verify.openSource')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Both texts, with the lines marked that the other one has not. */
function Texts({ id }: { id: number }) {
  const { t } = useTranslation('caseLaw');
  const { data, error, mutate } = useApi<CaseLawReview>(`${REVIEWS}/${id}`);
  if (error && !data) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <TextSkeleton lines={8} />;
  const [before, after] = [data.knownSource?.text ?? '', data.received.text ?? ''];
  return (
    <div className="cl-beside">
      <SourceText text={before} label={t('reviews.textHere')} marked={differingLines(before, after)} />
      <SourceText text={after} label={t('reviews.textReceived')} marked={differingLines(after, before)} />
    </div>
  );
}
