import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
}

/**
 * A link inside the application. The router's own `Link` brings its prefetching along, 5 kB of script that the home
 * page does not need; this one has the same click rules (new tabs, modifiers, `target`).
 */
export function Link({ to, replace = false, onClick, target, children, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, ...(target === undefined ? {} : { target }) });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

interface NavLinkProps extends Props {
  /** Only this very address counts as the current page, not those below it. */
  end?: boolean;
}

/** A link of the navigation: says when it leads to the page one is on. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const target = useResolvedPath(to).pathname;
  const { pathname } = useLocation();
  const current = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return (
    <Link {...rest} to={to} className={current ? 'active' : ''} aria-current={current ? 'page' : undefined} />
  );
}
