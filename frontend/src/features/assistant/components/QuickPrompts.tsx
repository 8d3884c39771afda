import { useTranslation } from 'react-i18next';
import { PROMPT_TYPES, type PromptType } from '../model/types';

interface Props {
  chosen: PromptType | null;
  onChoose: (type: PromptType | null, prefill: string) => void;
}

/** A professional's quick prompts: each begins the question and says which shape the answer should have. */
export function QuickPrompts({ chosen, onChoose }: Props) {
  const { t } = useTranslation('assistant');
  return (
    <div className="as-quick" role="group" aria-label={t('quickPrompts.label')}>
      {PROMPT_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === chosen}
          onClick={() =>
            type === chosen ? onChoose(null, '') : onChoose(type, t(`quickPrompts.${type}.text`))
          }
        >
          {t(`quickPrompts.${type}.name`)}
        </button>
      ))}
    </div>
  );
}
