import { useTranslation } from 'react-i18next';
import { RichText } from '@/components/answer/RichText';

interface Props {
  prompt: string;
  response: string;
  /** The marks in the answer count them from 1. */
  sources: readonly { key: string; label: string }[];
}

const nothing = () => undefined;

/** A question and its answer, as whoever asked read them. */
export function OpenedAnswer({ prompt, response, sources }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <h3>{t('logs.question')}</h3>
      <p className="ad-log-text">{prompt}</p>
      <h3>{t('logs.answer')}</h3>
      <div className="ad-answer">
        {/* Without a panel of sources the marks are text; the list below says what they mean. */}
        <RichText text={response} sources={0} markLabel={String} onSource={nothing} />
      </div>
      {sources.length > 0 && (
        <>
          <h3>{t('logs.sources')}</h3>
          <ol className="ad-sources">
            {sources.map(({ key, label }) => (
              <li key={key}>{label}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
