import { useEffect } from 'react';
import { PRODUCT_NAME } from '@/config/env';

/** The document's title; the layout announces it after a navigation. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
