import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ValidationError } from 'yup';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { CaseLaw } from '@/types/caseLaw';
import frAdmin from '@/locales/fr/admin.json';
import fr from '@/locales/fr/caseLaw.json';
import {
  bodyOf,
  caseLawSchema,
  draftKeyOf,
  entriesOf,
  FIELDS,
  keywordsShown,
  principleShown,
  TRANSLATED,
  valuesOf,
} from './model';
import { followed, inConflict } from '../model/meanwhile';
import { decision } from './testDecision';

const admin = { ...testUser, id: 1, role: 'admin' as const };
const LIST = '/api/admin/jurisprudence';

const page = (items: unknown[], total = items.length) => json(200, items, { 'X-Total-Count': `${total}` });
async function rowOf(text: string): Promise<HTMLElement> {
  await screen.findByText(text);
  return screen.getAllByRole('listitem').find((item) => within(item).queryByText(text) !== null)!;
}
const sent = (method: string, path: string) => callsTo(path).find((call) => call.method === method)?.body;

function open(query = '', items: CaseLaw[] = [decision]) {
  onCall('GET', LIST, () => page(items, items.length === 0 ? 0 : 514));
  onCall('GET', `${LIST}/reviews`, () => page([]));
  onCall('GET', `${LIST}/5`, () => json(200, decision));
  return renderApp({ route: `/admin/jurisprudence${query}`, user: admin });
}

const drafts = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => Promise.resolve(drafts.get(key)),
  set: (key: string, value: object) => Promise.resolve(drafts.set(key, value)),
  del: (key: string) => Promise.resolve(drafts.delete(key)),
}));

beforeEach(async () => {
  drafts.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  await i18n.loadNamespaces(['admin', 'caseLaw', 'dashboard', 'assistant']);
});

