const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

function filesUnder(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(full) : [full];
  });
}

/** The name under which `public/boot.js` is served: it blocks the first paint, so it must be cacheable for ever. */
function bootScriptName(publicFolder) {
  const content = fs.readFileSync(path.join(publicFolder, 'boot.js'));
  const hash = crypto.createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `assets/boot.${hash}.js`;
}

/** Emits the files of `public/` as assets, so that they are compressed and precached like the rest. */
class PublicFilesPlugin {
  constructor({ from, leaveOut }) {
    this.from = from;
    this.leaveOut = new Set(leaveOut);
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.from);
      compilation.hooks.processAssets.tap(
        { name: 'PublicFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const file of filesUnder(this.from)) {
            const name = path.relative(this.from, file).split(path.sep).join('/');
            if (this.leaveOut.has(name)) continue;
            const target = name === 'boot.js' ? bootScriptName(this.from) : name;
            compilation.emitAsset(target, new sources.RawSource(fs.readFileSync(file)));
          }
        },
      );
    });
  }
}

module.exports = PublicFilesPlugin;
module.exports.bootScriptName = bootScriptName;
