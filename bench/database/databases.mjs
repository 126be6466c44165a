import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connector, importBundled } from '../../scripts/database-types/migrated-database.mjs';

const text = (name) => readFile(new URL(name, import.meta.url), 'utf8');

/**
 * A durable PostgreSQL as `npm start` runs it, with one migrated and filled database per size.
 * @param {{ patients: number, visits: number }[]} sizes
 * @returns {Promise<{ databases: { url: string, sql: any, visits: number }[], stateDir: string, stop(): Promise<void> }>}
 */
export async function startDatabases(sizes) {
  const stateDir = await mkdtemp(join(tmpdir(), 'sawubona-bench-'));
  const { startDatabase } = await importBundled('src/database/start-database.ts');
  const { applyMigrations } = await importBundled('src/database/apply-migrations.ts');
  const { migrationFolders } = await importBundled('src/folders.ts');
  const server = await startDatabase({ dataDir: join(stateDir, 'pg'), port: 0, maxConnections: 100 });
  const connect = await connector();
  const admin = connect(server.url, 1);
  const databases = [];
  for (const { patients, visits } of sizes) {
    const url = new URL(server.url);
    url.pathname = `/bench_${visits}`;
    await admin.unsafe(`create database bench_${visits}`);
    const sql = connect(url.href);
    await applyMigrations(sql, migrationFolders);
    const seed = await text('large-seed.sql');
    await sql.unsafe(`set bench.patients = '${patients}'; set bench.visits = '${visits}'; ${seed}`).simple();
    await sql.unsafe(await text('prepare.sql')).simple();
    await sql.unsafe('vacuum analyze');
    databases.push({ url: url.href, sql, visits });
  }
  const stop = async () => {
    for (const { sql } of databases) await sql.end();
    await admin.end();
    await server.stop();
    await rm(stateDir, { recursive: true, force: true });
  };
  return { databases, stateDir, stop };
}
