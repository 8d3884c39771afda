import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsTo, json, onCall } from '@/testing/server';
import { ApiError } from './ApiError';
import { http, setUnauthenticatedHandler } from './client';
import { setRequestLanguage } from './language';

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('an ApiError was expected');
  return error;
}

describe('http', () => {
  afterEach(() => {
    setUnauthenticatedHandler(null);
    setRequestLanguage('fr');
  });

  it('asks in the person’s language and reads JSON', async () => {
    onCall('GET', '/api/ai-usage', () => json(200, { used: 1 }));
    setRequestLanguage('en');
    await expect(http.get('/api/ai-usage')).resolves.toEqual({ used: 1 });
    expect(callsTo('/api/ai-usage')[0]?.headers.get('Accept-Language')).toBe('en');
  });

  it('sends a JSON body with every write, an empty one too', async () => {
    onCall('POST', '/api/logout', () => json(200, { ok: true }));
    await http.post('/api/logout');
    const call = callsTo('/api/logout')[0];
    expect(call?.headers.get('Content-Type')).toBe('application/json');
    expect(call?.body).toEqual({});
  });

  it('answers nothing to 204', async () => {
    onCall('DELETE', '/api/documents/3', () => json(204, null));
    await expect(http.delete('/api/documents/3')).resolves.toBeUndefined();
  });

  it('reads the server’s error with its fields', async () => {
    onCall('POST', '/api/register', () =>
      json(422, {
        code: 'invalid_values',
        message: 'Valeurs invalides',
        fields: { email: 'Email invalide' },
      }),
    );
    const error = await failure(http.post('/api/register', {}));
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid_values',
      category: 'invalid',
      message: 'Valeurs invalides',
      fields: { email: 'Email invalide' },
    });
  });

  it('never takes a proxy’s page for a message', async () => {
    onCall('GET', '/api/documents', () => new Response('<html>Bad gateway</html>', { status: 502 }));
    const error = await failure(http.get('/api/documents'));
    expect(error).toMatchObject({ category: 'busy', code: 'busy', message: '', hasServerMessage: false });
  });

  it('keeps Retry-After of a 429', async () => {
    onCall('POST', '/api/login', () =>
      json(429, { code: 'too_many_attempts', message: 'Trop d’essais' }, { 'Retry-After': '90' }),
    );
    expect((await failure(http.post('/api/login', {}))).retryAfterSeconds).toBe(90);
  });

  it('tells offline, stopped and too slow apart', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failure(http.get('/api/documents'))).category).toBe('offline');

    const never = (_: unknown, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        if (init.signal?.aborted) reject(new DOMException('aborted', 'AbortError'));
      });
    vi.stubGlobal('fetch', never);
    expect((await failure(http.get('/api/documents', { timeoutMs: 5 }))).category).toBe('timeout');

    const stop = new AbortController();
    const call = failure(http.get('/api/documents', { signal: stop.signal }));
    stop.abort();
    expect((await call).category).toBe('aborted');
  });

  it('reports a lost session once, not a wrong password or the first look', async () => {
    const lost = vi.fn();
    setUnauthenticatedHandler(lost);
    onCall('GET', '/api/user', () => json(401, { code: 'not_signed_in', message: '' }));
    onCall('POST', '/api/login', () => json(401, { code: 'invalid_credentials', message: '' }));
    await failure(http.get('/api/user'));
    await failure(http.post('/api/login', {}));
    expect(lost).not.toHaveBeenCalled();
    onCall('GET', '/api/documents', () => json(401, { code: 'not_signed_in', message: '' }));
    await failure(http.get('/api/documents'));
    expect(lost).toHaveBeenCalledOnce();
  });
});
