import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let db: TestDatabase;
const CALLERS: readonly string[] = ['anon', 'authenticated', 'service_role'];

beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

interface FunctionRow {
  schema: string;
  name: string;
  path: string[] | null;
  definer: boolean;
  anyone: boolean;
  comment: string | null;
}

const functions = () => db.sql<FunctionRow[]>`
  select n.nspname as schema, p.proname as name, p.prosecdef as definer, obj_description(p.oid) as comment,
    (select array_agg(c) from unnest(p.proconfig) c where c like 'search_path=%') as path,
    exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) as anyone
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1, 2`;

describe('every table', () => {
  it('has row security enabled and forced, a comment, and no grant to everyone', async () => {
    const tables = await db.sql<
      { name: string; comment: string | null; enabled: boolean; forced: boolean; anyone: boolean }[]
    >`
      select n.nspname || '.' || c.relname as name, obj_description(c.oid) as comment, c.relrowsecurity as enabled,
        c.relforcerowsecurity as forced, exists (select from aclexplode(c.relacl) a where a.grantee = 0) as anyone
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`;
    expect(tables.length).toBeGreaterThan(15);
    for (const table of tables) {
      expect(table, table.name).toMatchObject({
        enabled: true,
        forced: true,
        anyone: false,
        comment: expect.any(String),
      });
    }
  });

  it('is closed to API roles when it is private', async () => {
    const open =
      await db.sql`select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest(${[...CALLERS]}::text[]) r
      where n.nspname = 'private' and c.relkind = 'r' and has_table_privilege(r, c.oid, 'select, insert, update, delete')`;
    expect(open).toEqual([]);
  });

  it('has an index that begins with each foreign key', async () => {
    const bare = await db.sql<
      { name: string }[]
    >`select k.conrelid::regclass || ' ' || k.conname as name from pg_constraint k
      join pg_namespace n on n.oid = k.connamespace
      where k.contype = 'f' and n.nspname = 'public' and not exists (select from pg_index i where i.indrelid = k.conrelid
        and i.indkey[0] = k.conkey[1])
      -- Who did something is shown with its row; no query begins with it.
      and (select a.attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1]) not like '%\\_by'
      order by 1`;
    // Reached through the specialist's or patient's own index; never looked up by these alone.
    expect(bare.map(({ name }) => name)).toEqual(['appointments appointments_visit_type_id_fkey']);
  });
});

// Who may execute which function is the access matrix (60).
describe('every function', () => {
  it('has an empty search path and a comment, and is granted to nobody by default', async () => {
    for (const fn of await functions()) {
      const name = `${fn.schema}.${fn.name}`;
      expect(fn.path, name).toEqual(['search_path=""']);
      expect(fn.comment, name).toBeTruthy();
      expect(fn.anyone, name).toBe(false);
    }
  });
});

describe('every policy', () => {
  it('names its roles, asks private.me() once per query, and reads nothing that a person can edit', async () => {
    const policies = await db.sql<{ policyname: string; roles: string[]; rule: string; schemaname: string }[]>`
      select policyname, schemaname, roles::text[], coalesce(qual, '') || coalesce(with_check, '') as rule from pg_policies
      where schemaname in ('public', 'private', 'realtime', 'storage')`;
    expect(policies.length).toBeGreaterThan(10);
    for (const { policyname, roles, rule } of policies) {
      expect(roles, policyname).not.toContain('public');
      expect(rule, policyname).not.toMatch(/user_metadata|jwt\(\)/);
      const bare = rule.replaceAll('SELECT private.me() AS me', '');
      expect(bare, policyname).not.toContain('me()');
    }
  });
});
