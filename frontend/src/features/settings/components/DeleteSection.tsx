import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '@/lib/session/useSession';
import { remainsOf } from '../model/sections';
import { DeleteDialog } from './DeleteDialog';

/** Says what becomes of everything before it is asked for. */
export function DeleteSection() {
  const { t } = useTranslation('settings');
  const { role, isPremium } = useCurrentUser();
  const [open, setOpen] = useState(false);
  const { erased, kept } = remainsOf(role);
  return (
    <>
      <p>{t('delete.intro')}</p>
      <p>{t('delete.learned')}</p>
      <h3>{t('delete.erasedTitle')}</h3>
      <ul>
        {erased.map((what) => (
          <li key={what}>{t(`delete.erased.${what}`)}</li>
        ))}
      </ul>
      <h3>{t('delete.keptTitle')}</h3>
      <ul>
        {kept.map((what) => (
          <li key={what}>{t(`delete.kept.${what}`)}</li>
        ))}
      </ul>
      <p>{t('delete.shown')}</p>
      {isPremium && <p>{t('delete.premium')}</p>}
      <button type="button" className="button button-danger" onClick={() => setOpen(true)}>
        {t('delete.start')}
      </button>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
