import enAbout from '@/locales/en/about.json';
import enAuth from '@/locales/en/auth.json';
import enCommon from '@/locales/en/common.json';
import enHome from '@/locales/en/home.json';
import enReading from '@/locales/en/reading.json';
import frAbout from '@/locales/fr/about.json';
import frAuth from '@/locales/fr/auth.json';
import frCommon from '@/locales/fr/common.json';
import frHome from '@/locales/fr/home.json';
import frReading from '@/locales/fr/reading.json';

/** What the pages without a script say. */
export const texts = {
  fr: { about: frAbout, auth: frAuth, common: frCommon, home: frHome, reading: frReading },
  en: { about: enAbout, auth: enAuth, common: enCommon, home: enHome, reading: enReading },
};

export type StaticTexts = {
  home: typeof frHome;
  auth: typeof frAuth;
  reading: Pick<typeof frReading, 'blog'>;
};
