import { useTranslation } from 'react-i18next';
import { ArrowIcon, BackIcon } from '@/components/actionIcons';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: Props) {
  const { t } = useTranslation('marketplace');
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="mk-pager" aria-label={t('pager.label')}>
      <button
        type="button"
        className="button button-outlined"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        <BackIcon size="1.2em" />
        {t('pager.previous')}
      </button>
      <span aria-current="page">{t('pager.where', { page, pages })}</span>
      <button
        type="button"
        className="button button-outlined"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('pager.next')}
        <ArrowIcon size="1.2em" />
      </button>
    </nav>
  );
}
