import { describe, expect, it } from 'vitest';
import { affectedTests, definedIn, withinTime } from './affected-tests.mjs';

const to = (resolved, ...dependencyTypes) => ({ resolved, dependencyTypes });
const MODULES = [
  { source: 'shared-contracts/src/slot.ts', dependencies: [] },
  { source: 'shared-contracts/src/slot.test.ts', dependencies: [to('shared-contracts/src/slot.ts')] },
  { source: 'shared-contracts/src/index.ts', dependencies: [to('shared-contracts/src/slot.ts', 'export')] },
  { source: 'host/src/page.tsx', dependencies: [to('shared-contracts/src/index.ts', 'import')] },
  { source: 'host/src/page.test.tsx', dependencies: [to('host/src/page.tsx')] },
  { source: 'host/src/names.test.ts', dependencies: [to('shared-contracts/src/slot.ts', 'import', 'type-only')] },
  { source: 'supabase/tests/support/visits.ts', dependencies: [] },
  { source: 'supabase/tests/03-holds.test.ts', dependencies: [to('supabase/tests/support/visits.ts')] },
  { source: 'supabase/tests/04-paying.test.ts', dependencies: [] },
  { source: 'supabase/tests/08-rules.test.ts', dependencies: [] },
];
const TESTS = [...MODULES.map(({ source }) => source), 'scripts/a.test.mjs'].filter((file) => /\.test\./.test(file));
const TEXTS = {
  'supabase/schemas/booking/hold.sql': 'create or replace function public.hold_slot(at timestamptz) returns uuid',
  'supabase/tests/support/visits.ts': 'sql`select hold_slot(now())`',
  'supabase/tests/04-paying.test.ts': 'sql`select hold_slots(now())`',
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
      'supabase/tests/08-rules.test.ts',
      'supabase/tests/03-holds.test.ts',
    ]);
  });

  it('takes the tests of the programs when a program changed, and all when what all run with did', () => {
    expect(affectedBy('scripts/build.mjs').map(({ file }) => file)).toEqual(['scripts/a.test.mjs']);
    expect(affectedBy('pnpm-lock.yaml')).toHaveLength(TESTS.length);
    expect(affectedBy('docs/glossary.md')).toEqual([]);
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
