import { act, render, renderHook } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFormDraft } from '@/components/forms/useFormDraft';
import { useMessageDraft } from '@/features/messages/hooks/useMessageDraft';
import { emptyDrafts, removeDraft } from './drafts';
import { useTextDraft } from './useTextDraft';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  // As slow as a telephone.
  get: (key: string) => new Promise((resolve) => setTimeout(() => resolve(kept.get(key)), 5)),
  set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  del: (key: string) => Promise.resolve(kept.delete(key)),
  clear: () => {
    kept.clear();
    return Promise.resolve();
  },
}));

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(10));

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
  await vi.advanceTimersByTimeAsync(500);
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

it('what was typed last is kept when only the end of the page is told of', async () => {
  const { result } = renderHook(() => useTextDraft('k'));
  await settle();
  act(() => result.current[1]('the last words'));
  window.dispatchEvent(new Event('pagehide'));
  expect(kept.get('k')).toBe('the last words');
});

it('signing out takes along what was about to be kept', async () => {
  const { result, unmount } = renderHook(() => useTextDraft('k'));
  await settle();
  act(() => result.current[1]('mine'));
  await emptyDrafts();
  unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.size).toBe(0);
});

it('a message is kept when its conversation is left right after the last key, and not once it was sent', async () => {
  const { result, unmount } = renderHook(() => useMessageDraft(7, 3));
  await settle();
  act(() => result.current.write('Bonjour Maître'));
  unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.get('message-7-3')).toEqual({ text: 'Bonjour Maître', attachments: [] });

  const { result: again } = renderHook(() => useMessageDraft(7, 3));
  await settle();
  expect(again.current.text).toBe('Bonjour Maître');
  act(() => again.current.write('Bonjour Maître, merci'));
  act(() => again.current.clear());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.size).toBe(0);
});

/** A form of which one field is typed into, its draft beside it. */
function keptForm(empty: { title: string; more?: string } = { title: '' }) {
  let set: (value: string) => Promise<unknown> = () => Promise.resolve();
  let title = '';
  function Kept() {
    useFormDraft('f', empty);
    return null;
  }
  const { unmount } = render(
    <Formik initialValues={empty} onSubmit={vi.fn()}>
      {({ setFieldValue, values }) => {
        set = (value) => setFieldValue('title', value);
        title = values.title;
        return (
          <Form>
            <Kept />
          </Form>
        );
      }}
    </Formik>,
  );
  const type = (value: string) =>
    act(async () => {
      await set(value);
    });
  return { type, unmount, shown: () => title };
}

it('a form is kept while it is typed into without a pause, and not once it was sent', async () => {
  const form = keptForm();
  await settle();
  for (let n = 1; n <= 10; n += 1) {
    await form.type('x'.repeat(n));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(JSON.stringify(kept.get('f'))).toMatch(/x{4,}/);
  await form.type('sent');
  await removeDraft('f');
  form.unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.has('f')).toBe(false);
});

it('a form that is closed right after the last key has lost nothing, and opened at once it shows it', async () => {
  const form = keptForm();
  await settle();
  await form.type('to the last word');
  form.unmount();
  const again = keptForm();
  await settle();
  expect(again.shown()).toBe('to the last word');
  again.unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.get('f')).toEqual({ title: 'to the last word' });
});

it('what was typed before the draft had been read stands', async () => {
  kept.set('f', { title: 'from before' });
  const form = keptForm();
  await form.type('newer');
  await settle();
  expect(form.shown()).toBe('newer');
});

it('what was kept of the other fields stands too', async () => {
  kept.set('f', { title: 'from before', more: 'a long text' });
  const form = keptForm({ title: '', more: '' });
  await form.type('newer');
  await settle();
  expect(form.shown()).toBe('newer');
  form.unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.get('f')).toEqual({ title: 'newer', more: 'a long text' });
});
