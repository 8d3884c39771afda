import { formatNumber } from './format';

const KILO = 1024;

/** A file's size as people know it: `820 Ko` · `820 KB`, `1,4 Mo` · `1.4 MB`. */
export function formatSize(bytes: number, language: string): string {
  const [small, large] = language === 'en' ? ['KB', 'MB'] : ['Ko', 'Mo'];
  const kilo = bytes / KILO;
  if (kilo < KILO) return `${formatNumber(Math.max(1, Math.round(kilo)), language)}\u00a0${small}`;
  return `${formatNumber(Math.round((kilo / KILO) * 10) / 10, language)}\u00a0${large}`;
}
