import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '@/components/icons';
import { ModalDialog } from '@/components/feedback/ModalDialog';

/** A filter that is set: what it says, and the names of the values that take it away. */
export interface SetFilter {
  name: string;
  label: string;
}

interface Props {
  set: SetFilter[];
  onClear: (names: string[]) => void;
  /** What the sheet's button says: how many there are now. */
  shown: string;
  children: ReactNode;
}

/** Filters beside the list; on a phone in a sheet, with those that are set under the search. */
export function FilterPlace({ set, onClear, shown, children }: Props) {
  const { t } = useTranslation('library');
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="lb-filters lb-wide">{children}</div>
      <div className="lb-chosen">
        <button type="button" className="button button-outlined lb-narrow" onClick={() => setOpen(true)}>
          {set.length === 0 ? t('filters.open') : t('filters.openCount', { count: set.length })}
        </button>
        {set.length > 0 && (
          <ul aria-label={t('filters.set')}>
            {set.map(({ name, label }) => (
              <li key={name}>
                <button
                  type="button"
                  className="lb-chip"
                  aria-label={t('filters.remove', { label })}
                  onClick={() => onClear([name])}
                >
                  {label}
                  <CloseIcon size="1em" />
                </button>
              </li>
            ))}
            {set.length > 1 && (
              <li>
                <button
                  type="button"
                  className="lb-chip lb-chip-all"
                  onClick={() => onClear(set.map((each) => each.name))}
                >
                  {t('filters.clear')}
                </button>
              </li>
            )}
          </ul>
        )}
      </div>
      {open && (
        <ModalDialog title={t('filters.title')} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <div className="lb-filters">{children}</div>
              <div className="modal-actions">
                <button type="button" className="button button-primary" onClick={close}>
                  {shown}
                </button>
              </div>
            </>
          )}
        </ModalDialog>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** The first one stands for no filter. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TextProps {
  label: string;
  example: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text that filters once it is left, or sent by Enter. */
export function TextFilter({ label, example, value, onChange }: TextProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed !== null && typed.trim() !== value) onChange(typed.trim());
    setTyped(null);
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={200}
        placeholder={example}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
    </div>
  );
}
