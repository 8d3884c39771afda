import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallIcon } from '@/components/icons';
import { useInstall } from '@/lib/pwa/useInstall';

/** Shown unless the application is already installed. Where the browser has no prompt of its own, says how by hand. */
export function InstallButton() {
  const { t } = useTranslation();
  const { offered, install } = useInstall();
  const [steps, setSteps] = useState<'ios' | 'manual' | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (steps !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [steps]);
  if (!offered) return null;
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          void install().then((outcome) => {
            if (outcome === 'ios' || outcome === 'manual') setSteps(outcome);
          });
        }}
      >
        <InstallIcon />
        {t('install.button')}
      </button>
      {steps !== null && (
        <dialog
          ref={dialog}
          className="dialog"
          role="alertdialog"
          aria-labelledby="install-help-title"
          aria-describedby="install-help-text"
          onClose={() => setSteps(null)}
        >
          <h2 id="install-help-title">{t('install.title')}</h2>
          <p id="install-help-text">{t(`install.${steps}`)}</p>
          <div className="dialog-actions">
            <button type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
              {t('actions.close')}
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
