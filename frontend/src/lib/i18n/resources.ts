import type about from '@/locales/fr/about.json';
import type answer from '@/locales/fr/answer.json';
import type answerExtras from '@/locales/fr/answerExtras.json';
import type admin from '@/locales/fr/admin.json';
import type assistant from '@/locales/fr/assistant.json';
import type assistantList from '@/locales/fr/assistantList.json';
import type auth from '@/locales/fr/auth.json';
import type common from '@/locales/fr/common.json';
import type demo from '@/locales/fr/demo.json';
import type dashboard from '@/locales/fr/dashboard.json';
import type documents from '@/locales/fr/documents.json';
import type home from '@/locales/fr/home.json';
import type marketplace from '@/locales/fr/marketplace.json';
import type proposals from '@/locales/fr/proposals.json';
import type anonymous from '@/locales/fr/anonymous.json';
import type appointments from '@/locales/fr/appointments.json';
import type caseLaw from '@/locales/fr/caseLaw.json';
import type quality from '@/locales/fr/quality.json';
import type knowledge from '@/locales/fr/knowledge.json';
import type citations from '@/locales/fr/citations.json';
import type cases from '@/locales/fr/cases.json';
import type adminLaws from '@/locales/fr/adminLaws.json';
import type library from '@/locales/fr/library.json';
import type messages from '@/locales/fr/messages.json';
import type notices from '@/locales/fr/notices.json';
import type subscribe from '@/locales/fr/subscribe.json';
import type profiles from '@/locales/fr/profiles.json';
import type handbook from '@/locales/fr/handbook.json';
import type reading from '@/locales/fr/reading.json';
import type settings from '@/locales/fr/settings.json';
import type enAbout from '@/locales/en/about.json';
import type enAnswer from '@/locales/en/answer.json';
import type enAnswerExtras from '@/locales/en/answerExtras.json';
import type enAdmin from '@/locales/en/admin.json';
import type enAssistant from '@/locales/en/assistant.json';
import type enAssistantList from '@/locales/en/assistantList.json';
import type enAuth from '@/locales/en/auth.json';
import type enCommon from '@/locales/en/common.json';
import type enDemo from '@/locales/en/demo.json';
import type enDashboard from '@/locales/en/dashboard.json';
import type enDocuments from '@/locales/en/documents.json';
import type enHome from '@/locales/en/home.json';
import type enMarketplace from '@/locales/en/marketplace.json';
import type enProposals from '@/locales/en/proposals.json';
import type enAnonymous from '@/locales/en/anonymous.json';
import type enAppointments from '@/locales/en/appointments.json';
import type enCaseLaw from '@/locales/en/caseLaw.json';
import type enQuality from '@/locales/en/quality.json';
import type enKnowledge from '@/locales/en/knowledge.json';
import type enCitations from '@/locales/en/citations.json';
import type enCases from '@/locales/en/cases.json';
import type enAdminLaws from '@/locales/en/adminLaws.json';
import type enLibrary from '@/locales/en/library.json';
import type enMessages from '@/locales/en/messages.json';
import type enNotices from '@/locales/en/notices.json';
import type enSubscribe from '@/locales/en/subscribe.json';
import type enProfiles from '@/locales/en/profiles.json';
import type enHandbook from '@/locales/en/handbook.json';
import type enReading from '@/locales/en/reading.json';
import type enSettings from '@/locales/en/settings.json';

/** One entry a file of `locales/`; the French files give the keys. */
export interface Resources {
  common: typeof common;
  home: typeof home;
  about: typeof about;
  auth: typeof auth;
  dashboard: typeof dashboard;
  answer: typeof answer;
  /** What is seen only by who presses for it, or has used up the month. */
  answerExtras: typeof answerExtras;
  assistant: typeof assistant;
  /** The list of conversations, and what is said of one as a whole. */
  assistantList: typeof assistantList;
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
  citations: typeof citations;
  knowledge: typeof knowledge;
  quality: typeof quality;
  library: typeof library;
  adminLaws: typeof adminLaws;
  subscribe: typeof subscribe;
  reading: typeof reading;
  handbook: typeof handbook;
  demo: typeof demo;
  settings: typeof settings;
}

interface EnglishResources {
  common: typeof enCommon;
  home: typeof enHome;
  about: typeof enAbout;
  auth: typeof enAuth;
  dashboard: typeof enDashboard;
  answer: typeof enAnswer;
  answerExtras: typeof enAnswerExtras;
  assistant: typeof enAssistant;
  assistantList: typeof enAssistantList;
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
  citations: typeof enCitations;
  knowledge: typeof enKnowledge;
  quality: typeof enQuality;
  library: typeof enLibrary;
  adminLaws: typeof enAdminLaws;
  subscribe: typeof enSubscribe;
  reading: typeof enReading;
  handbook: typeof enHandbook;
  demo: typeof enDemo;
  settings: typeof enSettings;
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
