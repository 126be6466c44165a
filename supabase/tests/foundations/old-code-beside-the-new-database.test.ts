import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../scripts/check/long-run.mjs';
import { readCatalogue } from '../../../scripts/database/catalogue.mjs';
import { compareCatalogues } from '../../../scripts/database/compare-catalogues.mjs';
import { migrationBetween } from '../../../scripts/database/next-migration.mjs';
import { readPromises, unannounced } from '../../../scripts/database/promises.mjs';
import { readReleased } from '../../../scripts/database/released.mjs';

let old: TestDatabase;
let now: TestDatabase;

beforeAll(async () => {
  old = await startTestDatabase();
  now = await startTestDatabase();
});

afterAll(async () => {
  await old?.drop();
  await now?.drop();
});

/** A change of each kind that a release may bring. */
const CHANGE = `
  alter table public.emergency_contacts add column pager text not null default 'none';
  comment on column public.emergency_contacts.pager is 'A number that beeps.';
  create table public.gadgets (id uuid primary key, owner uuid not null references public.profiles (id), kind text check (kind in ('a', 'b')));
  create index gadgets_of on public.gadgets (owner);
  revoke all on public.gadgets from anon, authenticated, service_role;
  grant select (id, kind) on public.gadgets to authenticated;
  alter table public.gadgets enable row level security;
  alter table public.gadgets force row level security;
  create policy "people read their own gadgets" on public.gadgets for select to authenticated using (owner = (select private.me()));
  create function public.gadget_kinds(p_owner uuid, p_limit int default 5) returns table (kind text, of uuid)
    language sql stable security definer set search_path = '' as 'select g.kind, g.owner from public.gadgets g limit p_limit';
  comment on function public.gadget_kinds(uuid, int) is 'Kinds.';
  revoke execute on function public.gadget_kinds(uuid, int) from public, anon, authenticated, service_role;
  grant execute on function public.gadget_kinds(uuid, int) to authenticated;
  drop trigger payments_announce on public.payments;
  drop policy "people read their own profiles" on public.profiles;
  alter publication supabase_realtime add table public.gadgets;
  create view public.gadget_names with (security_invoker = true) as select id from public.gadgets;
  revoke all on public.gadget_names from anon, authenticated, service_role`;

describe('the database of now', () => {
  it('answers whatever the last release could ask, but for what that announced', async () => {
    expect(unannounced(await readReleased(), await now.sql.begin(readPromises))).toEqual([]);
  });

  it('is read with all that can be asked of it', async () => {
    const promises = await now.sql.begin(readPromises);
    const named = (kind: string) => Object.keys(promises).filter((name) => name.startsWith(`${kind} `));
    expect(named('function').length).toBeGreaterThan(250);
    expect(named('column').length).toBeGreaterThan(700);
    expect(named('bucket')).toEqual(['bucket documents', 'bucket profile-images']);
    expect(promises['column public.profiles.name']).toEqual({
      type: 'text',
      empty: false,
      to: ['authenticated select'],
    });
    expect(promises['function public.files_to_remove']).toMatchObject({
      variants: [
        {
          takes: { p_limit: 'integer' },
          optional: { p_limit: '100' },
          many: true,
          gives: { bucket: 'text', path: 'text' },
          to: ['service_role'],
        },
      ],
    });
  });
});

describe('a migration', () => {
  it.runIf(IS_LONG)('is written of every kind of change, and leaves rows to people', async () => {
    await now.sql.unsafe(`${CHANGE}; delete from storage.buckets where id = 'documents'`);
    const text = await migrationBetween(old.url, now.url);
    expect(text).not.toMatch(/owner to|"postgres"/i);
    await old.sql.begin((tx) => tx.unsafe(text));
    const [left, right] = [await old.sql.begin(readCatalogue), await now.sql.begin(readCatalogue)];
    expect(compareCatalogues(left, right, ['migrations', 'schemas'])).toEqual([
      'row documents of storage.buckets: only in migrations',
    ]);
    expect(await migrationBetween(old.url, now.url)).toBe('');
  });

  it('is refused where a kind of object cannot be written', async () => {
    await now.sql.unsafe('create statistics public.together on id, email from public.profiles');
    await expect(migrationBetween(old.url, now.url)).rejects.toThrow(/No migration can be written of this/);
  });
});
