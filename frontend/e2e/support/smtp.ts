import fs from 'node:fs/promises';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

/**
 * The mail server of the tests: what the product sends is kept as files, one folder a recipient, and read by
 * `mailbox.ts`. The test command chooses its port, and tells it to the server under test as SMTP_URL.
 */
export default async function start(): Promise<() => Promise<void>> {
  const { PALABRE_E2E_SMTP_PORT: port, PALABRE_E2E_MAILS: folder } = process.env;
  if (port === undefined || folder === undefined) {
    throw new Error('PALABRE_E2E_SMTP_PORT and PALABRE_E2E_MAILS: run the tests with `just e2e`');
  }
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received += 1;
        const name = `${String(received).padStart(6, '0')}.eml`;
        Promise.all(
          session.envelope.rcptTo.map(async ({ address }) => {
            const box = path.join(folder, address);
            await fs.mkdir(box, { recursive: true });
            // Under another name first: a reader never sees half a mail.
            await fs.writeFile(path.join(box, `${name}.part`), Buffer.concat(parts));
            await fs.rename(path.join(box, `${name}.part`), path.join(box, name));
          }),
        ).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(Number(port), '127.0.0.1', resolve);
  });
  return () => new Promise((resolve) => server.close(resolve));
}
