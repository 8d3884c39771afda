import 'i18next';
import type { Resources } from '@/lib/i18n/resources';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
    strictKeyChecks: true;
  }
}
