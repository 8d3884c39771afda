/**
 * Files of chunks are named by number: the table of names would travel with the home page's script. What checks a build
 * finds the names in `chunk-names.json`, beside `dist`.
 */
const fs = require('node:fs');
const path = require('node:path');

module.exports = class ChunkNamesPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('ChunkNamesPlugin', ({ compilation }) => {
      const names = [...compilation.chunks].flatMap((chunk) =>
        [...chunk.files].map((file) => [path.basename(file), chunk.name ?? '']),
      );
      const target = path.join(compiler.context, 'chunk-names.json');
      fs.writeFileSync(target, `${JSON.stringify(Object.fromEntries(names.toSorted()), null, 2)}\n`);
    });
  }
};
