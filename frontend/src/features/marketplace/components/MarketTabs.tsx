import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';

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
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}>
        <Tabs
          value={current}
          onChange={(_, tab: T) => onChange(tab)}
          aria-label={label}
          variant="scrollable"
          scrollButtons={false}
          // Both names stand on a small phone.
          sx={{
            '& .MuiTab-root': {
              px: { xs: 1, sm: 4 },
              minWidth: 0,
              fontSize: { xs: '0.9375rem', sm: '1rem' },
            },
          }}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              value={tab.value}
              label={tab.label}
              id={`market-tab-${tab.value}`}
              aria-controls={`market-panel-${tab.value}`}
            />
          ))}
        </Tabs>
      </Box>
      <div role="tabpanel" id={`market-panel-${current}`} aria-labelledby={`market-tab-${current}`}>
        {children}
      </div>
    </>
  );
}
