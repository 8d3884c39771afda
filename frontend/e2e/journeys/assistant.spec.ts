import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { signedIn } from '../support/accounts';
import { filled, LANGUAGES, speak, texts, type Language } from '../support/languages';
import { expect, test } from '../support/test';

const questions = {
  fr: {
    example: /Mon employeur me renvoie sans préavis/,
    second: 'Mon locataire ne paie plus son loyer depuis deux mois : que faire ?',
    renamed: 'Mon préavis',
    refused: 'Quel est le salaire minimum au Kenya ?',
    third: 'Que vérifier avant d’acheter un terrain ?',
    beyond: 'Quel est le délai pour contester mon licenciement ?',
  },
  en: {
    example: /My employer is dismissing me without notice/,
    second: 'My tenant has not paid rent for two months: what can I do?',
    renamed: 'My notice',
    refused: 'What is the minimum wage in Kenya?',
    third: 'What should I check before buying land?',
    beyond: 'How long do I have to contest my dismissal?',
  },
} as const;

const inputOf = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: texts[language].assistant.composer.label });

async function ask(page: Page, language: Language, question: string): Promise<void> {
  const input = inputOf(page, language);
  await input.fill(question);
  await input.press('Enter');
}

/** On a phone one thing scrolls, and the input is in sight whatever has been asked. */
async function expectOneScreen(page: Page, language: Language): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width >= 800) return;
  await expect(inputOf(page, language)).toBeInViewport({ ratio: 1 });
  const screen = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    conversation: document.querySelector('.as-scroll')?.getBoundingClientRect().height ?? 0,
  }));
  expect(screen.page, 'the page itself does not scroll').toBeLessThanOrEqual(height);
  expect(screen.conversation, 'most of the screen is the conversation').toBeGreaterThan(height / 2);
  await expect(page.getByRole('contentinfo')).toBeHidden();
}

/** An address of a conversation's own. */
const CONVERSATION = /[?&]conversation=\d+/;

async function openList(page: Page, language: Language) {
  const { assistant, assistantList } = texts[language];
  await page.getByRole('button', { name: assistant.conversations, exact: true }).click();
  const list = page.getByRole('dialog', { name: assistantList.title });
  await expect(list.getByRole('heading', { name: assistantList.title })).toBeFocused();
  return list;
}

