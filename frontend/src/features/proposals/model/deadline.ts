import { charactersOf, numbersIn, wordsIn } from './scan';

/** Longer is ten years: the server's own limit. */
export const DAYS_MAX = 3_650;

const DAY_MS = 86_400_000;

/** Days of a unit of time. A unit that is known and counts as none stands here with 0. */
const UNITS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'j jr jrs jour jours journee journees d day days'],
      [7, 'sem semaine semaines wk wks week weeks'],
      [30, 'mois month months'],
      [
        0,
        's sec seconde secondes second seconds min mins minute minutes mn h hr hrs heure heures hour hours',
      ],
      [
        0,
        'quinzaine quinzaines fortnight fortnights trimestre trimestres quarter quarters semestre semestres',
      ],
      [0, 'an ans annee annees yr yrs year years'],
    ] as const
  ).flatMap(([days, words]) => words.split(' ').map((word): [string, number] => [word, days])),
);

function firstUnit(words: readonly string[]): number | undefined {
  for (const word of words) {
    const unit = UNITS.get(word);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/**
 * The first number of the text times its unit: a day 1, a week 7, a month 30, anything else 0.
 *
 * The unit is the first one after the number ("10 (dix) jours"), else the last one before it ("J+10"). A part of a day
 * counts as a whole one. The server computes the same: `fixtures/deadlines.json` holds both to it.
 */
export function timelineDays(timeline: string): number {
  const text = charactersOf(timeline);
  const number = numbersIn(text)[0];
  if (number === undefined) return 0;
  const unit =
    firstUnit(wordsIn(text.slice(number.end))) ??
    firstUnit(wordsIn(text.slice(0, number.begin)).reverse()) ??
    0;
  const thousandths = Math.min(number.thousandths, DAYS_MAX * 1_000) * unit;
  return Math.min(Math.ceil(thousandths / 1_000), DAYS_MAX);
}

/** The instant after which the client may rate. */
export function deadlineOf(createdAt: string, timeline: string | null): Date {
  return new Date(Date.parse(createdAt) + timelineDays(timeline ?? '') * DAY_MS);
}

export function isDeadlinePassed(
  proposal: { createdAt: string; timeline: string | null },
  now: number,
): boolean {
  return deadlineOf(proposal.createdAt, proposal.timeline).getTime() <= now;
}
