import { useTranslation } from 'react-i18next';
import { WarningIcon } from '@/components/icons';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { personalIn } from './personalIn';
import './personal.css';

const REST_MS = 600;
const SHOWN = 40;

function cut(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

interface Props {
  text: string;
  /** Whose texts: what to do about it depends on who will read it. */
  ns: 'anonymous' | 'marketplace';
}

/** Says so when a text seems to hold a name, a number or an address; it never stands in the way. */
export function PersonalWarning({ text, ns }: Props) {
  const { t } = useTranslation(ns);
  const { language } = useLanguage();
  const rested = useDebounced(text, REST_MS);
  // What has just been sent is no longer worth a warning.
  const found = text.trim() === '' ? [] : personalIn(rested);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    found.map((each) => t(`personal.${each.kind}`, { text: cut(each.text) })),
  );
  return (
    <div role="status" className="personal">
      {found.length > 0 && (
        <div className="personal-note">
          <WarningIcon />
          <p>
            <strong>{t('personal.title')}</strong> {t('personal.text', { found: list })}
          </p>
        </div>
      )}
    </div>
  );
}
