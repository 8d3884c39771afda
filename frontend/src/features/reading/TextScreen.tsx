import { useTranslation } from 'react-i18next';
import { Contents, DocumentBody, InlineText } from '@/components/document/DocumentBody';
import { Link } from '@/components/nav/Link';
import { useContent, type TextPage } from '@/lib/content/content';
import { formatDate } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { ReadingState } from './components/ReadingState';

interface Props {
  name: 'terms' | 'terms-2025-01' | 'privacy' | 'privacy-2025-01';
}

/** What is shown now, where its earlier versions stand beside it. */
const currentOf = (name: Props['name']) => (name.startsWith('terms') ? 'terms' : 'privacy');

function Page({ name, page }: Props & { page: TextPage }) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  usePageTitle(page.title);
  return (
    <div className="page reading">
      <header className="reading-head">
        <h1>{page.title}</h1>
        <p className="reading-intro">
          <InlineText text={page.intro} />
        </p>
        <p className="reading-by">
          <span>{t('updated', { date: formatDate(page.updated, language) })}</span>
          {page.archive && (
            <Link to={`/${currentOf(name)}/${page.archive.version}`}>{page.archive.label}</Link>
          )}
        </p>
      </header>
      <Contents sections={page.sections} />
      <DocumentBody body={page} />
    </div>
  );
}

/** Terms, privacy, and what they were before. */
export function TextScreen({ name }: Props) {
  const { t } = useTranslation();
  const text = useContent(name);
  return (
    <ReadingState {...text} title={t(`footer.${currentOf(name)}`)}>
      {(page) => <Page name={name} page={page} />}
    </ReadingState>
  );
}
