import { execFileSync, spawnSync } from 'node:child_process';
import { StartError } from '../start-error';

/** An operating-system account a child process runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Spawn options that make a child process run as the account (none: as ourselves). */
export function runAs(account: Account | null): { uid?: number; gid?: number; cwd?: string } {
  // PostgreSQL asks for its working directory; ours may be closed to the account.
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : {};
}

function findAccount(name: string): Account | null {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { name, uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

/**
 * PostgreSQL refuses to run as root. Returns the unprivileged account to use then, null when we are not root.
 * Throws StartError when there is none.
 */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (!account) {
    throw new StartError(
      'PostgreSQL does not run as root and there is no account "postgres" or "nobody" to run it as. ' +
        'Start as an ordinary user, or give DATABASE_URL of a database that exists.',
    );
  }
  return account;
}

/** Whether the account can execute (a program) or enter (a folder) that path. */
export function canReach(account: Account | null, path: string): boolean {
  if (!account) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], runAs(account));
  return probe.status === 0;
}