for (const language of LANGUAGES) {
  const { answer, answerExtras, assistant, assistantList, common, marketplace } = texts[language];
  const w = questions[language];
  test.describe(`the assistant (${language})`, { tag: ['@assistant', `@${language}`] }, () => {
    test.beforeEach(async ({ page }) => {
      await speak(page, language);
    });

    test(
      'a new client asks, reads the sources, asks again, clears the view and takes it back',
      { tag: '@desktop' },
      async ({ page }) => {
        await signedIn(page, 'client', language);
        await page.goto('/dashboard?tab=assistant');
        // The input stands ready from the first moment, with what is free beside it.
        await expect(inputOf(page, language)).toBeVisible();
        await expect(page.getByText(filled(assistant.free.all_other, { count: 3 }))).toBeVisible();
        await expect(page.getByText('0/3')).toBeVisible();
        await expect(page.getByRole('heading', { name: answerExtras.premium.title })).toBeHidden();
        await expectAccessible(page, 'the first moment');

        await page.getByRole('button', { name: w.example }).click();
        await expect(inputOf(page, language)).toBeFocused();
        await inputOf(page, language).press('Enter');
        const log = page.getByRole('log');
        await expect(log.locator('.ans-answer')).toBeVisible();
        await expect(log.getByText(answer.quiet)).toBeAttached();
        await expect(page.getByText('1/3')).toBeVisible();
        await expectOneScreen(page, language);
        await expectAccessible(page, 'an answer');

        const basis = log.locator('.ans-basis button').first();
        await basis.click();
        const panel = page.locator('.as-panel, .as-sheet');
        await expect(panel.getByRole('heading', { name: assistant.sources.panel })).toBeFocused();
        await expect(panel.locator('.as-source').first()).toBeVisible();
        await expectAccessible(page, 'the sources');
        await panel.getByRole('button', { name: assistant.sources.close }).click();
        await expect(panel).toBeHidden();
        await expect(basis).toBeFocused();

        // The whole note lies over the conversation.
        await log.getByRole('button', { name: answer.wholeNote }).first().click();
        const note = page.getByRole('dialog');
        await expect(note.getByRole('heading', { name: answer.note.articles })).toBeVisible();
        await expectAccessible(page, 'the whole note');
        await page.keyboard.press('Escape');
        await expect(note).toBeHidden();

        await ask(page, language, w.second);
        await expect(page.getByText('2/3')).toBeVisible();
        await expectOneScreen(page, language);

        // What was asked has its address: it is there after a reload, oldest first.
        await expect(page).toHaveURL(CONVERSATION);
        const address = page.url();
        await page.reload();
        await expect(log.getByText(w.second)).toBeAttached();
        await expect(log.locator('.as-exchange')).toHaveCount(2);
        await page.getByRole('button', { name: assistant.clear }).click();
        await expect(page.getByText(assistant.cleared.hidden)).toBeVisible();
        await expect(page).not.toHaveURL(CONVERSATION);
        await expect(log.locator('.as-exchange')).toHaveCount(0);
        await page.getByRole('button', { name: assistant.cleared.undo, exact: true }).click();
        await expect(log.locator('.as-exchange')).toHaveCount(2);
        await expect(page).toHaveURL(address);
      },
    );

    test(
      'a client finds conversations again, renames, hides and erases them',
      { tag: '@desktop' },
      async ({ page }) => {
        await signedIn(page, 'client', language);
        await page.goto('/dashboard?tab=assistant');
        await page.getByRole('button', { name: w.example }).click();
        await inputOf(page, language).press('Enter');
        const log = page.getByRole('log');
        await expect(log.locator('.ans-answer')).toBeVisible();
        await expect(page).toHaveURL(CONVERSATION);
        const first = page.url();

        let list = await openList(page, language);
        await expect(list.getByRole('link')).toHaveAttribute('aria-current', 'page');
        await expectAccessible(page, 'the list');
        await list.getByRole('button', { name: assistantList.new }).click();
        await expect(list).toBeHidden();
        await expect(page.getByRole('link', { name: new RegExp(`^${assistantList.resume}`) })).toBeVisible();
        await ask(page, language, w.second);
        await expect(log.locator('.ans-answer')).toBeVisible();
        // It has its own address once its answer is kept.
        await expect(page).toHaveURL((url) => CONVERSATION.test(url.href) && url.href !== first);

        // Back is the one before, and what is typed in the list looks through what was asked.
        await page.goBack();
        await expect(page).toHaveURL(first);
        await expect(log.getByText(w.example)).toBeVisible();
        list = await openList(page, language);
        await expect(list.getByRole('listitem')).toHaveCount(2);
        await list.getByRole('searchbox').fill(w.second);
        await expect(list.getByRole('listitem')).toHaveCount(1);
        await list.getByRole('searchbox').fill('');
        await expect(list.getByRole('listitem')).toHaveCount(2);

        const open = list.getByRole('listitem').filter({ has: page.locator('[aria-current="page"]') });
        await open.getByRole('button').click();
        await open.getByRole('button', { name: assistantList.row.rename }).click();
        await expect(list.getByLabel(assistantList.rename.label)).toBeFocused();
        await expectAccessible(page, 'a new title');
        await page.keyboard.press('Escape');
        await expect(list.getByLabel(assistantList.rename.label)).toBeHidden();
        await open.getByRole('button', { name: assistantList.row.rename }).click();
        await list.getByLabel(assistantList.rename.label).fill(w.renamed);
        await page.keyboard.press('Enter');
        await expect(open.getByRole('link', { name: w.renamed })).toBeVisible();

        await open.getByRole('button', { name: assistantList.row.hide }).click();
        await expect(list.getByRole('listitem')).toHaveCount(1);
        await expect(list.getByText(assistantList.toast.hidden)).toBeInViewport();
        await list.getByRole('button', { name: assistantList.toast.undo, exact: true }).click();
        await expect(list.getByRole('listitem')).toHaveCount(2);

        await open.getByRole('button', { name: assistantList.row.erase }).click();
        const question = page.getByRole('dialog', { name: assistantList.erase.title });
        await expect(question.getByText(w.renamed)).toBeVisible();
        await expectAccessible(page, 'the question');
        await question.getByRole('button', { name: assistantList.erase.confirm }).click();
        await expect(list.getByRole('listitem')).toHaveCount(1);
        await list.getByRole('button', { name: common.actions.close, exact: true }).click();
        await expect(page.getByRole('button', { name: assistant.conversations, exact: true })).toBeFocused();
        await expect(log.locator('.as-exchange')).toHaveCount(0);

        await page.goto(first);
        await expect(page.getByText(assistantList.gone)).toBeVisible();
        await expectAccessible(page, 'a conversation that is gone');
        await page.getByRole('link', { name: assistantList.new }).click();
        await expect(inputOf(page, language)).toBeVisible();
      },
    );

    test('a question without an answer goes back into the input, or to the professionals', async ({
      page,
    }) => {
      await signedIn(page, 'client', language);
      await page.goto('/dashboard?tab=assistant');
      await ask(page, language, w.refused);
      await page.getByRole('button', { name: answer.refusal.rephrase }).click();
      await expect(inputOf(page, language)).toHaveValue(w.refused);
      await expect(page.getByText('0/3'), 'it costs nothing').toBeVisible();
      await expectAccessible(page, 'a refusal');
      await page.getByRole('button', { name: answer.refusal.lawyer }).click();
      await expect(page.getByRole('dialog').getByLabel(marketplace.form.description)).toHaveValue(w.refused);
    });

    test(
      'with the month used up most of the screen is the conversation, and the ways on are in sight',
      { tag: '@desktop' },
      async ({ page }) => {
        await signedIn(page, 'client', language);
        await page.goto('/dashboard?tab=assistant');
        for (const [at, question] of [w.second, w.third, w.beyond].entries()) {
          await ask(page, language, question);
          await expect(page.getByText(`${at + 1}/3`)).toBeVisible();
        }
        const { premium } = answerExtras;
        const foot = page.locator('.as-foot');
        const danger = foot.getByRole('button', { name: premium.danger });
        const waysOn = [
          danger,
          foot.getByRole('link', { name: assistant.premium.subscribe }),
          foot.getByRole('button', { name: premium.lawyer }),
          foot.getByRole('link', { name: premium.library }),
        ];
        for (const way of waysOn) await expect(way).toBeInViewport({ ratio: 1 });
        const { height, isWhole } = await page.evaluate(() => {
          const end = document.querySelector('.as-foot');
          return {
            height: document.querySelector('.as-scroll')?.clientHeight ?? 0,
            isWhole: end !== null && end.scrollHeight <= end.clientHeight,
          };
        });
        expect(isWhole, 'one thing scrolls').toBe(true);
        const screen = page.viewportSize() ?? { width: 0, height: 0 };
        expect(height, 'most of a phone is the conversation').toBeGreaterThan(
          screen.width < 800 ? screen.height / 2 : 300,
        );
        await expectAccessible(page, 'the month used up');
        if (screen.width < 800) {
          await foot.getByRole('button', { name: filled(premium.short, { limit: 3 }) }).click();
          await expect(foot.getByRole('heading', { name: premium.title })).toBeInViewport({ ratio: 1 });
          for (const way of waysOn) await expect(way).toBeInViewport({ ratio: 1 });
          await expectAccessible(page, 'what the box says in full');
        }

        // Who is in danger may write; another question is kept, with what can be done instead.
        await danger.click();
        await expect(inputOf(page, language)).toBeFocused();
        await ask(page, language, w.beyond);
        const log = page.getByRole('log');
        await expect(log.getByText(assistant.failed.quota)).toBeVisible();
        await expect(log.getByText(assistant.failed.kept)).toBeVisible();
        await expect(log.getByText(assistant.failed.title)).toBeHidden();
        await expect(log.getByRole('button', { name: assistant.failed.retry })).toBeHidden();
        await expectAccessible(page, 'a question beyond the month');
        await log.getByRole('button', { name: answer.refusal.lawyer }).last().click();
        await expect(page.getByRole('dialog').getByLabel(marketplace.form.description)).toHaveValue(w.beyond);
      },
    );

    test('the notice before dictation leaves the input in sight over a keyboard', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { webkitSpeechRecognition: EventTarget });
      });
      await page.setViewportSize({ width: 360, height: 300 });
      await signedIn(page, 'client', language);
      await page.goto('/dashboard?tab=assistant');
      await inputOf(page, language).click();
      await page.getByRole('button', { name: answer.dictate.start }).click();
      await expect(page.getByRole('button', { name: answerExtras.dictate.agree, exact: true })).toBeFocused();
      await expect(page.getByText(answerExtras.dictate.notice)).toBeVisible();
      await expect(inputOf(page, language)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, 'the notice');
      await page.getByRole('button', { name: answerExtras.dictate.decline }).click();
      await expect(page.getByRole('button', { name: answer.dictate.start })).toBeFocused();
      await expect(inputOf(page, language)).toBeInViewport({ ratio: 1 });
    });

    test('a question that could not be sent is there after a reload', async ({ page, context }) => {
      await signedIn(page, 'client', language);
      await page.goto('/dashboard?tab=assistant');
      await expect(inputOf(page, language)).toBeVisible();
      await context.setOffline(true);
      await ask(page, language, w.second);
      await expect(page.getByText(assistant.failed.kept)).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByText(assistant.failed.unsent)).toBeVisible();
      await page.getByRole('button', { name: assistant.failed.retry }).click();
      await expect(page.getByRole('log').locator('.ans-answer')).toBeVisible();
      await expect(page.getByText(w.second, { exact: true })).toHaveCount(1);
      await expect(page).toHaveURL(CONVERSATION);
      await page.reload();
      await expect(page.getByRole('log').locator('.ans-answer')).toBeVisible();
      await expect(page.getByText(assistant.failed.unsent)).toBeHidden();
    });
  });
}
