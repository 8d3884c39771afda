/**
 * Writes src/types/api.gen.ts from ../docs/openapi.json, the server's own description (`palabre openapi`). With
 * --check it writes nothing and fails when the file differs.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import prettier from 'prettier';

const source = new URL('../../docs/openapi.json', import.meta.url);
const target = fileURLToPath(new URL('../src/types/api.gen.ts', import.meta.url));

const document = JSON.parse(fs.readFileSync(source, 'utf8'));
const code = `// Generated from docs/openapi.json by \`npm run types\`. Do not edit.\n\n${astToString(await openapiTS(document))}`;
const options = await prettier.resolveConfig(target);
const text = await prettier.format(code, { ...options, filepath: target });

if (process.argv.includes('--check')) {
  const present = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
  if (present !== text) {
    console.error('src/types/api.gen.ts differs from docs/openapi.json: run `npm run types`.');
    process.exitCode = 1;
  }
} else {
  fs.writeFileSync(target, text);
}
