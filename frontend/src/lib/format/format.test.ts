import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatFcfa, formatShortDate, formatTime } from './format';

/** Intl chooses among several no-break spaces between versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('format', () => {
  it('writes dates in each language, in Douala', () => {
    // 23:30 UTC is already the next day in Douala (UTC+1).
    expect(formatDate('2026-11-21T23:30:00Z', 'fr')).toBe('22 novembre 2026');
    expect(formatDate('2026-11-21T23:30:00Z', 'en')).toBe('22 November 2026');
    expect(formatShortDate('2026-11-21', 'fr')).toBe('21/11/2026');
    expect(formatTime('2026-11-21T13:05:00Z', 'en')).toBe('14:05');
    expect(formatDateTime('2026-11-21T13:05:00Z', 'fr')).toContain('14:05');
  });

  it('keeps a bare date on its day', () => {
    expect(formatDate('2026-01-01', 'fr')).toBe('1 janvier 2026');
  });

  it('writes whole francs', () => {
    expect(plain(formatFcfa(50000, 'fr'))).toBe('50 000 FCFA');
    expect(plain(formatFcfa(360000, 'en'))).toBe('360,000 FCFA');
  });

  it('shows nothing for what is no date', () => {
    expect(formatDate('bientôt', 'fr')).toBe('');
  });
});
