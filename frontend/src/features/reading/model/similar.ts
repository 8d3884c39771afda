import type { ArticleSummary } from '@/lib/content/content';

/** Up to two others of the same category, those that can be read first (product.md §2). */
export function similarTo(article: ArticleSummary, all: readonly ArticleSummary[]): ArticleSummary[] {
  return all
    .filter(({ id, category }) => id !== article.id && category === article.category)
    .toSorted((one, other) => Number(other.ready) - Number(one.ready))
    .slice(0, 2);
}
