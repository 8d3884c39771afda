import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isLeaving, setTrapped } from '../model/quickExit';

/** How a person was about to leave; calling it does so. */
type Leave = () => void;

/** The part of the Navigation API that is needed; older browsers have none of it. */
interface Traversal extends Event {
  navigationType: string;
  destination: { key: string };
}
interface Navigation extends EventTarget {
  traverseTo: (key: string) => unknown;
}

function navigationApi(): Navigation | null {
  return (window as { navigation?: Navigation }).navigation ?? null;
}

/** Back and Forward are held up where they happen: the history stays as it was. */
function holdTraversals(navigation: Navigation, ask: (leave: Leave) => void): () => void {
  let isAllowed = false;
  const onNavigate = (event: Event) => {
    const { navigationType, destination, cancelable } = event as Traversal;
    if (navigationType !== 'traverse' || !cancelable || isAllowed || isLeaving()) return;
    event.preventDefault();
    ask(() => {
      isAllowed = true;
      navigation.traverseTo(destination.key);
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

/** Without the Navigation API: one more entry of the same address. Back comes to the one below it, and this page still asks. */
function trapBack(hasEntry: { current: boolean }, ask: (leave: Leave) => void): () => void {
  let isReturning = false;
  if (!hasEntry.current) window.history.pushState(window.history.state, '');
  hasEntry.current = true;
  setTrapped();
  const onBack = () => {
    if (isReturning || isLeaving()) {
      isReturning = false;
      return;
    }
    isReturning = true;
    window.history.forward();
    ask(() => {
      isReturning = true;
      window.history.go(-2);
    });
  };
  window.addEventListener('popstate', onBack);
  return () => window.removeEventListener('popstate', onBack);
}

/**
 * Asks before the page is left: by a link of the application, by the Back button, or by closing it (there the browser
 * asks in its own words). `attempt` is there while the question stands.
 */
export function useLeaveGuard(active: boolean): { attempt: Leave | null; stay: () => void } {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Leave | null>(null);
  const hasEntry = useRef(false);

  useEffect(() => {
    if (!active) return;
    const ask = (leave: Leave) => setAttempt(() => leave);
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
      ask(() => void navigate(pathname + search + hash));
    };
    const navigation = navigationApi();
    const release = navigation === null ? trapBack(hasEntry, ask) : holdTraversals(navigation, ask);
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      release();
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [active, navigate]);

  return { attempt, stay: () => setAttempt(null) };
}
