/**
 * Fills `index.html`, and writes beside it the pages that are real HTML in one language (src/static, built first as a
 * program for Node): `pages/<language>/….html`, `sitemap.xml`. The server puts the site's own address in.
 */
const fs = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');

/** What stands in the template for each; see scripts/page.cjs. */
const MARKS = {
  head: '@@head@@',
  body: '@@body@@',
  lang: '@@lang@@',
  page: '@@page@@',
  texts: '@@texts@@',
};

function fill(template, values) {
  return Object.entries(MARKS).reduce(
    (html, [name, mark]) => html.replaceAll(mark, () => values[name]),
    template,
  );
}

/**
 * The shell as a signed-in person gets it under each address (routes/pages.rs): with it come the parts of that page, and
 * its texts in both languages, since only the browser knows its own.
 */
const SHELLS = {
  dashboard: {
    imports: ['guard', 'page-dashboard', 'tab-assistant'],
    texts: ['dashboard', 'assistant', 'answer'],
  },
};

/** Every chunk that is fetched for one of these imports. */
function chunksOf(compilation, imports) {
  const groups = imports.map((name) => compilation.namedChunkGroups.get(name));
  const chunks = new Set(groups.flatMap((group) => group?.chunks ?? []));
  const missing = imports.filter((_, at) => !groups[at]);
  if (missing.length > 0) throw new Error(`no such part: ${missing.join(', ')}`);
  return [...chunks];
}

/** Files of the chunks a page shows: fetched beside the first script, not after it; `behind`: and not before it either. */
function preloads(chunks, publicPath, { behind = false } = {}) {
  const link = (file) =>
    `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${publicPath}${file}"${behind ? ' fetchpriority="low"' : ''} />`;
  return chunks
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => /\.(js|css)$/.test(file))
    .map(link)
    .join('');
}

class StaticPagesPlugin {
  /**
   * `program`: the built src/static, or null where pages are not rendered (development). `textsOf(names)`: the data that
   * stands in a page.
   */
  constructor({ root, program, shellHead, textsOf }) {
    this.root = root;
    this.textsOf = textsOf;
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
        const named = (names) => [...compilation.chunks].filter((chunk) => names.includes(chunk.name));
        const shellWith = (links, names) =>
          fill(template, {
            head: this.shellHead + links,
            body: shell,
            lang: 'fr',
            page: '',
            texts: this.textsOf(names),
          });
        if (this.program !== null)
          for (const [page, { imports, texts }] of Object.entries(SHELLS)) {
            const links = preloads(chunksOf(compilation, imports), '/', { behind: true });
            compilation.emitAsset(`shells/${page}.html`, new sources.RawSource(shellWith(links, texts)));
          }
        for (const page of pages) {
          const filled = fill(template, {
            head: page.head + preloads(named(page.chunks), '/', { behind: true }),
            body: page.body,
            lang: page.language,
            page: page.language,
            texts: this.textsOf([]),
          });
          // Behind the styles that every page has, as in the application: of two rules of one weight the later one counts.
          const style = page.styles ? `<style>${css(page.styles)}</style></head>` : '</head>';
          const html = filled.replace('</head>', () => style);
          compilation.emitAsset(page.file, new sources.RawSource(html));
        }
        if (sitemap !== null) compilation.emitAsset('sitemap.xml', new sources.RawSource(sitemap));
        return { ...data, html: shellWith('', []) };
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
