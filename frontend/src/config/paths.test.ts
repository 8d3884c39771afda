import { describe, expect, it } from 'vitest';
import { navigationFor, paths } from './paths';
import { safeNext } from './safeNext';

describe('safeNext', () => {
  it.each(['/dashboard', '/dashboard?tab=documents', '/marketplace#x'])('follows its own path %s', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    'javascript:alert(1)',
    '/auth',
    '/auth?next=/auth',
  ])('refuses %s', (next) => {
    expect(safeNext(next)).toBeNull();
  });
});

describe('paths', () => {
  it('makes links with only what was given', () => {
    expect(paths.auth.href()).toBe('/auth');
    expect(paths.auth.href({ tab: 'inscription', role: 'avocat' })).toBe('/auth?tab=inscription&role=avocat');
    expect(paths.auth.href({ next: '/dashboard?tab=documents' })).toBe(
      '/auth?next=%2Fdashboard%3Ftab%3Ddocuments',
    );
    expect(paths.anonymous.href({ tab: 'marketplace' })).toBe('/marketplace-anonymous?tab=marketplace');
  });
});

describe('navigationFor', () => {
  it('shows visitors the home page and members the dashboard', () => {
    expect(navigationFor(null)).toContain('home');
    expect(navigationFor(null)).not.toContain('dashboard');
    expect(navigationFor('client')).toContain('dashboard');
    expect(navigationFor('gendarme')).not.toContain('proposals');
    expect(navigationFor('avocat')).not.toContain('admin');
    expect(navigationFor('admin')).toEqual(['dashboard', 'marketplace', 'jurisprudence', 'admin']);
    expect(navigationFor('huissier')).toEqual([
      'dashboard',
      'marketplace',
      'messages',
      'profile',
      'jurisprudence',
    ]);
  });
});
