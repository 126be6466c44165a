import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/run.mjs';
import { SLOW } from '../slow-files-first.ts';
import { testFiles } from './changed-files.mjs';
import { EXCEPTIONS, groupByPlace, groupOf } from './test-groups.ts';

/** Tests that leave traces in their process: a document, replaced modules, a fake clock. */
const LEAVES_TRACES = /@vitest-environment|\bvi\.(?!fn\b)|process\.(env|chdir|on)|globalThis\./;
/** Parts of a jsdom context that a test cannot replace or read: its address, and the bytes of a file. */
const NEEDS_THREAD = /stubGlobal\('(window|location)'|Blob\.prototype/;

const all = await testFiles();
const tests = all.filter((file) => groupOf(file));
const inGroup = (group) => tests.filter((file) => groupOf(file) === group);
const saying = (files, what) => files.filter((file) => what.test(readFileSync(join(ROOT, file), 'utf8')));

describe('the groups of tests', () => {
  it('are known by ending and name', () => {
    expect(groupOf('shared-data/src/slots/slots.test.ts')).toBe('pure');
    expect(groupOf('host/src/lock/lock.test.ts')).toBe('pure');
    expect(groupOf('shared-ui/src/parts/button.test.tsx')).toBe('page');
    expect(groupOf('host/src/lock/lock.page.test.ts')).toBe('page');
    expect(groupOf('shared-data/src/slots/slots.unit.test.ts')).toBe('unit');
    expect(groupOf('supabase/tests/booking/holds-lapse.test.ts')).toBeUndefined();
    expect(groupOf('host/src/lock/lock.ts')).toBeUndefined();
  });

  it('hold nothing that cannot run there: call it name.unit.test.ts, or name.page.test.ts where it has a document', () => {
    expect(saying(inGroup('pure'), LEAVES_TRACES), 'beside others in one process').toEqual([]);
    expect(saying(inGroup('page'), NEEDS_THREAD), 'in a context of jsdom').toEqual([]);
  });

  it('have no exception that is not needed', () => {
    const isNeeded = (name, group) =>
      tests.some((file) => file.endsWith(`/${name}`) && groupByPlace(file) !== group) ||
      tests.some((file) => file === name);
    const needless = Object.entries(EXCEPTIONS).flatMap(([group, names]) =>
      names.filter((name) => !isNeeded(name, group)),
    );
    expect(needless).toEqual([]);
  });
});

it('each slow file that starts first is there', () => {
  expect(SLOW.filter((part) => !all.some((file) => file.includes(part)))).toEqual([]);
});
