import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BASELINE, baselineText } from './baseline.mjs';
import { changedSinceRelease, readReleased } from './released.mjs';
import { inOrder, migrationFiles, schemaFiles } from './schema-files.mjs';
import { defects } from './sql-rules.mjs';

const AT = new Date('2026-11-23T12:00:00Z');
const told = (path, text) => defects([{ path, text }], AT);

test('supabase/schemas and supabase/migrations keep their rules', async () => {
  const [schemas, migrations] = [await schemaFiles(), await migrationFiles()];
  expect(schemas.length).toBeGreaterThan(150);
  expect(defects([...schemas, ...migrations])).toEqual([]);
});

test('a released migration stays; before the first release the one migration says what the schemas say (npm run generate)', async () => {
  const [released, migrations] = [await readReleased(), await migrationFiles()];
  if (released) return expect(changedSinceRelease(released, migrations)).toEqual([]);
  expect(migrations.length).toBe(1);
  expect((await readFile(BASELINE, 'utf8')) === (await baselineText())).toBe(true);
});

test('a function is written once', () => {
  const one = 'create function private.one(p_a int) returns int as $$ select 1 $$;\n';
  expect(told('schemas/a/one.sql', one)).toEqual([]);
  expect(told('schemas/a/one.sql', one.replace('create', 'create or replace'))).toEqual([
    'schemas/a/one.sql replaces private.one: a schema file says what is, once',
  ]);
  expect(
    defects([
      { path: 'schemas/a/one.sql', text: one },
      { path: 'schemas/b/two.sql', text: one },
    ]),
  ).toEqual(['private.one(p_a int) is defined in schemas/a/one.sql and in schemas/b/two.sql']);
  const other = one.replaceAll('p_a int', 'p_a text');
  expect(told('schemas/a/one.sql', `${one}\n${other}`)).toEqual([]);
});

test.each([
  "execute replace(pg_get_functiondef('private.one()'::regprocedure), 'a', 'b');",
  'EXECUTE regexp_replace(v_old, 1, 2);',
  "execute format('%s', replace(v_define, 'a', 'b'));",
  'do $$ begin for r in select prosrc from pg_proc loop execute r.prosrc; end loop; end $$;',
  'do $$\ndeclare v text := pg_get_viewdef(1);\nbegin\n  execute v;\nend $$;',
  'execute pg_catalog.pg_get_triggerdef(t.oid);',
])('nothing is made out of the text of what is there: %s', (text) => {
  for (const path of ['schemas/a/b.sql', 'migrations/20261120000000_b.sql']) {
    expect(told(path, text)).toEqual([`${path} patches by text: write what it becomes`]);
  }
});

test('reading what is there, without making anything of it, is no patch', () => {
  const digest = 'create function private.digest() returns text as $$ select md5(prosrc || pg_get_triggerdef(1)) $$;';
  expect(told('migrations/20261120000000_b.sql', `do $$ begin perform 1; end $$;\n${digest}`)).toEqual([]);
});

test('names and lengths', () => {
  expect(told('schemas/a/b.sql', 'x\n'.repeat(401))).toEqual(['schemas/a/b.sql has 401 lines; 400 are allowed']);
  expect(told('migrations/20261120000000_baseline.sql', 'x\n'.repeat(9999))).toEqual([]);
  expect(told('schemas/A_b.sql', '')).toEqual(['schemas/A_b.sql is not named schemas/<area>/<what-it-is>.sql']);
  expect(told('schemas/a/b.data.sql', '')).toEqual([]);
  for (const name of [
    'one.sql',
    '20261120_one.sql',
    '20261320000000_one.sql',
    '20261120250000_one.sql',
    '20261120000000_One.sql',
  ]) {
    expect(told(`migrations/${name}`, '')).toEqual([
      `migrations/${name} is not named migrations/<yyyymmddhhmmss in UTC>_<what_it_does>.sql`,
    ]);
  }
  expect(told('migrations/20261124000000_one.sql', '')).toEqual([
    'migrations/20261124000000_one.sql is dated after today: a real new migration would sort before it',
  ]);
  const twice = ['a', 'b'].map((name) => ({ path: `migrations/20261120000000_${name}.sql`, text: '' }));
  expect(defects(twice, AT)).toEqual(['migrations/20261120000000_b.sql has the time of another migration']);
});

test('files come in the order of the list, each once', () => {
  const paths = ['schemas/b/guards.sql', 'schemas/a/two.sql', 'schemas/a/one.sql', 'schemas/c/x.data.sql'];
  expect(inOrder(['./schemas/a/two.sql', './schemas/*/guards.sql', './schemas/*/*.sql'], paths)).toEqual([
    'schemas/a/two.sql',
    'schemas/b/guards.sql',
    'schemas/a/one.sql',
    'schemas/c/x.data.sql',
  ]);
  expect(() => inOrder(['./schemas/a/*.sql'], paths)).toThrow(
    'does not reach schemas/b/guards.sql, schemas/c/x.data.sql',
  );
  expect(() => inOrder(['./schemas/d.sql', './schemas/*/*.sql'], paths)).toThrow('./schemas/d.sql matches no file');
});
