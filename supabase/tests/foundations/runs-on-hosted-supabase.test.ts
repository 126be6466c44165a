import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { actAs } from '@telehealth/local-services/database/act-as';
import { applyMigrations } from '@telehealth/local-services/database/apply-migrations';
import { migrationFolders } from '@telehealth/local-services/folders';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEDULER } from '../../../scripts/database/schema-files.mjs';
import { addPatient, addSpecialist, as, asGuest } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

const [platformFolder, ...ourFolders] = migrationFolders;
const database = `hosted_${randomUUID().replaceAll('-', '')}`;
const owner = `${database}_owner`;
let admin: Sql;
let platform: Sql;
let sql: Sql;

function urlOf(user: string | null): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${database}`;
  if (user) [url.username, url.password] = [user, 'only-for-this-test'];
  return url.href;
}

/** As on hosted Supabase: the migrating role is no superuser, bypasses row security, and owns nothing of the platform. */
async function preparePlatform(): Promise<void> {
  await admin.unsafe(`create role ${owner} login password 'only-for-this-test' nosuperuser bypassrls createrole;`);
  await admin.unsafe(`grant anon, authenticated, service_role to ${owner};`);
  await admin.unsafe(`create database ${database} owner ${owner}`);
  platform = postgres(urlOf(null), { max: 1, onnotice: () => {} });
  await applyMigrations(platform, [platformFolder]);
  await platform.unsafe(`
    grant usage, create on schema extensions to ${owner};
    grant usage on schema auth, realtime, storage to ${owner};
    grant all on all tables in schema auth to ${owner};
    grant all on storage.buckets to ${owner};
    grant execute on all functions in schema auth, realtime, storage to ${owner};
    alter table realtime.messages owner to ${owner};
    alter table storage.objects owner to ${owner};
    grant usage, create on schema public to ${owner};
    ${SCHEDULER}
    grant usage on schema cron to ${owner};
    alter default privileges for role ${owner} in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public grant all on functions to anon, authenticated, service_role;`);
}

beforeAll(async () => {
  admin = postgres(process.env.TEST_POSTGRES_URL ?? '', { max: 1, onnotice: () => {} });
  await preparePlatform();
  sql = postgres(urlOf(owner), { max: 4, onnotice: () => {} });
  for (const folder of ourFolders) {
    for (const name of (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      await sql.begin((tx) => tx.unsafe(text));
    }
  }
});

afterAll(async () => {
  await sql?.end();
  await platform?.end();
  await admin.unsafe(`drop database if exists ${database} with (force)`);
  await admin.unsafe(`drop role if exists ${owner}`);
  await admin.end();
});

describe('a platform where the owner is no superuser and default privileges give everything away', () => {
  it('books and pays a visit, under row security that is forced on the owner', async () => {
    await useSandbox(sql);
    const patient = await addPatient(sql);
    const specialist = await addSpecialist(sql);
    await bookVisit(sql, patient, specialist);
    const visits = () =>
      as(sql, specialist.id, (tx) => tx`select status, counterpart_name from public.my_appointments()`);
    // A new installation asks specialists for a second factor.
    expect(await visits()).toEqual([]);
    await sql`update private.settings set value = '' where key = 'second_factor_for'`;
    const seen = await visits();
    expect(seen).toEqual([{ status: 'booked', counterpart_name: 'Thandi Test' }]);
    const messages = await sql`select from realtime.messages where topic = ${`appointments:${specialist.id}`}`;
    expect(messages).toHaveLength(1);
    expect(await as(sql, await addPatient(sql), (tx) => tx`select from public.appointments`)).toHaveLength(0);
  });

  it('has its scheduler run what falls due, as a role that may', async () => {
    const [job] = await platform`select schedule, command, username from cron.job`;
    expect(job).toEqual({ schedule: '10 seconds', command: 'select public.run_due_jobs()', username: owner });
    const [row] = await sql.unsafe<{ run_due_jobs: object }[]>(job?.command ?? '');
    expect(row?.run_due_jobs).toHaveProperty('expire_lapsed_holds.result');
  });

  it('keeps every grant that the platform would have given, away', async () => {
    const tables = await sql`select c.relname, r from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        unnest(array['anon', 'authenticated', 'service_role']) r
      where n.nspname = 'public' and c.relkind in ('r', 'v') and has_table_privilege(r, c.oid, 'insert, update, delete, truncate')`;
    expect(tables).toEqual([]);
    await expect(asGuest(sql, (tx) => tx`select from public.appointments`)).rejects.toMatchObject({ code: '42501' });
    const job = actAs(sql, { role: 'authenticated' }, (tx) => tx`select public.expire_lapsed_holds()`);
    await expect(job).rejects.toMatchObject({ code: '42501' });
  });
});
