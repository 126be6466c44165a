import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtIn, canaryOf, changeCanary, releaseCanary, rollback, startCanary } from './deploy.mjs';
import { makeSite, PATIENT, PUBLIC } from './fixture-site.mjs';
import { readHistory, readRegistry } from './registry.mjs';
import { watchCanary } from './watch-canary.mjs';

let made;
let team;
let store;
beforeEach(async () => {
  made = await makeSite();
  ({ team, store } = made);
});
afterEach(() => made.remove());
const deployFrom = (...args) => made.deployFrom(...args);
const text = (file) => made.text(file);
const live = (name) => made.live(name);

const start = (share) => startCanary(store, builtIn(team.root, PATIENT), share, made.told(team));
const canary = async () => canaryOf(await readRegistry(store), 'patient');
const judging = (...verdicts) => {
  const asked = [];
  const judge = async (...builds) => {
    asked.push(builds);
    const verdict = verdicts.shift();
    if (verdict === undefined) throw new Error('no answer');
    return { verdict, used: 400, affected: 30, than_used: 900, than_affected: 1, chance: 0 };
  };
  return { judge, asked, lines: [] };
};
const watch = ({ judge, lines }, until = 0) =>
  watchCanary(store, 'patient', { judge, until, by: 'x', say: (line) => lines.push(line) });

test('lies beside what is live, gets more devices, and becomes what is live', async () => {
  const [one, version] = [await live('patient'), team.buildSection('patient', 'two')];
  expect(await start(10)).toMatchObject({ kind: 'canary', version, why: 'for 10 %' });
  expect([await live('patient'), await canary()]).toEqual([one, expect.objectContaining({ version, share: 10 })]);
  expect(text('pages/patient.html')).toContain('patient-one in frame-one');
  await changeCanary(store, 'patient', 50, { by: 'x' });
  expect((await canary()).share).toBe(50);
  await releaseCanary(store, 'patient', { by: 'x' });
  expect([await live('patient'), await canary()]).toEqual([version, undefined]);
  expect(text('pages/patient.html')).toContain('two in frame-one');
  expect((await rollback(store, 'patient', { by: 'x' })).version).toBe(one);
});

test('is taken back when it does worse, with why, and what is live stays', async () => {
  const [one, version] = [await live('patient'), team.buildSection('patient', 'two')];
  await start(10);
  const judged = judging('few', 'worse');
  expect(await watch(judged)).toBe('kept');
  expect(await watch(judged)).toBe('worse');
  expect(judged.asked).toEqual([
    ['patient', version, one],
    ['patient', version, one],
  ]);
  expect([await live('patient'), await canary()]).toEqual([one, undefined]);
  expect((await readHistory(store))[0].why).toBe(
    'taken back; 30 of 400 page loads had a problem, of what is live 1 of 900',
  );
  expect(await watch(judged)).toBe('gone');
});

test('stays while nobody can say how it does, and that is said', async () => {
  team.buildSection('patient', 'two');
  await start(10);
  const judged = judging();
  expect(await watch(judged)).toBe('kept');
  expect(judged.lines).toEqual(['no answer']);
  expect((await canary()).share).toBe(10);
});

test('ends with a deploy or a rollback of its section, and is kept by those of others', async () => {
  team.buildSection('patient', 'two');
  await start(10);
  team.buildSection('public', 'public-two');
  await deployFrom(team, PUBLIC);
  expect((await canary()).share).toBe(10);
  team.buildSection('patient', 'three');
  await deployFrom(team, PATIENT);
  expect(await canary()).toBeUndefined();
  await expect(changeCanary(store, 'patient', null, { by: 'x' })).rejects.toThrow('has no canary');
});

test('is not released under a host that does not understand it by then', async () => {
  const one = await live('patient');
  team.buildSection('patient', 'two');
  await startCanary(store, builtIn(team.root, PATIENT), 10, made.told(team));
  const judge = () => {
    throw new Error('contracts do not meet');
  };
  await expect(releaseCanary(store, 'patient', { by: 'x' }, judge)).rejects.toThrow('do not meet');
  expect(await live('patient')).toBe(one);
});
