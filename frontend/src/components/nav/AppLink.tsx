import type { ReactNode } from 'react';
import { pageExists, type PageName } from '@/config/paths';
import { Link } from './Link';

interface Props {
  page: PageName;
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page that exists; nothing where it does not exist yet. */
export function AppLink({ page, to, className, children }: Props) {
  if (!pageExists(page)) return null;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
