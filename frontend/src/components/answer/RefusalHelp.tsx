import type { ReactNode } from 'react';
import { DocumentIcon, EditIcon } from '@/components/actionIcons';
import { GlobeIcon, HealthIcon, InfoIcon, WarningIcon } from '@/components/icons';
import type { RefusalReason, RelatedSubject } from '@/types/answer';
import { useAnswerTexts } from './answerLanguage';
import { Subjects } from './Subjects';
import './answer.css';

const icons = {
  elsewhere: GlobeIcon,
  medicine: HealthIcon,
  crime_help: WarningIcon,
  unknown_law: DocumentIcon,
  not_law: InfoIcon,
  near_miss: InfoIcon,
  instruction: InfoIcon,
} satisfies Record<RefusalReason, unknown>;

/** Other words of the same question lead nowhere. */
const notToRephrase: readonly (RefusalReason | null)[] = ['medicine', 'instruction'];
/** No lawyer has anything to say to it. What seems to be no question of law may be one all the same. */
const notForLawyers: readonly (RefusalReason | null)[] = ['medicine', 'instruction'];

/** Why there is no answer, in three words; nothing where it is not known. */
export function RefusalTitle({ reason }: { reason: RefusalReason | null }) {
  const { t } = useAnswerTexts();
  if (reason === null) return null;
  const Icon = icons[reason];
  return (
    <p className="ans-reason">
      <Icon size="1.15em" />
      <strong>{t(`refusal.reason.${reason}`)}</strong>
    </p>
  );
}

interface Props {
  reason: RefusalReason | null;
  /** What could be meant, and can be answered. */
  subjects: readonly RelatedSubject[];
  onAsk: (question: string) => void;
  /** Puts the same question into the input again. */
  onRephrase: () => void;
  /** The way to somebody who can answer. */
  children: ReactNode;
}

/** Where nothing was found: what could be meant, and the ways on. */
export function RefusalHelp({ reason, subjects, onAsk, onRephrase, children }: Props) {
  const { t } = useAnswerTexts();
  const title = reason === 'near_miss' ? t('refusal.meant') : t('refusal.subjects');
  const isToRephrase = !notToRephrase.includes(reason);
  const isForLawyers = !notForLawyers.includes(reason);
  if (subjects.length === 0 && !isToRephrase && !isForLawyers) return null;
  return (
    <div className="ans-refusal">
      <Subjects title={title} subjects={subjects} onAsk={onAsk} />
      {(isToRephrase || isForLawyers) && (
        <div className="ans-ways">
          {isToRephrase && (
            <button type="button" className="button button-outlined" onClick={onRephrase}>
              <EditIcon size="1.15em" />
              {t('refusal.rephrase')}
            </button>
          )}
          {isForLawyers && children}
        </div>
      )}
    </div>
  );
}
