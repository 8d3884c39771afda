import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { CaseLaw } from '@/types/caseLaw';
import fr from '@/locales/fr/caseLaw.json';
import { decision } from '../testDecision';

const admin = { ...testUser, id: 1, role: 'admin' as const };
const PATH = '/api/admin/jurisprudence';
const CHANGED = 'Cette décision a été modifiée entre-temps. Relisez-la, puis recommencez.';

let cases: CaseLaw[] = [];

function open(refusals: Record<number, () => Response> = {}, state = 'unverified') {
  cases = ['Première', 'Deuxième', 'Troisième'].map((title, at) => ({
    ...decision,
    id: at + 1,
    revision: at + 11,
    title,
  }));
  onCall('GET', PATH, () => {
    const left = cases.filter((each) => !each.isVerified);
    return json(200, left, { 'X-Total-Count': `${left.length}` });
  });
  for (const { id } of cases) {
    onCall('POST', `${PATH}/${id}/verify`, () => {
      const refused = refusals[id]?.();
      if (refused) return refused;
      cases = cases.map((each) => (each.id === id ? { ...each, isVerified: true } : each));
      return json(200, cases[id - 1]);
    });
  }
  return renderApp({ route: `/admin/jurisprudence?state=${state}`, user: admin });
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const verify = () => screen.getByRole('button', { name: fr.bulk.verify });
const revisions = () => [1, 2, 3].map((id) => callsTo(`${PATH}/${id}/verify`).map((call) => call.body));

beforeEach(async () => {
  await i18n.loadNamespaces(['admin', 'caseLaw', 'dashboard', 'assistant']);
});

describe('verifying several decisions at once', () => {
  it('is offered where all of them wait', async () => {
    open({}, 'verified');
    expect(await screen.findByText('Première')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('names them, and wants to hear that they were read', async () => {
    const { person } = open();
    await person.click(await box('Sélectionner les 3 décisions de cette page'));
    await person.click(await box('Deuxième'));
    expect(screen.getByText('2 sélectionnées')).toBeInTheDocument();
    expect(await box('Sélectionner les 3 décisions de cette page')).toBePartiallyChecked();
    await person.click(verify());
    const dialog = within(screen.getByRole('dialog', { name: /^Vérifier 2 décisions/ }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Première',
      'Troisième',
    ]);
    const confirm = dialog.getByRole('button', { name: 'Vérifier les 2 décisions' });
    await person.click(confirm);
    expect(dialog.getByRole('checkbox')).toHaveFocus();
    expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(fr.bulk.readFirst);
    expect(revisions()).toEqual([[], [], []]);
    await person.click(dialog.getByRole('checkbox'));
    await person.click(confirm);
    expect(await screen.findByText('2 décisions vérifiées')).toBeInTheDocument();
    expect(revisions()).toEqual([[{ revision: 11 }], [], [{ revision: 13 }]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Première')).not.toBeInTheDocument());
    expect(screen.getByText('Deuxième')).toBeInTheDocument();
  });

  it('does nothing where none is chosen', async () => {
    const { person } = open();
    await box('Première');
    expect(verify()).toHaveAttribute('aria-disabled', 'true');
    await person.click(verify());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps those chosen that could not be verified, with the reason', async () => {
    const { person } = open({
      1: () => json(409, { code: 'changed_meanwhile', message: CHANGED }),
      2: () =>
        json(422, { code: 'invalid_values', message: 'À revoir', fields: { subject: 'Matière requise' } }),
    });
    await person.click(await box('Sélectionner les 3 décisions de cette page'));
    await person.click(verify());
    const dialog = within(screen.getByRole('dialog'));
    await person.click(dialog.getByRole('checkbox'));
    await person.click(dialog.getByRole('button', { name: 'Vérifier les 3 décisions' }));
    const said = await dialog.findByText(/^2 décisions n’ont pas été vérifiées\./);
    expect(said).toHaveFocus();
    expect(dialog.getByText(CHANGED)).toBeInTheDocument();
    await person.click(dialog.getByText(fr.bulk.close));
    const first = await box('Première');
    expect(first).toBeChecked();
    expect(first).toHaveAccessibleDescription(CHANGED);
    expect(await box('Deuxième')).toHaveAccessibleDescription('Matière requise');
    expect(screen.queryByRole('checkbox', { name: 'Troisième' })).not.toBeInTheDocument();
  });

  it('asks no further once the connection is lost', async () => {
    const { person } = open({ 1: () => json(429, { code: 'rate_limited', message: 'Trop de demandes.' }) });
    await person.click(await box('Sélectionner les 3 décisions de cette page'));
    await person.click(verify());
    const dialog = within(screen.getByRole('dialog'));
    await person.click(dialog.getByRole('checkbox'));
    await person.click(dialog.getByRole('button', { name: 'Vérifier les 3 décisions' }));
    expect(await dialog.findByText(/^3 décisions n’ont pas été vérifiées\./)).toBeInTheDocument();
    expect(revisions().map((calls) => calls.length)).toEqual([1, 0, 0]);
  });
});
