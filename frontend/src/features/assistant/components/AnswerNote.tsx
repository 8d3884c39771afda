import { useTranslation } from 'react-i18next';
import { ArrowIcon, CopyIcon, DocumentIcon, DownloadIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { showToast } from '@/components/feedback/toasts';
import { InfoIcon } from '@/components/icons';
import { paths } from '@/config/paths';
import { answerParts } from '@/lib/answer/answerParts';
import { toPlainText } from '@/lib/answer/richText';
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
  onRephrase: (exchange: Exchange) => void;
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

function NoMatchHelp({ onRephrase }: { onRephrase: () => void }) {
  const { t } = useTranslation('assistant');
  return (
    <div className="as-help">
      <button type="button" className="button button-outlined" onClick={onRephrase}>
        {t('noMatch.rephrase')}
      </button>
      <Link to={paths.marketplace.href()} className="button button-quiet">
        {t('noMatch.professional')}
      </Link>
    </div>
  );
}

/** An answer, like a good clerk's note: what holds, the steps, what it rests on, what to do next. */
export function AnswerNote({ exchange, openSource, onSource, onDocument, onRephrase, onSaid }: Props) {
  const { t } = useTranslation('assistant');
  const { answer, state, sources, status } = exchange;
  const { body, articles, step, after, tail } = answerParts(exchange.text);
  const document = answer?.savedDocument ?? answer?.document ?? null;
  const finished = state === 'done';
  const logId = finished ? logIdOf(exchange) : null;
  const fromTheLaw = finished && status === 'grounded' && sources.length > 0;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toPlainText(exchange.text));
      showToast({ tone: 'success', title: { key: 'assistant:toast.copied' } });
    } catch {
      showToast({ tone: 'error', title: { key: 'assistant:toast.notCopied' } });
    }
  };

  return (
    <div className="as-answer" lang={answer?.language}>
      {answer?.notice !== null && answer?.notice !== undefined && (
        <p className="as-notice">
          <InfoIcon size="1.15em" />
          {answer.notice}
        </p>
      )}
      <div className="as-text">
        <RichText text={body} sources={sources} onSource={onSource} />
      </div>
      {step !== null && (
        <div className="as-next">
          <p className="as-next-title">
            <ArrowIcon size="1.15em" />
            {t('nextStep')}
          </p>
          <RichText text={step} sources={sources} onSource={onSource} />
        </div>
      )}
      <SourceTabs sources={sources} named={articles} open={openSource} onSource={onSource} />
      {finished && status === 'no_match' && <NoMatchHelp onRephrase={() => onRephrase(exchange)} />}
      {document && answer?.documentGenerated === true && (
        <DocumentNote document={document} onDocument={onDocument} />
      )}
      {tail !== null && (
        <div className="as-tail">
          <RichText text={tail} sources={sources} onSource={onSource} />
        </div>
      )}
      {state === 'stopped' && <p className="as-stopped">{t('stopped')}</p>}
      {finished && (
        <div className="as-answer-foot">
          <p className="as-quiet">{after ?? (fromTheLaw ? t('quiet') : '')}</p>
          <button type="button" className="as-small-button" onClick={() => void copy()}>
            <CopyIcon size="1.15em" />
            {t('copy')}
          </button>
        </div>
      )}
      {logId !== null && (
        <FeedbackBar
          logId={logId}
          said={exchange.feedback.find(({ sourceKey }) => sourceKey === '')}
          onSaid={onSaid}
        />
      )}
    </div>
  );
}
