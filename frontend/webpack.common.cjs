const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const PublicFilesPlugin = require('./scripts/public-files-plugin.cjs');
const StaticPagesPlugin = require('./scripts/static-pages-plugin.cjs');
const { inlineTexts, pageParameters, shellHead } = require('./scripts/page.cjs');

const root = __dirname;

/** What both builds share. `production` switches hashes and the React refresh transform. */
module.exports = ({ production, staticProgram = null }) => ({
  context: root,
  target: ['web', 'es2022'],
  entry: { main: './src/main.ts' },
  output: {
    path: path.join(root, 'dist'),
    publicPath: '/',
    filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
    // By number: see scripts/chunk-names-plugin.cjs.
    chunkFilename: production ? 'assets/[id].[contenthash:6].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@': path.join(root, 'src'),
      // The package's entry always names its development build, warnings and all.
      'react-router$': path.join(
        root,
        `node_modules/react-router/dist/${production ? 'production' : 'development'}/index.mjs`,
      ),
      // React has had this hook itself since 18; two libraries still bring the stand-in for older ones.
      'use-sync-external-store/shim/index.js$': path.join(root, 'src/lib/react/syncExternalStore.ts'),
      'use-sync-external-store/shim$': path.join(root, 'src/lib/react/syncExternalStore.ts'),
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        use: {
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', refresh: !production } },
            },
          },
        },
      },
      {
        test: /\.css$/,
        use: [MiniCssExtractPlugin.loader, 'css-loader'],
      },
    ],
  },
  plugins: [
    new NormalModuleReplacementPlugin(/\/TouchRipple\.m?js$/, path.join(root, 'src/lib/react/noRipple.ts')),
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[contenthash:8].css',
      chunkFilename: 'assets/[id].[contenthash:6].css',
    }),
    new PublicFilesPlugin({ from: path.join(root, 'public'), leaveOut: ['index.html'] }),
    new HtmlWebpackPlugin({
      template: path.join(root, 'public/index.html'),
      filename: 'index.html',
      scriptLoading: 'defer',
      inject: 'head',
      templateParameters: () => pageParameters(root),
      minify: production
        ? {
            collapseWhitespace: true,
            conservativeCollapse: true,
            removeComments: true,
            keepClosingSlash: true,
            minifyCSS: true,
          }
        : false,
    }),
    new StaticPagesPlugin({
      root,
      program: staticProgram,
      shellHead: shellHead(root),
      textsOf: (names) => inlineTexts(root, names),
    }),
  ],
});
