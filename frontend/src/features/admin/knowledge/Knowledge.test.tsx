import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { AnswerUnit, Note, NoteText, NoteVersion } from '@/types/knowledge';
import { entriesOf } from './entries';
import { bodyOf, changesBetween, valuesOf } from './model';
import { unitBodyOf, unitValuesOf } from './unitModel';

const admin = { ...testUser, id: 1, role: 'admin' as const };
const LIST = '/api/admin/knowledge';

const unit: AnswerUnit = {
  key: 'duration',
  kind: 'duration',
  answerFr: 'Le préavis va de quinze jours à quatre mois.',
  answerEn: 'Notice is fifteen days to four months.',
  conditionsFr: ['Sauf faute lourde.'],
  conditionsEn: ['Except for serious misconduct.'],
  actionFr: 'Demandez la date par écrit.',
  actionEn: 'Ask for the date in writing.',
  isUrgent: false,
  articles: ['Code du travail (loi n° 92/007 du 14 août 1992), art. 34'],
  askedFr: ['combien de jours de préavis'],
  askedEn: ['how many days notice'],
  isUnfounded: false,
};
const text: NoteText = {
  domain: 'travail',
  category: 'Rupture',
  titleFr: 'Le préavis',
  titleEn: 'Notice',
  contentFr: 'Le préavis est dû (article 34).',
  contentEn: 'Notice is due (section 34).',
  articles: ['Code du travail (loi n° 92/007 du 14 août 1992), art. 34'],
  keywordsFr: ['préavis'],
  keywordsEn: ['notice'],
  layQuestionsFr: ['mon préavis ?'],
  layQuestionsEn: ['my notice?'],
  units: [unit],
  nextStepFr: '',
  nextStepEn: '',
  source: 'Code du travail',
  confidence: 'high',
  cautionFr: '',
  cautionEn: '',
  asOf: '2026-11',
  verifiedByLawyer: false,
};
const note: Note = {
  id: 5,
  key: 'travail-preavis-duree',
  text,
  shippedText: null,
  isActive: true,
  isEdited: false,
  isShipped: true,
  revision: 7,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
};
const edited: Note = {
  ...note,
  text: { ...text, contentFr: 'Le préavis n’est plus dû (article 34).' },
  shippedText: text,
  isEdited: true,
};
const head = {
  ...text,
  id: 5,
  key: note.key,
  hasCaution: false,
  isActive: true,
  isEdited: false,
  isShipped: true,
  revision: 7,
  updatedAt: note.updatedAt,
};

const page = (items: unknown[]) => json(200, items, { 'X-Total-Count': `${items.length}` });
const sent = (method: string, path: string) => callsTo(path).find((call) => call.method === method)?.body;

async function rowOf(text: string): Promise<HTMLElement> {
  await screen.findByText(text);
  return screen.getAllByRole('listitem').find((item) => within(item).queryByText(text) !== null)!;
}

function open(query = '', known: Note = note, history: NoteVersion[] = []) {
  onCall('GET', LIST, () => page([head]));
  onCall('GET', `${LIST}/5`, () => json(200, known));
  onCall('GET', `${LIST}/5/history`, () => json(200, history));
  return renderApp({ route: `/admin/knowledge${query}`, user: admin });
}

beforeEach(async () => {
  await i18n.loadNamespaces(['admin', 'knowledge', 'dashboard', 'assistant']);
});

