const fs = require('node:fs');
const path = require('node:path');
const { bootScriptName } = require('./public-files-plugin.cjs');
const { MARKS } = require('./static-pages-plugin.cjs');

/** Order matters: tokens first. All of it is inlined, so that the first paint waits for no second file. */
const styles = ['tokens.css', 'base.css', 'shell.css', 'home.css'];

/** The texts of these namespaces, in both languages. */
function texts(root, names) {
  const read = (...parts) => JSON.parse(fs.readFileSync(path.join(root, 'src/locales', ...parts), 'utf8'));
  const of = (language) => Object.fromEntries(names.map((name) => [name, read(language, `${name}.json`)]));
  return { fr: of('fr'), en: of('en') };
}

/** What stands in the page as data: the shell's texts and the home page's, and those of `names`. */
function inlineTexts(root, names) {
  // Inside a script element only `<` could end it early.
  return JSON.stringify(texts(root, ['common', 'home', ...names])).replaceAll('<', '\\u003c');
}

/** What `public/index.html` is filled with; the marks are filled for each page by StaticPagesPlugin. */
function pageParameters(root) {
  const { fr, en } = texts(root, ['home']);
  return {
    css: styles.map((name) => fs.readFileSync(path.join(root, 'src/theme', name), 'utf8')).join('\n'),
    bootScript: `/${bootScriptName(path.join(root, 'public'))}`,
    noscript: { fr: fr.home.static.noscript, en: en.home.static.noscript },
    marks: MARKS,
  };
}

/** Title and description of the stored shell, before the application sets the page's own title. */
function shellHead(root) {
  const description = texts(root, ['home']).fr.home.hero.subtitle.replaceAll('"', '&quot;');
  return `<title>Palabre</title><meta name="description" content="${description}" />`;
}

module.exports = { inlineTexts, pageParameters, shellHead };
