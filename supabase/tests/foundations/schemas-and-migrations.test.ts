import { randomUUID } from 'node:crypto';
import { applyMigrations } from '@telehealth/local-services/database/apply-migrations';
import { migrationFolders } from '@telehealth/local-services/folders';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Aspects, readCatalogue } from '../../../scripts/database/catalogue.mjs';
import { compareCatalogues } from '../../../scripts/database/compare-catalogues.mjs';
import { buildFromSchemas } from '../../../scripts/database/schema-files.mjs';

type Catalogue = Map<string, Aspects>;

const NAMES: [string, string] = ['migrations', 'schemas'];
const [platformFolder] = migrationFolders;
const database = `schemas_${randomUUID().replaceAll('-', '')}`;
let admin: Sql;
let built: Sql;
let migrated: TestDatabase;
let ofMigrations: Catalogue;
let ofSchemas: Catalogue;

beforeAll(async () => {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  admin = postgres(url.href, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${database}`);
  url.pathname = `/${database}`;
  built = postgres(url.href, { max: 1, onnotice: () => {} });
  await applyMigrations(built, [platformFolder]);
  await buildFromSchemas(built);
  migrated = await startTestDatabase({ asBuilt: true });
  ofMigrations = await migrated.sql.begin(readCatalogue);
  ofSchemas = await built.begin(readCatalogue);
});

afterAll(async () => {
  await built?.end();
  await migrated?.drop();
  await admin.unsafe(`drop database if exists ${database} with (force)`);
  await admin.end();
});

describe('supabase/schemas and supabase/migrations', () => {
  it('build the same database', () => {
    expect(compareCatalogues(ofMigrations, ofSchemas, NAMES)).toEqual([]);
  });

  it('are read whole', () => {
    const kinds = new Map<string, number>();
    for (const name of ofMigrations.keys()) {
      const kind = name.slice(0, name.indexOf(' '));
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect(kinds.get('table')).toBeGreaterThan(70);
    expect(kinds.get('function')).toBeGreaterThan(550);
    expect(kinds.get('policy')).toBeGreaterThan(90);
    expect(kinds.get('trigger')).toBeGreaterThan(180);
    expect(kinds.get('row')).toBeGreaterThan(100);
    for (const kind of [
      'schema',
      'extension',
      'default',
      'view',
      'column',
      'constraint',
      'index',
      'sequence',
      'publication',
    ]) {
      expect(kinds.get(kind), kind).toBeGreaterThan(0);
    }
  });
});

/** What somebody might do in a migration and forget in the schemas, or the other way round; and what is said of it. */
const CHANGES: readonly [change: string, said: readonly string[]][] = [
  [
    `create or replace function private.setting(p_key text) returns text language sql stable security definer
      set search_path = '' as 'select null::text'`,
    [
      'function private.setting(text): body differs (line 1). migrations:  · schemas: select null::text',
      'function private.setting(text): language differs. migrations: plpgsql · schemas: sql',
    ],
  ],
  [
    `alter function private.zone_or(text, text) volatile security definer set search_path = public`,
    [
      'function private.zone_or(text, text): runs as differs. migrations: its caller · schemas: its owner',
      'function private.zone_or(text, text): settings differs. migrations: {"search_path=\\"\\""} · schemas: {search_path=public}',
      'function private.zone_or(text, text): volatility differs. migrations: s · schemas: v',
    ],
  ],
  [
    `revoke execute on function public.find_slots from anon`,
    [
      'function public.find_slots(jsonb, timestamp with time zone, timestamp with time zone, integer): granted to anon differs. migrations: execute · schemas: nothing',
    ],
  ],
  [
    `drop policy "people read their own profiles" on public.profiles`,
    ['policy "people read their own profiles" on public.profiles: only in migrations'],
  ],
  [
    `alter table public.patients no force row level security`,
    ['table public.patients: row security differs. migrations: enabled, forced · schemas: enabled'],
  ],
  [
    `alter table public.emergency_contacts add column fax text; delete from private.settings where key = 'clock';
      alter table public.consents drop column locale; alter table public.consents add column locale text`,
    [
      'column public.emergency_contacts.fax: only in schemas',
      'table public.emergency_contacts: order of columns differs. migrations: patient_id, name, relationship, phone, updated_at, version, phone_e164 · schemas: patient_id, name, relationship, phone, updated_at, version, phone_e164, fax',
      'table public.consents: order of columns differs',
      'row clock of private.settings: only in migrations',
    ],
  ],
  [
    `alter table public.emergency_contacts alter column name drop not null, alter column updated_at set default now()`,
    [
      'column public.emergency_contacts.name: may be null differs. migrations: false · schemas: true',
      'column public.emergency_contacts.updated_at: default differs. migrations: private.clock() · schemas: now()',
    ],
  ],
  [
    `grant select (email) on public.profiles to anon; grant all on public.outbox to service_role`,
    [
      'column public.profiles.email: granted to anon differs. migrations: nothing · schemas: select',
      'table public.outbox: granted to service_role differs. migrations: nothing · schemas: delete, insert',
    ],
  ],
  [
    `alter table public.appointments drop constraint one_visit_at_a_time_per_patient`,
    [
      'constraint one_visit_at_a_time_per_patient of public.appointments: only in migrations',
      'index public.one_visit_at_a_time_per_patient: only in migrations',
    ],
  ],
  [
    `alter table public.payments disable trigger payments_guard; drop trigger payments_announce on public.payments`,
    [
      'trigger payments_announce on public.payments: only in migrations',
      'trigger payments_guard on public.payments: state differs. migrations: O · schemas: D',
    ],
  ],
  [
    `comment on table public.intake is 'Something else.'; delete from storage.buckets where id = 'documents'`,
    ['row documents of storage.buckets: only in migrations', 'table public.intake: comment differs'],
  ],
  [`alter publication supabase_realtime add table public.profiles`, ['publication supabase_realtime: tables differs']],
  [
    `grant usage on schema private to public`,
    ['schema private: granted to everyone differs. migrations: nothing · schemas: usage'],
  ],
  [
    `alter default privileges in schema public grant execute on functions to anon`,
    ['default privileges of functions in public: only in schemas'],
  ],
  [
    `alter view public.specialist_reviews set (security_barrier = false); create type public.mood as enum ('good')`,
    ['type public.mood: only in schemas', 'view public.specialist_reviews: options differs'],
  ],
];

describe('the comparison', () => {
  it('names every kind of difference', async () => {
    const Undo = Symbol('undo');
    let changed: Catalogue = new Map();
    await built
      .begin(async (tx) => {
        for (const [change] of CHANGES) await tx.unsafe(change);
        changed = await readCatalogue(tx);
        throw Undo;
      })
      .catch((cause: unknown) => {
        if (cause !== Undo) throw cause;
      });
    const found = compareCatalogues(ofSchemas, changed, NAMES);
    for (const said of CHANGES.flatMap(([, sentences]) => sentences)) {
      expect(found.some((sentence) => sentence.startsWith(said)) ? said : found).toBe(said);
    }
    expect(compareCatalogues(ofSchemas, await built.begin(readCatalogue), NAMES)).toEqual([]);
  });
});
