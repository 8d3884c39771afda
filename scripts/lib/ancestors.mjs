// `npx` ends without its children when it is killed; whoever started a task by it would leave a server behind.
import fs from 'node:fs';

const STARTERS = /(^|[/\s])(npx|npm exec|npm|just)(\.js)?(\s|$)/;

/** Calls `gone` once when a program that started this one (npx, npm, just) is no longer there. Linux only. */
export function watchStarters(gone) {
  const starters = startersOf(process.ppid);
  if (starters.length === 0) return;
  const timer = setInterval(() => {
    if (starters.every((pid) => fs.existsSync(`/proc/${pid}`))) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
}

function startersOf(pid) {
  const found = [];
  try {
    for (let at = pid; at > 1; at = parentOf(at)) {
      const command = fs.readFileSync(`/proc/${at}/cmdline`, 'utf8').replaceAll('\0', ' ');
      if (STARTERS.test(command)) found.push(at);
    }
  } catch {
    // No /proc, or a process that ended meanwhile: what was found so far is watched.
  }
  return found;
}

/** The second field after the name, which stands in parentheses and may hold anything. */
const parentOf = (pid) => {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};
