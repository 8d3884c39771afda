import { act, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { changeLanguage } from '@/lib/i18n/i18n';
import { callsTo, json, onCall } from '@/testing/server';
import { swrConfig } from './config';
import { useApi } from './useApi';

function Reader() {
  const { error } = useApi('/api/thing');
  return <p>{error ? `failed ${error.status}` : 'waiting'}</p>;
}

function Memory() {
  const { data } = useSWR<string>('chat-7', null);
  return <p>{data ?? 'nothing kept'}</p>;
}

it('reads that failed are not repeated by themselves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onCall('GET', '/api/thing', () => json(503, { code: 'busy', message: 'Occupé' }));
  render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>
      <Reader />
    </SWRConfig>,
  );
  expect(await screen.findByText('failed 503')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(callsTo('/api/thing')).toHaveLength(1);
  vi.useRealTimers();
});

it('what is only kept in memory is not asked for', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>
      <Memory />
    </SWRConfig>,
  );
  expect(screen.getByText('nothing kept')).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

it('what is shown stays until the other language has come, and never for another path', async () => {
  function Shown({ path }: { path: string }) {
    const { data } = useApi<{ text: string }>(path);
    return <p>{data?.text ?? 'waiting'}</p>;
  }
  let answer: (response: Response) => void = () => undefined;
  const cache = new Map();
  const page = (path: string) => (
    <SWRConfig value={{ ...swrConfig, provider: () => cache }}>
      <Shown path={path} />
    </SWRConfig>
  );
  onCall('GET', '/api/one', () => json(200, { text: 'un' }));
  const { rerender } = render(page('/api/one'));
  expect(await screen.findByText('un')).toBeInTheDocument();
  onCall('GET', '/api/one', () => new Promise<Response>((resolve) => (answer = resolve)));
  await act(() => changeLanguage('en'));
  expect(screen.getByText('un')).toBeInTheDocument();
  act(() => answer(json(200, { text: 'one' })));
  expect(await screen.findByText('one')).toBeInTheDocument();
  onCall('GET', '/api/two', () => new Promise<Response>(() => undefined));
  rerender(page('/api/two'));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await act(() => changeLanguage('fr'));
});
