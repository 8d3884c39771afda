import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import type { CaseStatus } from '@/types/cases';

const tones: Record<CaseStatus, BadgeTone> = {
  pending: 'warning',
  active: 'success',
  suspended: 'info',
  closed: 'neutral',
};

export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('cases');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
