import type { Figures } from '@/types/quality';

/** Of nothing, nothing was missed. */
export function share(part: number, of: number): number {
  return of === 0 ? 1 : part / of;
}

/** `95,3 %` · `95.3%`; never rounded up to a hundred. `decimals`: at least so many, for figures below each other. */
export function shareText(part: number, of: number, language: string, decimals = 0): string {
  const tenths = Math.floor(share(part, of) * 1000 + 1e-9) / 1000;
  return new Intl.NumberFormat(language === 'en' ? 'en-CM' : 'fr-CM', {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  }).format(tenths);
}

/** Several sets as one. */
export function summed(all: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => all.reduce((total, figures) => total + figures[name], 0);
  return {
    questions: sum('questions'),
    inside: sum('inside'),
    first: sum('first'),
    third: sum('third'),
    tenth: sum('tenth'),
    answered: sum('answered'),
    outside: sum('outside'),
    refused: sum('refused'),
  };
}
