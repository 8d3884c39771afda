import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DocumentBody } from '@/components/document/DocumentBody';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useContent, type ArticleSummary } from '@/lib/content/content';
import { formatDate } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { ArticleCard, ArticleFacts } from './components/ArticleCard';
import { ArticleDrawing } from './components/ArticleDrawing';
import { NextSteps } from './components/NextSteps';
import { ReadingState } from './components/ReadingState';
import { ShareButton } from './components/ShareButton';
import { similarTo } from './model/similar';

function BackLink() {
  const { t } = useTranslation('reading');
  return (
    <p>
      <Link to={paths.blog.href()}>{t('article.back')}</Link>
    </p>
  );
}

function NotFound() {
  const { t } = useTranslation('reading');
  usePageTitle(t('article.notFound'));
  return (
    <div className="page reading">
      <h1>{t('article.notFound')}</h1>
      <p>{t('article.notFoundText')}</p>
      <p>
        <Link className="button button-primary" to={paths.blog.href()}>
          {t('article.back')}
        </Link>
      </p>
    </div>
  );
}

function Text({ id }: { id: string }) {
  const body = useContent(`article-${id}`);
  return (
    <ReadingState {...body} isPart>
      {(text) => <DocumentBody body={text} />}
    </ReadingState>
  );
}

function Pending() {
  const { t } = useTranslation('reading');
  return (
    <div className="notice">
      <p>
        <strong>{t('pending.title')}</strong>
        <br />
        {t('pending.text')}
      </p>
    </div>
  );
}

function Similar({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation('reading');
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">{t('article.similar')}</h2>
      <ul className="reading-cards">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Article({ article, all }: { article: ArticleSummary; all: readonly ArticleSummary[] }) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  usePageTitle(article.title);
  return (
    <div className="page reading">
      <BackLink />
      <article>
        <header className="reading-head">
          <ArticleDrawing id={article.id} />
          <ArticleFacts article={article} />
          <h1>{article.title}</h1>
          <p className="reading-intro">{article.description}</p>
          <p className="reading-by">
            <span>{t('article.by', { author: article.author })}</span>
            {article.updated !== null && (
              <span>{t('article.updated', { date: formatDate(article.updated, language) })}</span>
            )}
            {article.ready && <ShareButton title={article.title} />}
          </p>
        </header>
        {article.ready ? <Text id={article.id} /> : <Pending />}
      </article>
      <NextSteps />
      <Similar articles={similarTo(article, all)} />
    </div>
  );
}

export function ArticleScreen() {
  const { articleId } = useParams();
  const articles = useContent('articles');
  return (
    <ReadingState {...articles}>
      {(all) => {
        const article = all.find(({ id }) => id === articleId);
        return article ? <Article key={article.id} article={article} all={all} /> : <NotFound />;
      }}
    </ReadingState>
  );
}
