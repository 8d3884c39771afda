import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyIcon } from '@/components/actionIcons';
import { showToast } from '@/components/feedback/toasts';
import { Badge } from '@/components/requests/Badge';
import { paths } from '@/config/paths';
import type { CheckedCitation, CitationCheck, CitationLink } from '@/types/citations';
import { listOf, segmentsOf, TONES } from '../model';

interface Props {
  /** The text that was checked. */
  text: string;
  check: CitationCheck;
  /** What stands in the field is another text by now. */
  stale: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onNote: (key: string) => void;
}

const STATUSES = ['found', 'doubtful', 'not_found'] as const;

const itemId = (index: number) => `citation-${index + 1}`;

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: { key: 'citations:toast.copied' } });
  } catch {
    showToast({ tone: 'error', title: { key: 'citations:toast.notCopied' } });
  }
}

function Place({ link, onNote }: { link: CitationLink; onNote: (key: string) => void }) {
  const { t } = useTranslation('citations');
  const kind = <span className="ci-kind">{t(`kinds.${link.kind}`)}</span>;
  if (link.kind === 'note') {
    return (
      <li>
        {kind}{' '}
        <button type="button" className="ci-link" onClick={() => onNote(link.key)}>
          {link.label}
        </button>
      </li>
    );
  }
  // In a tab of its own: what was pasted stays where it is.
  const here =
    link.kind === 'case'
      ? paths.jurisprudence.href({}, link.key)
      : paths.laws.href({}, ...link.key.split('/'));
  return (
    <li>
      {kind}{' '}
      <a href={here} target="_blank" rel="noopener">
        {link.label} <span className="visually-hidden">{t('newTab')}</span>
      </a>
      {link.url !== null && (
        <>
          {' · '}
          <a href={link.url} target="_blank" rel="noopener noreferrer">
            {t('original')} <span className="visually-hidden">{t('newTab')}</span>
          </a>
        </>
      )}
    </li>
  );
}

function Item({
  citation,
  index,
  onNote,
}: {
  citation: CheckedCitation;
  index: number;
  onNote: (key: string) => void;
}) {
  const { t } = useTranslation('citations');
  const unknown = citation.articles.filter(({ isKnown }) => !isKnown).map(({ number }) => number);
  return (
    <li id={itemId(index)} className="ci-item" tabIndex={-1}>
      <div className="ci-item-head">
        <p className="ci-normal">{citation.normal}</p>
        <Badge tone={TONES[citation.status]}>{t(`status.${citation.status}`)}</Badge>
      </div>
      <p className="ci-written">{t('written', { text: citation.text })}</p>
      {citation.message !== null && <p>{citation.message}</p>}
      {unknown.length > 0 && unknown.length < citation.articles.length && (
        <p>{t('unknownArticles', { count: unknown.length, articles: unknown.join(', ') })}</p>
      )}
      {citation.suggestions.length > 0 && (
        <>
          <p>{t('suggestions')}</p>
          <ul>
            {citation.suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </>
      )}
      {citation.links.length > 0 && (
        <>
          <p className="ci-where">{t('where')}</p>
          <ul>
            {citation.links.map((link) => (
              <Place key={`${link.kind} ${link.key}`} link={link} onNote={onNote} />
            ))}
          </ul>
        </>
      )}
      <button
        type="button"
        className="ci-copy"
        aria-label={t('copyThis', { citation: citation.normal })}
        onClick={() => void copy(citation.normal)}
      >
        <CopyIcon size="1.15em" />
        {t('copy')}
      </button>
    </li>
  );
}

/** The text with its citations marked, then each of them. */
export function Results({ text, check, stale, heading, onNote }: Props) {
  const { t } = useTranslation('citations');
  const { citations } = check;
  const total = citations.length;
  return (
    <section className="ci-results" aria-labelledby="ci-results">
      <h2 id="ci-results" ref={heading} tabIndex={-1}>
        {t('results', { count: total })}
      </h2>
      {stale && <p className="notice">{t('stale')}</p>}
      {total === 0 ? (
        <p className="muted">{t('none')}</p>
      ) : (
        <>
          <ul className="ci-summary">
            {STATUSES.map((status) => (
              <li key={status}>
                <Badge tone={TONES[status]}>
                  {t(`summary.${status}`, {
                    count: status === 'not_found' ? check.notFound : check[status],
                  })}
                </Badge>
              </li>
            ))}
          </ul>
          <div className="ci-marked">
            {segmentsOf(text, citations).map((segment, index) =>
              segment.citation === null ? (
                <span key={index}>{segment.text}</span>
              ) : (
                <a
                  key={index}
                  href={`#${itemId(segment.citation)}`}
                  className={`ci-mark ci-mark-${citations[segment.citation]?.status}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const item = document.getElementById(itemId(segment.citation ?? 0));
                    item?.focus({ preventScroll: true });
                    item?.scrollIntoView({ block: 'center' });
                  }}
                >
                  {segment.text}
                  <span className="visually-hidden">
                    {' '}
                    ({t(`status.${citations[segment.citation]?.status ?? 'doubtful'}`)})
                  </span>
                </a>
              ),
            )}
          </div>
          <p>
            <button
              type="button"
              className="button button-outlined"
              onClick={() => void copy(listOf(citations))}
            >
              <CopyIcon size="1.15em" />
              {t('copyAll')}
            </button>
          </p>
          <ol className="ci-list">
            {citations.map((citation, index) => (
              <Item key={`${citation.start}`} citation={citation} index={index} onNote={onNote} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
