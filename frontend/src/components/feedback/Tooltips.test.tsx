import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '@/testing/renderApp';
import { TOOLTIP_MS, Tooltips } from './Tooltips';

describe('tooltips', () => {
  const shown = () =>
    renderPart(
      <>
        <Tooltips />
        <button type="button" aria-label="Thème sombre" data-tip="Thème sombre" />
      </>,
    );
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const button = () => screen.getByRole('button');

  it('come after 700 ms of rest, not before, and go with the pointer', () => {
    shown();
    fireEvent.pointerOver(button());
    rest(TOOLTIP_MS - 1);
    expect(screen.queryByText('Thème sombre')).not.toBeInTheDocument();
    rest(1);
    expect(screen.getByText('Thème sombre')).toBeInTheDocument();
    fireEvent.pointerOver(document.body);
    expect(screen.queryByText('Thème sombre')).not.toBeInTheDocument();
  });

  it('come with the keyboard’s focus too, and go with Escape', () => {
    shown();
    fireEvent.focusIn(button());
    rest(TOOLTIP_MS);
    expect(screen.getByText('Thème sombre')).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('Thème sombre')).not.toBeInTheDocument();
  });
});
