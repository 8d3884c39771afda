import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { useApi } from '@/lib/swr/useApi';
import type { SystemStatus } from '@/types/admin';

const DATABASES: Record<string, string> = { sqlite: 'SQLite', postgresql: 'PostgreSQL' };

/** What the server runs with, to read: it is changed where the server is started. */
export function SettingsPanel() {
  const { t } = useTranslation('admin');
  const { data, error, mutate } = useApi<SystemStatus>('/api/admin/system');
  if (error && !data) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <TextSkeleton lines={8} />;
  const s = data.settings;
  const rows = [
    [t('settings.productName'), s.productName],
    [t('settings.version'), s.version],
    [t('settings.mode'), t(`settings.modes.${s.mode}`)],
    [t('settings.database'), DATABASES[s.database] ?? s.database],
    [t('settings.mail'), t(`settings.mails.${s.mail}`)],
    [t('settings.model'), s.model ?? t('settings.noModel')],
    [t('settings.requireVerified'), t(s.requireVerifiedProfessionals ? 'settings.yes' : 'settings.no')],
    [t('settings.legalEmail'), s.legalEmail],
    [t('settings.supportEmail'), s.supportEmail],
  ] as const;
  return (
    <section>
      <h2>{t('settings.title')}</h2>
      <p className="muted">{t('settings.intro')}</p>
      <dl className="ad-settings">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
