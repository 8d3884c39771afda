import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useOpening } from './useOpening';

/** Opens a link, and takes it out of the address bar and the history at once. */
export function useArrival(accessToken: string): void {
  const { open } = useOpening();
  const navigate = useNavigate();
  useEffect(() => {
    void open({ accessToken });
    void navigate(paths.access.href(), { replace: true });
    // Once for a link, whatever is rendered meanwhile.
  }, [accessToken]);
}
