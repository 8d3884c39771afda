import { act, render, screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFormDraft } from '@/components/forms/useFormDraft';
import { useTextDraft } from './useTextDraft';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./drafts', () => ({
  readDraft: (key: string) => Promise.resolve(kept.get(key)),
  saveDraft: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
  removeDraft: (key: string) => Promise.resolve(void kept.delete(key)),
}));

let write: (text: string) => void;

function Writer() {
  const [text, setText] = useTextDraft('k');
  write = setText;
  return <p>{text === '' ? 'nothing' : text}</p>;
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

it('a text that is typed without a pause is kept all the same, and its end when the page is left', async () => {
  const { unmount } = render(<Writer />);
  await settle();
  for (let n = 1; n <= 10; n += 1) {
    act(() => write('x'.repeat(n)));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(String(kept.get('k')).length).toBeGreaterThanOrEqual(5);
  act(() => write('the end'));
  unmount();
  expect(kept.get('k')).toBe('the end');
});

it('a kept text is there again, what was typed meanwhile stands, and an emptied one is gone at once', async () => {
  kept.set('k', 'from before');
  const { unmount } = render(<Writer />);
  await settle();
  expect(screen.getByText('from before')).toBeInTheDocument();
  act(() => write(''));
  expect(kept.has('k')).toBe(false);
  unmount();
  kept.set('k', 'from before');
  render(<Writer />);
  act(() => write('newer'));
  await settle();
  expect(screen.getByText('newer')).toBeInTheDocument();
});

it('a form is kept while it is typed into without a pause, and not after it has left', async () => {
  let set: (name: string, value: string) => unknown = () => undefined;
  function Kept() {
    useFormDraft('f', { title: '' });
    return null;
  }
  const { unmount } = render(
    <Formik initialValues={{ title: '' }} onSubmit={vi.fn()}>
      {({ setFieldValue }) => {
        set = (name, value) => setFieldValue(name, value);
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
    await act(async () => void (await set('title', 'x'.repeat(n))));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(JSON.stringify(kept.get('f'))).toMatch(/x{4,}/);
  await act(async () => void (await set('title', 'sent')));
  kept.delete('f');
  unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.has('f')).toBe(false);
});
