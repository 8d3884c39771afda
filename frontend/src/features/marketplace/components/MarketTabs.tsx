import type { ReactNode } from 'react';
import { TabList } from '@/components/nav/TabList';

interface Props<T extends string> {
  label: string;
  tabs: readonly { value: T; label: string }[];
  current: T;
  onChange: (tab: T) => void;
  children: ReactNode;
}

/** Two views of one page, one at a time. */
export function MarketTabs<T extends string>({ label, tabs, current, onChange, children }: Props<T>) {
  return (
    <>
      <TabList name="market" label={label} tabs={tabs} current={current} onChange={onChange} />
      <div role="tabpanel" id={`market-panel-${current}`} aria-labelledby={`market-tab-${current}`}>
        {children}
      </div>
    </>
  );
}
