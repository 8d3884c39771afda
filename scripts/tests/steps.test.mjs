import assert from 'node:assert/strict';
import { test } from 'node:test';
import { execute, Failure } from '../lib/commands.mjs';
import { busyShare, readProcessor } from '../lib/processor.mjs';
import { Task } from '../lib/steps.mjs';

/** Runs steps that end when they are told to; answers what began and ended, in order. */
async function traced(steps, options, failing = []) {
  const events = [];
  const made = steps.map((step) => ({
    ...step,
    work: async () => {
      events.push(`+${step.title}`);
      await new Promise((resolve) => setTimeout(resolve, step.ms ?? 20));
      events.push(`-${step.title}`);
      if (failing.includes(step.title)) throw new Failure('on purpose');
    },
  }));
  const task = new Task('a test', { keepGoing: true });
  await task.together(made, options);
  return { events, failed: task.failed.map((r) => `${r.title}: ${r.state}`) };
}

test('as many steps run together as there are cores, the first of the list first', async () => {
  const steps = [{ title: 'long', cores: 1.5, ms: 60 }, { title: 'a' }, { title: 'b' }];
  const { events } = await traced(steps, { cores: 2 });
  assert.deepEqual(events, ['+long', '-long', '+a', '+b', '-a', '-b']);
  const wide = await traced(steps, { cores: 3 });
  assert.deepEqual(wide.events.slice(0, 2), ['+long', '+a']);
  const narrow = await traced([{ title: 'greedy', cores: 8 }], { cores: 2 });
  assert.deepEqual(narrow.events, ['+greedy', '-greedy'], 'more than there are is all of them');
});

test('a step begins when what it needs has ended, wherever that stands in the list', async () => {
  const steps = [{ title: 'last', needs: ['first'] }, { title: 'other' }, { title: 'first', ms: 40 }];
  const { events } = await traced(steps, { cores: 3 });
  assert.ok(events.indexOf('+last') > events.indexOf('-first'), events.join(' '));
});

test('what needs a failed step is not run, and the rest goes on', async () => {
  const steps = [{ title: 'bad' }, { title: 'needs it', needs: ['bad'] }, { title: 'other', ms: 40 }];
  const { events, failed } = await traced(steps, { cores: 2 }, ['bad']);
  assert.deepEqual(failed, ['bad: failed', 'needs it: not run']);
  assert.ok(events.includes('-other') && !events.includes('+needs it'), events.join(' '));
});

test('steps that need each other are a mistake that is told', async () => {
  const circle = [
    { title: 'a', needs: ['b'] },
    { title: 'b', needs: ['a'] },
  ];
  await assert.rejects(traced(circle, { cores: 2 }), /need each other: a,b/);
});

test('a program tells how long it kept the processor busy', async (t) => {
  if (readProcessor() === undefined) return t.diagnostic('only Linux tells');
  let used = 0;
  const busy = 'const end = Date.now() + 400; while (Date.now() < end);';
  await execute('node', ['-e', busy], { onEnd: (ms) => (used += ms) });
  assert.ok(used >= 100, `${used} ms`);
  assert.equal(busyShare({ all: 100, idle: 50 }, { all: 300, idle: 100 }), 75);
  assert.equal(busyShare(undefined, undefined), undefined);
});
