import { describe, expect, test } from 'vitest';
import { destroyed, failing } from './next-migration.mjs';
import { brokenPromises, unannounced } from './promises.mjs';
import { judge, recordOf } from './release-rules.mjs';
import { changedSinceRelease, releasedText, sha256 } from './released.mjs';

const fn = (changes = {}) => ({
  takes: { p_from: 'date', p_limit: 'integer' },
  optional: { p_limit: '10' },
  many: true,
  gives: { id: 'uuid', name: 'text' },
  to: ['anon', 'authenticated'],
  ...changes,
});
const functions = (...variants) => ({ 'function public.find': { variants } });
const column = (changes = {}) => ({
  'column public.people.name': { type: 'text', empty: false, to: ['authenticated select'], ...changes },
});
const bucket = (to, most = 10) => ({ 'bucket files': { public: false, most, to } });
const mood = (...to) => ({ 'type public.mood': { based: null, to } });
const OLD = functions(fn());

describe('the code of the last release beside the database of the next', () => {
  test.each([
    ['everything as it was', OLD, functions(fn()), []],
    ['a function more', OLD, { ...OLD, 'function public.new': { variants: [fn()] } }, []],
    ['a function gone', OLD, {}, ['is gone']],
    [
      'a parameter with a default more',
      OLD,
      functions(
        fn({ takes: { p_from: 'date', p_limit: 'integer', p_at: 'text' }, optional: { p_limit: '10', p_at: "''" } }),
      ),
      [],
    ],
    [
      'a parameter without a default more',
      OLD,
      functions(fn({ takes: { p_from: 'date', p_limit: 'integer', p_at: 'text' } })),
      ['asks for p_at, which has no default'],
    ],
    ['a default gone', OLD, functions(fn({ optional: {} })), ['cannot be called without p_limit any more']],
    ['a parameter gone', OLD, functions(fn({ takes: { p_limit: 'integer' } })), ['no longer takes p_from']],
    [
      'a parameter of another type',
      OLD,
      functions(fn({ takes: { p_from: 'text', p_limit: 'integer' } })),
      ['takes p_from as text, it was date'],
    ],
    ['a column more in the result', OLD, functions(fn({ gives: { id: 'uuid', name: 'text', age: 'integer' } })), []],
    ['a column gone from the result', OLD, functions(fn({ gives: { id: 'uuid' } })), ['no longer gives name']],
    [
      'a column of another type',
      OLD,
      functions(fn({ gives: { id: 'text', name: 'text' } })),
      ['gives id as text, it was uuid'],
    ],
    [
      'another result',
      functions(fn({ gives: 'jsonb' })),
      functions(fn({ gives: 'text' })),
      ['gives "text" in place of "jsonb"'],
    ],
    ['one row in place of many', OLD, functions(fn({ many: false })), ['gives one row, it was the other way']],
    ['a grant taken', OLD, functions(fn({ to: ['authenticated'] })), ['is taken from anon']],
    ['a second signature beside the old one', OLD, functions(fn(), fn({ takes: { p_id: 'uuid' }, optional: {} })), []],
    [
      'a second signature that answers the same call',
      OLD,
      functions(fn(), fn({ takes: { ...fn().takes, p_at: 'text' }, optional: { p_limit: '10', p_at: "''" } })),
      ['has two signatures that answer the same call, which is refused as ambiguous'],
    ],
    ['a column gone from a table', column(), {}, ['is gone']],
    ['a column that may be empty now', column(), column({ empty: true }), ['may be empty now']],
    ['a column that is always filled now', column({ empty: true }), column(), []],
    ['a column that is taken away', column(), column({ to: [] }), ['loses authenticated select']],
    ['a column of another type', column(), column({ type: 'integer' }), ['type is integer, it was text']],
    ['a value more', mood('good'), mood('good', 'bad'), []],
    ['a value gone', mood('good', 'bad'), mood('good'), ['loses bad']],
    ['a bucket that takes more', bucket(['a']), bucket(null, 20), []],
    ['a bucket that takes less', bucket(null), bucket(['a'], 5), ['is limited to a', 'takes 5 bytes at most']],
  ])('%s', (_, old, now, said) => {
    const [about] = Object.keys(old);
    expect(brokenPromises(old, now)).toEqual(said.map((why) => ({ about, says: `${about} ${why}` })));
  });
});

