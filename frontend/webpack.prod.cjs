const path = require('node:path');
const zlib = require('node:zlib');
const { BannerPlugin, Compilation } = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const { InjectManifest } = require('workbox-webpack-plugin');
const ChunkNamesPlugin = require('./scripts/chunk-names-plugin.cjs');
const common = require('./webpack.common.cjs');

const { program, staticPages } = require('./webpack.static.cjs');

const base = common({ production: true, staticProgram: program });
/** The shell and the home page are stored at installation; the other pages come at run time. */
const storedChunks =
  /^(main|after-main|drawer|about|guard|not-found|pwa|page-reading|locale-(fr|en)-(about|reading)-json|content-(fr|en)-emergency-json)$/;
const storedFiles =
  /^(index\.html|offline\.html|assets\/boot\.[0-9a-f]+\.js|icons\/mark\.svg|manifest\.(fr|en)\.webmanifest)$/;
const isStored = ({ asset, compilation }) =>
  storedFiles.test(asset.name) ||
  [...compilation.chunks].some((chunk) => storedChunks.test(chunk.name ?? '') && chunk.files.has(asset.name));
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** The server packs these itself, with the site's own address in them. */
const namesTheSite = /^(pages\/|robots\.txt|sitemap\.xml)/;

const application = {
  ...base,
  name: 'application',
  dependencies: ['static-pages'],
  mode: 'production',
  devtool: false,
  module: {
    rules: [
      ...base.module.rules,
      {
        test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
        loader: path.join(__dirname, 'scripts/pure-components-loader.cjs'),
      },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: { compress: { passes: 3, ecma: 2020 }, mangle: true, ecma: 2020 },
        extractComments: { filename: 'licences.txt', banner: false },
      }),
    ],
    splitChunks: {
      chunks: 'async',
      cacheGroups: {
        // One shared chunk for what every form page needs: it is fetched once, with the first form.
        ui: {
          test: /[\\/]node_modules[\\/](@mui|@emotion|react-transition-group|stylis)[\\/]/,
          name: 'ui',
          minChunks: 2,
          chunks: 'async',
        },
        // Drafts and what wipes them: every page with a text to write has them.
        storage: {
          test: /[\\/](node_modules[\\/]idb-keyval|src[\\/]lib[\\/]storage)[\\/]/,
          name: 'storage',
          chunks: 'async',
          enforce: true,
        },
        forms: {
          test: /[\\/](node_modules[\\/](formik|yup|lodash|lodash-es|property-expr|tiny-case|toposort|deepmerge|hoist-non-react-statics|react-fast-compare|tiny-warning|tslib)|src[\\/]components[\\/]forms)[\\/]/,
          name: 'forms',
          chunks: 'async',
          enforce: true,
        },
      },
    },
    runtimeChunk: false,
  },
  // Sizes are checked by `npm run budget` over what really travels.
  performance: { hints: false },
  plugins: [
    ...base.plugins,
    new ChunkNamesPlugin(),
    // All of the first script is used at once: V8 need not read its functions twice, first to skip and then to compile them.
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /assets\/main\.[^/]*js$/,
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    new InjectManifest({
      swSrc: path.join(__dirname, 'src/sw/sw.ts'),
      swDest: 'sw.js',
      include: [isStored],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 1024 * 1024,
    }),
    new CompressionPlugin({
      test: compressible,
      exclude: namesTheSite,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
      minRatio: 1,
      threshold: 256,
    }),
    new CompressionPlugin({
      test: compressible,
      exclude: namesTheSite,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
      minRatio: 1,
      threshold: 256,
    }),
  ],
};

module.exports = [staticPages, application];
