import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadTexts } from '@/lib/i18n/i18n';
import type { Namespace } from '@/lib/i18n/resources';

type PageModule = { default: ComponentType };

/** A page in its own chunk, fetched together with its texts. */
export function lazyPage(
  load: () => Promise<PageModule>,
  ...texts: Namespace[]
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [page] = await Promise.all([load(), loadTexts(...texts)]);
    return page;
  });
}