describe('case-law management', () => {
  it('is for administrators', async () => {
    renderApp({ route: '/admin/jurisprudence', user: testUser });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
  });

  it('lists decisions with what the specification shows of each', async () => {
    open();
    expect(await screen.findByText('514 cas répertoriés')).toBeInTheDocument();
    const row = await rowOf('Congé donné hors délai');
    expect(row).toHaveTextContent('Cour suprême · 5 octobre 2023 · N° 67/CIV');
    expect(within(row).getByText('Commercial')).toBeInTheDocument();
    expect(within(row).getByText('A. c/ B.')).toBeInTheDocument();
    expect(within(row).getByText(`${'p'.repeat(150)}…`)).toBeInTheDocument();
    expect(within(row).getByText('délai')).toBeInTheDocument();
    expect(within(row).queryByText('nullité')).not.toBeInTheDocument();
    expect(within(row).getByText('+2')).toBeInTheDocument();
  });

  it('searches and filters, and says when nothing is found', async () => {
    const { person } = open('', []);
    expect(await screen.findByText(/Ajoutez la première/)).toBeInTheDocument();
    await person.type(screen.getByRole('searchbox', { name: 'Titre, matière ou juridiction' }), 'suprême');
    await person.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'unverified');
    await waitFor(() =>
      expect(callsTo(LIST).map((call) => call.path)).toContain(
        `${LIST}?q=supr%C3%AAme&state=unverified&limit=20&offset=0`,
      ),
    );
    expect(await screen.findByText('Aucune décision ne correspond à cette recherche.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(callsTo(LIST).at(-1)?.path).toBe(`${LIST}?limit=20&offset=0`));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'État' })).toHaveValue('');
    expect(screen.getByText(/Ajoutez la première/)).toHaveFocus();
  });

  it('refuses an empty form with the specified messages, and sends lists and an instant', async () => {
    onCall('POST', LIST, () => json(201, decision));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Ajouter un cas' }));
    const dialog = screen.getByRole('dialog', { name: 'Ajouter un cas' });
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(dialog).findByText('10 points sont à revoir')).toBeInTheDocument();
    for (const text of [
      'Titre requis',
      'Juridiction requise',
      "Numéro d'affaire requis",
      'Date requise',
      'Parties requises',
      'Matière requise',
      'Mots-clés requis',
      'Résumé des faits requis (min 50 caractères)',
      'Principe juridique requis (min 50 caractères)',
      'Décision requise (min 50 caractères)',
    ]) {
      expect(within(dialog).getAllByText(text).length).toBeGreaterThan(0);
    }
    const fill = (name: keyof typeof fr.form, value: string) =>
      fireEvent.change(
        within(dialog).getByLabelText((label) => label.startsWith(fr.form[name])),
        { target: { value } },
      );
    const values = { ...valuesOf(decision), date: '2026-11-22' };
    for (const name of FIELDS) fill(name, values[name]);
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(
      (await within(dialog).findAllByText('Une décision ne peut pas être datée dans l’avenir')).length,
    ).toBeGreaterThan(0);
    fill('date', '2023-10-05');
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Le cas de jurisprudence a été ajouté avec succès.')).toBeInTheDocument();
    expect(sent('POST', LIST)).toMatchObject({
      date: '2023-10-05T12:00:00.000Z',
      keywords: ['bail', 'congé', 'délai', 'nullité', 'prix'],
      subject: 'commercial',
    });
  });

  it('says why a decision could not be added', async () => {
    onCall('PATCH', `${LIST}/5`, () => json(503, { code: 'busy', message: 'Service occupé' }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /Modifier «\sCongé donné hors délai\s»/ }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enregistrer' }));
    expect((await screen.findAllByText('Service occupé')).length).toBeGreaterThan(0);
    expect(sent('PATCH', `${LIST}/5`)).toMatchObject({ relevantArticles: ['Code civil, art. 1134'] });
  });

  it('keeps what is typed when another administrator was faster, and takes over what they wrote', async () => {
    const message = 'Cette décision a été modifiée entre-temps. Relisez-la, puis recommencez.';
    onCall('PATCH', `${LIST}/5`, () => json(409, { code: 'changed_meanwhile', message }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /Modifier «\sCongé donné hors délai\s»/ }));
    const form = within(screen.getByRole('dialog'));
    const title = form.getByRole('textbox', { name: /^Titre/ });
    fireEvent.change(title, { target: { value: 'Mon titre' } });
    await person.click(form.getByRole('button', { name: 'Enregistrer' }));
    // What happened takes the focus; once it is settled, the first field that both have changed.
    expect(await form.findByRole('group', { name: message })).toHaveFocus();
    expect(sent('PATCH', `${LIST}/5`)).toMatchObject({ revision: 3, title: 'Mon titre' });
    const theirs = {
      ...decision,
      title: 'Leur titre',
      parties: 'C. c/ D.',
      revision: 4,
      updatedAt: '2026-11-21T08:00:00Z',
    };
    onCall('GET', `${LIST}/5`, () => json(200, theirs));
    await person.click(form.getByRole('button', { name: /sans perdre ma saisie/ }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Parties/ })).toHaveValue('C. c/ D.'));
    expect(title).toHaveValue('Mon titre');
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(form.queryByRole('group', { name: message })).not.toBeInTheDocument());
    expect(title).toHaveFocus();
    // What is typed is kept beside the version that it belongs to now.
    await waitFor(() => expect(drafts.get(draftKeyOf(theirs))).toMatchObject({ title: 'Mon titre' }));
    expect(drafts.has(draftKeyOf(decision))).toBe(false);
    onCall('PATCH', `${LIST}/5`, () => json(200, theirs));
    await person.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(
        callsTo(`${LIST}/5`)
          .filter((call) => call.method === 'PATCH')
          .at(-1)?.body,
      ).toMatchObject({
        revision: 4,
        title: 'Mon titre',
        parties: 'C. c/ D.',
      }),
    );
  });

  it('deletes after a question', async () => {
    onCall('DELETE', `${LIST}/5`, () => json(204, null));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /Supprimer «\sCongé donné hors délai\s»/ }));
    expect(callsTo(`${LIST}/5`)).toHaveLength(0);
    await person.type(screen.getByRole('textbox', { name: /^Motif/ }), 'Opposition reçue');
    await person.click(screen.getByRole('button', { name: 'Supprimer la décision' }));
    expect(await screen.findByText('Décision supprimée')).toBeInTheDocument();
    expect(callsTo(`${LIST}/5`).map((call) => call.path)).toContain(
      `${LIST}/5?reason=Opposition+re%C3%A7ue&revision=3`,
    );
    // The row's own button may be gone: the focus is not lost with it.
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('deletes nothing that has changed since it was read: what changed is named, the reason stays', async () => {
    const message = 'Cette décision a été modifiée entre-temps. Relisez-la, puis recommencez.';
    onCall('DELETE', `${LIST}/5`, () => json(409, { code: 'changed_meanwhile', message }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /Supprimer «\sCongé donné hors délai\s»/ }));
    const dialog = within(screen.getByRole('dialog', { name: fr.delete.title }));
    const reason = dialog.getByRole('textbox', { name: /^Motif/ });
    await person.type(reason, 'Opposition reçue');
    await person.click(dialog.getByRole('button', { name: fr.delete.confirm }));
    expect(await dialog.findByRole('group', { name: message })).toHaveFocus();
    const theirs = { ...decision, title: 'Leur titre', revision: 4 };
    onCall('GET', `${LIST}/5`, () => json(200, theirs));
    await person.click(dialog.getByRole('button', { name: /sans perdre ma saisie/ }));
    expect(await dialog.findByText(/modifiée depuis que vous l’avez lue\s: Titre\./)).toBeInTheDocument();
    expect(dialog.getByText(/«\sLeur titre\s» ne sera plus lue/)).toBeInTheDocument();
    expect(reason).toHaveValue('Opposition reçue');
    const confirm = dialog.getByRole('button', { name: fr.delete.confirm });
    await waitFor(() => expect(confirm).toHaveFocus());
    await person.click(await screen.findByRole('button', { name: 'Fermer l’avis' }));
    onCall('DELETE', `${LIST}/5`, () => json(204, null));
    await person.click(confirm);
    expect(await screen.findByText('Décision supprimée')).toBeInTheDocument();
    expect(callsTo(`${LIST}/5`).at(-1)?.path).toBe(`${LIST}/5?reason=Opposition+re%C3%A7ue&revision=4`);
  });

  it('shows what is left of a deleted decision, which nobody can change any more', async () => {
    const withdrawn = {
      at: '2026-11-20T09:00:00Z',
      by: 1,
      byName: 'Awa Njoya',
      reason: 'Opposition reçue',
    };
    const older = { ...withdrawn, byName: null, reason: '' };
    open('?state=withdrawn', [
      { ...decision, parties: '', withdrawn },
      { ...decision, id: 6, caseNumber: '68/CIV', parties: '', withdrawn: older },
    ]);
    expect(await screen.findByText('Opposition reçue')).toBeInTheDocument();
    expect(screen.getByText('Supprimée le 20 novembre 2026 par Awa Njoya')).toBeInTheDocument();
    expect(screen.getByText('Supprimée le 20 novembre 2026')).toBeInTheDocument();
    expect(screen.getAllByText(/CAMEROUN-COURSUPREME-20231005-67CIV/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Modifier/ })).not.toBeInTheDocument();
  });

  it('offers to verify a decision that the product came with', async () => {
    open('', [{ ...decision, isShipped: true }]);
    expect(await screen.findByRole('link', { name: /^Vérifier/ })).toBeInTheDocument();
    expect(screen.getByText(fr.states.shipped)).toBeInTheDocument();
  });

  it('offers to verify again what a text has joined since it was verified', async () => {
    const known = { ...decision, isShipped: true, isVerified: true, textWaits: true };
    const { unmount } = open('', [known]);
    expect(await screen.findByRole('link', { name: /^Vérifier/ })).toBeInTheDocument();
    expect(screen.getAllByText(fr.states.text_waits).length).toBeGreaterThan(1);
    unmount();
    onCall('GET', `${LIST}/5/source`, () => json(404, { code: 'not_found', message: 'Introuvable.' }));
    onCall('GET', `${LIST}/5`, () => json(200, known));
    renderApp({ route: '/admin/jurisprudence?verify=5', user: admin });
    expect(await screen.findByText(/Un texte est arrivé/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: fr.verify.confirm })).toBeInTheDocument();
  });

  it('shows the source beside the fields, and verifies', async () => {
    const byHand = { ...decision, source: null };
    onCall('GET', `${LIST}/5/source`, () => json(404, { code: 'not_found', message: 'Introuvable.' }));
    onCall('POST', `${LIST}/5/verify`, () => json(200, { ...byHand, isVerified: true }));
    onCall('GET', LIST, () => page([byHand], 1));
    onCall('GET', `${LIST}/reviews`, () => page([]));
    onCall('GET', `${LIST}/5`, () => json(200, byHand));
    const { person } = renderApp({ route: '/admin/jurisprudence?verify=5', user: admin });
    expect(await screen.findByText(/Saisie à la main/)).toBeInTheDocument();
    onCall('GET', `${LIST}/5`, () => json(200, { ...byHand, isVerified: true }));
    await person.click(screen.getByRole('button', { name: 'Vérifier cette décision' }));
    expect(await screen.findByText('L’assistant peut déjà citer cette décision.')).toBeInTheDocument();
  });

  it('puts probable duplicates side by side', async () => {
    const twin = { ...decision, id: 6, caseNumber: '067/CIV' };
    onCall('GET', `${LIST}/duplicates`, () => json(200, [{ first: decision, second: twin }]));
    onCall('POST', `${LIST}/duplicates/settle`, () => json(204, null));
    const { person } = open('?view=duplicates');
    expect(await screen.findByText('1 paire à examiner')).toBeInTheDocument();
    onCall('GET', `${LIST}/duplicates`, () => json(200, []));
    await person.click(screen.getByRole('button', { name: 'Ce sont deux décisions' }));
    expect(await screen.findByText('Aucun doublon à examiner.')).toBeInTheDocument();
    expect(sent('POST', `${LIST}/duplicates/settle`)).toEqual({ firstId: 5, secondId: 6 });
  });
});

