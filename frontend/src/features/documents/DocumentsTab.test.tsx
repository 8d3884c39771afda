import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { User } from '@/types/api';
import type { DocumentSummary, StoredDocument, Template } from './model/types';

const field = { help: 'Aide.', required: true, maxLength: 200, example: '' };
const template: Template = {
  id: 'contrat-bail',
  name: 'Contrat de bail commercial',
  description: 'Bail à usage professionnel.',
  nameFr: 'Contrat de bail commercial',
  nameEn: 'Commercial Lease Contract',
  allowedRoles: ['client'],
  icon: 'store',
  version: 1,
  reviewedByLawyer: false,
  mentions: [{ text: 'La durée du bail', articles: ['AUDCG (15 décembre 2010), art. 104'] }],
  parameters: [
    { ...field, name: 'bailleur', label: 'Bailleur', type: 'person' },
    { ...field, name: 'montant', label: 'Loyer mensuel', type: 'amount' },
    { ...field, name: 'duree', label: 'Durée du bail', type: 'duration' },
  ],
};
const summary: DocumentSummary = {
  id: 3,
  type: 'contrat-bail',
  title: 'Bail Ngo',
  language: 'fr',
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  version: 2,
};
const stored: StoredDocument = {
  ...summary,
  content: '<h1 class="center">BAIL</h1><p>Loyer<script>alert(1)</script></p>',
  parameters: {},
  missingMentions: [],
};
const premium: User = { ...testUser, isPremium: true };

function open(user: User, query = '', documents: DocumentSummary[] = [summary]) {
  onCall('GET', '/api/user', () => json(200, user));
  onCall('GET', '/api/document-templates', () => json(200, [template]));
  onCall('GET', '/api/documents', () => json(200, documents));
  onCall('GET', '/api/documents/3', () => json(200, { ...stored, missingMentions: template.mentions }));
  onCall('GET', '/api/documents/3/versions', () =>
    json(200, [
      { version: 1, createdAt: summary.createdAt, title: 'x' },
      { version: 2, createdAt: summary.updatedAt, title: 'x' },
    ]),
  );
  onCall('POST', '/api/ia/preview-doc', () =>
    json(200, {
      generatedContent: { title: 'Bail', content: '<h1>BAIL EN COURS</h1>' },
      missingMentions: template.mentions.map(({ text }) => text),
      fields: {},
    }),
  );
  return renderApp({ route: `/dashboard?tab=documents${query}` });
}

