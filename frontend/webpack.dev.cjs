const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const common = require('./webpack.common.cjs');

const base = common({ production: false });

module.exports = {
  ...base,
  mode: 'development',
  devtool: 'eval-source-map',
  plugins: [...base.plugins, new ReactRefreshPlugin({ overlay: false })],
  devServer: {
    port: 5173,
    hot: true,
    historyApiFallback: true,
    client: { overlay: false },
    // The server of this workspace (`cargo run -p palabre`) answers the API.
    proxy: [
      {
        context: ['/api', '/healthz', '/readyz'],
        target: process.env.PALABRE_SERVER ?? 'http://127.0.0.1:8080',
        // Writes need an Origin that is the server's own.
        onProxyReq: (request) =>
          request.setHeader('origin', process.env.PALABRE_PUBLIC_URL ?? 'http://localhost:8080'),
      },
    ],
  },
};
