import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isLeaving } from '../model/quickExit';

/** How a person was about to leave; calling it does so. */
type Leave = () => void;

/**
 * Asks before the page is left: by a link of the application, by the Back button, or by closing it (there the browser
 * asks in its own words). `attempt` is there while the question stands.
 */
export function useLeaveGuard(active: boolean): { attempt: Leave | null; stay: () => void } {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Leave | null>(null);
  const returning = useRef(false);

  useEffect(() => {
    if (!active) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target !== '' || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      if (link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      setAttempt(() => () => void navigate(pathname + search + hash));
    };
    // One more entry of the same address: Back comes to the one below it, and this page is still there to ask.
    window.history.pushState(window.history.state, '');
    const onBack = () => {
      if (returning.current) {
        returning.current = false;
        return;
      }
      returning.current = true;
      window.history.forward();
      setAttempt(() => () => {
        returning.current = true;
        window.history.go(-2);
      });
    };
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('popstate', onBack);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('popstate', onBack);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [active, navigate]);

  return { attempt, stay: () => setAttempt(null) };
}
