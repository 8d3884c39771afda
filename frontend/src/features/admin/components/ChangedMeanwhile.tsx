import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { fieldId } from '@/components/forms/fieldState';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import { changedFields, followed, inConflict } from '../model/meanwhile';

interface Props<V> {
  formId: string;
  /** How the server refused. */
  error: unknown;
  /** What the form began with. */
  before: V;
  /** Reads it anew; what the form would begin with now. */
  onReload: () => Promise<V>;
  /** The current version is in the form: there is nothing left to say. */
  onSettled: () => void;
  /** As the form calls a field. */
  label: (field: keyof V & string) => string;
}

/**
 * Somebody else was faster: what they wrote comes into the fields that nobody has touched here, and nothing typed is lost.
 * The focus comes here, and then goes to the first field that wants a look, or else to the button that sends the form.
 */
export function ChangedMeanwhile<V extends Record<string, string>>({
  formId,
  error,
  before,
  onReload,
  onSettled,
  label,
}: Props<V>) {
  const { t } = useTranslation('admin');
  const { values, setValues } = useFormikContext<V>();
  const message = useMessage();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  // Somebody may go on typing while the current version is on its way.
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  });
  useEffect(() => place.current?.focus(), [error]);

  const reload = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const now = await onReload();
      const both = inConflict(typed.current, before, now);
      const first = both[0] ?? changedFields(before, now)[0];
      await setValues(followed(typed.current, before, now), false);
      showToast({
        tone: 'info',
        title: { key: 'admin:meanwhile.reloaded' },
        ...(both.length > 0 && {
          description: { key: 'admin:meanwhile.both', values: { fields: both.map(label).join(', ') } },
        }),
      });
      const field = first === undefined ? null : document.getElementById(fieldId(formId, first));
      const send = place.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
      (field ?? send)?.focus();
      onSettled();
    } catch (error) {
      setBusy(false);
      showToast({ tone: 'error', title: { key: 'admin:toast.failed' }, description: apiErrorMessage(error) });
    }
  };
  return (
    <div ref={place} className="notice ad-meanwhile" role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{message(apiErrorMessage(error))}</p>
      <button
        type="button"
        className="button button-outlined"
        // Not `disabled`, which would let go of the focus.
        aria-disabled={busy}
        onClick={() => void reload()}
      >
        {t('meanwhile.reload')}
      </button>
    </div>
  );
}
