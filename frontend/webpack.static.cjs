const path = require('node:path');
const common = require('./webpack.common.cjs');

const { resolve } = common({ production: true });
const folder = path.join(__dirname, 'node_modules', '.palabre-static');

/** The program that renders the pages which are real HTML: the application's own components, for Node. */
const staticPages = {
  name: 'static-pages',
  context: __dirname,
  mode: 'production',
  devtool: false,
  target: 'node20',
  entry: './src/static/render.tsx',
  output: { path: folder, filename: 'render.cjs', library: { type: 'commonjs2' } },
  resolve,
  module: {
    // One file: nothing is fetched while rendering.
    parser: { javascript: { dynamicImportMode: 'eager' } },
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
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      },
      { test: /\.css$/, type: 'asset/source' },
    ],
  },
  optimization: { minimize: false },
  performance: { hints: false },
};

module.exports = { program: path.join(folder, 'render.cjs'), staticPages };
