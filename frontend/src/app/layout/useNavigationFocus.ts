import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '@/components/feedback/announce';

/** How long a page may take to bring its heading before the focus goes to the main part instead (milliseconds). */
const HEADING_MS = 4_000;

/**
 * After a navigation the focus goes to the new page's heading and its title is announced, as a browser does when it
 * loads a page. A change of the query alone (a tab) moves nothing.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (!main) return;
    const arrive = (): boolean => {
      const heading = main.querySelector('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // The title is set in the page's own effect, which runs before the next task.
      setTimeout(() => announce(document.title), 50);
      return true;
    };
    if (arrive()) return;
    const observer = new MutationObserver(() => {
      if (arrive()) stop();
    });
    const timer = setTimeout(() => {
      stop();
      main.focus({ preventScroll: true });
    }, HEADING_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(main, { childList: true, subtree: true });
    return stop;
  }, [pathname]);
}