describe('documents', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['dashboard', 'documents']);
  });

  it('shows the templates and what is missing to use them', async () => {
    open(testUser, '', []);
    expect(
      await screen.findByText('La génération de documents nécessite un abonnement Premium.'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: /Contrat de bail commercial/ })).toBeVisible();
    expect(await screen.findByText(/Vous n’avez pas encore de document/)).toBeVisible();
  });

  it('asks for what is missing, field by field, and puts the server’s words where they belong', async () => {
    onCall('POST', '/api/ia/generate-doc', () =>
      json(422, {
        code: 'invalid_values',
        message: 'Valeurs invalides',
        fields: { duree: 'Indiquez une durée, par exemple 3 ans' },
      }),
    );
    const { person } = open(premium, '&template=contrat-bail');
    const generate = await screen.findByRole('button', { name: 'Générer le document' });
    await person.click(generate);
    expect(await screen.findByText('3 points sont à revoir')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Bailleur' })).toHaveFocus();

    await person.type(screen.getByRole('textbox', { name: 'Bailleur' }), 'Mme Ngo Mbock');
    await person.type(screen.getByRole('textbox', { name: 'Loyer mensuel' }), '150 000');
    expect(screen.getByText(/cent cinquante mille francs CFA/)).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: 'Durée du bail' }), 'longtemps');
    await person.click(generate);
    await waitFor(() => expect(callsTo('/api/ia/generate-doc')).toHaveLength(1));
    expect(callsTo('/api/ia/generate-doc')[0]?.body).toEqual({
      documentType: 'contrat-bail',
      parameters: { bailleur: 'Mme Ngo Mbock', montant: '150000', duree: 'longtemps' },
      language: 'fr',
    });
    expect(await screen.findByRole('textbox', { name: 'Durée du bail' })).toHaveAccessibleDescription(
      /par exemple 3 ans/,
    );
  });

  it('shows the text as it grows, and the mentions it lacks with their articles', async () => {
    open(premium, '&template=contrat-bail');
    expect(await screen.findByRole('heading', { name: 'BAIL EN COURS' })).toBeInTheDocument();
    const missing = screen.getByRole('region', { name: /1 mention à compléter/ });
    expect(within(missing).getByText('AUDCG (15 décembre 2010), art. 104')).toBeInTheDocument();
  });

  it('offers no generation to who has no Premium', async () => {
    open(testUser, '&template=contrat-bail');
    expect(
      await screen.findByText('La génération de documents nécessite un abonnement Premium.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Générer le document' })).toBeNull();
    // What it would be is shown all the same.
    expect(await screen.findByRole('heading', { name: 'BAIL EN COURS' })).toBeInTheDocument();
  });

  it('speaks of no Premium to the police, the gendarmerie and the administration', async () => {
    open({ ...testUser, role: 'admin' });
    expect(await screen.findByRole('button', { name: /Contrat de bail commercial/ })).toBeVisible();
    expect(
      screen.queryByText('La génération de documents nécessite un abonnement Premium.'),
    ).not.toBeInTheDocument();
  });

  it('shows a document without running anything in it, its files and its versions', async () => {
    open(premium, '&document=3');
    expect(await screen.findByRole('heading', { name: 'BAIL' })).toBeVisible();
    expect(screen.queryByText(/alert\(1\)/, { ignore: false })).toBeNull();
    expect(screen.getByRole('link', { name: 'Télécharger le PDF' })).toHaveAttribute(
      'href',
      '/api/documents/download/3?format=pdf',
    );
    expect(screen.getByRole('link', { name: 'Word (DOCX)' })).toHaveAttribute(
      'href',
      '/api/documents/download/3?format=docx',
    );
    expect(screen.getByText('2 versions')).toBeInTheDocument();
  });

  it('edits in place and saves what a document may hold', async () => {
    onCall('PUT', '/api/documents/3', () => json(200, stored));
    const { person } = open(premium, '&document=3');
    await person.click(await screen.findByRole('button', { name: 'Modifier' }));
    const text = await screen.findByRole('textbox', { name: 'Texte du document' });
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    within(text).getByText('Loyer').textContent = 'Loyer : 5 < 6';
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(callsTo('/api/documents/3').find((call) => call.method === 'PUT')?.body).toEqual({
        content: '<h1 class="center">BAIL</h1><p>Loyer : 5 &lt; 6</p>',
      }),
    );
    expect(await screen.findByText('Document enregistré')).toBeVisible();
  });

  it('names what an edited text cannot be printed with, and keeps the text', async () => {
    const refusal = '« 李 » ne peut pas être imprimé : écrivez en lettres latines, sans émoji';
    onCall('PUT', '/api/documents/3', () =>
      json(422, { code: 'validation_failed', message: 'Certaines valeurs…', fields: { content: refusal } }),
    );
    const { person } = open(premium, '&document=3');
    await person.click(await screen.findByRole('button', { name: 'Modifier' }));
    const text = await screen.findByRole('textbox', { name: 'Texte du document' });
    within(text).getByText('Loyer').textContent = 'Loyer 李';
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(text).toHaveTextContent('Loyer 李');
  });

  it('asks before it deletes', async () => {
    onCall('DELETE', '/api/documents/3', () => json(204, null));
    const { person } = open(premium);
    await person.click(await screen.findByRole('button', { name: 'Supprimer «\u202fBail Ngo\u202f»' }));
    const dialog = screen.getByRole('dialog', { name: 'Supprimer ce document\u202f?' });
    expect(callsTo('/api/documents/3')).toHaveLength(0);
    await person.click(within(dialog).getByRole('button', { name: 'Supprimer le document' }));
    expect(await screen.findByText('Document supprimé')).toBeVisible();
    expect(callsTo('/api/documents/3')[0]?.method).toBe('DELETE');
  });

  it('renames', async () => {
    onCall('PUT', '/api/documents/3', () => json(200, stored));
    const { person } = open(premium);
    await person.click(await screen.findByRole('button', { name: 'Renommer «\u202fBail Ngo\u202f»' }));
    const title = screen.getByRole('textbox', { name: 'Titre' });
    await person.clear(title);
    await person.click(screen.getByRole('button', { name: 'Renommer' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription('Ce champ est obligatoire.'));
    await person.type(title, 'Bail de la boutique');
    await person.click(screen.getByRole('button', { name: 'Renommer' }));
    expect(await screen.findByText('Document renommé')).toBeVisible();
    expect(callsTo('/api/documents/3').find((call) => call.method === 'PUT')?.body).toEqual({
      title: 'Bail de la boutique',
    });
  });
});
