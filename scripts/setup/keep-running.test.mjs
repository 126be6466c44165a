import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepRunning } from './keep-running.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sawubona-keep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A supervised process with that source. `runs`: each of its runs, once it works. */
function keep(name, text) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  const said = { ready: [], ends: [] };
  const waiting = [];
  const runs = [];
  const start = () => {
    const child = fork(file, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.once('message', () => {
      runs.push(child);
      for (const resolve of waiting.splice(0)) resolve();
    });
    return child;
  };
  const kept = keepRunning(start, { onReady: (url) => said.ready.push(url), onEnd: (code) => said.ends.push(code) });
  const running = async (count) => {
    while (runs.length < count) await new Promise((resolve) => waiting.push(resolve));
    return runs[count - 1];
  };
  return { ...kept, said, running };
}

const WORKS = `
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
  process.send({ ready: 'http://localhost:1' });`;

test('what ends by itself or is killed is started again, and said to be ready once', async () => {
  const { running, stop, said } = keep('works', WORKS);
  (await running(1)).kill('SIGKILL');
  (await running(2)).kill('SIGKILL');
  await running(3);
  expect(said).toEqual({ ready: ['http://localhost:1'], ends: [1, 1] });
  expect(await stop()).toBe(0);
  expect(said.ends).toHaveLength(2);
});

test('what ends too often is given up, with its code', async () => {
  const { done, said } = keep('ends', "process.send({ ready: 'x' }, () => process.exit(7));");
  expect(await done).toBe(7);
  expect(said.ends).toHaveLength(5);
});

test('what never worked is not tried again: it says itself why', async () => {
  const { done, said } = keep('refuses', 'process.exit(3);');
  expect(await done).toBe(3);
  expect(said).toEqual({ ready: [], ends: [] });
});

test('what ends in order stays ended', async () => {
  const { done, said } = keep('leaves', "process.send({ ready: 'x' }, () => process.exit(0));");
  expect(await done).toBe(0);
  expect(said.ends).toEqual([]);
});
