// How much of the processor was used. Linux tells; elsewhere these answer nothing, and the summary leaves it out.
import fs from 'node:fs';

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10;

const read = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** All cores since the machine started: `{ all, idle }` in ticks. */
export function readProcessor() {
  const line = read('/proc/stat')?.split('\n')[0];
  if (line === undefined) return undefined;
  const [user, nice, system, idle, wait, irq, soft, steal] = line.trim().split(/\s+/).slice(1).map(Number);
  return { all: user + nice + system + idle + wait + irq + soft + steal, idle: idle + wait };
}

/** In per cent, between two readings. */
export function busyShare(before, after) {
  if (before === undefined || after === undefined || after.all === before.all) return undefined;
  return Math.round(100 * (1 - (after.idle - before.idle) / (after.all - before.all)));
}

/** Processor time in ms of the programs that this one has started and seen end, with those that they started in turn. */
export function childrensTime() {
  const stat = read('/proc/self/stat');
  if (stat === undefined) return 0;
  // The name stands in parentheses and may hold anything; cutime and cstime are the 16th and 17th field of all.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}
