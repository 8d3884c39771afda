import { act, render, renderHook } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFormDraft } from '@/components/forms/useFormDraft';
import { useTextDraft } from './useTextDraft';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./drafts', () => ({
  readDraft: (key: string) => Promise.resolve(kept.get(key)),
  saveDraft: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  removeDraft: (key: string) => Promise.resolve(kept.delete(key)),
}));

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

it('a text that is typed without a pause is kept all the same, and its end when the page is left', async () => {
  const { result, unmount } = renderHook(() => useTextDraft('k'));
  await settle();
  for (let n = 1; n <= 10; n += 1) {
    act(() => result.current[1]('x'.repeat(n)));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(String(kept.get('k')).length).toBeGreaterThanOrEqual(5);
  act(() => result.current[1]('the end'));
  unmount();
  expect(kept.get('k')).toBe('the end');
});

it('what was typed last is kept when the page is reloaded or closed: it is hidden, and not unmounted', async () => {
  const { result } = renderHook(() => useTextDraft('k'));
  await settle();
  act(() => result.current[1]('the last words'));
  expect(kept.has('k')).toBe(false);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept.get('k')).toBe('the last words');
});

it('a kept text is there again, what was typed meanwhile stands, and an emptied one is gone at once', async () => {
  kept.set('k', 'from before');
  const { result, unmount } = renderHook(() => useTextDraft('k'));
  await settle();
  expect(result.current[0]).toBe('from before');
  act(() => result.current[1](''));
  expect(kept.has('k')).toBe(false);
  unmount();
  kept.set('k', 'from before');
  const { result: again } = renderHook(() => useTextDraft('k'));
  act(() => again.current[1]('newer'));
  await settle();
  expect(again.current[0]).toBe('newer');
});

it('a form is kept while it is typed into without a pause, and not after it has left', async () => {
  let set: (name: string, value: string) => Promise<unknown> = () => Promise.resolve();
  function Kept() {
    useFormDraft('f', { title: '' });
    return null;
  }
  const { unmount } = render(
    <Formik initialValues={{ title: '' }} onSubmit={vi.fn()}>
      {({ setFieldValue }) => {
        set = async (name, value) => setFieldValue(name, value);
        return (
          <Form>
            <Kept />
          </Form>
        );
      }}
    </Formik>,
  );
  await settle();
  for (let n = 1; n <= 10; n += 1) {
    await act(async () => {
      await set('title', 'x'.repeat(n));
    });
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(JSON.stringify(kept.get('f'))).toMatch(/x{4,}/);
  await act(async () => {
    await set('title', 'sent');
  });
  kept.delete('f');
  unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.has('f')).toBe(false);
});
