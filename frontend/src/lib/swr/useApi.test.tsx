import { render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
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
