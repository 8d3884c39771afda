// A task is a list of steps: each prints one heading, and fails with one line.
import os from 'node:os';
import { watchStarters } from './ancestors.mjs';
import { end, execute, Failure } from './commands.mjs';
import { busyShare, readProcessor } from './processor.mjs';

const seconds = (ms) =>
  ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

export class Task {
  #results = [];
  #begin = Date.now();
  #processor = readProcessor();

  /** With `keepGoing` a failed step does not stop the steps that do not need it. */
  constructor(name, { keepGoing = false } = {}) {
    this.name = name;
    this.keepGoing = keepGoing;
  }

  /**
   * Runs `work({ execute, say })` under a heading. Answers whether it went well.
   *
   * `needs`: titles of steps without which this one cannot run.
   * `buffered`: the output is held back and shown in one piece at the end, for steps that run beside others.
   */
  async step(title, work, { needs = [], buffered = false } = {}) {
    const missing = needs.find((need) =>
      this.#results.every((r) => r.title !== need || r.state !== 'passed'),
    );
    if (missing !== undefined) {
      this.#results.push({ title, state: 'not run', reason: `needs "${missing}"`, ms: 0, cpu: 0 });
      return false;
    }
    const held = [];
    const show = (line) => (buffered ? held.push(line) : process.stdout.write(`${line}\n`));
    const begin = Date.now();
    if (!buffered) heading(title);
    let cpu = 0;
    const onEnd = (used) => (cpu += used);
    let result;
    try {
      const answer = await work({
        say: show,
        execute: (command, args, options = {}) => execute(command, args, { onLine: show, onEnd, ...options }),
      });
      result = { title, state: 'passed', note: typeof answer === 'string' ? answer : undefined };
    } catch (error) {
      result = { title, state: 'failed', reason: reasonOf(error) };
    }
    result.ms = Date.now() - begin;
    result.cpu = cpu;
    this.#results.push(result);
    if (buffered) {
      heading(title);
      for (const line of held) process.stdout.write(`${line}\n`);
    }
    if (result.state === 'failed') {
      process.stdout.write(`FAILED: ${title}: ${result.reason}\n`);
      if (!this.keepGoing) this.finish();
    } else if (result.note) {
      process.stdout.write(`${result.note}\n`);
    }
    return result.state === 'passed';
  }

  /**
   * Runs steps beside each other, each as soon as those of the list that it needs have ended, as many as fill the
   * processor: `cores` says how many cores a step keeps busy (1 unless said). Steps that stand first begin first, so
   * the longest way through the list stands first.
   */
  async together(steps, { cores = os.availableParallelism() } = {}) {
    const waiting = [...steps];
    const underWay = new Map();
    let free = cores;
    for (;;) {
      for (const one of [...waiting]) {
        const needed = Math.min(one.cores ?? 1, cores);
        const isHeld = (one.needs ?? []).some((need) =>
          [...waiting, ...underWay.keys()].some((other) => other !== one && other.title === need),
        );
        if (isHeld || needed > free) continue;
        waiting.splice(waiting.indexOf(one), 1);
        free -= needed;
        const { title, work, needs } = one;
        process.stdout.write(`-- begins: ${title}\n`);
        const ended = this.step(title, work, { needs, buffered: true }).then(() => {
          underWay.delete(one);
          free += needed;
        });
        underWay.set(one, ended);
      }
      if (underWay.size === 0) break;
      await Promise.race(underWay.values());
    }
    if (waiting.length > 0) throw new Failure(`these steps need each other: ${waiting.map((s) => s.title)}`);
  }

  get failed() {
    return this.#results.filter((r) => r.state !== 'passed');
  }

  /** Prints the times and one closing line, and ends the process. */
  finish() {
    heading('Summary (time, processor time of its programs)');
    const width = Math.max(...this.#results.map((r) => r.title.length));
    for (const r of this.#results) {
      const remark = r.reason ?? r.note ?? '';
      const used = r.cpu > 0 ? seconds(r.cpu) : '';
      process.stdout.write(
        `${r.state.padEnd(7)}  ${r.title.padEnd(width)}  ${seconds(r.ms).padStart(11)}  ${used.padStart(11)}  ${remark}\n`,
      );
    }
    const time = seconds(Date.now() - this.#begin);
    const busy = busyShare(this.#processor, readProcessor());
    if (busy !== undefined) process.stdout.write(`\nthe processor was busy for ${busy} % of the time\n`);
    const { failed } = this;
    process.stdout.write(
      failed.length === 0
        ? `\n${this.name}: all ${this.#results.length} steps passed in ${time}\n`
        : `\n${this.name}: FAILED after ${time}: ${failed.map((r) => r.title).join(', ')}\n`,
    );
    process.exit(failed.length === 0 ? 0 : 1);
  }
}

export function heading(title) {
  process.stdout.write(`\n== ${title}\n`);
}

function reasonOf(error) {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The main function of a script: what goes wrong is one line and exit code 1. */
export async function main(work) {
  watchStarters(() => void end('SIGTERM'));
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}
