import { useEffect, useRef, type KeyboardEvent } from 'react';
import './tabs.css';

interface Props<T extends string> {
  /** Makes the ids: `<name>-tab-<value>`, and `<name>-panel-<value>` of what it shows. */
  name: string;
  label: string;
  tabs: readonly { value: T; label: string }[];
  /** `null`: what is shown belongs to none of them. */
  current: T | null;
  onChange: (tab: T) => void;
  /** Each takes an equal part of the width. */
  fill?: boolean;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs as WAI-ARIA describes them: the arrows move along, Enter or a tap opens. The component library's weigh ten times as much. */
export function TabList<T extends string>({ name, label, tabs, current, onChange, fill = false }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const reached = tabs.some(({ value }) => value === current) ? current : (tabs[0]?.value ?? null);

  // On a phone the opened one may stand outside the screen.
  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !open) return;
    const end = open.offsetLeft + open.offsetWidth;
    if (open.offsetLeft < row.scrollLeft || end > row.scrollLeft + row.clientWidth)
      row.scrollLeft = open.offsetLeft - 24;
  }, [current]);

  const move = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? -1
          : step === undefined
            ? null
            : (at + step) % all.length;
    if (at < 0 || next === null) return;
    event.preventDefault();
    all.at(next)?.focus();
  };

  return (
    // Focus moves among the tabs inside, not to the row.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={fill ? 'tabs tabs-fill' : 'tabs'}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.value}`}
          aria-controls={`${name}-panel-${tab.value}`}
          aria-selected={tab.value === current}
          tabIndex={tab.value === reached ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
