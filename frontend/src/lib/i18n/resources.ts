import type about from '@/locales/fr/about.json';
import type admin from '@/locales/fr/admin.json';
import type assistant from '@/locales/fr/assistant.json';
import type auth from '@/locales/fr/auth.json';
import type common from '@/locales/fr/common.json';
import type dashboard from '@/locales/fr/dashboard.json';
import type documents from '@/locales/fr/documents.json';
import type home from '@/locales/fr/home.json';
import type marketplace from '@/locales/fr/marketplace.json';
import type proposals from '@/locales/fr/proposals.json';
import type anonymous from '@/locales/fr/anonymous.json';
import type appointments from '@/locales/fr/appointments.json';
import type caseLaw from '@/locales/fr/caseLaw.json';
import type cases from '@/locales/fr/cases.json';
import type messages from '@/locales/fr/messages.json';
import type notices from '@/locales/fr/notices.json';
import type profiles from '@/locales/fr/profiles.json';
import type enAbout from '@/locales/en/about.json';
import type enAdmin from '@/locales/en/admin.json';
import type enAssistant from '@/locales/en/assistant.json';
import type enAuth from '@/locales/en/auth.json';
import type enCommon from '@/locales/en/common.json';
import type enDashboard from '@/locales/en/dashboard.json';
import type enDocuments from '@/locales/en/documents.json';
import type enHome from '@/locales/en/home.json';
import type enMarketplace from '@/locales/en/marketplace.json';
import type enProposals from '@/locales/en/proposals.json';
import type enAnonymous from '@/locales/en/anonymous.json';
import type enAppointments from '@/locales/en/appointments.json';
import type enCaseLaw from '@/locales/en/caseLaw.json';
import type enCases from '@/locales/en/cases.json';
import type enMessages from '@/locales/en/messages.json';
import type enNotices from '@/locales/en/notices.json';
import type enProfiles from '@/locales/en/profiles.json';

/** One entry a file of `locales/`; the French files give the keys. */
export interface Resources {
  common: typeof common;
  home: typeof home;
  about: typeof about;
  auth: typeof auth;
  dashboard: typeof dashboard;
  assistant: typeof assistant;
  documents: typeof documents;
  marketplace: typeof marketplace;
  proposals: typeof proposals;
  profiles: typeof profiles;
  notices: typeof notices;
  messages: typeof messages;
  cases: typeof cases;
  appointments: typeof appointments;
  anonymous: typeof anonymous;
  admin: typeof admin;
  caseLaw: typeof caseLaw;
}

interface EnglishResources {
  common: typeof enCommon;
  home: typeof enHome;
  about: typeof enAbout;
  auth: typeof enAuth;
  dashboard: typeof enDashboard;
  assistant: typeof enAssistant;
  documents: typeof enDocuments;
  marketplace: typeof enMarketplace;
  proposals: typeof enProposals;
  profiles: typeof enProfiles;
  notices: typeof enNotices;
  messages: typeof enMessages;
  cases: typeof enCases;
  appointments: typeof enAppointments;
  anonymous: typeof enAnonymous;
  admin: typeof enAdmin;
  caseLaw: typeof enCaseLaw;
}

export type Namespace = keyof Resources;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<K extends string> = K extends `${infer S}_${PluralSuffix}` ? S : K;

/** Every dotted key of a tree, plural forms under their common stem (French has one/many/other, English one/other). */
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

type Same<A, B> = [Exclude<A, B>, Exclude<B, A>] extends [never, never]
  ? true
  : [Exclude<A, B>, Exclude<B, A>];

type Parity = { [N in Namespace]: Same<Keys<Resources[N]>, Keys<EnglishResources[N]>> };

/** Does not compile when a key stands in one language only; the error names it. */
export const parity: { [N in Namespace]: true } extends Parity ? true : Parity = true;