describe('legal knowledge', () => {
  it('is for administrators', async () => {
    renderApp({ route: '/admin/knowledge', user: { ...testUser, role: 'avocat' } });
    expect(await screen.findByRole('heading', { name: 'Tableau de Bord' })).toBeVisible();
  });

  it('lists notes with their state and leads to each', async () => {
    const { person } = open();
    const link = await screen.findByRole('link', { name: 'Le préavis' });
    const row = await rowOf('Le préavis');
    expect(within(row).getByText('Livrée')).toBeVisible();
    expect(within(row).getByText('Notice')).toHaveAttribute('lang', 'en');
    await person.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Le préavis' })).toBeVisible();
    expect(screen.getByText(/telle qu’elle a été livrée/)).toBeVisible();
  });

  it('refuses an empty note, naming each field, and sends lists as lists', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Écrire une note' }));
    const form = within(screen.getByRole('dialog'));
    await person.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByText('8 points sont à revoir')).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Domaine/), { target: { value: 'travail' } });
    fireEvent.change(form.getByLabelText(/^Catégorie/), { target: { value: 'Rupture' } });
    for (const [label, value] of [
      ['Titre en français', 'A'],
      ['Titre en anglais', 'B'],
      ['Texte en français', 'C'],
      ['Texte en anglais', 'D'],
      ['Source', 'S'],
    ] as const) {
      fireEvent.change(form.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
    fireEvent.change(form.getByLabelText(/^Articles/), { target: { value: 'Loi, art. 1\n\n Loi, art. 2 ' } });
    fireEvent.change(form.getByLabelText(/^Mise en garde en français/), { target: { value: 'Vérifiez.' } });
    await person.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findAllByText('À écrire dans les deux langues, ou dans aucune')).not.toHaveLength(0);
    fireEvent.change(form.getByLabelText(/^Mise en garde en anglais/), { target: { value: 'Check.' } });
    onCall('POST', LIST, () => json(201, note));
    await person.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent('POST', LIST)).toBeDefined());
    expect(sent('POST', LIST)).toMatchObject({
      titleFr: 'A',
      articles: ['Loi, art. 1', 'Loi, art. 2'],
      cautionEn: 'Check.',
      confidence: 'high',
      verifiedByLawyer: false,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Le préavis' })).toBeVisible();
  });

  it('keeps what is written when somebody else was faster', async () => {
    const { person } = open('?note=5');
    await person.click(await screen.findByRole('button', { name: 'Modifier' }));
    const form = within(screen.getByRole('dialog'));
    fireEvent.change(form.getByLabelText(/^Titre en français/), { target: { value: 'Mon titre' } });
    onCall('PUT', `${LIST}/5`, () =>
      json(409, { code: 'changed_meanwhile', message: 'Cette note a été modifiée entre-temps.' }),
    );
    await person.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect((await form.findAllByText(/modifiée entre-temps/)).length).toBeGreaterThan(0);
    expect(form.getByLabelText(/^Titre en français/)).toHaveValue('Mon titre');
    expect(sent('PUT', `${LIST}/5`)).toMatchObject({ revision: 7, titleFr: 'Mon titre', units: [unit] });
  });

  it('asks before a note is switched off, and names the state it decided on', async () => {
    const { person } = open('?note=5');
    await person.click(await screen.findByRole('button', { name: 'Désactiver' }));
    onCall('POST', `${LIST}/5/deactivate`, () => json(200, { ...note, isActive: false }));
    await person.click(screen.getByRole('button', { name: 'Désactiver la note' }));
    expect(await screen.findByText('Note désactivée')).toBeVisible();
    expect(sent('POST', `${LIST}/5/deactivate`)).toEqual({ revision: 7 });
  });

  it('shows what differs from the shipped text, and goes back to it', async () => {
    const version = (over: Partial<NoteVersion>): NoteVersion => ({
      version: 1,
      deed: 'shipped',
      text,
      actorName: null,
      createdAt: note.createdAt,
      ...over,
    });
    const { person } = open('?note=5', edited, [
      version({ version: 3, deed: 'held_back' }),
      version({ version: 2, deed: 'edited', text: edited.text, actorName: 'Admin Palabre' }),
      version({}),
    ]);
    expect(await screen.findByText('Modifiée ici')).toBeVisible();
    expect(await screen.findByText(/Une mise à jour du produit a apporté ce texte/)).toBeVisible();
    expect(screen.getByText('Version 2 · Admin Palabre')).toBeVisible();
    await person.click(screen.getByText('Ce qui diffère de la version livrée'));
    expect(
      screen
        .getAllByRole('insertion')
        .map((each) => each.textContent)
        .join(' '),
    ).toContain('plus');
    await person.click(screen.getByRole('button', { name: 'Revenir à la version livrée' }));
    onCall('POST', `${LIST}/5/restore`, () => json(200, note));
    const dialog = screen.getByRole('dialog', { name: /Revenir à la version livrée\s\?/ });
    await person.click(within(dialog).getByRole('button', { name: 'Revenir à la version livrée' }));
    expect(await screen.findByText('Version livrée reprise')).toBeVisible();
  });
});

