import type { Page } from '@playwright/test';
import enAbout from '../../src/locales/en/about.json' with { type: 'json' };
import enAnswer from '../../src/locales/en/answer.json' with { type: 'json' };
import enAnswerExtras from '../../src/locales/en/answerExtras.json' with { type: 'json' };
import enAssistant from '../../src/locales/en/assistant.json' with { type: 'json' };
import enAssistantList from '../../src/locales/en/assistantList.json' with { type: 'json' };
import enDemo from '../../src/locales/en/demo.json' with { type: 'json' };
import enHandbook from '../../src/locales/en/handbook.json' with { type: 'json' };
import enReading from '../../src/locales/en/reading.json' with { type: 'json' };
import enAnonymous from '../../src/locales/en/anonymous.json' with { type: 'json' };
import enAppointments from '../../src/locales/en/appointments.json' with { type: 'json' };
import enAuth from '../../src/locales/en/auth.json' with { type: 'json' };
import enCommon from '../../src/locales/en/common.json' with { type: 'json' };
import enDashboard from '../../src/locales/en/dashboard.json' with { type: 'json' };
import enHome from '../../src/locales/en/home.json' with { type: 'json' };
import enMarketplace from '../../src/locales/en/marketplace.json' with { type: 'json' };
import enMessages from '../../src/locales/en/messages.json' with { type: 'json' };
import enNotices from '../../src/locales/en/notices.json' with { type: 'json' };
import enProfiles from '../../src/locales/en/profiles.json' with { type: 'json' };
import enProposals from '../../src/locales/en/proposals.json' with { type: 'json' };
import frAbout from '../../src/locales/fr/about.json' with { type: 'json' };
import frAnswer from '../../src/locales/fr/answer.json' with { type: 'json' };
import frAnswerExtras from '../../src/locales/fr/answerExtras.json' with { type: 'json' };
import frAssistant from '../../src/locales/fr/assistant.json' with { type: 'json' };
import frAssistantList from '../../src/locales/fr/assistantList.json' with { type: 'json' };
import frDemo from '../../src/locales/fr/demo.json' with { type: 'json' };
import frHandbook from '../../src/locales/fr/handbook.json' with { type: 'json' };
import frReading from '../../src/locales/fr/reading.json' with { type: 'json' };
import enSettings from '../../src/locales/en/settings.json' with { type: 'json' };
import frAnonymous from '../../src/locales/fr/anonymous.json' with { type: 'json' };
import frAppointments from '../../src/locales/fr/appointments.json' with { type: 'json' };
import frAuth from '../../src/locales/fr/auth.json' with { type: 'json' };
import frCommon from '../../src/locales/fr/common.json' with { type: 'json' };
import frDashboard from '../../src/locales/fr/dashboard.json' with { type: 'json' };
import frHome from '../../src/locales/fr/home.json' with { type: 'json' };
import frMarketplace from '../../src/locales/fr/marketplace.json' with { type: 'json' };
import frMessages from '../../src/locales/fr/messages.json' with { type: 'json' };
import frNotices from '../../src/locales/fr/notices.json' with { type: 'json' };
import frProfiles from '../../src/locales/fr/profiles.json' with { type: 'json' };
import frProposals from '../../src/locales/fr/proposals.json' with { type: 'json' };
import frSettings from '../../src/locales/fr/settings.json' with { type: 'json' };

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The very texts of the application: a journey reads as a person does, in either language. */
export const texts = {
  fr: {
    about: frAbout,
    answer: frAnswer,
    answerExtras: frAnswerExtras,
    assistant: frAssistant,
    assistantList: frAssistantList,
    demo: frDemo,
    handbook: frHandbook,
    reading: frReading,
    anonymous: frAnonymous,
    appointments: frAppointments,
    auth: frAuth,
    common: frCommon,
    dashboard: frDashboard,
    home: frHome,
    marketplace: frMarketplace,
    messages: frMessages,
    notices: frNotices,
    profiles: frProfiles,
    proposals: frProposals,
    settings: frSettings,
  },
  en: {
    about: enAbout,
    answer: enAnswer,
    answerExtras: enAnswerExtras,
    assistant: enAssistant,
    assistantList: enAssistantList,
    demo: enDemo,
    handbook: enHandbook,
    reading: enReading,
    anonymous: enAnonymous,
    appointments: enAppointments,
    auth: enAuth,
    common: enCommon,
    dashboard: enDashboard,
    home: enHome,
    marketplace: enMarketplace,
    messages: enMessages,
    notices: enNotices,
    profiles: enProfiles,
    proposals: enProposals,
    settings: enSettings,
  },
} as const;

/** A text of the application with its gaps filled, as the page shows it. */
export function filled(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (said, [name, value]) => said.replaceAll(`{{${name}}}`, `${value}`),
    text,
  );
}

/** As someone who chose this language before. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);
}
