import { lazy, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ArrowIcon, CopyIcon, PrintIcon } from '@/components/actionIcons';
import { Optional } from '@/components/feedback/Optional';
import { showToast } from '@/components/feedback/toasts';
import { WarningIcon } from '@/components/icons';
import { PRODUCT_NAME } from '@/config/env';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import type { NewAccess } from '@/types/anonymous';
import { useOpening } from '../hooks/useOpening';
import { MailLink } from './MailLink';
import '../created.css';

const QrCode = lazy(() => import(/* webpackChunkName: "qr-code" */ './QrCode'));

/** The second step: the only time the link and its words are shown. */
export function CreatedScreen({
  access,
  onNoted,
}: {
  access: NewAccess;
  onNoted: (isNoted: boolean) => void;
}) {
  const { t, i18n } = useTranslation('anonymous');
  const id = useId();
  const navigate = useNavigate();
  const { open } = useOpening();
  const [isNoted, setNoted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef<HTMLElement>(null);
  const { origin, host } = window.location;
  const link = origin + access.accessPath;

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({
        tone: 'success',
        title: { key: 'anonymous:toast.copied' },
        description: { key: 'anonymous:toast.copiedText' },
      });
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      showToast({
        tone: 'error',
        title: { key: 'anonymous:toast.notCopied' },
        description: { key: 'anonymous:toast.notCopiedText' },
      });
    }
  };
  const go = () => {
    if (!isNoted) {
      setAsked(true);
      box.current?.focus();
      return;
    }
    // The address never holds the token: it is opened here, and the page of opened links follows.
    void open({ accessToken: access.accessToken });
    void navigate(paths.access.href());
  };

  return (
    <div className="page an-created">
      <p className="an-print-only">{PRODUCT_NAME}</p>
      <h1 ref={heading} tabIndex={-1}>
        {t('created.title')}
      </h1>
      <p className="notice an-once">
        <WarningIcon />
        <strong>{t('created.once')}</strong>
      </p>
      <div className="an-keys">
        <section className="an-key" aria-labelledby={`${id}-link`}>
          <h2 id={`${id}-link`}>{t('created.link')}</h2>
          <p className="an-link">
            <code ref={shown}>{link}</code>
          </p>
          <p className="an-key-help">{t('created.linkHelp')}</p>
          <div className="an-actions an-no-print">
            <button type="button" className="button button-outlined" onClick={() => void copy()}>
              <CopyIcon size="1.2em" />
              {t('created.copy')}
            </button>
            <button type="button" className="button button-outlined" onClick={() => window.print()}>
              <PrintIcon size="1.2em" />
              {t('created.print')}
            </button>
          </div>
        </section>
        <section className="an-key" aria-labelledby={`${id}-words`}>
          <h2 id={`${id}-words`}>{t('created.words')}</h2>
          <ol className="an-words" lang="fr">
            {access.codeWords.map((word, at) => (
              <li key={at}>{word}</li>
            ))}
          </ol>
          <p className="an-key-help">{t('created.wordsHelp', { address: host + paths.access.href() })}</p>
        </section>
        <section className="an-key an-key-qr" aria-labelledby={`${id}-qr`}>
          <h2 id={`${id}-qr`}>{t('created.qr')}</h2>
          <Optional waiting={<span className="skeleton an-qr" aria-hidden="true" />}>
            <QrCode text={link} />
          </Optional>
          <p className="an-key-help an-no-print">{t('created.qrHelp')}</p>
        </section>
      </div>
      <p>{t('created.until', { date: formatDate(access.expiresAt, i18n.language) })}</p>
      <MailLink accessToken={access.accessToken} />
      <div className="an-done an-no-print">
        <label className="an-noted">
          <input
            ref={box}
            type="checkbox"
            checked={isNoted}
            aria-describedby={`${id}-missing`}
            aria-invalid={isAsked && !isNoted}
            onChange={(event) => {
              setNoted(event.target.checked);
              onNoted(event.target.checked);
            }}
          />
          <span>{t('created.noted')}</span>
        </label>
        <p id={`${id}-missing`} role="alert" className="an-missing">
          {isAsked && !isNoted && t('created.notedMissing')}
        </p>
        <button type="button" className="button button-primary button-large" onClick={go}>
          {t('created.go')}
          <ArrowIcon size="1.2em" />
        </button>
      </div>
    </div>
  );
}
