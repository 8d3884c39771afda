import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { ArticleSummary } from '@/lib/content/content';
import { formatDate } from '@/lib/format/format';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { ArticleDrawing } from './ArticleDrawing';

/** Category, date and time to read; “being written” where there is nothing to read yet. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  return (
    <p className="reading-facts">
      <span className="reading-category">{article.category}</span>
      {article.ready && <time dateTime={article.date}>{formatDate(article.date, language)}</time>}
      {article.readTime !== null && <span>{t('readTime', { count: article.readTime })}</span>}
      {!article.ready && <span className="reading-pending">{t('pending.badge')}</span>}
    </p>
  );
}

interface Props {
  article: ArticleSummary;
  /** Level of the title under the headings around it. */
  level?: 2 | 3;
}

export function ArticleCard({ article, level = 2 }: Props) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="reading-card">
      <ArticleDrawing id={article.id} />
      <div>
        <ArticleFacts article={article} />
        <Title>
          <Link to={paths.article.href(article.id)}>{article.title}</Link>
        </Title>
        <p>{article.description}</p>
      </div>
    </article>
  );
}
