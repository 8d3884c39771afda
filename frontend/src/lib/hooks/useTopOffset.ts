import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the style sheet where an element begins on the page, so that it can fill what the screen leaves. Measured in the
 * frame that first paints it, not in the task that made it: that one is long already on a slow processor.
 */
export function useTopOffset(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = element;
      if (!current) return;
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      current.style.setProperty('--top', `${top}px`);
    };
    const frame = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
    };
  }, [element]);
}
