import { useTranslation } from 'react-i18next';
import { useFormDraft } from '@/components/forms/useFormDraft';

/** What is being written stays on the device until it is saved, or what it changes has changed. */
export function KeptDraft({ draftKey, values }: { draftKey: string; values: Record<string, string> }) {
  const { t } = useTranslation('admin');
  const draft = useFormDraft(draftKey, values);
  if (!draft.restored) return null;
  return (
    <div className="notice">
      <p>{t('draft.restored')}</p>
      <button type="button" className="button button-quiet" onClick={draft.startAnew}>
        {t('draft.startAnew')}
      </button>
    </div>
  );
}
