import { useTranslation } from 'react-i18next';
import type { AiLogHead } from '@/types/admin';
import { useList } from '../hooks/useList';
import { ListFrame } from './ListFrame';
import { LogRow } from './LogRow';

export function LogsPanel() {
  const { t } = useTranslation('admin');
  const list = useList<AiLogHead>('/api/admin/ai-logs', []);
  return (
    <>
      <h2>{t('tabs.logs')}</h2>
      <p className="muted">{t('logs.intro')}</p>
      <ListFrame
        list={list}
        label={t('tabs.logs')}
        found={(count) => t('logs.found', { count })}
        none={t('logs.none')}
      >
        {(items) => items.map((log) => <LogRow key={log.id} log={log} />)}
      </ListFrame>
    </>
  );
}
