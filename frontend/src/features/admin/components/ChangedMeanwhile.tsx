import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import { followed, inConflict } from '../model/meanwhile';

interface Props<V> {
  /** How the server refused. */
  error: unknown;
  /** What the form began with. */
  before: V;
  /** Reads it anew; what the form would begin with now. */
  onReload: () => Promise<V>;
  /** As the form calls a field. */
  label: (field: keyof V & string) => string;
}

/** Somebody else was faster: what they wrote comes into the fields that nobody has touched here, and nothing typed is lost. */
export function ChangedMeanwhile<V extends Record<string, string>>({
  error,
  before,
  onReload,
  label,
}: Props<V>) {
  const { t } = useTranslation('admin');
  const { values, setValues } = useFormikContext<V>();
  const message = useMessage();
  const [busy, setBusy] = useState(false);
  const reload = async () => {
    setBusy(true);
    try {
      const now = await onReload();
      const both = inConflict(values, before, now).map((name) => label(name as keyof V & string));
      await setValues(followed(values, before, now), false);
      showToast({
        tone: 'info',
        title: { key: 'admin:meanwhile.reloaded' },
        ...(both.length > 0 && {
          description: { key: 'admin:meanwhile.both', values: { fields: both.join(', ') } },
        }),
      });
    } catch (error) {
      setBusy(false);
      showToast({ tone: 'error', title: { key: 'admin:toast.failed' }, description: apiErrorMessage(error) });
    }
  };
  return (
    <div className="notice" role="alert">
      <p>{message(apiErrorMessage(error))}</p>
      <button type="button" className="button button-outlined" disabled={busy} onClick={() => void reload()}>
        {t('meanwhile.reload')}
      </button>
    </div>
  );
}
