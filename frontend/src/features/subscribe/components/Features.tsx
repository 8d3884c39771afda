import { useTranslation } from 'react-i18next';
import { CheckIcon } from '@/components/icons';

const FEATURES = ['assistant', 'documents', 'cases', 'support'] as const;

/** What Premium is. */
export function Features() {
  const { t } = useTranslation('subscribe');
  return (
    <ul className="sub-features">
      {FEATURES.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {t(`features.${feature}`)}
        </li>
      ))}
    </ul>
  );
}
