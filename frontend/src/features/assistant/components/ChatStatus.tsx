import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isQuota } from '../model/access';
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

function Ended({ exchange, isProfessional }: { exchange: Exchange; isProfessional: boolean }) {
  const { t } = useTranslation(['assistant', 'answer']);
  const { status, sources } = exchange;
  switch (exchange.state) {
    case 'done':
      if (status !== 'grounded' || sources.length === 0) return t('status.received');
      return isProfessional
        ? `${t('status.analysed')}. ${t('status.analysedText')}. ${t('answer:sources.title', { count: sources.length })}.`
        : t('status.done', { count: sources.length });
    case 'stopped':
      return t('status.stopped');
    case 'failed':
      return t(isQuota(exchange.error) ? 'failed.quota' : 'status.failed');
    case 'asking':
    case 'streaming':
      return null;
  }
}

/** The one status region: start, a sign of life every seven seconds, end. Never the text as it comes. */
export function ChatStatus({
  busy,
  last,
  isProfessional,
}: {
  busy: boolean;
  last: Exchange | undefined;
  isProfessional: boolean;
}) {
  return (
    <div role="status" className="visually-hidden" data-testid="chat-status">
      {busy && <Working key={last?.id} />}
      {!busy && last?.id.startsWith('own-') && <Ended exchange={last} isProfessional={isProfessional} />}
    </div>
  );
}