describe('what is written', () => {
  it('is cut and counted as specified', () => {
    expect(principleShown('court')).toBe('court');
    expect(principleShown('é'.repeat(151))).toBe(`${'é'.repeat(150)}…`);
    expect(keywordsShown(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 });
    expect(entriesOf(' bail, congé ,, ')).toEqual(['bail', 'congé']);
  });

  it('keeps a citation whole, commas and all', () => {
    const values = valuesOf({ ...decision, relevantArticles: ['Code civil, art. 1134', 'AUDCG, art. 125'] });
    expect(values.relevantArticles).toBe('Code civil, art. 1134\nAUDCG, art. 125');
    const touched = { ...values, relevantArticles: ' art. 34, loi n° 92/007\n\nCode civil, art. 1134 ' };
    expect(bodyOf(touched, null).relevantArticles).toEqual([
      'art. 34, loi n° 92/007',
      'Code civil, art. 1134',
    ]);
  });

  it.each([
    ['art. 5, art. 6', ['art. 5', 'art. 6']],
    ['Code civil, art. 1134, AUDCG, art. 125 ,', ['Code civil, art. 1134', 'AUDCG, art. 125']],
    ['art. 34, loi n° 92/007, section 2, Law 90/053', ['art. 34, loi n° 92/007', 'section 2, Law 90/053']],
    ['Code civil, art. 1134, 1135', ['Code civil, art. 1134, 1135']],
    ['Code civil, AUDCG', ['Code civil', 'AUDCG']],
    [
      'Traité OHADA (17 octobre 1993, révisé le 17 octobre 2008), art. 13, art. 14',
      ['Traité OHADA (17 octobre 1993, révisé le 17 octobre 2008), art. 13', 'art. 14'],
    ],
    [
      'Loi n° 2016/007 du 12 juillet 2016, portant code pénal, art. 74',
      ['Loi n° 2016/007 du 12 juillet 2016, portant code pénal, art. 74'],
    ],
    ['article 1134, alinéa 1', ['article 1134, alinéa 1']],
    [
      'art. 34 du code du travail, Code civil, art. 1382',
      ['art. 34 du code du travail', 'Code civil, art. 1382'],
    ],
    ['', []],
  ])('parts articles at commas, and no citation: %s', (text, entries) => {
    expect(bodyOf({ ...valuesOf(null), relevantArticles: text }, null).relevantArticles).toEqual(entries);
  });

  it('keeps what was cited as it was, whatever commas it has', () => {
    const known = { ...decision, relevantArticles: ['A, B, art. 1, art. 2', 'Code civil, art. 1134'] };
    const touched = { ...valuesOf(known), relevantArticles: 'A, B, art. 1, art. 2\nart. 5, art. 6' };
    expect(bodyOf(touched, known).relevantArticles).toEqual(['A, B, art. 1, art. 2', 'art. 5', 'art. 6']);
  });

  it('sends a translation when it is touched, whole or none', async () => {
    const english = {
      language: 'en' as const,
      title: 'Notice given too late',
      keywords: ['lease, business', 'notice'],
      facts: 'f'.repeat(60),
      legalPrinciple: 'p'.repeat(60),
      decision: 'd'.repeat(60),
    };
    const known = { ...decision, translation: english };
    const values = valuesOf(known);
    expect(bodyOf(values, known)).not.toHaveProperty('translation');
    expect(bodyOf({ ...values, translationTitle: 'Late notice' }, known).translation).toEqual({
      ...english,
      title: 'Late notice',
    });
    expect(bodyOf(values, null).translation?.keywords).toEqual(['lease; business', 'notice']);
    const check = (changes: object) =>
      caseLawSchema('2026-11-29')
        .validate({ ...values, ...changes }, { abortEarly: false })
        .then(
          () => [],
          (error: unknown) => (error as ValidationError).inner.map(({ path, message }) => [path, message]),
        );
    expect(await check({})).toEqual([]);
    const none = Object.fromEntries(TRANSLATED.map((name) => [name, ' ']));
    expect(await check(none)).toEqual([]);
    expect(await check({ ...none, translationTitle: 'Late notice' })).toEqual([
      ['translationKeywords', 'caseLaw:errors.keywords'],
      ['translationFacts', 'caseLaw:errors.facts'],
      ['translationLegalPrinciple', 'caseLaw:errors.legalPrinciple'],
      ['translationDecision', 'caseLaw:errors.decision'],
    ]);
  });

  it('keeps a keyword that holds a comma while nobody touches it', () => {
    const known = { ...decision, keywords: ['prix, chose', 'bail'] };
    const values = valuesOf(known);
    expect(values.keywords).toBe('prix; chose, bail');
    expect(bodyOf(values, known).keywords).toEqual(known.keywords);
    expect(bodyOf({ ...values, keywords: 'bail, prix' }, known).keywords).toEqual(['bail', 'prix']);
  });
});

