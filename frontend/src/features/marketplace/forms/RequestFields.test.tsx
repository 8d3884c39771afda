import { screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { renderPart } from '@/testing/renderApp';
import { emptyRequest } from '../model/requestForm';
import { RequestFields } from './RequestFields';

beforeAll(() => loadTexts('marketplace'));

it('says when the words tell who the client is, and never stands in the way', async () => {
  const { person } = renderPart(
    <Formik initialValues={emptyRequest} onSubmit={vi.fn()}>
      <Form>
        <RequestFields formId="f" />
      </Form>
    </Formik>,
  );
  const description = screen.getByRole('textbox', { name: /Description/ });
  await person.click(description);
  await person.paste('Appelez-moi au 699 12 34 56');
  expect(await screen.findByText(/un numéro \(699 12 34 56\)/)).toBeInTheDocument();
  await person.clear(description);
  await person.paste('Mon bailleur garde ma caution.');
  await vi.waitFor(() => expect(screen.queryByText(/semble dire qui vous êtes/)).toBeNull());
});
