import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

async function mailsTo(address: string): Promise<Email[]> {
  const box = path.join(process.env.PALABRE_E2E_MAILS ?? '', address);
  const names = await fs.readdir(box).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(whole.map(async (name) => PostalMime.parse(await fs.readFile(path.join(box, name)))));
}

/** The mail with this subject, once it has come; the server looks into its outbox every few seconds. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address);
        found = mails.find((mail) => mail.subject === subject);
        return mails.map((mail) => mail.subject);
      },
      { timeout: 60_000, message: `mail to ${address}` },
    )
    .toContain(subject);
  if (!found) throw new Error(`no mail "${subject}"`);
  return found;
}
