import { nextTask } from '@/lib/nextTask';

/** The first script's libraries and the application, each read in a task of its own: a slow processor answers a finger between them. */
async function main(root: HTMLElement): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ '@/lib/react/dom');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ '@/app/start');
  await nextTask();
  await start(root);
}

const root = document.getElementById('root');
if (root) void main(root);
