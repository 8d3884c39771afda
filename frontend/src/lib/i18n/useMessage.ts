import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Message } from './message';

export function translateMessage(t: TFunction, message: Message): string {
  if ('text' in message) return message.text;
  // The key is one of MessageKey; the namespaces are not bound to this `t`.
  return (t as (key: string, values?: Record<string, string | number>) => string)(
    message.key,
    message.values,
  );
}

export function useMessage(): (message: Message) => string {
  const { t } = useTranslation();
  return (message) => translateMessage(t, message);
}
