import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { commandLine } from '../process-info';
import { PortTakenError, StartError } from '../start-error';
import { type Account, runAs } from './account';
import type { PostgresBinaries } from './postgres-binaries';

const run = promisify(execFile);

export interface ServerPlan {
  binaries: PostgresBinaries;
  account: Account | null;
  cluster: string;
  port: number;
  settings: Record<string, string>;
}

function recordedPid(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** Returns the process id of the server on this data folder, null when there is none (the file may be stale). */
export function runningServer(cluster: string): number | null {
  const pid = recordedPid(cluster);
  return pid && commandLine(pid).includes(cluster) ? pid : null;
}

/** Fast shutdown: open transactions are rolled back, data is written, the server exits. */
export async function stopServer({ binaries, account, cluster }: ServerPlan): Promise<void> {
  if (!runningServer(cluster)) return;
  try {
    await run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], runAs(account));
  } catch (cause) {
    // The server may have exited by itself in between.
    if (runningServer(cluster)) throw cause;
  }
}

/**
 * Stops a server that outlived its killed parent. PostgreSQL itself handles a stale pid file and checks for processes that still
 * hold its memory; only a file naming another program's process blocks it and is removed.
 */
export async function clearLeftovers(plan: ServerPlan): Promise<'none' | 'stopped' | 'stale'> {
  if (runningServer(plan.cluster)) {
    await stopServer(plan);
    return 'stopped';
  }
  const pid = recordedPid(plan.cluster);
  if (!pid) return 'none';
  if (commandLine(pid) !== '') await rm(join(plan.cluster, 'postmaster.pid'), { force: true });
  return 'stale';
}

function spawnServer(plan: ServerPlan): ChildProcess {
  const flags = Object.entries(plan.settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return spawn(plan.binaries.postgres, ['-D', plan.cluster, '-p', String(plan.port), ...flags], {
    ...runAs(plan.account),
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own, because Ctrl-C must reach us first, so that we shut down in order.
    detached: true,
  });
}

/** Resolves when the server accepts connections; rejects with its output when it exits or times out. */
function waitUntilReady(child: ChildProcess, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => settle(new Error(`no answer within ${timeoutMs / 1000} s. ${said}`)), timeoutMs);
    const settle = (error?: Error) => {
      clearTimeout(timer);
      child.removeAllListeners();
      if (error) reject(error);
      else resolve();
    };
    child.on('error', settle);
    child.on('exit', (code) => settle(new Error(`left with code ${code}. ${said.trim()}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      // Kept only until the server is ready, because later lines may quote what users typed. Only the end is kept: during
      // recovery every refused connection adds a line.
      said = (said + chunk.toString()).slice(-8000);
      if (said.includes('ready to accept connections')) settle();
    });
  });
}

/**
 * Stops the server when this process is killed: a shell waits for the end of its input, which this process holds. It exits with
 * the server.
 */
function endWithUs(server: ChildProcess, account: Account | null): void {
  if (process.platform === 'win32') return;
  const guard = spawn('/bin/sh', ['-c', 'cat > /dev/null; kill -INT "$0"', String(server.pid)], {
    ...runAs(account),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.once('error', () => {});
  server.once('exit', () => guard.kill('SIGKILL'));
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
}

/**
 * Starts the server and returns its process. After a crash, processes of the dead server may hold its memory for some seconds, so
 * it retries.
 * @throws PortTakenError, or StartError with the server's output
 */
export async function startServer(plan: ServerPlan): Promise<ChildProcess> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const child = spawnServer(plan);
    try {
      await waitUntilReady(child, 60_000);
      child.stderr?.removeAllListeners();
      child.stderr?.resume();
      child.unref();
      if (child.stderr instanceof Socket) child.stderr.unref();
      endWithUs(child, plan.account);
      return child;
    } catch (cause) {
      child.kill('SIGQUIT');
      if (cause instanceof Error && /could not create any TCP\/IP sockets/.test(cause.message))
        throw new PortTakenError(plan.port, 'the database', 'POSTGRES_PORT');
      const busy = cause instanceof Error && /shared memory block|lock file/.test(cause.message);
      if (!busy || Date.now() > deadline) {
        throw new StartError(`PostgreSQL could not start: ${cause instanceof Error ? cause.message : cause}`);
      }
      await pause(300);
    }
  }
}

/** Creates the data folder. initdb reads the password from a file that only the account can read. */
export async function initialise(plan: ServerPlan, passwordFile: string): Promise<void> {
  const flags = ['--encoding=UTF8', '--locale=C', '--username=postgres', '--auth=scram-sha-256'];
  await run(plan.binaries.initdb, [`--pgdata=${plan.cluster}`, `--pwfile=${passwordFile}`, ...flags], {
    ...runAs(plan.account),
    env: { ...process.env, LC_ALL: 'C' },
  }).catch((cause: Error) => {
    throw new StartError(`PostgreSQL could not create its data folder: ${cause.message}`);
  });
}
