import { useEffect, useRef, type RefObject } from 'react';

/** Inside a page, too, what is opened begins at its heading: the focus and the view go to the top of it. */
export function useOpened(place: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [place, shown]);
}
