import { useTranslation } from 'react-i18next';
import type { Role } from '@/types/role';

interface Props {
  role: Role;
  /** Open while nothing has been asked yet; later a line that opens. */
  open: boolean;
  onPick: (question: string) => void;
}

const THREE = ['one', 'two', 'three'] as const;

/** Three questions of this profile; a touch puts one into the input. */
export function Examples({ role, open, onPick }: Props) {
  const { t } = useTranslation('assistant');
  return (
    <details className="as-examples" open={open}>
      <summary>{t('examples.title')}</summary>
      <ul>
        {THREE.map((each) => {
          const question = t(`examples.${role}.${each}`);
          return (
            <li key={each}>
              <button type="button" onClick={() => onPick(question)}>
                {question}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
