import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
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

/** A part of a page whose forms need MUI, where the page itself does not: both are fetched together. */
export function lazyUiPart(
  load: () => Promise<PageModule>,
  ...texts: Namespace[]
): LazyExoticComponent<ComponentType> {
  return lazyPage(
    async () => {
      const [ui, part] = await Promise.all([
        import(/* webpackChunkName: "ui-provider" */ '@/theme/UiProvider'),
        load(),
      ]);
      return { default: () => createElement(ui.default, null, createElement(part.default)) };
    },
    ...texts,
  );
}
