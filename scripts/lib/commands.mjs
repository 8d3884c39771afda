// Starting other programs, and ending them when we are ended.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { childrensTime } from './processor.mjs';
import { root } from './project.mjs';

/** A failure whose message is the one line to show. */
export class Failure extends Error {}

const running = new Set();
const atExit = new Set();

/** Runs `clean` when the script is interrupted before it could do so itself; the answer takes it off the list. */
export function cleanUpWith(clean) {
  atExit.add(clean);
  return () => atExit.delete(clean);
}

let ending = false;
export async function end(signal) {
  if (ending) return;
  ending = true;
  const others = [...running]
    .filter((child) => !child.managed)
    .map((child) => stop(child, 'SIGTERM', 35_000));
  for (const clean of [...atExit].reverse()) {
    await Promise.resolve(clean()).catch(() => {});
  }
  await Promise.all(others);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}
process.on('SIGINT', () => void end('SIGINT'));
process.on('SIGTERM', () => void end('SIGTERM'));
process.on('SIGHUP', () => void end('SIGHUP'));

/** npm is a script file on Windows and needs its shell there. */
const needsShell = (command) => process.platform === 'win32' && /^(npm|npx)$/.test(command);

/** With `managed`, whoever starts it also ends it (`cleanUpWith`); anything else ends when this script is told to. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
    shell: needsShell(command),
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid }),
  });
  child.managed = options.managed === true;
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

let counted = 0;

/** What the program that has just ended used of the processor, in ms: programs are counted in the moment they end. */
function usedByTheLast() {
  const all = childrensTime();
  const used = all - counted;
  counted = all;
  return used;
}

/**
 * Runs a program to its end and answers its output. Each line also goes to `onLine` (shown by default); `onEnd` is told
 * its processor time in ms. A program that is missing or ends with another code than 0 is a `Failure`.
 */
export function execute(command, args, options = {}) {
  const { onLine = (line) => process.stdout.write(`${line}\n`), onEnd = () => {}, input } = options;
  return new Promise((resolve, reject) => {
    const lines = [];
    const child = start(command, args, {
      ...options,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    if (input !== undefined) child.stdin.end(input);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        onLine(line);
      });
    }
    child.on('error', (error) => reject(new Failure(`${command} cannot be started: ${error.message}`)));
    child.on('exit', () => onEnd(usedByTheLast()));
    child.on('close', (code, signal) => {
      const output = lines.join('\n');
      if (code === 0) return resolve(output);
      const failure = new Failure(`\`${shown(command, args)}\` ended with ${signal ?? `code ${code}`}`);
      failure.output = output;
      return reject(failure);
    });
  });
}

const shown = (command, args) => {
  const text = [command, ...args].join(' ');
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
};

/** Standard output alone, with nothing shown. A failure's line is the last one of standard error. */
export function outputOf(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    const parts = [];
    let errors = '';
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => (errors = (errors + part).slice(-4000)));
    child.on('error', (error) => reject(new Failure(`${command} cannot be started: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(parts).toString('utf8'));
      const last = errors.trim().split('\n').at(-1) || `it ended with code ${code}`;
      return reject(new Failure(`\`${shown(command, args)}\` failed: ${last}`));
    });
  });
}

/** The same, or `undefined` when the program is missing or fails. */
export const answerOf = (command, args, options) => outputOf(command, args, options).catch(() => undefined);

/** Runs a program in the foreground, with the terminal, until it ends; answers its exit code. */
export function foreground(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: 'inherit' });
    child.on('error', (error) => reject(new Failure(`${command} cannot be started: ${error.message}`)));
    child.on('close', (code, signal) => resolve(signal === null ? code : 1));
  });
}

/** Asks a child to end, and insists when its time is over. */
export function stop(child, signal = 'SIGTERM', patience = 10_000) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('close', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill(signal);
  });
}
