import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { templateDatabase } from './global-setup';

/** A test file's own database: a copy of the migrated template. */
export interface TestDatabase {
  /** The administrator's connection (superuser; use `actAs` for other roles). */
  sql: Sql;
  url: string;
  /** Closes the connection and removes the database. */
  drop(): Promise<void>;
}

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is missing: run this through the vitest project "services".');
  return url;
}

async function copyTemplate(admin: Sql, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.unsafe(`create database ${name} template ${templateDatabase} strategy file_copy`);
      return;
    } catch (cause) {
      // 55006: another copy is being made at this moment.
      if (attempt > 50 || !(cause instanceof Error) || !('code' in cause) || cause.code !== '55006') throw cause;
      await pause(100);
    }
  }
}

/**
 * Creates a database for this test file. Call `drop()` in afterAll.
 * @param asBuilt its settings stay those of a new installation; else nobody is asked for a second factor, since people of tests have none
 */
export async function startTestDatabase({ asBuilt = false } = {}): Promise<TestDatabase> {
  const admin = postgres(serverUrl(), { max: 1, onnotice: () => {} });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyTemplate(admin, name);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const sql = postgres(url.href, { max: 10, onnotice: () => {} });
  if (!asBuilt) await sql`update private.settings set value = '' where key = 'second_factor_for'`;
  return {
    sql,
    url: url.href,
    drop: async () => {
      await sql.end({ timeout: 2 });
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end({ timeout: 2 });
    },
  };
}
