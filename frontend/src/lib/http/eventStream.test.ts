import { describe, expect, it, vi } from 'vitest';
import { json, onCall } from '@/testing/server';
import { createEventParser, postForEvents, type ServerEvent } from './eventStream';

function parsed(...chunks: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parser = createEventParser((event) => events.push(event));
  for (const chunk of chunks) parser.push(chunk);
  return events;
}

describe('createEventParser', () => {
  it('reads events wherever the chunks are cut', () => {
    const text = 'event: delta\r\ndata: {"text":"Bon"}\r\n\r\nevent: done\ndata: 1\ndata: 2\n\n';
    const whole = [
      { event: 'delta', data: '{"text":"Bon"}' },
      { event: 'done', data: '1\n2' },
    ];
    expect(parsed(text)).toEqual(whole);
    for (let cut = 1; cut < text.length; cut += 1) {
      expect(parsed(text.slice(0, cut), text.slice(cut))).toEqual(whole);
    }
  });

  it('leaves comments out, names unnamed events, drops an unfinished one', () => {
    expect(parsed(': keep-alive\n\ndata: a\n\ndata: never ended\n')).toEqual([
      { event: 'message', data: 'a' },
    ]);
  });
});

describe('postForEvents', () => {
  const body = (chunks: string[], end: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        end(controller);
      },
    });

  it('hands each event on and ends with the stream', async () => {
    onCall('POST', '/api/ia/ask', (call) => {
      expect(call.headers.get('Accept')).toBe('text/event-stream');
      return new Response(body(['event: delta\nda', 'ta: é\n\n'], (controller) => controller.close()));
    });
    const events: ServerEvent[] = [];
    await postForEvents('/api/ia/ask', { question: '?' }, (event) => events.push(event));
    expect(events).toEqual([{ event: 'delta', data: 'é' }]);
  });

  it('throws the server’s refusal', async () => {
    onCall('POST', '/api/ia/ask', () => json(403, { code: 'quota_exhausted', message: 'Quota atteint' }));
    await expect(postForEvents('/api/ia/ask', {}, vi.fn())).rejects.toMatchObject({
      code: 'quota_exhausted',
      category: 'forbidden',
    });
  });

  it('says when it was cut off in the middle, and keeps what came', async () => {
    onCall(
      'POST',
      '/api/ia/ask',
      () =>
        new Response(
          body(['data: a\n\n'], (controller) => setTimeout(() => controller.error(new TypeError('cut')), 20)),
        ),
    );
    const seen = vi.fn();
    await expect(postForEvents('/api/ia/ask', {}, seen)).rejects.toMatchObject({ category: 'offline' });
    expect(seen).toHaveBeenCalledOnce();
  });

  it('says when the person stopped it', async () => {
    const stop = new AbortController();
    stop.abort();
    onCall('POST', '/api/ia/ask', () => json(200, {}));
    await expect(postForEvents('/api/ia/ask', {}, vi.fn(), { signal: stop.signal })).rejects.toMatchObject({
      category: 'aborted',
    });
  });
});
