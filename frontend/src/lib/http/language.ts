/** The language requests are made in. Set by `lib/i18n`, so that the client does not depend on the translations. */
let current = 'fr';

export function setRequestLanguage(language: string): void {
  current = language;
}

export function requestLanguage(): string {
  return current;
}
