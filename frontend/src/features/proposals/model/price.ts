import { charactersOf, isSpace, nextWord, numbersIn, wordsIn } from './scan';

const AMOUNT_MAX = 999_999_999_999;

const FRANCS = new Set('fcfa cfa xaf f fr frs franc francs'.split(' '));
const FOREIGN = new Set('euro euros eur usd dollar dollars gbp ngn naira nairas'.split(' '));
const FACTORS: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['mille', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['million', 1e6],
  ['millions', 1e6],
  ['milliard', 1e9],
  ['milliards', 1e9],
  ['billion', 1e9],
  ['billions', 1e9],
]);

/**
 * Whole FCFA where the text says so: the first number followed by the currency, else the first one. Shares ("10 %") are
 * passed over, and another currency is no amount. As the server reads it (`fixtures/prices.json`).
 */
export function priceAmount(price: string): number | null {
  const text = charactersOf(price);
  if (text.some((c) => '€$£'.includes(c)) || wordsIn(text).some((word) => FOREIGN.has(word))) return null;
  const amounts = numbersIn(text)
    .filter(({ end }) => text.slice(end).find((c) => !isSpace(c)) !== '%')
    .map(({ thousandths, end }) => {
      const next = nextWord(text, end);
      const factor = FACTORS.get(next);
      // The currency may follow the factor: "2 millions de FCFA".
      const unit =
        factor === undefined
          ? next
          : wordsIn(text.slice(end))
              .slice(1)
              .find((word) => word !== 'de' && word !== 'of');
      return {
        amount: Math.floor((thousandths * (factor ?? 1)) / 1_000),
        inFrancs: unit !== undefined && FRANCS.has(unit),
      };
    });
  const amount = (amounts.find((each) => each.inFrancs) ?? amounts[0])?.amount;
  return amount === undefined || amount > AMOUNT_MAX ? null : amount;
}
