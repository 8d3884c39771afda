import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Within this many pixels of the end, the log follows what arrives. */
const NEAR = 120;

interface Facts {
  /** The oldest and the newest thing shown: a change says on which side something came. */
  first: string;
  last: string;
  /** The newest thing is the person's own. */
  ownLast: boolean;
  ready: boolean;
}

/**
 * Keeps the reading place: begins at the new messages or the end, follows the end only when one is there, and stays
 * where it is when older messages come in above.
 */
export function useLogScroll(box: RefObject<HTMLElement | null>, { first, last, ownLast, ready }: Facts) {
  const near = useRef(true);
  const seen = useRef({ first: '', last: '', height: 0 });
  const [below, setBelow] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onScroll = () => {
      near.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      if (near.current) setBelow(false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    // The keyboard of a phone takes room away, and a message that waits grows: who was at the end stays there.
    const room =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => {
            if (near.current) element.scrollTop = element.scrollHeight;
          });
    for (const watched of [element, ...element.children]) room?.observe(watched);
    return () => {
      element.removeEventListener('scroll', onScroll);
      room?.disconnect();
    };
  }, [box, ready]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !ready) return;
    const before = seen.current;
    const begins = before.last === '' && before.first === '';
    if (begins) {
      const divider = element.querySelector<HTMLElement>('[data-new]');
      element.scrollTop = divider ? Math.max(0, divider.offsetTop - 48) : element.scrollHeight;
      near.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    } else if (first !== before.first && last === before.last) {
      element.scrollTop += element.scrollHeight - before.height;
    } else if (last !== before.last) {
      if (near.current || ownLast) element.scrollTop = element.scrollHeight;
      else setBelow(true);
    }
    seen.current = { first, last, height: element.scrollHeight };
  }, [box, first, last, ownLast, ready]);

  return {
    /** Something new stands below what is shown. */
    below,
    toEnd: () => {
      const element = box.current;
      if (element) element.scrollTop = element.scrollHeight;
      setBelow(false);
    },
  };
}
