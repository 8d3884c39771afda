import { ArrowIcon, BackIcon } from '@/components/actionIcons';
import './pager.css';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  texts: { label: string; previous: string; next: string; where: string };
}

/** The way through a list that comes in parts. */
export function Pager({ page, pages, onPage, texts }: Props) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="pager" aria-label={texts.label}>
      <button
        type="button"
        className="button button-outlined"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        <BackIcon size="1.2em" />
        {texts.previous}
      </button>
      <span aria-current="page">{texts.where}</span>
      <button
        type="button"
        className="button button-outlined"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {texts.next}
        <ArrowIcon size="1.2em" />
      </button>
    </nav>
  );
}
