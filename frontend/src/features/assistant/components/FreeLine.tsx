import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { Access } from '../model/access';

interface Props {
  access: Access;
  /** What is left is asked at this moment: its place is held, so that nothing moves under a finger. */
  isComing: boolean;
}

/** Over the input: what is left of the month, and what has no such limit. */
export function FreeLine({ access, isComing }: Props) {
  const { t } = useTranslation('assistant');
  if (access.kind === 'unknown' && isComing) return <p className="as-free" aria-hidden="true" />;
  if (access.kind !== 'free') return null;
  const { used, limit } = access;
  return (
    <p className="as-free">
      <span>{t(used === 0 ? 'free.all' : 'free.left', { count: limit - used })}</span>
      <span aria-hidden="true"> · </span>
      <Link to={paths.subscribe.href()}>
        {t('free.premium')}
        <span className="visually-hidden"> – {t('premium.subscribe')}</span>
      </Link>
    </p>
  );
}
