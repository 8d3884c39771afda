import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { ArrowIcon, ClockIcon, DocumentIcon } from '@/components/actionIcons';
import { InfoIcon } from '@/components/icons';
import type { AlsoAnswer, AnswerFields as Fields, AnswerSource } from '@/types/answer';
import { useAnswerTexts } from './answerLanguage';
import { basisText } from './basisText';
import { FirstHelpNote } from './FirstHelpNote';
import { Subjects } from './Subjects';
import './answer.css';

const NoteReader = lazy(() =>
  import(/* webpackChunkName: "note-reader" */ './NoteReader').then((part) => ({ default: part.NoteReader })),
);

interface Props {
  fields: Fields;
  sources: readonly AnswerSource[];
  /** Whether the sources stand beside it or below it. */
  sourcesShown: boolean;
  /** The id of the sources, where they are a part of the same page. */
  sourcesId?: string;
  /** The sources themselves, where they open below the line that names them. */
  sourceList?: ReactNode;
  onSources: () => void;
  /** Puts a question into the input. */
  onAsk: (question: string) => void;
  /** A visitor's page keeps the conversation: what leads away opens beside it. */
  keepsPage?: boolean;
}

/** What it rests on, in one line that opens the sources. */
function Basis({
  fields,
  sources,
  sourcesShown,
  sourcesId,
  onSources,
}: Omit<Props, 'onAsk' | 'keepsPage' | 'sourceList'>) {
  const { t, language } = useAnswerTexts();
  const [first] = sources;
  if (first === undefined) return null;
  const basis = fields.basis.length > 0 ? basisText(fields.basis, language) : first.label;
  return (
    <p className="ans-basis">
      <button
        type="button"
        aria-expanded={sourcesShown}
        {...(sourcesId === undefined ? {} : { 'aria-controls': sourcesId })}
        onClick={onSources}
      >
        <span className="ans-basis-word">{t('basis')}</span> <span className="ans-basis-text">{basis}</span>
        {first.confidence === 'medium' && (
          <>
            {' · '}
            <span className="ans-check">{t('toCheck')}</span>
          </>
        )}
        <span className="visually-hidden"> – {t('openSources', { label: first.label })}</span>
      </button>
    </p>
  );
}

/** The whole note, over the conversation. */
function WholeNote({ noteKey }: { noteKey: string }) {
  const { t } = useAnswerTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="ans-small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DocumentIcon size="1.15em" />
        {t('wholeNote')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <NoteReader noteKey={noteKey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The rule and its conditions, which are never parted. */
function Rule({ answer, conditions }: Pick<AlsoAnswer, 'answer' | 'conditions'>) {
  return (
    <>
      <p className="ans-answer">{answer}</p>
      {conditions.length > 0 && (
        <ul className="ans-conditions">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Action({ action, urgent }: Pick<AlsoAnswer, 'action' | 'urgent'>) {
  const { t } = useAnswerTexts();
  const id = useId();
  return (
    <div className={urgent ? 'ans-action ans-action-urgent' : 'ans-action'} role="group" aria-labelledby={id}>
      <p className="ans-action-title" id={id}>
        {urgent ? <ClockIcon size="1.15em" /> : <ArrowIcon size="1.15em" />}
        {t(urgent ? 'doUrgent' : 'doNow')}
      </p>
      <p>{action}</p>
    </div>
  );
}

/** What must be known beside the text of a source. */
function Caution({ source }: { source: AnswerSource | undefined }) {
  const { t } = useAnswerTexts();
  if (!source?.caution) return null;
  return (
    <p className="ans-caution">
      <InfoIcon size="1.15em" />
      <span>
        <strong>{t('caution')}</strong> {source.caution}
      </span>
    </p>
  );
}

/** The second answer, under what it answers. `source` where it rests on another note than the first. */
function Also({ also, source }: { also: AlsoAnswer; source: AnswerSource | undefined }) {
  const { t, language } = useAnswerTexts();
  const id = useId();
  const basis = also.basis.length > 0 ? basisText(also.basis, language) : also.title;
  return (
    <section className="ans-also" aria-labelledby={id}>
      <p className="ans-also-title" id={id}>
        {t(also.kind === 'second_question' ? 'also.second' : 'also.reading', { title: also.title })}
      </p>
      <Rule {...also} />
      <Action {...also} />
      <p className="ans-also-basis">
        {t('basis')} {basis}
        {source?.confidence === 'medium' && (
          <>
            {' · '}
            <span className="ans-check">{t('toCheck')}</span>
          </>
        )}
      </p>
      <Caution source={source} />
      {source && <WholeNote noteKey={also.key} />}
    </section>
  );
}

/** An answer of fields, in the order in which it is needed: the rule, its conditions, what to do, what it rests on. */
export function AnswerFields({ keepsPage = false, sourceList, onAsk, ...basis }: Props) {
  const { t } = useAnswerTexts();
  const { fields, sources } = basis;
  const { answer, conditions, action, urgent, also, related, firstHelp } = fields;
  const [first, ...others] = sources;
  return (
    <div className="ans">
      {firstHelp !== null && <FirstHelpNote help={firstHelp} keepsPage={keepsPage} />}
      {answer !== null && (
        <>
          {firstHelp !== null && <p className="ans-law">{t('law')}</p>}
          {also?.kind === 'other_reading' && first !== undefined && (
            <p className="ans-also-title">{t('also.first', { title: first.label })}</p>
          )}
          <Rule answer={answer} conditions={conditions} />
        </>
      )}
      {action !== null && <Action action={action} urgent={urgent} />}
      <Basis {...basis} />
      {sourceList}
      <Caution source={first} />
      {first?.kind === 'note' && <WholeNote noteKey={first.key} />}
      {also !== null && <Also also={also} source={others.find(({ key }) => key === also.key)} />}
      <Subjects title={t('related')} subjects={related} onAsk={onAsk} />
    </div>
  );
}
