import { useLayoutEffect, type RefObject } from 'react';

/** Tells the style sheet where an element begins on the page, so that it can fill what the screen leaves. */
export function useTopOffset(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = element;
      if (!current) return;
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      current.style.setProperty('--top', `${top}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
}
