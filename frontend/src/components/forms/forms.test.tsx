import { screen } from '@testing-library/react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { ApiError } from '@/lib/http/ApiError';
import { loadTexts } from '@/lib/i18n/i18n';
import { renderPart } from '@/testing/renderApp';
import { takeServerFields } from './fieldState';
import { FormErrorSummary } from './FormErrorSummary';
import { FormPasswordField } from './FormPasswordField';
import { FormSelect } from './FormSelect';
import { FormTextField } from './FormTextField';

interface Values {
  name: string;
  domain: string;
  password: string;
}

const schema = object({
  name: string().required('auth:errors.name'),
  password: string().required('auth:errors.passwordRequired'),
});

const empty: Values = { name: '', domain: 'civil', password: '' };

function Sample({ onSubmit }: { onSubmit: (values: Values, helpers: FormikHelpers<Values>) => unknown }) {
  return (
    <Formik
      initialValues={empty}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={async (...all) => {
        await onSubmit(...all);
      }}
    >
      <Form noValidate>
        <FormErrorSummary
          formId="f"
          fields={[
            { name: 'name', label: 'Nom' },
            { name: 'password', label: 'Secret' },
          ]}
        />
        <FormTextField formId="f" name="name" label="Nom" help="Comme sur votre carte" required />
        <FormSelect
          formId="f"
          name="domain"
          label="Domaine"
          options={[
            { value: 'civil', label: 'Civil' },
            { value: 'penal', label: 'Pénal' },
          ]}
        />
        <FormPasswordField
          formId="f"
          name="password"
          label="Secret"
          autoComplete="current-password"
          required
        />
        <label>
          <input type="checkbox" /> J’accepte
        </label>
        <button type="submit">Envoyer</button>
      </Form>
    </Formik>
  );
}

const submit = () => screen.getByRole('button', { name: 'Envoyer' });

beforeAll(() => loadTexts('auth'));

describe('form fields', () => {
  it('have a label, a help text and, when optional, the word for it', () => {
    renderPart(<Sample onSubmit={vi.fn()} />);
    expect(screen.getByRole('textbox', { name: /Nom/ })).toHaveAccessibleDescription('Comme sur votre carte');
    expect(screen.getByRole('combobox', { name: /Domaine/ })).toHaveValue('civil');
    expect(screen.getByText('facultatif')).toBeInTheDocument();
  });

  it('keep their messages while a button is pressed, so that it stays under the finger', async () => {
    const onSubmit = vi.fn();
    const { person } = renderPart(<Sample onSubmit={onSubmit} />);
    await person.click(submit());
    expect(await screen.findByText('2 points sont à revoir')).toBeInTheDocument();
    await person.type(screen.getByLabelText('Secret'), 'le fleuve');
    await person.tab();
    expect(await screen.findByText('1 point est à revoir')).toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: /Nom/ }), 'Client A');
    await person.pointer({ keys: '[MouseLeft>]', target: submit() });
    expect(submit()).toHaveFocus();
    expect(screen.getByText('1 point est à revoir')).toBeInTheDocument();
    await person.pointer({ keys: '[/MouseLeft]', target: submit() });
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(screen.queryByText('1 point est à revoir')).toBeNull();
  });

  it('say what is wrong with a field only when the box that was pressed is let go', async () => {
    const { person } = renderPart(<Sample onSubmit={vi.fn()} />);
    const field = screen.getByRole('textbox', { name: /Nom/ });
    const box = screen.getByRole('checkbox', { name: 'J’accepte' });
    await person.click(field);
    await person.pointer({ keys: '[MouseLeft>]', target: box });
    expect(field).not.toHaveFocus();
    expect(field).not.toBeInvalid();
    await person.pointer({ keys: '[/MouseLeft]', target: box });
    await vi.waitFor(() => expect(field).toBeInvalid());
    expect(box).toBeChecked();
  });

  it('say their errors, sum them up and put the focus on the first', async () => {
    const onSubmit = vi.fn();
    const { person } = renderPart(<Sample onSubmit={onSubmit} />);
    await person.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
    const name = screen.getByRole('textbox', { name: /Nom/ });
    expect(await screen.findByText('2 points sont à revoir')).toBeInTheDocument();
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(/Le nom doit contenir au moins 2 caractères/);
    await person.click(screen.getByRole('link', { name: 'Secret' }));
    expect(screen.getByLabelText(/^Secret/)).toHaveFocus();
  });

  it('take what the server refused, until the value changes', async () => {
    const refusal = new ApiError({
      status: 422,
      code: 'invalid_values',
      category: 'invalid',
      message: 'Valeurs invalides',
      fields: { name: 'Nom déjà pris', unknown: 'x' },
    });
    const taken: boolean[] = [];
    const { person } = renderPart(
      <Sample onSubmit={(values, helpers) => taken.push(takeServerFields(refusal, values, helpers))} />,
    );
    await person.type(screen.getByRole('textbox', { name: /Nom/ }), 'Awa');
    await person.type(screen.getByLabelText(/^Secret/), 'secret');
    await person.click(submit());
    expect(await screen.findAllByText(/Nom déjà pris/)).not.toHaveLength(0);
    expect(taken).toEqual([true]);
    await person.type(screen.getByRole('textbox', { name: /Nom/ }), ' N');
    expect(screen.queryByText(/Nom déjà pris/)).not.toBeInTheDocument();
  });

  it('take what the server says of a part of a part', () => {
    const refusal = new ApiError({
      status: 422,
      code: 'invalid_values',
      category: 'invalid',
      message: 'Valeurs invalides',
      fields: { 'translation.legalPrinciple': 'Trop court', 'other.part': 'x' },
    });
    const setStatus = vi.fn();
    const values = { translationLegalPrinciple: 'bref' };
    expect(takeServerFields(refusal, values, { setStatus })).toBe(true);
    expect(setStatus).toHaveBeenCalledWith({
      server: { translationLegalPrinciple: { text: 'Trop court', value: 'bref' } },
    });
  });

  it('let a password be looked at', async () => {
    const { person } = renderPart(<Sample onSubmit={vi.fn()} />);
    const secret = screen.getByLabelText(/^Secret/);
    expect(secret).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(secret).toHaveAttribute('type', 'text');
  });
});
