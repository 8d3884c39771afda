// What must be on the machine before anything else: Rust with rustfmt and clippy, Node with npm.
import { answerOf, execute, Failure } from './commands.mjs';

const OLDEST_NODE = [20, 19];

export async function checkToolchain({ lints = false, say = () => {} } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    throw new Failure(
      `Node ${process.versions.node} is too old: ${OLDEST_NODE.join('.')} or newer is needed`,
    );
  }
  const cargo = await answerOf('cargo', ['--version']);
  if (cargo === undefined)
    throw new Failure('cargo is not on the path: install Rust 1.95 (https://rustup.rs)');
  const npm = await answerOf('npm', ['--version']);
  if (npm === undefined) throw new Failure('npm is not on the path: install Node 20 with npm');
  say(`${cargo.trim()}, node ${process.versions.node}, npm ${npm.trim()}`);
  if (!lints) return;
  for (const [component, args] of [
    ['rustfmt', ['fmt', '--version']],
    ['clippy', ['clippy', '--version']],
  ]) {
    if ((await answerOf('cargo', args)) === undefined) {
      await execute('rustup', ['component', 'add', component], { onLine: say });
    }
  }
}

export const has = async (command, args = ['--version']) => (await answerOf(command, args)) !== undefined;
