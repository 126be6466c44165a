import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPort } from '../free-port';
import type { Report } from '../report';
import { type Account, databaseAccount } from './account';
import { type ClusterFolder, prepareCluster } from './cluster-folder';
import { findPostgres } from './postgres-binaries';
import { clearLeftovers, initialise, type ServerPlan, startServer, stopServer } from './postmaster';

export interface DatabaseOptions {
  /** The state folder; created when absent. */
  dataDir: string;
  port: number;
  /** False disables fsync, for tests only. Default true. */
  durable?: boolean;
  /** An existing PostgreSQL to use instead (DATABASE_URL); it is neither started nor stopped. */
  databaseUrl?: string | undefined;
  maxConnections?: number;
  report?: Report;
}

export interface RunningDatabase {
  /** Connection URL of the administrator, database `postgres`. */
  url: string;
  port?: number;
  /** Resolves when the server keeps ending without having been stopped, or cannot be restarted. */
  died: Promise<void>;
  /** Fast shutdown; resolves when the server has exited. */
  stop(): Promise<void>;
}

function serverSettings(durable: boolean, maxConnections: number): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    jit: 'off',
    max_worker_processes: '2',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    autovacuum_max_workers: '1',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
    // The server's log must hold nothing that users typed.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}

async function initialiseOnce(plan: ServerPlan, folder: ClusterFolder, account: Account | null): Promise<void> {
  // In the temporary folder, because the account may be unable to enter the state folder; deleted right after.
  const file = join(tmpdir(), `postgresql-${randomUUID()}`);
  await writeFile(file, folder.password, { mode: 0o600 });
  try {
    if (account) await chown(file, account.uid, account.gid);
    await initialise(plan, file);
  } catch (cause) {
    await rm(folder.cluster, { recursive: true, force: true });
    throw cause;
  } finally {
    await rm(file, { force: true });
  }
}

const RESTARTS = 3;
const WITHIN_MS = 10 * 60_000;

/** Restarts a server that ended by itself, up to three times within ten minutes. */
function keepServer(plan: ServerPlan, first: ChildProcess, report?: Report): Pick<RunningDatabase, 'died' | 'stop'> {
  let stopping = false;
  let ends: number[] = [];
  let restarting: Promise<void> = Promise.resolve();
  const died = new Promise<void>((resolve) => {
    const watch = (server: ChildProcess) => {
      server.once('exit', (code) => {
        if (stopping) return;
        // Another process stopped it in order, and will have a reason.
        if (code === 0) return resolve();
        ends = [...ends.filter((at) => at > Date.now() - WITHIN_MS), Date.now()];
        if (ends.length > RESTARTS) return resolve();
        report?.('database.restarting', { attempt: ends.length });
        restarting = startServer(plan).then(watch, () => resolve());
      });
    };
    watch(first);
  });
  const stop = async () => {
    stopping = true;
    await restarting;
    await stopServer(plan);
  };
  return { died, stop };
}

/**
 * Starts the bundled PostgreSQL 17 on loopback and recovers from remains of an earlier run.
 * @throws StartError (a port that is taken, no account to run as, an unusable folder)
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const { dataDir, port, durable = true, databaseUrl, maxConnections = 60, report } = options;
  if (databaseUrl) return { url: databaseUrl, died: new Promise(() => {}), stop: async () => {} };
  const account = databaseAccount();
  const binaries = await findPostgres(account);
  const folder = await prepareCluster(dataDir, account);
  if (!folder.cluster.startsWith(folder.stateDir)) report?.('database.data-elsewhere', { folder: folder.cluster });
  const settings = serverSettings(durable, maxConnections);
  const planFor = (chosen: number): ServerPlan => ({
    binaries,
    account,
    settings,
    port: chosen,
    cluster: folder.cluster,
  });
  const leftovers = await clearLeftovers(planFor(port));
  if (leftovers !== 'none') report?.('database.recovering', { leftovers });
  if (folder.fresh) await initialiseOnce(planFor(port), folder, account);
  return onPort(port, async (chosen) => {
    const plan = planFor(chosen);
    const server = await startServer(plan);
    const url = `postgres://postgres:${encodeURIComponent(folder.password)}@127.0.0.1:${chosen}/postgres`;
    return { url, port: chosen, ...keepServer(plan, server, report) };
  });
}
