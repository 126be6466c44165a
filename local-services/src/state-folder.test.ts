import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exchangeStates, finishExchange, removeUnfinished } from './state-folder';

const PARTS = ['pg', 'storage', 'keys', 'anchors'];
const WHICH = { building: 'restoring-1', aside: 'before-restore-1' };
let folder: string;

const fill = async (state: string, what: string) => {
  for (const part of PARTS) {
    await mkdir(join(state, part), { recursive: true });
    await writeFile(join(state, part, 'whose'), what);
  }
};
const whoseIs = async (state: string) =>
  Promise.all(PARTS.map((part) => readFile(join(state, part, 'whose'), 'utf8').catch(() => 'nobody')));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sawubona-test-'));
  await writeFile(join(folder, 'mine.txt'), 'not ours');
});
afterEach(() => rm(folder, { recursive: true }));

it('puts a new state where there was none, and touches nothing else', async () => {
  await fill(join(folder, WHICH.building), 'new');
  expect(await exchangeStates(folder, WHICH)).toBeNull();
  expect(await whoseIs(folder)).toEqual(PARTS.map(() => 'new'));
  expect((await readdir(folder)).sort()).toEqual([...PARTS, 'mine.txt'].sort());
});

/** Every rename of an exchange, in order. */
const STEPS = PARTS.flatMap((part) => [
  [part, join(WHICH.aside, part)],
  [join(WHICH.building, part), part],
]);

it.each(STEPS.map((_, at) => at).concat(STEPS.length))(
  'goes on after it was killed behind %i renames',
  async (done) => {
    await fill(folder, 'old');
    await fill(join(folder, WHICH.building), 'new');
    await writeFile(join(folder, 'exchange.json'), JSON.stringify(WHICH));
    await mkdir(join(folder, WHICH.aside));
    for (const [from = '', to = ''] of STEPS.slice(0, done)) await rename(join(folder, from), join(folder, to));
    // A restore that begins now must not take the waiting state for leftovers.
    await removeUnfinished(folder);
    expect(await finishExchange(folder)).toBe(join(folder, WHICH.aside));
    expect(await whoseIs(folder)).toEqual(PARTS.map(() => 'new'));
    expect(await whoseIs(join(folder, WHICH.aside))).toEqual(PARTS.map(() => 'old'));
    expect((await readdir(folder)).sort()).toEqual([...PARTS, WHICH.aside, 'mine.txt'].sort());
    expect(await finishExchange(folder), 'a second time there is nothing to do').toBeNull();
  },
);

it('removes what was being built while the old state stays', async () => {
  await fill(folder, 'old');
  await mkdir(join(folder, WHICH.building, 'keys'), { recursive: true });
  await removeUnfinished(folder);
  expect((await readdir(folder)).sort()).toEqual([...PARTS, 'mine.txt'].sort());
  expect(await whoseIs(folder)).toEqual(PARTS.map(() => 'old'));
});
