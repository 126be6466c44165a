import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../functions', import.meta.url));
/** The program itself, not its starter, which would stay between us and it. */
const DENO = join(
  dirname(createRequire(import.meta.url).resolve('deno/package.json')),
  process.platform === 'win32' ? 'deno.exe' : 'deno',
);

/** What is fetched comes from node_modules; a hosted function may neither read nor write files nor run programs. */
const FLAGS = ['--no-remote', '--node-modules-dir=manual', '--no-lock', '--no-prompt', '--allow-env', '--allow-net'];

/** Every function that is deployed, by its folder. */
export const FUNCTIONS = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'index.ts')));

/** A function's own `index.ts`, running in Deno. */
export interface RunningFunction {
  /** Sends a request, with the path that the platform's runtime gives: `/<name>…`. */
  ask(init?: RequestInit, path?: string): Promise<Response>;
  /** Everything it wrote so far. */
  log(): string;
  isAlive(): boolean;
  stop(): Promise<void>;
}

function start(
  name: string,
  environment: Record<string, string>,
  folder = FOLDER,
): { child: ChildProcess; log: () => string } {
  const { PATH = '', HOME = '', DENO_DIR } = process.env;
  const own = { PATH, HOME, ...(DENO_DIR && { DENO_DIR }), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  const child = spawn(DENO, ['run', ...FLAGS, 'index.ts'], {
    cwd: join(folder, name),
    env: { ...own, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data));
  return { child, log: () => text };
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Starts it with this environment and nothing of ours, from the repository or from a folder of bundles. Throws with its log
 * when it ends before it listens.
 */
export async function startFunction(
  name: string,
  environment: Record<string, string>,
  folder?: string,
): Promise<RunningFunction> {
  const { child, log } = start(name, environment, folder);
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, url] = /Listening on (http:\/\/[\d.:]+)/.exec(log()) ?? [];
      if (url) resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${log()}`)));
    child.once('error', reject);
  });
  return {
    ask: (init = {}, path = '') => fetch(`${address}/${name}${path}`, { ...init, redirect: 'manual' }),
    log,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill();
      await ended(child);
    },
  };
}

/** Runs it to its end, for an environment with which it must not start. Gives its exit code and its log. */
export async function runToEnd(name: string, environment: Record<string, string>) {
  const { child, log } = start(name, environment);
  await ended(child);
  return { code: child.exitCode, log: log() };
}
