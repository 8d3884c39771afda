import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offerUpdate } from '@/lib/pwa/update';
import { renderPart } from '@/testing/renderApp';
import { UpdatePrompt } from './UpdatePrompt';

it('a new version takes over when the person says so, and whoever says “later” stays where they are', async () => {
  const apply = vi.fn();
  const { person } = renderPart(<UpdatePrompt />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => offerUpdate(apply));
  expect(screen.getByRole('status')).toHaveTextContent('Une nouvelle version est prête');
  await person.click(screen.getByRole('button', { name: 'Plus tard' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(apply).not.toHaveBeenCalled();

  act(() => offerUpdate(apply));
  await person.click(screen.getByRole('button', { name: 'Mettre à jour' }));
  expect(apply).toHaveBeenCalledOnce();
});
