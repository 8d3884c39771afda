import { useEffect, useRef } from 'react';
import { http } from '@/lib/http/client';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { useSession } from '@/lib/session/useSession';
import { useSessionActions } from '@/lib/session/useSessionActions';
import type { User } from '@/types/api';

/**
 * A language chosen in the page is stored with the account too, for its mails (decisions §4). Where that does not reach
 * the server the choice stands on this device all the same.
 */
export function useKeepLanguage(): void {
  const { user } = useSession();
  const { language } = useLanguage();
  const { setUser } = useSessionActions();
  const before = useRef(language);
  const stored = user?.language;
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    // The settings page has stored it already.
    if (stored === undefined || stored === language) return;
    void http.patch<User>('/api/account', { language }).then(setUser, () => undefined);
  }, [language, stored, setUser]);
}
