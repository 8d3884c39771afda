import type { Browser, Page } from '@playwright/test';
import { signedIn, type Account, type Role } from './accounts';
import { speak, type Language } from './languages';
import { expect } from './test';

/** A client and the professional whose proposal they accepted, each in a browser of their own. */
export interface Match {
  client: Page;
  professional: Page;
  requestId: number;
  professionalId: number;
  title: string;
}

/** Somebody in a browser of their own. */
export interface Person {
  page: Page;
  account: Account;
}

/** What a professional offers. */
export interface Offer {
  title: string;
  price: string;
  timeline: string;
}

const OFFER: Offer = {
  title: 'Mise en demeure puis assignation',
  price: '75 000 FCFA',
  timeline: '2 semaines',
};

async function answered<T>(status: number, answer: { status: () => number; text: () => Promise<string> }) {
  const text = await answer.text();
  expect(answer.status(), text).toBe(status);
  return JSON.parse(text) as T;
}

export async function idOf(page: Page): Promise<number> {
  const { id } = await answered<{ id: number }>(200, await page.request.get('/api/user'));
  return id;
}

/** Somebody new of this role, with their account. */
export async function person(browser: Browser, role: Role, language: Language): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, language);
  return { page, account: await signedIn(page, role, language) };
}

/** Somebody new of this role, in a browser of their own. */
export async function newcomer(browser: Browser, role: Role, language: Language): Promise<Page> {
  return (await person(browser, role, language)).page;
}

/** A title that nobody else has: journeys run beside each other on one server. */
export function ownTitle(words = 'Loyers impayés'): string {
  return `${words} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

/** A request that professionals can see, through the API. */
export async function published(client: Page, title: string, urgency = 'normal'): Promise<number> {
  const { id } = await answered<{ id: number }>(
    201,
    await client.request.post('/api/client-requests', {
      data: {
        title,
        description: 'Mon locataire ne paie plus le loyer de la boutique depuis trois mois.',
        legalDomain: 'immobilier',
        urgency,
      },
    }),
  );
  await answered(200, await client.request.patch(`/api/client-requests/${id}/validate`, { data: {} }));
  return id;
}

/** A proposal on it, through the API. */
export async function proposed(
  professional: Page,
  requestId: number,
  offer: Partial<Offer> = {},
): Promise<number> {
  const { id } = await answered<{ id: number }>(
    201,
    await professional.request.post('/api/proposals', {
      data: { requestId, description: 'Je commence par une mise en demeure écrite.', ...OFFER, ...offer },
    }),
  );
  return id;
}

/** The client's choice, through the API. */
export async function chosen(client: Page, proposalId: number): Promise<void> {
  await answered(200, await client.request.patch(`/api/proposals/${proposalId}/select`, { data: {} }));
}

/** What comes before a conversation, through the API: request, publication, proposal, selection. */
export async function matched(
  browser: Browser,
  language: Language,
  role: Role = 'avocat',
  offer: Partial<Offer> = {},
): Promise<Match> {
  const [client, professional] = [
    await newcomer(browser, 'client', language),
    await newcomer(browser, role, language),
  ];
  const title = ownTitle();
  const requestId = await published(client, title);
  const proposalId = await proposed(professional, requestId, offer);
  await chosen(client, proposalId);
  return {
    client,
    professional,
    requestId,
    title,
    professionalId: await idOf(professional),
  };
}

export async function leave(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}
