import { describe, expect, it } from 'vitest';
import { addDays, dayOf, formatDay, formatDayShort, instantOf, timeOf, weekdayName } from './day';
import { formatSize } from './size';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('days in Cameroon', () => {
  it('finds the day and the hour of an instant there', () => {
    // 23:30 UTC is already the next day in Douala (UTC+1).
    expect(dayOf('2026-11-21T23:30:00Z')).toBe('2026-11-22');
    expect(timeOf('2026-11-21T23:30:00Z')).toBe('00:30');
    expect(dayOf('soon')).toBe('');
    expect(timeOf('soon')).toBe('');
  });

  it('makes an instant of what was typed, and finds it again', () => {
    expect(instantOf('2026-12-15', '09:30')).toBe('2026-12-15T08:30:00Z');
    expect(instantOf('2026-02-30x', '09:30')).toBeNull();
    const instant = instantOf('2027-01-01', '00:15')!;
    expect([dayOf(instant), timeOf(instant)]).toEqual(['2027-01-01', '00:15']);
  });

  it('names days in both languages', () => {
    expect(formatDay('2026-11-23', 'fr')).toBe('lundi 23 novembre 2026');
    expect(formatDay('2026-11-23', 'en')).toMatch(/^Monday,? 23 November 2026$/);
    expect(formatDayShort('2026-11-23', 'fr')).toMatch(/^lun\. 23 nov\.$/);
    expect(weekdayName(0, 'fr')).toBe('dimanche');
    expect(weekdayName(6, 'en')).toBe('Saturday');
  });

  it('counts over the ends of months and years', () => {
    expect(addDays('2026-12-25', 14)).toBe('2027-01-08');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

describe('formatSize', () => {
  it('writes sizes as people know them', () => {
    expect(plain(formatSize(10, 'fr'))).toBe('1 Ko');
    expect(plain(formatSize(820 * 1024, 'fr'))).toBe('820 Ko');
    expect(plain(formatSize(1_468_006, 'fr'))).toBe('1,4 Mo');
    expect(plain(formatSize(10 * 1024 * 1024, 'en'))).toBe('10 MB');
  });
});
