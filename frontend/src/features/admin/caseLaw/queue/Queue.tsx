import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { CaseLaw } from '@/types/caseLaw';
import { useWaiting } from '../waiting';
import { following, ordered } from './order';
import { QueueBar } from './QueueBar';
import { QueuedDecision } from './QueuedDecision';
import './queue.css';
import { useArrowKeys } from './useArrowKeys';

interface Props {
  /** The decision that the address names. */
  asked: number | null;
  onEdit: (known: CaseLaw) => void;
}

/** The decisions that wait for somebody to vouch for them, one after the other. */
export function Queue({ asked, onEdit }: Props) {
  const { t } = useTranslation('caseLaw');
  const [, setQuery] = useSearchParams();
  const { data: waiting, error, mutate } = useWaiting();
  const [putOff, setPutOff] = useState<readonly number[]>([]);
  const [verified, setVerified] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const order = ordered(waiting ?? [], putOff);
  const id = asked ?? order[0] ?? null;
  const at = id === null ? -1 : order.indexOf(id);

  const open = (next: number | null) => {
    setQuery(next === null ? { queue: 'pending' } : { queue: 'pending', decision: `${next}` }, {
      replace: true,
    });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  const step = (by: -1 | 1) => {
    const next = order[at + by];
    if (next !== undefined) open(next);
  };
  useArrowKeys(step);

  /** Opens the next one where this one has left its place; nobody is to vouch for that by pressing twice. */
  const goOn = (next: number | null) => {
    open(next);
    heading.current?.focus({ preventScroll: true });
  };
  const settled = async (done: number) => {
    const next = following(order, done);
    await mutate((ids) => ids?.filter((each) => each !== done), { revalidate: false });
    goOn(next);
  };
  const later = (put: number) => {
    const next = following(order, put);
    setPutOff((before) => [...before.filter((each) => each !== put), put]);
    goOn(next ?? put);
  };

  const place = { at: at + 1, count: order.length };
  const isDone = waiting?.length === 0;
  return (
    <section className="cl-queue">
      <h2 ref={heading} tabIndex={-1}>
        {isDone ? t('queue.done') : at < 0 ? t('queue.title') : t('queue.place', place)}
      </h2>
      {/* No notice over the buttons that are needed next. */}
      <p role="status" className="muted cl-queue-said">
        {verified > 0 && t('bulk.verified', { count: verified })}
      </p>
      {error && !waiting && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!waiting && !error && <TextSkeleton lines={10} />}
      {isDone && (
        <>
          <p>{t('queue.doneText')}</p>
          <p>
            <Link className="button button-primary" to={paths.adminJurisprudence.href()}>
              {t('verify.back')}
            </Link>
          </p>
        </>
      )}
      {waiting && !isDone && id !== null && (
        <>
          <p className="muted cl-queue-intro">
            <span>{t('queue.intro')} </span>
            <Link to={paths.adminJurisprudence.href({ state: 'unverified' })}>{t('queue.several')}</Link>
          </p>
          <QueuedDecision
            id={id}
            place={at < 0 ? null : t('queue.place', place)}
            onEdit={onEdit}
            onVerified={() => {
              setVerified((before) => before + 1);
              return settled(id);
            }}
            onDeleted={() => settled(id)}
            bar={(verify) => (
              <QueueBar
                isFirst={at <= 0}
                isLast={at >= order.length - 1}
                onStep={step}
                onLater={at < 0 || order.length < 2 ? null : () => later(id)}
                verify={verify}
              />
            )}
          />
        </>
      )}
    </section>
  );
}
