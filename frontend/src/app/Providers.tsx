import { useEffect, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { setUnauthenticatedHandler } from '@/lib/http/client';
import { useForgetSession } from '@/lib/session/useSession';
import { swrConfig } from '@/lib/swr/config';

/** A 401 anywhere clears the user (decisions §3). */
function SessionWatch() {
  const forget = useForgetSession();
  useEffect(() => {
    setUnauthenticatedHandler(forget);
    return () => setUnauthenticatedHandler(null);
  });
  return null;
}

export function Providers({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={swrConfig}>
      <SessionWatch />
      {children}
    </SWRConfig>
  );
}
