const fs = require('node:fs');
const path = require('node:path');
const { bootScriptName } = require('./public-files-plugin.cjs');
const { renderStaticHome } = require('./static-home.cjs');

/** Order matters: tokens first. All of it is inlined, so that the first paint waits for no second file. */
const styles = ['tokens.css', 'base.css', 'shell.css', 'home.css'];

/** What `public/index.html` is filled with. */
function pageParameters(root) {
  const read = (...parts) => fs.readFileSync(path.join(root, ...parts), 'utf8');
  const texts = (language) => ({
    common: JSON.parse(read('src/locales', language, 'common.json')),
    home: JSON.parse(read('src/locales', language, 'home.json')),
  });
  const fr = texts('fr');
  const en = texts('en');
  return {
    css: styles.map((name) => read('src/theme', name)).join('\n'),
    bootScript: `/${bootScriptName(path.join(root, 'public'))}`,
    staticHome: renderStaticHome({ fr, en }),
    // Inside a script element only `<` could end it early.
    texts: JSON.stringify({ fr, en }).replaceAll('<', '\\u003c'),
    noscript: { fr: fr.home.static.noscript, en: en.home.static.noscript },
    description: fr.home.hero.subtitle,
  };
}

module.exports = { pageParameters };
