import type { ReactNode } from 'react';
import { WarningIcon } from '@/components/icons';
import './money.css';

/** Stands wherever money is, as long as it is not real. */
export function TestMode({ children }: { children: ReactNode }) {
  return (
    <div className="notice test-mode" role="note">
      <WarningIcon />
      <p>{children}</p>
    </div>
  );
}
