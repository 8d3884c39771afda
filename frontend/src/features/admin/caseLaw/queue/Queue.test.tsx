import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { CaseLaw } from '@/types/caseLaw';
import frAdmin from '@/locales/fr/admin.json';
import fr from '@/locales/fr/caseLaw.json';
import { decision } from '../testDecision';

const admin = { ...testUser, id: 1, role: 'admin' as const };
const PATH = '/api/admin/jurisprudence';
const shipped = (id: number, title: string): CaseLaw => ({ ...decision, id, title, isShipped: true });

/** What the server has, changed as a server would change it. */
let cases: CaseLaw[] = [];
const waiting = () => cases.filter((each) => !each.isVerified).map(({ id }) => id);

function serve(all: CaseLaw[]) {
  cases = all;
  onCall('GET', PATH, () => json(200, cases, { 'X-Total-Count': `${cases.length}` }));
  onCall('GET', `${PATH}/waiting`, () => json(200, waiting()));
  for (const { id } of all) {
    onCall('GET', `${PATH}/${id}`, () =>
      json(
        200,
        cases.find((each) => each.id === id),
      ),
    );
    onCall('GET', `${PATH}/${id}/source`, () => json(404, { code: 'not_found', message: 'Introuvable.' }));
    onCall('POST', `${PATH}/${id}/verify`, () => {
      cases = cases.map((each) => (each.id === id ? { ...each, isVerified: true } : each));
      return json(
        200,
        cases.find((each) => each.id === id),
      );
    });
    onCall('DELETE', `${PATH}/${id}`, () => {
      cases = cases.filter((each) => each.id !== id);
      return json(204, null);
    });
  }
}

const three = () => [shipped(1, 'Première'), shipped(2, 'Deuxième'), shipped(3, 'Troisième')];
const open = (query = '') => renderApp({ route: `/admin/jurisprudence?queue=pending${query}`, user: admin });
const place = (text: string) => screen.findByRole('heading', { level: 2, name: text });
const press = (name: string) => screen.findByRole('button', { name });

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await i18n.loadNamespaces(['admin', 'caseLaw', 'dashboard', 'assistant']);
});

