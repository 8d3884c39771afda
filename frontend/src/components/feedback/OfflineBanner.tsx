import { useTranslation } from 'react-i18next';
import { useOnline } from '@/lib/hooks/useOnline';

export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  return <div role="status">{!online && <p className="banner">{t('offline.banner')}</p>}</div>;
}
