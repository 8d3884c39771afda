import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/headerIcons';

interface Props {
  label: string;
  /** What may be typed. */
  help: string;
  value: string;
  onType: (value: string) => void;
  onSend: (value: string) => void;
}

export function SearchBox({ label, help, value, onType, onSend }: Props) {
  const { t } = useTranslation('library');
  const id = useId();
  return (
    <form
      className="lb-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className="lb-search-row">
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={300}
          value={value}
          aria-describedby={`${id}-help`}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="submit" className="button button-primary">
          <Icon size="1.25em">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="M15.5 15.5 21 21" />
          </Icon>
          <span className="lb-send">{t('search.send')}</span>
        </button>
      </div>
      <p id={`${id}-help`} className="muted lb-help">
        {help}
      </p>
    </form>
  );
}
