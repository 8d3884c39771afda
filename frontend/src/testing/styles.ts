import createCache from '@emotion/cache';

/** What a test can see of a style: whether something is shown and can be pressed, and what scrolls. */
const SEEN = /^\s*(display|visibility|opacity|content-visibility|pointer-events|overflow(-[xy])?)\s*:/;

/**
 * Of the styles that components bring along, only what a test can see is kept. jsdom compares each element it is asked
 * about with every rule there is, and parses every declaration anew.
 */
const sheet = Object.getPrototypeOf(createCache({ key: 'tests' }).sheet) as {
  insert: (rule: string) => void;
};
const { insert } = sheet;

sheet.insert = function (rule) {
  const short = rule.replace(/\{([^{}]*)\}/g, (_block, declarations: string) => {
    const kept = declarations.split(';').filter((declaration) => SEEN.test(declaration));
    return `{${kept.join(';')}}`;
  });
  if (/[^{}]\}/.test(short)) insert.call(this, short);
};
