import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { ShareIcon } from '@/components/actionIcons';

interface Props {
  title: string;
}

/** The device's own sharing, else the link is copied. A reader who closes the sharing sheet has changed their mind. */
export function ShareButton({ title }: Props) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', title: { key: 'reading:share.copied' } });
    } catch {
      showToast({
        tone: 'error',
        title: { key: 'reading:share.failed' },
        description: { text: url },
      });
    }
  };
  const share = async () => {
    const { origin, pathname } = window.location;
    // Who opens it reads the same language.
    const url = `${origin}${pathname}${language === 'en' ? '?lang=en' : ''}`;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <button type="button" className="button button-quiet needs-script" onClick={() => void share()}>
      <ShareIcon />
      {t('share.button')}
    </button>
  );
}
