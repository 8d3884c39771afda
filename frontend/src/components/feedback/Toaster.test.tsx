import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderPart } from '@/testing/renderApp';
import { Toaster, TOAST_MS } from './Toaster';
import { showToast } from './toasts';

const notice = (text: string, tone: 'success' | 'error' = 'success') =>
  act(() => showToast({ tone, title: { text } }));

const region = () => screen.getByRole('region', { name: /Avis/ });

describe('Toaster', () => {
  it('shows one at a time, errors before what waits, five seconds each', () => {
    vi.useFakeTimers();
    renderPart(<Toaster />);
    notice('un');
    notice('deux');
    notice('panne', 'error');
    expect(screen.getByText('un')).toBeInTheDocument();
    expect(screen.queryByText('deux')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(TOAST_MS));
    expect(within(screen.getByRole('alert')).getByText('panne')).toBeInTheDocument();
    expect(screen.queryByText('un')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(TOAST_MS));
    expect(screen.getByText('deux')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(TOAST_MS));
    expect(screen.queryByText('deux')).not.toBeInTheDocument();
  });

  it('follows the language while it is shown', async () => {
    renderPart(<Toaster />);
    act(() =>
      showToast({
        tone: 'success',
        title: { key: 'common:toast.signedOut' },
        description: { key: 'common:actions.closeNotice' },
        reason: { key: 'common:errors.unexpected' },
      }),
    );
    const said = () => [i18n.t('common:actions.closeNotice'), i18n.t('common:errors.unexpected')].join(' ');
    const french = said();
    expect(screen.getByText('Déconnexion réussie')).toBeInTheDocument();
    expect(screen.getByText(french)).toBeInTheDocument();
    await act(() => i18n.changeLanguage('en'));
    expect(screen.getByText('Logged out')).toBeInTheDocument();
    expect(said()).not.toBe(french);
    expect(screen.getByText(said())).toBeInTheDocument();
  });

  it('waits while the pointer is on it', () => {
    vi.useFakeTimers();
    renderPart(<Toaster />);
    notice('reste');
    fireEvent.pointerEnter(screen.getByText('reste'));
    act(() => void vi.advanceTimersByTime(TOAST_MS * 2));
    expect(screen.getByText('reste')).toBeInTheDocument();
  });

  it('goes away with a swipe of 50 px to the right, not with a shorter one', () => {
    renderPart(<Toaster />);
    notice('glisse');
    const swipe = (by: number) => {
      const card = screen.getByText('glisse');
      fireEvent.pointerDown(card, { clientX: 10 });
      fireEvent.pointerMove(card, { clientX: 10 + by });
      fireEvent.pointerUp(card, { clientX: 10 + by });
    };
    swipe(49);
    expect(screen.getByText('glisse')).toBeInTheDocument();
    swipe(50);
    expect(screen.queryByText('glisse')).not.toBeInTheDocument();
  });

  it('is reached with F8 and closed with its button or Escape', async () => {
    const { person } = renderPart(<Toaster />);
    notice('un');
    await person.keyboard('{F8}');
    expect(region()).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(screen.queryByText('un')).not.toBeInTheDocument();
    notice('deux');
    await person.click(screen.getByRole('button', { name: 'Fermer l’avis' }));
    expect(screen.queryByText('deux')).not.toBeInTheDocument();
  });

  it('has its live regions before anything is in them', () => {
    renderPart(<Toaster />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
