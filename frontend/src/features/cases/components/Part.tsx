import { useId, type ReactNode } from 'react';
import { PlusIcon } from '@/components/actionIcons';

interface Props {
  title: string;
  /** What stands there while there is nothing. */
  empty: string;
  isEmpty: boolean;
  addLabel?: string | undefined;
  onAdd?: (() => void) | undefined;
  children: ReactNode;
}

/** One part of a case: its heading, what can be added, and what is there. */
export function Part({ title, empty, isEmpty, addLabel, onAdd, children }: Props) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <div className="part-top">
        <h3 id={id}>{title}</h3>
        {addLabel !== undefined && onAdd && (
          <button type="button" className="button button-quiet" onClick={onAdd}>
            <PlusIcon size="1.2em" />
            {addLabel}
          </button>
        )}
      </div>
      {isEmpty && <p className="muted">{empty}</p>}
      {children}
    </section>
  );
}
