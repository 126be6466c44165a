import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetOldStates } from './forget-old-states';

let root: string;
let temporary: string;
let elsewhere: string;
let server: ChildProcess | null = null;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'old-states-'));
  [temporary, elsewhere] = [join(root, 'tmp'), join(root, 'var')];
  await mkdir(temporary);
  await mkdir(elsewhere);
});
afterEach(async () => {
  server?.kill();
  server = null;
  await rm(root, { recursive: true, force: true });
});

const TWO_DAYS_AGO = Date.now() / 1000 - 2 * 86_400;

async function folder(place: string, { state = '', pid = 0, isOld = true } = {}): Promise<void> {
  await mkdir(join(place, 'cluster'), { recursive: true });
  if (state) await writeFile(join(place, 'state-folder'), `${state}\n`);
  if (pid) await writeFile(join(place, 'cluster/postmaster.pid'), `${pid}\n`);
  if (isOld) await utimes(place, TWO_DAYS_AGO, TWO_DAYS_AGO);
}
const cluster = (digit: string) => join(elsewhere, `sawubona-postgresql-${digit.repeat(16)}`);
const left = async () => [await readdir(temporary), await readdir(elsewhere)].map((names) => names.sort());

test('what tests left days ago goes, with its cluster elsewhere', async () => {
  await folder(join(temporary, 'sawubona-faults-AbC123'));
  await folder(cluster('a'), { state: join(temporary, 'sawubona-faults-AbC123/pg'), pid: 999_999_999 });
  await folder(cluster('b'), { state: join(temporary, 'sawubona-stack-AbC124/pg') });
  await forgetOldStates(temporary, elsewhere);
  expect(await left()).toEqual([[], []]);
});

test('what is of today, of an installation, or of nobody known stays', async () => {
  await folder(join(temporary, 'sawubona-e2e-AbC123'), { isOld: false });
  await folder(join(temporary, 'sawubona-mine'));
  await folder(cluster('a'), { state: join(temporary, 'sawubona-faults-AbC123/pg'), isOld: false });
  await folder(cluster('b'), { state: '/root/sawubona/.local/pg' });
  await folder(cluster('c'));
  await folder(join(elsewhere, 'sawubona-postgresql-17.9'));
  const before = await left();
  await forgetOldStates(temporary, elsewhere);
  expect(await left()).toEqual(before);
});

test('nothing goes on which a server runs', async () => {
  const [place, state] = [cluster('a'), join(temporary, 'sawubona-test-AbC123')];
  // A process whose command line names both clusters, as PostgreSQL's does.
  const names = [join(place, 'cluster'), join(state, 'cluster')];
  server = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', ...names]);
  const pid = server.pid ?? 0;
  await folder(place, { state: join(state, 'pg'), pid });
  await folder(state, { pid });
  const before = await left();
  await forgetOldStates(temporary, elsewhere);
  expect(await left()).toEqual(before);
});
