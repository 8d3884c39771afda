import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '@/testing/renderApp';
import { TabList } from './TabList';

const tabs = [
  { value: 'one', label: 'Un' },
  { value: 'two', label: 'Deux' },
  { value: 'three', label: 'Trois' },
] as const;

function Some({ first }: { first: 'one' | 'two' | 'three' | null }) {
  const [current, setCurrent] = useState<'one' | 'two' | 'three' | null>(first);
  return <TabList name="some" label="Choix" tabs={tabs} current={current} onChange={setCurrent} />;
}

const named = (name: string) => screen.getByRole('tab', { name });

describe('TabList', () => {
  it('is one stop of the keyboard; the arrows move along it and round, Enter opens', async () => {
    const { person } = renderPart(<Some first="two" />);
    expect(screen.getByRole('tablist', { name: 'Choix' })).toBeInTheDocument();
    await person.tab();
    expect(named('Deux')).toHaveFocus();
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(named('Un')).toHaveFocus();
    expect(named('Deux')).toHaveAttribute('aria-selected', 'true');
    await person.keyboard('{End}');
    expect(named('Trois')).toHaveFocus();
    await person.keyboard('{ArrowLeft}{Home}{ArrowLeft}{Enter}');
    expect(named('Trois')).toHaveAttribute('aria-selected', 'true');
    expect(named('Trois')).toHaveAttribute('aria-controls', 'some-panel-three');
    await person.tab();
    expect(document.body).toHaveFocus();
  });

  it('is reached where none is open', async () => {
    const { person } = renderPart(<Some first={null} />);
    await person.tab();
    expect(named('Un')).toHaveFocus();
    await person.click(named('Deux'));
    expect(named('Deux')).toHaveAttribute('aria-selected', 'true');
  });
});
