import { expect, type Browser, type Page } from '@playwright/test';
import { signedIn, type Role } from './accounts';
import { speak, type Language } from './languages';

/** A client and the professional whose proposal they accepted, each in a browser of their own. */
export interface Match {
  client: Page;
  professional: Page;
  requestId: number;
  professionalId: number;
  clientId: number;
  title: string;
}

async function answered<T>(status: number, answer: { status: () => number; text: () => Promise<string> }) {
  const text = await answer.text();
  expect(answer.status(), text).toBe(status);
  return JSON.parse(text) as T;
}

export async function idOf(page: Page): Promise<number> {
  const { id } = await answered<{ id: number }>(200, await page.request.get('/api/user'));
  return id;
}

/** Somebody new of this role, in a browser of their own. */
export async function newcomer(browser: Browser, role: Role, language: Language): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, language);
  await signedIn(page, role, language);
  return page;
}

/** A published request of this client. */
export async function published(client: Page): Promise<{ id: number; title: string }> {
  const title = `Loyers impayés ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const { id } = await answered<{ id: number }>(
    201,
    await client.request.post('/api/client-requests', {
      data: {
        title,
        description: 'Mon locataire ne paie plus le loyer de la boutique depuis trois mois.',
        legalDomain: 'immobilier',
      },
    }),
  );
  await answered(200, await client.request.patch(`/api/client-requests/${id}/validate`, { data: {} }));
  return { id, title };
}

/** This professional's proposal for a request; answers its id. */
export async function proposed(professional: Page, requestId: number): Promise<number> {
  const { id } = await answered<{ id: number }>(
    201,
    await professional.request.post('/api/proposals', {
      data: {
        requestId,
        title: 'Mise en demeure puis assignation',
        description: 'Je commence par une mise en demeure écrite.',
        price: '75 000 FCFA',
        timeline: '2 semaines',
      },
    }),
  );
  return id;
}

/** What comes before a conversation, through the API: request, publication, proposal, selection. */
export async function matched(browser: Browser, language: Language, role: Role = 'avocat'): Promise<Match> {
  const [client, professional] = [
    await newcomer(browser, 'client', language),
    await newcomer(browser, role, language),
  ];
  const { id: requestId, title } = await published(client);
  const proposalId = await proposed(professional, requestId);
  await answered(200, await client.request.patch(`/api/proposals/${proposalId}/select`, { data: {} }));
  return {
    client,
    professional,
    requestId,
    title,
    clientId: await idOf(client),
    professionalId: await idOf(professional),
  };
}

export async function leave(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}
