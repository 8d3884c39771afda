import { useTranslation } from 'react-i18next';
import { useUpdate } from '@/lib/pwa/update';

/** A new version is ready: the person says when, so that nothing being typed is lost. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const { ready, apply, later } = useUpdate();
  return (
    <div role="status">
      {ready && (
        <div className="banner banner-update">
          <p>{t('update.text')}</p>
          <button type="button" className="button button-primary" onClick={apply}>
            {t('update.apply')}
          </button>
          <button type="button" className="button button-quiet" onClick={later}>
            {t('update.later')}
          </button>
        </div>
      )}
    </div>
  );
}