describe('the queue of decisions to verify', () => {
  it('is named on the start page, and on no other', async () => {
    serve(three());
    renderApp({ route: '/admin', user: admin });
    expect(await screen.findByText('3 décisions attendent d’être vérifiées.')).toBeInTheDocument();
    expect(screen.getByText('Tant qu’elles attendent, aucune réponse ne les cite.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vérifier ces décisions' })).toHaveAttribute(
      'href',
      '/admin/jurisprudence?queue=pending',
    );
  });

  it('is not spoken of where nothing waits', async () => {
    serve([{ ...shipped(1, 'Première'), isVerified: true }]);
    renderApp({ route: '/admin', user: admin });
    await waitFor(() => expect(callsTo(`${PATH}/waiting`)).toHaveLength(1));
    expect(screen.queryByText(frAdmin.waiting.label)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Vérifier/ })).not.toBeInTheDocument();
  });

  it('goes on to the next one once one is verified, down to the last', async () => {
    serve(three());
    const { person } = open();
    expect(await place('Décision 1 sur 3')).toBeInTheDocument();
    expect(await screen.findByText('Première')).toBeInTheDocument();
    await person.click(await press('Vérifier'));
    expect(await screen.findByText('Deuxième')).toBeInTheDocument();
    expect(callsTo(`${PATH}/1/verify`)[0]?.body).toEqual({ revision: 3 });
    // A second press vouches for nothing that nobody has read.
    expect(await place('Décision 1 sur 2')).toHaveFocus();
    expect(screen.getAllByTestId(/announcer/).map((each) => each.textContent)).toContainEqual(
      expect.stringMatching(/^Décision 1 sur 2\s: Deuxième$/),
    );
    await person.click(await press('Vérifier'));
    expect(await screen.findByText('Troisième')).toBeInTheDocument();
    await person.click(await press('Vérifier'));
    expect(await place('Tout est vérifié')).toBeInTheDocument();
    expect(screen.getByText('3 décisions vérifiées')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vérifier' })).not.toBeInTheDocument();
  });

  it('is walked through by buttons and arrows, not while something is typed', async () => {
    serve(three());
    const { person } = open('&decision=2');
    expect(await place('Décision 2 sur 3')).toBeInTheDocument();
    await person.click(await press('Suivante'));
    expect(await screen.findByText('Troisième')).toBeInTheDocument();
    const next = await press('Suivante');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(await place('Décision 3 sur 3')).toBeInTheDocument();
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByText('Première')).toBeInTheDocument();
    await person.click(await press('Supprimer'));
    await person.keyboard('{ArrowRight}');
    expect(await place('Décision 1 sur 3')).toBeInTheDocument();
  });

  it('puts off what is to wait, and comes back to it', async () => {
    serve(three());
    const { person } = open();
    expect(await screen.findByText('Première')).toBeInTheDocument();
    await person.click(await press('Plus tard'));
    expect(await screen.findByText('Deuxième')).toBeInTheDocument();
    await person.click(await press('Vérifier'));
    expect(await screen.findByText('Troisième')).toBeInTheDocument();
    await person.click(await press('Vérifier'));
    expect(await screen.findByText('Première')).toBeInTheDocument();
    expect(await place('Décision 1 sur 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Plus tard' })).not.toBeInTheDocument();
  });

  it('shows what somebody else has changed instead of vouching for it', async () => {
    serve(three());
    const message = 'Cette décision a été modifiée entre-temps. Relisez-la, puis recommencez.';
    const { person } = open();
    expect(await screen.findByText('Première')).toBeInTheDocument();
    cases = cases.map((each) => (each.id === 1 ? { ...each, title: 'Autre titre', revision: 4 } : each));
    onCall('POST', `${PATH}/1/verify`, () => json(409, { code: 'changed_meanwhile', message }));
    await person.click(await press('Vérifier'));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await screen.findByText('Autre titre')).toBeInTheDocument();
    expect(await place('Décision 1 sur 3')).toBeInTheDocument();
  });

  it('goes on where one was deleted', async () => {
    serve(three());
    const { person } = open();
    await person.click(await press('Supprimer'));
    await person.click(await press(fr.delete.confirm));
    expect(await screen.findByText('Deuxième')).toBeInTheDocument();
    expect(await place('Décision 1 sur 2')).toHaveFocus();
  });

  it('writes the missing summary of an imported one, and goes on', async () => {
    const draft = { ...decision, id: 1, title: 'Importée' };
    serve([draft, shipped(2, 'Deuxième')]);
    onCall('PATCH', `${PATH}/1`, () => json(200, { ...draft, revision: 4 }));
    const { person } = open();
    await person.click(await press(fr.verify.saveAndConfirm));
    expect(await screen.findByText('Deuxième')).toBeInTheDocument();
    expect(callsTo(`${PATH}/1/verify`)[0]?.body).toEqual({ revision: 4 });
    expect(await place('Décision 1 sur 1')).toBeInTheDocument();
  });

  it('says of one that waits no more that answers may quote it', async () => {
    serve([...three(), { ...shipped(4, 'Quatrième'), isVerified: true }]);
    open('&decision=4');
    expect(await screen.findByText(fr.verify.already)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vérifier' })).not.toBeInTheDocument();
  });

  it('shows one side at a time where there is no room for two', async () => {
    serve(three());
    const { person } = open();
    const sides = within(await screen.findByRole('group', { name: fr.queue.side }));
    expect(sides.getByRole('button', { name: fr.queue.sides.fields })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await person.click(sides.getByRole('button', { name: fr.queue.sides.source }));
    expect(sides.getByRole('button', { name: fr.queue.sides.source })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
