/** The settings of the contract (docs/API.md, "One's own account"). */
import type { Answered, Schemas } from './api';

export type OwnSession = Answered<Schemas['OwnSession'], { browser: Browser; system: System }>;

export const BROWSERS = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung', 'uc', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];

export const SYSTEMS = ['android', 'ios', 'kaios', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;
export type System = (typeof SYSTEMS)[number];

export const MAIL_TOPICS = [
  'proposals',
  'messages',
  'deadlines',
  'appointments',
  'cases',
  'new_requests',
  'verification',
  'premium',
] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

export interface MailChoice {
  topic: MailTopic;
  isMailed: boolean;
}
