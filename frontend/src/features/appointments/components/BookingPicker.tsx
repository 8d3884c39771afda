import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '@/components/actionIcons';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { useApi } from '@/lib/swr/useApi';
import type { Contact } from '@/types/professionals';

/** Begins a booking: with whom, of the professionals the client has chosen. */
export function BookingPicker({ onPick }: { onPick: (professionalId: number) => void }) {
  const { t } = useTranslation('appointments');
  const { data } = useApi<Contact[]>('/api/client-contacts');
  const [open, setOpen] = useState(false);
  const contacts = (data ?? []).filter(
    (contact, index, all) => all.findIndex(({ id }) => id === contact.id) === index,
  );
  const only = contacts.length === 1 ? contacts[0] : undefined;
  if (contacts.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        onClick={() => (only ? onPick(only.id) : setOpen(true))}
      >
        <CalendarIcon />
        {t('book.open')}
      </button>
      {open && (
        <ModalDialog title={t('book.withWhom')} onClose={() => setOpen(false)}>
          {(close) => (
            <ul className="apt-whom">
              {contacts.map(({ id, name, specialty }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="apt-whom-button"
                    onClick={() => {
                      close();
                      onPick(id);
                    }}
                  >
                    <strong>{name}</strong>
                    <span className="muted">{specialty}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </ModalDialog>
      )}
    </>
  );
}