describe('what is being written of a decision', () => {
  it('is there again after the dialog was closed, and gone once it is saved', async () => {
    drafts.set('case-law-new', { title: 'Bail rompu', facts: '' });
    onCall('POST', LIST, () => json(201, decision));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: fr.add }));
    expect(await screen.findByText(frAdmin.draft.restored)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Bail rompu');
    await person.click(screen.getByRole('button', { name: frAdmin.draft.startAnew }));
    expect(screen.getByRole('textbox', { name: /^Titre/ })).toHaveValue('');
    await waitFor(() => expect(drafts.has('case-law-new')).toBe(false));
  });

  it('belongs to the decision as it was read', () => {
    expect(draftKeyOf(decision)).not.toBe(draftKeyOf({ ...decision, updatedAt: '2026-11-21T08:00:00Z' }));
  });

  it('takes over what changed where nobody has typed, and only there', () => {
    const before = valuesOf(decision);
    const now = { ...before, parties: '[…] c/ B.', facts: 'autres' };
    const typed = { ...before, facts: 'les miens' };
    expect(followed(typed, before, now)).toEqual({ ...typed, parties: '[…] c/ B.' });
    expect(followed(typed, before, before)).toBe(typed);
    expect(inConflict(typed, before, now)).toEqual(['facts']);
  });
});
