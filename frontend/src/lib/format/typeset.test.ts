import { expect, it } from 'vitest';
import { typeset } from './typeset';

const shown = (text: string) => typeset(text).replaceAll('\u202f', '_').replaceAll('\u00a0', '~');

it.each([
  ['de 5 000 à 1 000 000 F CFA', 'de 5_000 à 1_000_000~F~CFA'],
  ['100 000 FCFA, 30 %', '100_000~FCFA, 30~%'],
  ['25 000 F par mois', '25_000~F par mois'],
  ['Code du travail, art. 34 et art. 39', 'Code du travail, art.~34 et art.~39'],
  ['Labour Code, s. 34', 'Labour Code, s.~34'],
  ['loi n° 92/007 du 14 août 1992', 'loi n°~92/007 du 14 août 1992'],
  ['Vous pouvez : un délai ; non ?', 'Vous pouvez~: un délai_; non_?'],
  ['dit « abandon » ici', 'dit «~abandon~» ici'],
])('keeps together what belongs together: %s', (text, wanted) => expect(shown(text)).toBe(wanted));

it.each([
  'le 14 août 1992',
  'articles 34, 39',
  'in 30 days',
  '677 12 34 56',
  'at 10:30',
  'a Fabric of 5 Families',
  '',
])('leaves the rest as it is: %s', (text) => expect(typeset(text)).toBe(text));
