import type { ParseKeys } from 'i18next';
import type { Namespace } from './resources';

type KeyOf<N extends Namespace> = ParseKeys<N>;

/** A key with its namespace, such as `auth:toast.welcome`. */
export type MessageKey = { [N in Namespace]: `${N}:${KeyOf<N>}` }[Namespace];

/**
 * A text that is translated when it is shown, not when it is made: it follows the language switch.
 * `text` is what the server already wrote for this person.
 */
export type Message = { key: MessageKey; values?: Record<string, string | number> } | { text: string };
