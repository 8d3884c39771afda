/**
 * Fills `index.html`, and writes beside it the pages that are real HTML in one language (src/static, built first as a
 * program for Node): `pages/<language>/….html`, `sitemap.xml`. The server puts the site's own address in.
 */
const fs = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');

/** What stands in the template for each; see scripts/page.cjs. */
const MARKS = { head: '@@head@@', body: '@@body@@', lang: '@@lang@@', page: '@@page@@' };

function fill(template, values) {
  return Object.entries(MARKS).reduce(
    (html, [name, mark]) => html.replaceAll(mark, () => values[name]),
    template,
  );
}

/** Files of the chunks a page shows: fetched beside the first script, not after it. */
function preloads(compilation, names, publicPath) {
  const chunks = [...compilation.chunks].filter((chunk) => names.includes(chunk.name));
  const link = (file) =>
    `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${publicPath}${file}" />`;
  return chunks
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => /\.(js|css)$/.test(file))
    .map(link)
    .join('');
}

class StaticPagesPlugin {
  /** `program`: the built src/static, or null where pages are not rendered (development). */
  constructor({ root, program, shellHead }) {
    this.root = root;
    this.program = program;
    this.shellHead = shellHead;
  }

  async rendered() {
    if (this.program === null) return { pages: [], shell: '', sitemap: null };
    delete require.cache[this.program];
    return require(this.program).renderPages();
  }

  apply(compiler) {
    const { sources } = compiler.webpack;
    const css = (file) => minify(fs.readFileSync(path.join(this.root, 'src', file), 'utf8'));
    compiler.hooks.compilation.tap('StaticPagesPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tapPromise('StaticPagesPlugin', async (data) => {
        const { pages, shell, sitemap } = await this.rendered();
        const template = data.html;
        for (const page of pages) {
          const filled = fill(template, {
            head: page.head + preloads(compilation, page.chunks, '/'),
            body: page.body,
            lang: page.language,
            page: page.language,
          });
          // Behind the styles that every page has, as in the application: of two rules of one weight the later one counts.
          const style = page.styles ? `<style>${css(page.styles)}</style></head>` : '</head>';
          const html = filled.replace('</head>', () => style);
          compilation.emitAsset(page.file, new sources.RawSource(html));
        }
        if (sitemap !== null) compilation.emitAsset('sitemap.xml', new sources.RawSource(sitemap));
        return {
          ...data,
          html: fill(template, { head: this.shellHead, body: shell, lang: 'fr', page: '' }),
        };
      });
    });
  }
}

/** Enough for a style sheet of our own: no comments, no needless spaces. */
function minify(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();
}

module.exports = StaticPagesPlugin;
module.exports.MARKS = MARKS;