const draft = (changes = {}) => ({
  promises: {},
  differs: [],
  destroys: [],
  fails: { never: [], perhaps: [] },
  ...changes,
});

describe('a release', () => {
  const said = (facts) => judge({ draft: draft(), deprecated: [], contract: false, ...facts }).refused;
  const announced = { releases: { 1: {} }, announced: { 'function public.find': '1' }, promises: OLD };

  test('takes away what an earlier release announced, and says so', () => {
    const released = { ...announced, announced: {} };
    expect(said({ released, contract: true })).toEqual([
      expect.stringContaining('function public.find is gone. Keep it'),
    ]);
    expect(unannounced(released, {})).toHaveLength(1);
    expect(said({ released: announced })).toEqual([
      'function public.find is gone (announced in release 1). Say --contract if that is meant',
    ]);
    expect(said({ released: announced, contract: true })).toEqual([]);
    expect(unannounced(announced, {})).toEqual([]);
  });

  test('announces what is promised and nothing else', () => {
    expect(said({ deprecated: ['function public.nothing'] })).toHaveLength(1);
    const facts = { released: undefined, name: '1', deprecated: ['function public.find'], migration: {} };
    const first = recordOf({ ...facts, draft: draft({ promises: OLD }) });
    expect(first.announced).toEqual({ 'function public.find': '1' });
    const second = { ...facts, released: first, name: '2' };
    expect(recordOf({ ...second, draft: draft({ promises: OLD }) }).announced).toEqual(first.announced);
    expect(recordOf({ ...second, draft: draft() }).announced).toEqual({});
    expect(JSON.parse(releasedText(first))).toEqual(first);
  });

  test('says what is lost and what cannot be done', () => {
    const table = { 'table a.t': {}, 'table a.gone': {}, 'column a.gone.x': { type: 'text' } };
    const from = {
      ...table,
      'column a.t.x': { type: 'text', 'may be null': 'true' },
      'column a.t.y': { type: 'text' },
    };
    const to = {
      'table a.t': {},
      'column a.t.x': { type: 'date', 'may be null': 'false' },
      'column a.t.z': { 'may be null': 'false' },
    };
    const [old, now] = [from, to].map((aspects) => new Map(Object.entries(aspects)));
    const destroys = destroyed(old, now);
    expect(destroys).toEqual([
      'table a.gone goes, with its rows',
      'column a.t.x becomes date, it was text',
      'column a.t.y goes, with what it holds',
    ]);
    const fails = failing(old, now);
    expect(fails.never).toEqual([expect.stringContaining('column a.t.z may not be null and has no default')]);
    expect(fails.perhaps).toEqual(['column a.t.x may not be null any more']);
    const released = { ...announced, promises: {} };
    expect(
      said({ released, draft: draft({ destroys, fails, differs: ['row 1 of t: only in schemas'] }) }),
    ).toHaveLength(5);
    expect(said({ released, draft: draft({ destroys }), contract: true })).toEqual([]);
  });

  test('stays as it was written', () => {
    const file = { path: 'migrations/1_a.sql', text: 'select 1' };
    const released = { ...announced, releases: { 1: { migration: '1_a.sql', sha256: sha256('select 1') }, 2: {} } };
    expect(changedSinceRelease(released, [file])).toEqual([]);
    expect(changedSinceRelease(undefined, [{ ...file, text: 'x' }])).toEqual([]);
    expect(
      changedSinceRelease(released, [
        { ...file, text: 'x' },
        { path: 'migrations/2_b.sql', text: '' },
      ]),
    ).toEqual(['migrations/1_a.sql was changed after its release', 'migrations/2_b.sql is part of no release']);
    expect(changedSinceRelease(released, [])).toEqual(['migrations/1_a.sql was released and is gone']);
  });
});
