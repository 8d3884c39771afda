import { useTranslation } from 'react-i18next';
import { useContent } from '@/lib/content/content';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { ArticleCard } from './components/ArticleCard';
import { ReadingState } from './components/ReadingState';
import { NextSteps } from './components/NextSteps';

/** The legal tips (Conseils). */
export function BlogScreen() {
  const { t } = useTranslation('reading');
  const articles = useContent('articles');
  usePageTitle(t('blog.title'));
  return (
    <ReadingState {...articles} title={t('blog.title')}>
      {(list) => (
        <div className="page reading-list">
          <p className="overline">{t('blog.overline')}</p>
          <h1>{t('blog.title')}</h1>
          <p className="reading-intro">{t('blog.intro')}</p>
          <ul className="reading-cards">
            {list.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
          <NextSteps />
        </div>
      )}
    </ReadingState>
  );
}
