import { useId, type ReactNode } from 'react';

/** A row of filters above a list. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div className="ad-filters" role="search">
      {children}
    </div>
  );
}

export function SearchFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="ad-filter-text">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** The first one stands for no filter. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export function ChoiceFilter({ label, value, options, onChange }: ChoiceProps) {
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
