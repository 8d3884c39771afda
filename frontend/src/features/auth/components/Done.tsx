import type { ReactNode } from 'react';

/** The form has gone: the focus goes to what was done. */
const focus = (element: HTMLElement | null) => element?.focus();

export function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" tabIndex={-1} ref={focus} className="auth-done">
      {children}
    </p>
  );
}
