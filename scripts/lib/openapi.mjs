// The API's description: made by the program, kept in docs/openapi.json, and the source of the front end's types.
import fs from 'node:fs/promises';
import { outputOf, Failure } from './commands.mjs';
import { openapiFile, palabre } from './project.mjs';
import * as frontend from './frontend.mjs';

export async function describe() {
  const text = await outputOf(palabre(), ['openapi']);
  return text.endsWith('\n') ? text : `${text}\n`;
}

export async function write(step) {
  await fs.writeFile(openapiFile, await describe());
  await frontend.types(step);
}

/** Fails when the committed description or the generated types differ from what the program says. */
export async function check(step) {
  const committed = await fs.readFile(openapiFile, 'utf8').catch(() => '');
  if (committed !== (await describe())) {
    throw new Failure(
      'docs/openapi.json is not what `palabre openapi` prints: run `just openapi` and commit',
    );
  }
  await frontend.checkTypes(step).catch(() => {
    throw new Failure(
      'frontend/src/types/api.gen.ts is not made from docs/openapi.json: run `just openapi` and commit',
    );
  });
}
