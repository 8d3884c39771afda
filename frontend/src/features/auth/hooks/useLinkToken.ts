import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a link that came by mail. It stands behind the `#`, so no server hears of it, and it leaves the address bar
 * and the history at once; from then on only the page's memory has it.
 */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(hash.slice(1) || null);
  useEffect(() => {
    if (hash === '') return;
    setToken(hash.slice(1));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
