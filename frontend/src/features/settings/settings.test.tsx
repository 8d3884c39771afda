import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import { MAIL_TOPICS } from '@/types/account';

const here = {
  id: 1,
  browser: 'firefox',
  system: 'linux',
  createdAt: '2026-11-20T08:00:00Z',
  lastSeenAt: '2026-11-22T09:00:00Z',
  isCurrent: true,
};
const phone = { ...here, id: 2, browser: 'chrome', system: 'android', isCurrent: false };
const choices = (muted: string[] = []) =>
  MAIL_TOPICS.map((topic) => ({ topic, isMailed: !muted.includes(topic) }));

beforeEach(() => {
  onCall('GET', '/api/account/sessions', () => json(200, [here, phone]));
  onCall('GET', '/api/account/mails', () => json(200, choices()));
});

const section = async (name: string) => screen.findByRole('region', { name });

describe('settings', () => {
  it('changes name and language, of the page too', async () => {
    onCall('PATCH', '/api/account', (call) => json(200, { ...testUser, ...(call.body as object) }));
    const { person } = renderApp({ route: '/settings', user: testUser });
    const account = within(await section('Compte'));
    expect(account.getByText('Confirmée')).toBeInTheDocument();
    await person.clear(account.getByLabelText('Nom complet'));
    await person.type(account.getByLabelText('Nom complet'), 'Élise Mbarga');
    await person.click(account.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Modifications enregistrées')).toBeInTheDocument();
    expect(callsTo('/api/account')[0]?.body).toEqual({ name: 'Élise Mbarga', language: 'fr' });
    await waitFor(() => expect(account.getByRole('button', { name: 'Enregistrer' })).toBeDisabled());
  });

  it('sends the link to confirm the address again, and says when there were too many', async () => {
    let asked = 0;
    onCall('POST', '/api/auth/verification', () => {
      asked += 1;
      return asked === 1
        ? json(202, { sent: true })
        : json(429, { code: 'too_many_links', message: 'Trois liens ont déjà été demandés.' });
    });
    const { person } = renderApp({ route: '/settings', user: { ...testUser, isEmailVerified: false } });
    const account = within(await section('Compte'));
    const resend = account.getByRole('button', { name: 'Renvoyer le lien' });
    await person.click(resend);
    expect(await screen.findByText('Lien envoyé')).toBeInTheDocument();
    await person.click(resend);
    expect(await account.findByText('Trois liens ont déjà été demandés.')).toBeInTheDocument();
  });

  it('stores a language that is chosen in the header, and keeps what is being typed', async () => {
    onCall('PATCH', '/api/account', ({ body }) => json(200, { ...testUser, ...(body as object) }));
    const { person } = renderApp({ route: '/settings', user: testUser });
    await person.type(await screen.findByLabelText('Nom complet'), ' Mbarga');
    await person.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(callsTo('/api/account')[0]?.body).toEqual({ language: 'en' }));
    const language = await screen.findByRole('combobox', { name: /^Language/ });
    await waitFor(() => expect(language).toHaveValue('en'));
    expect(screen.getByLabelText('Full name')).toHaveValue(`${testUser.name} Mbarga`);
    await person.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => expect(callsTo('/api/account').at(-1)?.body).toEqual({ language: 'fr' }));
    expect(callsTo('/api/account')).toHaveLength(2);
  });

  it('puts a wrong present password at its field and keeps what was typed', async () => {
    onCall('POST', '/api/account/password', () =>
      json(422, {
        code: 'invalid_values',
        message: 'Certaines valeurs ne conviennent pas.',
        fields: { currentPassword: 'Mot de passe incorrect' },
      }),
    );
    const { person } = renderApp({ route: '/settings', user: testUser });
    const password = within(await section('Mot de passe'));
    await person.type(password.getByLabelText('Mot de passe actuel'), 'faux');
    await person.type(password.getByLabelText('Nouveau mot de passe'), 'le fleuve Wouri');
    await person.type(password.getByLabelText('Confirmer le nouveau mot de passe'), 'le fleuve Wouri');
    await person.click(password.getByRole('button', { name: 'Changer le mot de passe' }));
    await waitFor(() =>
      expect(password.getByLabelText('Mot de passe actuel')).toHaveAccessibleDescription(
        'Mot de passe incorrect',
      ),
    );
    await waitFor(() => expect(password.getByLabelText('Mot de passe actuel')).toHaveFocus());
    expect(password.getByLabelText('Nouveau mot de passe')).toHaveValue('le fleuve Wouri');
    expect(callsTo('/api/account/password')[0]?.body).toEqual({
      currentPassword: 'faux',
      newPassword: 'le fleuve Wouri',
    });
  });

  it('changes the password, and shows the devices that are left', async () => {
    onCall('POST', '/api/account/password', () => {
      onCall('GET', '/api/account/sessions', () => json(200, [here]));
      return json(200, { ok: true });
    });
    const { person } = renderApp({ route: '/settings', user: testUser });
    expect(await screen.findByText('Chrome sur Android')).toBeInTheDocument();
    const password = within(await section('Mot de passe'));
    await person.type(password.getByLabelText('Mot de passe actuel'), 'secret1');
    await person.type(password.getByLabelText('Nouveau mot de passe'), 'le fleuve Wouri');
    await person.type(password.getByLabelText('Confirmer le nouveau mot de passe'), 'le fleuve Wouri');
    await person.click(password.getByRole('button', { name: 'Changer le mot de passe' }));
    expect(await screen.findByText('Mot de passe changé')).toBeInTheDocument();
    expect(password.getByLabelText('Mot de passe actuel')).toHaveValue('');
    expect(await screen.findByText('Aucun autre appareil n’est connecté.')).toBeInTheDocument();
  });

  it('signs all the other devices out at once', async () => {
    onCall('DELETE', '/api/account/sessions', () => {
      onCall('GET', '/api/account/sessions', () => json(200, [here]));
      return json(204, null);
    });
    const { person } = renderApp({ route: '/settings', user: testUser });
    const devices = within(await section('Appareils connectés'));
    await person.click(await devices.findByRole('button', { name: 'Déconnecter tous les autres appareils' }));
    expect(await devices.findByText('Aucun autre appareil n’est connecté.')).toBeInTheDocument();
    expect(callsTo('/api/account/sessions').map(({ method }) => method)).toContain('DELETE');
  });

  it('names the devices in plain words and signs one out', async () => {
    onCall('DELETE', '/api/account/sessions/2', () => {
      onCall('GET', '/api/account/sessions', () => json(200, [here]));
      return json(204, null);
    });
    const { person } = renderApp({ route: '/settings', user: testUser });
    const devices = within(await section('Appareils connectés'));
    expect(await devices.findByText('Firefox sur Linux')).toBeInTheDocument();
    expect(devices.getByText('Cet appareil')).toBeInTheDocument();
    await person.click(devices.getByRole('button', { name: /^Déconnecter Chrome sur Android/ }));
    expect(await devices.findByText('Aucun autre appareil n’est connecté.')).toBeInTheDocument();
    expect(devices.queryByText('Chrome sur Android')).not.toBeInTheDocument();
  });

  it('keeps a choice of mails at once, and takes it back where it fails', async () => {
    onCall('PUT', '/api/account/mails', (call) =>
      json(200, choices((call.body as { muted: string[] }).muted)),
    );
    const { person } = renderApp({ route: '/settings', user: testUser });
    const mails = within(await section('E-mails'));
    const messages = await mails.findByRole('checkbox', { name: /^Messages non lus/ });
    expect(mails.queryByRole('checkbox', { name: /^Nouvelles demandes/ })).not.toBeInTheDocument();
    await person.click(messages);
    expect(await screen.findByText('Choix enregistré')).toBeInTheDocument();
    expect(callsTo('/api/account/mails').at(-1)?.body).toEqual({ muted: ['messages'] });
    expect(messages).not.toBeChecked();
    onCall('PUT', '/api/account/mails', () => json(503, { code: 'busy', message: 'Réessayez.' }));
    await person.click(messages);
    expect(await mails.findByText('Réessayez.')).toBeInTheDocument();
    expect(messages).not.toBeChecked();
  });

  it('asks before the history of the assistant is erased', async () => {
    onCall('DELETE', '/api/ai-logs', () => json(200, { erased: 3 }));
    const { person } = renderApp({ route: '/settings', user: testUser });
    const data = within(await section('Vos données'));
    expect(data.getByRole('link', { name: 'Télécharger mes données' })).toHaveAttribute(
      'href',
      '/api/account/export',
    );
    await person.click(data.getByRole('button', { name: 'Supprimer définitivement' }));
    expect(callsTo('/api/ai-logs')).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog', { name: /^Supprimer tout l’historique\s\?/ }));
    await person.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
    expect(await screen.findByText('Historique supprimé')).toBeInTheDocument();
    expect(callsTo('/api/ai-logs')).toHaveLength(1);
  });

  it('says what becomes of everything, then deletes the account with password and consent only', async () => {
    onCall('POST', '/api/account/delete', () => json(200, { ok: true }));
    const { person } = renderApp({ route: '/settings', user: testUser });
    const leaving = within(await section('Supprimer le compte'));
    expect(leaving.getByText(/vos demandes sur lesquelles personne n’a été choisi/)).toBeInTheDocument();
    expect(leaving.getByText(/les paiements, pendant 10 ans/)).toBeInTheDocument();
    expect(leaving.queryByText(/votre profil professionnel/)).not.toBeInTheDocument();
    await person.click(leaving.getByRole('button', { name: 'Supprimer mon compte…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer votre compte' }));
    await person.type(dialog.getByLabelText('Votre mot de passe'), 'secret-words');
    const confirm = dialog.getByRole('button', { name: 'Supprimer mon compte pour toujours' });
    await person.click(confirm);
    expect(await dialog.findAllByText(/Cochez cette case/)).not.toHaveLength(0);
    expect(callsTo('/api/account/delete')).toHaveLength(0);
    await person.click(dialog.getByRole('checkbox'));
    await person.click(confirm);
    expect(await screen.findByText('Compte supprimé')).toBeInTheDocument();
    expect(callsTo('/api/account/delete')[0]?.body).toEqual({ password: 'secret-words' });
    expect(await screen.findByRole('link', { name: /S'inscrire/ })).toBeInTheDocument();
  });
});
