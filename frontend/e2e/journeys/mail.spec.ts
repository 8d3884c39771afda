import { signedIn } from '../support/accounts';
import { LANGUAGES, speak } from '../support/languages';
import { mailTo } from '../support/mailbox';
import { leave, newcomer, ownTitle, proposed, published } from '../support/match';
import { expect, test } from '../support/test';

const words = {
  fr: {
    welcome: 'Bienvenue sur Palabre',
    created: 'Votre compte Palabre est créé',
    proposal: 'Vous avez reçu une proposition',
  },
  en: {
    welcome: 'Welcome to Palabre',
    created: 'Your Palabre account is ready',
    proposal: 'You have received a proposal',
  },
} as const;

for (const language of LANGUAGES) {
  const w = words[language];
  test.describe(language, { tag: `@${language}` }, () => {
    test('a new account and a new proposal are mailed, without a word of the case', async ({
      page,
      browser,
    }) => {
      await speak(page, language);
      const account = await signedIn(page, 'client', language);
      const welcome = await mailTo(account.email, w.welcome);
      expect(welcome.text).toContain(w.created);
      expect(welcome.from?.address).toBe('palabre@example.cm');

      const title = ownTitle();
      const requestId = await published(page, title);
      const avocat = await newcomer(browser, 'avocat', language);
      await proposed(avocat, requestId);
      const mail = await mailTo(account.email, w.proposal);
      for (const part of [mail.text ?? '', mail.html ?? '', mail.subject ?? '']) {
        expect(part).not.toContain(title);
        expect(part).not.toContain('Mise en demeure');
      }

      // The link leads to the proposal, of whatever the mail says nothing.
      const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
      expect(link).toContain('/proposals');
      await page.goto(link);
      await expect(page.getByText('Mise en demeure puis assignation').first()).toBeVisible();
      await leave(avocat);
    });
  });
}
