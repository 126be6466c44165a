import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returns the command line of a running process, empty when no process has that id. */
export function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
