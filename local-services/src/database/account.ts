import { execFileSync, spawnSync } from 'node:child_process';
import { StartError } from '../start-error';

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Returns spawn options that run a child process as the account (null: as ourselves). */
export function runAs(account: Account | null): { uid?: number; gid?: number; cwd?: string } {
  // PostgreSQL reads its working directory, and the account may not be able to enter ours.
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

/** Whether the account can execute that program or enter that folder. */
export function canReach(account: Account | null, path: string): boolean {
  if (!account) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], runAs(account));
  return probe.status === 0;
}