describe('direct answers', () => {
  const second = { ...unit, key: 'how', kind: 'how' as const, isUrgent: true, isUnfounded: true };
  const two: Note = { ...note, text: { ...text, units: [unit, second] } };

  it('are shown with what they wait for, and one is written into its place', async () => {
    const { person } = open('?note=5', two);
    expect(await screen.findByText(/cette réponse n’est pas donnée tant/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Modifier «\u202fhow\u202f»' }));
    const form = within(screen.getByRole('dialog'));
    expect(form.getByRole('checkbox', { name: /art\. 34/ })).toBeChecked();
    await person.click(form.getByRole('checkbox', { name: /art\. 34/ }));
    fireEvent.change(form.getByLabelText(/^Réponse en français/), { target: { value: 'Il dure 3 mois.' } });
    onCall('PUT', `${LIST}/5`, () =>
      json(422, {
        code: 'invalid',
        message: 'Vérifiez les champs.',
        fields: { 'units.1.answerFr': 'Un nombre de ce texte n’est pas dans la note.' },
      }),
    );
    await person.click(form.getByRole('button', { name: 'Enregistrer la réponse' }));
    expect(await form.findAllByText(/n’est pas dans la note/)).not.toHaveLength(0);
    expect(sent('PUT', `${LIST}/5`)).toMatchObject({
      revision: 7,
      titleFr: 'Le préavis',
      units: [unit, { key: 'how', answerFr: 'Il dure 3 mois.', articles: [], isUrgent: true }],
    });
    onCall('PUT', `${LIST}/5`, () => json(200, two));
    fireEvent.change(form.getByLabelText(/^Réponse en français/), {
      target: { value: 'Il dure quinze jours.' },
    });
    await person.click(form.getByRole('button', { name: 'Enregistrer la réponse' }));
    expect(await screen.findByText('Réponse enregistrée')).toBeVisible();
  });

  it('a new one names what is missing and goes to the end, without a name of its own', async () => {
    const { person } = open('?note=5');
    await person.click(await screen.findByRole('button', { name: 'Écrire une réponse' }));
    const form = within(screen.getByRole('dialog'));
    await person.click(form.getByRole('button', { name: 'Enregistrer la réponse' }));
    expect(await form.findByText('7 points sont à revoir')).toBeVisible();
    fireEvent.change(form.getByLabelText(/^À quoi elle répond/), { target: { value: 'who' } });
    for (const label of ['Réponse', 'Que faire maintenant,', 'Questions']) {
      for (const language of ['français', 'anglais']) {
        const field = form.getByLabelText(new RegExp(`^${label} en ${language}`));
        fireEvent.change(field, { target: { value: `${label} ${language}` } });
      }
    }
    onCall('PUT', `${LIST}/5`, () => json(200, two));
    await person.click(form.getByRole('button', { name: 'Enregistrer la réponse' }));
    expect(await screen.findByText('Réponse enregistrée')).toBeVisible();
    expect(sent('PUT', `${LIST}/5`)).toMatchObject({
      units: [unit, { key: '', kind: 'who', answerFr: 'Réponse français', askedEn: ['Questions anglais'] }],
    });
  });

  it('one is deleted after a question', async () => {
    const { person } = open('?note=5', two);
    await person.click(await screen.findByRole('button', { name: 'Supprimer «\u202fduration\u202f»' }));
    onCall('PUT', `${LIST}/5`, () => json(200, note));
    await person.click(screen.getByRole('button', { name: 'Supprimer la réponse' }));
    expect(await screen.findByText('Réponse supprimée')).toBeVisible();
    expect(sent('PUT', `${LIST}/5`)).toMatchObject({ revision: 7, units: [{ key: 'how' }] });
  });
});

describe('the form and the differences', () => {
  it('gives back what it was given', () => {
    const body = bodyOf(valuesOf(text));
    const { units, ...ofTheNote } = text;
    expect(body).toEqual(ofTheNote);
    const { isUnfounded, ...sentUnit } = unit;
    expect(units.map((each) => unitBodyOf(unitValuesOf(each), each.key))).toEqual([sentUnit]);
    expect(isUnfounded).toBe(false);
    expect(entriesOf(' a \n\n b')).toEqual(['a', 'b']);
  });

  it('names the fields that changed, word by word, and no other', () => {
    const changes = changesBetween(text, { ...text, titleEn: 'Long notice', verifiedByLawyer: true });
    expect(changes.map(({ field }) => field)).toEqual(['titleEn', 'verifiedByLawyer']);
    const pieces = changes[0]?.pieces ?? [];
    const of = (left: 'added' | 'removed') =>
      pieces
        .filter(({ change }) => change !== left)
        .map((piece) => piece.text)
        .join('');
    expect([of('added'), of('removed')]).toEqual(['Notice', 'Long notice']);
    expect(changesBetween(text, text)).toEqual([]);
    const other = { ...text, units: [{ ...unit, actionFr: 'Écrivez.' }] };
    expect(changesBetween(text, other).map(({ field }) => field)).toEqual(['units']);
  });
});
