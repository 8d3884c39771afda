import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels from the end within which a person counts as reading along. */
const NEAR = 96;
/** Space above a question that is scrolled to the top. */
const ABOVE = 12;

/**
 * Follows a growing answer while the person is near the end, and stops when the question has reached the top: an answer
 * is read from its beginning. A new question is always brought into view.
 */
export function useFollow(
  box: RefObject<HTMLElement | null>,
  questionId: string | undefined,
  size: unknown,
  ready: boolean,
): void {
  const following = useRef(true);
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onScroll = () => {
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [box, ready]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || questionId === undefined) return;
    const isNew = shown.current !== questionId;
    shown.current = questionId;
    if (!isNew && !following.current) return;
    const question = element.querySelector<HTMLElement>(`[data-exchange="${questionId}"]`);
    const end = element.scrollHeight - element.clientHeight;
    const top = question ? Math.max(0, question.offsetTop - ABOVE) : end;
    element.scrollTop = Math.min(end, top);
    following.current = true;
  }, [box, questionId, size, ready]);
}
