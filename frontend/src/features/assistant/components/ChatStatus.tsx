import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '../model/chatStore';

/** Seconds between two signs of life. */
const EVERY_S = 7;

function Working() {
  const { t } = useTranslation('assistant');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + EVERY_S), EVERY_S * 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds === 0 ? t('status.start') : t('status.still', { seconds });
}

function Ended({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('assistant');
  switch (exchange.state) {
    case 'done':
      return t('status.done', { count: exchange.sources.length });
    case 'stopped':
      return t('status.stopped');
    case 'failed':
      return t('status.failed');
    case 'asking':
    case 'streaming':
      return null;
  }
}

/** The one status region: start, a sign of life every seven seconds, end. Never the text as it comes. */
export function ChatStatus({ busy, last }: { busy: boolean; last: Exchange | undefined }) {
  return (
    <div role="status" className="visually-hidden" data-testid="chat-status">
      {busy && <Working key={last?.id} />}
      {!busy && last?.id.startsWith('own-') && <Ended exchange={last} />}
    </div>
  );
}
