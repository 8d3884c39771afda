import { useTranslation } from 'react-i18next';
import { InstallIcon } from '@/components/icons';
import { showToast } from '@/components/feedback/toasts';
import { useInstall } from '@/lib/pwa/useInstall';

/** Shown unless the application is already installed, or the person put it off in the last 30 days. */
export function InstallButton() {
  const { t } = useTranslation();
  const { offered, install } = useInstall();
  if (!offered) return null;
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        void install().then((outcome) => {
          if (outcome === 'ios') {
            showToast({
              tone: 'info',
              title: { key: 'common:install.title' },
              description: { key: 'common:install.ios' },
            });
          }
          if (outcome === 'manual') {
            showToast({
              tone: 'info',
              title: { key: 'common:install.title' },
              description: { key: 'common:install.manual' },
            });
          }
        });
      }}
    >
      <InstallIcon />
      {t('install.button')}
    </button>
  );
}
