import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { ApiError } from '@/lib/http/ApiError';
import fr from '@/locales/fr/common.json';
import { renderPart } from '@/testing/renderApp';
import { FormDialog } from './FormDialog';
import { FormTextField } from './FormTextField';

const schema = object({ reason: string().trim().required('Motif requis') });

type Submit = (values: { reason: string }, close: () => void) => Promise<void>;

/** A button that opens a dialog with one field. */
function Asked({ onSubmit, losesNothing = false }: { onSubmit: Submit; losesNothing?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'Ouvrir'}
      </button>
      {open && (
        <FormDialog
          title="Masquer"
          initialValues={{ reason: '' }}
          schema={schema}
          fields={[{ name: 'reason', label: 'Motif' }]}
          confirm="Masquer la demande"
          confirming="Un instant"
          danger
          losesNothing={losesNothing}
          onSubmit={onSubmit}
          onClose={() => setOpen(false)}
        >
          {({ formId }) => <FormTextField formId={formId} name="reason" label="Motif" required />}
        </FormDialog>
      )}
    </>
  );
}

async function open(onSubmit: Submit = () => Promise.resolve(), losesNothing = false) {
  const { person } = renderPart(<Asked onSubmit={onSubmit} losesNothing={losesNothing} />);
  await person.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return person;
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Masquer' });
const isOpen = () => screen.queryByRole('dialog', { name: 'Masquer' }) !== null;
const question = () => screen.queryByRole('dialog', { name: fr.unsaved.title });
const inside = (name: string) => within(dialog()).getByRole('button', { name });

function refusal(fields: Record<string, string>): ApiError {
  return new ApiError({
    status: 422,
    category: 'invalid',
    code: 'invalid_values',
    message: 'Certaines valeurs ne sont pas valides.',
    fields,
    retryAfterSeconds: null,
  });
}

describe('a form in a dialog', () => {
  it('lists what is wrong, puts the focus on it and sends nothing', async () => {
    const onSubmit = vi.fn<Submit>();
    const person = await open(onSubmit);
    await person.click(inside('Masquer la demande'));
    expect(await screen.findByText('1 point est à revoir')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is sent once, keeps the focus meanwhile, and closes', async () => {
    let done: () => void = () => undefined;
    const onSubmit = vi.fn<Submit>(
      (_, close) =>
        new Promise((resolve) => {
          done = () => {
            close();
            resolve();
          };
        }),
    );
    const person = await open(onSubmit);
    await person.type(screen.getByRole('textbox'), 'Doublon');
    await person.click(inside('Masquer la demande'));
    const busy = await screen.findByRole('button', { name: 'Un instant' });
    expect(busy).toHaveFocus();
    await person.click(busy);
    await person.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    done();
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('puts what the server refuses at its field, or above all fields', async () => {
    const onSubmit = vi.fn<Submit>();
    onSubmit.mockRejectedValueOnce(refusal({ reason: 'Trop vague.' })).mockRejectedValueOnce(refusal({}));
    const person = await open(onSubmit);
    await person.type(screen.getByRole('textbox'), 'Non');
    await person.click(inside('Masquer la demande'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Trop vague.'));
    await person.type(screen.getByRole('textbox'), ' plus');
    await person.click(inside('Masquer la demande'));
    expect(await screen.findByText('Certaines valeurs ne sont pas valides.')).toBeInTheDocument();
    expect(isOpen()).toBe(true);
  });

  it('closes at once while nothing was written', async () => {
    const person = await open();
    await person.click(inside(fr.actions.cancel));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('asks before what was written is lost, whichever way one leaves', async () => {
    const person = await open();
    await person.type(screen.getByRole('textbox'), 'Doublon');
    for (const leave of [
      () => person.click(inside(fr.actions.cancel)),
      () => person.click(within(dialog()).getAllByRole('button', { name: fr.actions.close })[0]!),
      // Escape, as the browser tells of it.
      () => Promise.resolve(dialog().dispatchEvent(new Event('cancel', { cancelable: true }))),
    ]) {
      await leave();
      await waitFor(() => expect(question()).toBeInTheDocument());
      await person.click(screen.getByRole('button', { name: fr.unsaved.stay }));
      await waitFor(() => expect(question()).not.toBeInTheDocument());
      expect(screen.getByRole('textbox')).toHaveValue('Doublon');
    }
    await person.click(inside(fr.actions.cancel));
    await waitFor(() => expect(question()).toBeInTheDocument());
    await person.click(within(question()!).getByRole('button', { name: fr.actions.close }));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('asks as often as Escape is pressed, and again when the browser closes it unasked', async () => {
    const person = await open();
    await person.type(screen.getByRole('textbox'), 'Doublon');
    for (let press = 1; press <= 6; press += 1) {
      // `false`: the browser does not get to close it.
      expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })).toBe(false);
      await person.click(await screen.findByRole('button', { name: fr.unsaved.stay }));
      await waitFor(() => expect(question()).not.toBeInTheDocument());
    }
    dialog().close();
    expect(await screen.findByRole('dialog', { name: fr.unsaved.title })).toBeInTheDocument();
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('textbox')).toHaveValue('Doublon');
    await person.click(within(question()!).getByRole('button', { name: fr.actions.close }));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('leaves Escape to the browser while nothing was written', async () => {
    await open();
    expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })).toBe(true);
    dialog().close();
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('asks nothing where a draft is kept', async () => {
    const person = await open(undefined, true);
    await person.type(screen.getByRole('textbox'), 'Doublon');
    await person.click(inside(fr.actions.cancel));
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
