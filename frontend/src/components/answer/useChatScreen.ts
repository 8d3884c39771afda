import { useEffect, useLayoutEffect, type RefObject } from 'react';
import './chatScreen.css';

/** Lower than this the keyboard is open, or the phone lies on its side (pixels). */
const LOW = 480;
/** A browser's own bars may come and go: that much less is not the keyboard. */
const BARS = 120;

/** Also at what stands with the input in its form: a notice above it, its buttons. */
const isTyping = () => {
  const at = document.activeElement;
  if (at === null || at.localName === 'textarea') return at !== null;
  return at.closest('form')?.querySelector('textarea') != null;
};

/**
 * A conversation that fills a phone's screen: one thing scrolls, the input stays at the foot, also over the keyboard of a
 * browser that does not make the page smaller for it. `begun`: something has been asked; what stands above for a newcomer
 * then leaves the room to the answers.
 */
export function useChatScreen(
  conversation: RefObject<HTMLElement | null>,
  begun: boolean,
  isShown = true,
): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset.chat = begun ? 'begun' : 'start';
    return () => {
      delete dataset.chat;
    };
  }, [begun, isShown]);

  useEffect(() => {
    if (!isShown) return;
    const root = document.documentElement;
    // Not in every browser, whatever the types say.
    const seen = 'visualViewport' in window ? window.visualViewport : null;
    let frame = 0;
    const measure = () => {
      const height = seen !== null && seen.scale === 1 ? seen.height : window.innerHeight;
      const isCovered = seen !== null && window.innerHeight - height > BARS;
      if (isCovered) {
        root.style.setProperty('--screen', `${Math.round(height)}px`);
        // Safari moves the page up under the keyboard; it is as high as what is seen.
        window.scrollTo(0, 0);
      } else {
        root.style.removeProperty('--screen');
      }
      root.toggleAttribute('data-typing', isTyping() && height < LOW);
      const top = conversation.current?.getBoundingClientRect().top ?? 0;
      root.style.setProperty('--chat-top', `${Math.max(0, Math.round(top))}px`);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    soon();
    seen?.addEventListener('resize', soon);
    window.addEventListener('resize', soon);
    document.addEventListener('focusin', soon);
    document.addEventListener('focusout', soon);
    return () => {
      cancelAnimationFrame(frame);
      seen?.removeEventListener('resize', soon);
      window.removeEventListener('resize', soon);
      document.removeEventListener('focusin', soon);
      document.removeEventListener('focusout', soon);
      root.style.removeProperty('--screen');
      root.style.removeProperty('--chat-top');
      root.removeAttribute('data-typing');
    };
  }, [conversation, isShown, begun]);
}
