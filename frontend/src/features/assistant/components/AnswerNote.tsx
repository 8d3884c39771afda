import { useTranslation } from 'react-i18next';
import { DocumentIcon, DownloadIcon } from '@/components/actionIcons';
import { AnswerActions } from '@/components/answer/AnswerActions';
import { AnswerFields } from '@/components/answer/AnswerFields';
import { AnswerLanguage, useAnswerTexts } from '@/components/answer/answerLanguage';
import { RefusalHelp, RefusalTitle } from '@/components/answer/RefusalHelp';
import { InfoIcon } from '@/components/icons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { hasFields, spokenOf } from '@/lib/answer/fields';
import { plainAnswer } from '@/lib/answer/share';
import { useLanguage } from '@/lib/i18n/useLanguage';
import type { Feedback } from '@/types/feedback';
import { logIdOf, type Exchange } from '../model/chatStore';
import type { SavedDocument } from '../model/types';
import { FeedbackBar } from './FeedbackBar';
import { RichText } from './RichText';
import { SourceTabs } from './SourceTabs';

interface Props {
  exchange: Exchange;
  openSource: number | null;
  onSource: (number: number) => void;
  onDocument: (id: number) => void;
  /** Puts a question into the input. */
  onAsk: (question: string) => void;
  /** Takes the question to the professionals; `null` for who is one. */
  onLawyer: ((question: string) => void) | null;
  onSaid: (said: Feedback | null) => void;
}

function DocumentNote({
  document,
  onDocument,
}: {
  document: SavedDocument;
  onDocument: (id: number) => void;
}) {
  const { t } = useTranslation('assistant');
  const file = (format: string) => `/api/documents/download/${document.id}?format=${format}`;
  return (
    <div className="as-document">
      <p>
        <DocumentIcon />
        <strong>{t('document.ready')}</strong> {document.title}
      </p>
      <div className="as-document-actions">
        <a className="button button-primary" href={file('pdf')} target="_blank" rel="noopener">
          <DownloadIcon />
          {t('document.pdf')}
        </a>
        <a className="button button-quiet" href={file('docx')} target="_blank" rel="noopener">
          {t('document.docx')}
        </a>
        <button type="button" className="button button-quiet" onClick={() => onDocument(document.id)}>
          {t('document.open')}
        </button>
      </div>
    </div>
  );
}

type RefusalProps = Pick<Props, 'exchange' | 'onAsk' | 'onLawyer'>;

function Refusal({ exchange, onAsk, onLawyer }: RefusalProps) {
  const { t } = useAnswerTexts();
  const { question, fields } = exchange;
  return (
    <RefusalHelp
      reason={fields.reason}
      subjects={fields.related}
      onAsk={onAsk}
      onRephrase={() => onAsk(question)}
    >
      {onLawyer === null ? (
        <Link to={paths.laws.href()} className="button button-quiet">
          {t('refusal.texts')}
        </Link>
      ) : (
        <button type="button" className="button button-quiet" onClick={() => onLawyer(question)}>
          {t('refusal.lawyer')}
        </button>
      )}
    </RefusalHelp>
  );
}

/** The answer itself: its fields, or its text whole where it has another form. */
function Body({
  exchange,
  openSource,
  onSource,
  onAsk,
}: Pick<Props, 'openSource' | 'onSource'> & RefusalProps) {
  const { fields, text, sources } = exchange;
  if (hasFields(fields)) {
    return (
      <AnswerFields
        fields={fields}
        sources={sources}
        sourcesShown={openSource !== null}
        onSources={() => onSource(openSource ?? 1)}
        onAsk={onAsk}
      />
    );
  }
  return (
    <>
      <RefusalTitle reason={fields.reason} />
      <div className="as-text">
        <RichText text={text} sources={sources} onSource={onSource} />
      </div>
      <SourceTabs sources={sources} open={openSource} onSource={onSource} />
    </>
  );
}

/** Under a finished answer: what can be done with it, what it is not, whether it was of use. */
function Foot({ exchange, onSaid }: Pick<Props, 'exchange' | 'onSaid'>) {
  const { t } = useAnswerTexts();
  const { language } = useLanguage();
  const { fields, text, status } = exchange;
  const logId = logIdOf(exchange);
  const spoken = hasFields(fields) ? spokenOf(fields).join('\n') : plainAnswer(text);
  return (
    <>
      {hasFields(fields) && status === 'grounded' && <p className="as-quiet as-what">{t('quiet')}</p>}
      <AnswerActions
        response={text}
        spoken={spoken}
        language={exchange.language ?? language}
        isShared={status !== 'no_match'}
      />
      {/* Nobody in danger is asked for a judgement. */}
      {logId !== null && fields.danger === null && (
        <FeedbackBar
          logId={logId}
          said={exchange.feedback.find(({ sourceKey }) => sourceKey === '')}
          onSaid={onSaid}
        />
      )}
    </>
  );
}

/** An answer, like a good clerk's note: what holds, what to do, what it rests on. */
export function AnswerNote({ exchange, onDocument, onSaid, ...body }: Props) {
  const { t } = useTranslation('assistant');
  const { answer, language, state, status } = exchange;
  const document = answer?.savedDocument ?? answer?.document ?? null;
  const isFinished = state === 'done';
  // A word said back is no answer: nothing stands beside it.
  const isTalk = status === 'talk';

  return (
    <AnswerLanguage value={language}>
      <div className="as-answer" lang={language ?? undefined}>
        {answer?.notice !== null && answer?.notice !== undefined && (
          <p className="as-notice">
            <InfoIcon size="1.15em" />
            {answer.notice}
          </p>
        )}
        {isTalk ? (
          <div className="as-text">
            <RichText text={exchange.text} sources={[]} onSource={body.onSource} />
          </div>
        ) : (
          <Body exchange={exchange} {...body} />
        )}
        {isFinished && status === 'no_match' && <Refusal exchange={exchange} {...body} />}
        {document && answer?.documentGenerated === true && (
          <DocumentNote document={document} onDocument={onDocument} />
        )}
        {state === 'stopped' && <p className="as-stopped">{t('stopped')}</p>}
        {isFinished && !isTalk && <Foot exchange={exchange} onSaid={onSaid} />}
      </div>
    </AnswerLanguage>
  );
}
