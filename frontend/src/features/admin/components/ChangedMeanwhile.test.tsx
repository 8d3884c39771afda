import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FormTextField } from '@/components/forms/FormTextField';
import { ApiError } from '@/lib/http/ApiError';
import { i18n } from '@/lib/i18n/i18n';
import { renderPart } from '@/testing/renderApp';
import { ChangedMeanwhile } from './ChangedMeanwhile';

const MESSAGE = 'Cette note a été modifiée entre-temps.';
const before = { title: 'Titre', text: 'Texte' };

function refused(): ApiError {
  return new ApiError({
    status: 409,
    category: 'conflict',
    code: 'changed_meanwhile',
    message: MESSAGE,
    fields: {},
    retryAfterSeconds: null,
  });
}

/** A form whose every submission meets somebody who was faster. */
function Refusing({ onReload }: { onReload: () => Promise<typeof before> }) {
  const [error, setError] = useState<unknown>(null);
  return (
    <Formik initialValues={before} onSubmit={() => setError(refused())}>
      <Form>
        {error !== null && (
          <ChangedMeanwhile
            formId="form"
            error={error}
            before={before}
            onReload={onReload}
            onSettled={() => setError(null)}
            label={(name) => name}
          />
        )}
        <FormTextField formId="form" name="title" label="Titre" />
        <FormTextField formId="form" name="text" label="Texte" />
        <button type="submit">{'Enregistrer'}</button>
      </Form>
    </Formik>
  );
}

async function refuse(onReload: () => Promise<typeof before>) {
  const { person } = renderPart(<Refusing onReload={onReload} />);
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByRole('group', { name: MESSAGE });
  return person;
}

const reload = () => screen.getByRole('button', { name: /sans perdre ma saisie/ });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

beforeEach(() => i18n.loadNamespaces(['admin']));

describe('the focus, when somebody else was faster', () => {
  it('comes to what happened, at each refusal', async () => {
    const person = await refuse(() => Promise.resolve(before));
    expect(screen.getByRole('group', { name: MESSAGE })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.getByRole('group', { name: MESSAGE })).toHaveFocus());
  });

  it('goes to the first field that somebody else has changed', async () => {
    const person = await refuse(() => Promise.resolve({ ...before, text: 'Leur texte' }));
    await person.click(reload());
    await waitFor(() => expect(field('Texte')).toHaveFocus());
    expect(field('Texte')).toHaveValue('Leur texte');
    await waitFor(() => expect(screen.queryByRole('group', { name: MESSAGE })).not.toBeInTheDocument());
    expect(field('Texte')).toHaveFocus();
  });

  it('goes to a field that both have changed before any other', async () => {
    const person = await refuse(() => Promise.resolve({ title: 'Leur titre', text: 'Leur texte' }));
    fireEvent.change(field('Texte'), { target: { value: 'Mon texte' } });
    await person.click(reload());
    await waitFor(() => expect(field('Texte')).toHaveFocus());
    expect(field('Texte')).toHaveValue('Mon texte');
    expect(field('Titre')).toHaveValue('Leur titre');
  });

  it('goes to the button that sends the form where no field has changed', async () => {
    const person = await refuse(() => Promise.resolve(before));
    await person.click(reload());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveFocus());
  });

  it('stays on the button while the current version is read, and when it could not be', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const person = await refuse(() => new Promise((_, reject) => (fail = reject)));
    await person.click(reload());
    expect(reload()).toHaveAttribute('aria-disabled', 'true');
    expect(reload()).toHaveFocus();
    fail(new Error('offline'));
    await waitFor(() => expect(reload()).toHaveAttribute('aria-disabled', 'false'));
    expect(reload()).toHaveFocus();
  });

  it('keeps what is typed while the current version is on its way', async () => {
    let arrive: (now: typeof before) => void = () => undefined;
    const person = await refuse(() => new Promise((resolve) => (arrive = resolve)));
    await person.click(reload());
    fireEvent.change(field('Titre'), { target: { value: 'Mon titre' } });
    arrive({ ...before, text: 'Leur texte' });
    await waitFor(() => expect(field('Texte')).toHaveValue('Leur texte'));
    expect(field('Titre')).toHaveValue('Mon titre');
  });
});
