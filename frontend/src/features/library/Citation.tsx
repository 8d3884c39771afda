import { useTranslation } from 'react-i18next';
import { CopyIcon } from '@/components/actionIcons';
import { showToast } from '@/components/feedback/toasts';
import type { Both } from '@/types/library';

/** Copies, or says the citation where copying is refused. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: { key: 'library:citation.copied' }, description: { text } });
  } catch {
    showToast({ tone: 'info', title: { key: 'library:citation.is' }, description: { text } });
  }
}

/** The form in which it is cited in Cameroon. */
export function Citation({ citation }: { citation: Both }) {
  const { t, i18n } = useTranslation('library');
  const text = i18n.language === 'en' ? citation.en : citation.fr;
  return (
    <div className="lb-citation">
      <p>
        <span className="visually-hidden">{t('citation.label')} </span>
        {text}
      </p>
      <button type="button" className="button button-outlined" onClick={() => void copy(text)}>
        <CopyIcon size="1.2em" />
        {t('citation.copy')}
      </button>
    </div>
  );
}
