import { describe, expect, it } from 'vitest';
import { affectedTests, definedIn, withinTime } from './affected-tests.mjs';

const to = (path, isType = false) => ({ to: path, isType });
const MODULES = [
  { file: 'shared-contracts/src/slot.ts', imports: [] },
  { file: 'shared-contracts/src/slot.test.ts', imports: [to('shared-contracts/src/slot.ts')] },
  { file: 'shared-contracts/src/index.ts', imports: [to('shared-contracts/src/slot.ts')] },
  { file: 'host/src/page.tsx', imports: [to('shared-contracts/src/index.ts')] },
  { file: 'host/src/page.test.tsx', imports: [to('host/src/page.tsx')] },
  { file: 'host/src/names.test.ts', imports: [to('shared-contracts/src/slot.ts', true)] },
  { file: 'supabase/tests/support/visits.ts', imports: [] },
  { file: 'supabase/tests/booking/holds-lapse.test.ts', imports: [to('supabase/tests/support/visits.ts')] },
  { file: 'supabase/tests/booking/paying.test.ts', imports: [] },
  { file: 'supabase/tests/foundations/rules.test.ts', imports: [] },
];
const TESTS = [...MODULES.map(({ file }) => file), 'scripts/a.test.mjs'].filter((file) => /\.test\./.test(file));
const TEXTS = {
  'supabase/schemas/booking/hold.sql': 'create or replace function public.hold_slot(at timestamptz) returns uuid',
  'supabase/tests/support/visits.ts': 'sql`select hold_slot(now())`',
  'supabase/tests/booking/paying.test.ts': 'sql`select hold_slots(now())`',
};
const affectedBy = (...changed) =>
  affectedTests({ changed, tests: TESTS, modules: MODULES, read: (file) => TEXTS[file] ?? '' });

describe('affectedTests', () => {
  it('finds the tests of what changed and of what imports it, the nearest first', () => {
    expect(affectedBy('shared-contracts/src/slot.ts')).toEqual([
      { file: 'shared-contracts/src/slot.test.ts', distance: 1 },
      { file: 'host/src/page.test.tsx', distance: 3 },
    ]);
  });

  it('finds a test that changed itself', () => {
    expect(affectedBy('host/src/names.test.ts')).toEqual([{ file: 'host/src/names.test.ts', distance: 0 }]);
  });

  it('finds the tests that mention what changed SQL defines, and those of the whole schema', () => {
    expect(affectedBy('supabase/schemas/booking/hold.sql').map(({ file }) => file)).toEqual([
      'supabase/tests/foundations/rules.test.ts',
      'supabase/tests/booking/holds-lapse.test.ts',
    ]);
  });

  it('finds the tests that say what a changed message said or name one that went, and none for those that stayed', () => {
    const table = (text) =>
      `export const A = {\n  'a.one': { text: '${text}' },\n  'a.two': { text: 'This stays here as it is.' },\n`;
    const texts = {
      'a.messages.ts': table('Chosen again by someone else.'),
      'words.test.ts': 'findByText(/this time was taken by somebody/i)',
      'gone.test.ts': "message('a.gone')",
      'other.test.ts': "message('a.one'); say('This stays here as it is.')",
    };
    const found = affectedTests({
      changed: ['a.messages.ts'],
      tests: Object.keys(texts).filter((file) => file.includes('.test.')),
      modules: [],
      read: (file) => texts[file],
      was: () => `${table('This time was taken by somebody else.')}  'a.gone': { text: 'Gone.' },\n`,
    });
    expect(found.map(({ file }) => file)).toEqual(['gone.test.ts', 'words.test.ts']);
  });

  it('takes the tests of the programs when a program changed, and all when what all run with did', () => {
    expect(affectedBy('scripts/build.mjs').map(({ file }) => file)).toEqual(['scripts/a.test.mjs']);
    expect(affectedBy('pnpm-lock.yaml')).toHaveLength(TESTS.length);
    expect(affectedBy('docs/glossary.md')).toEqual([]);
  });

  it('takes the tests of the documents when one of them changed', () => {
    const tests = ['scripts/docs/docs.test.mjs', 'scripts/a.test.mjs'];
    const after = (changed) => affectedTests({ changed: [changed], tests, modules: [], read: () => '' });
    expect(after('docs/glossary.md').map(({ file }) => file)).toEqual(['scripts/docs/docs.test.mjs']);
    expect(after('docs/pictures/landing.png')).toEqual([]);
  });

  it('takes the tests about all sources when one of them changed', () => {
    const tests = ['scripts/check/sources/one-clock.test.mjs', 'scripts/a.test.mjs'];
    const after = (changed) => affectedTests({ changed: [changed], tests, modules: [], read: () => '' });
    expect(after('remote-visit/src/call/call.module.css').map(({ file }) => file)).toEqual([tests[0]]);
    expect(after('remote-visit/package.json')).toEqual([]);
  });
});

describe('definedIn', () => {
  it('names tables, views, types and functions', () => {
    const sql = `create table if not exists private.visits (id uuid);
      create or replace function public.hold_slot() returns void; alter table holds add at date; create view seen as select 1;`;
    expect([...definedIn(sql)]).toEqual(['visits', 'hold_slot', 'holds', 'seen']);
  });
});

describe('withinTime', () => {
  const at = (file, distance) => ({ file, distance });
  const seconds = { changed: 50, long: 60, short: 5 };

  it('leaves out what is too long for the time that is left, not what comes after it, nor what changed itself', () => {
    const affected = [at('changed', 0), at('long', 1), at('short', 2)];
    expect(withinTime(affected, (file) => seconds[file], 60)).toEqual({
      taken: [at('changed', 0), at('short', 2)],
      leftOut: [at('long', 1)],
    });
    expect(withinTime([at('changed', 0)], (file) => seconds[file], 10).leftOut).toEqual([]);
  });
});
