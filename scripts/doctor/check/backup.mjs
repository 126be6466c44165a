import { fine, local, wrong } from '../finding.mjs';

/** Data entered since the last backup is lost with the disk. */
const OLD_DAYS = 7;
const DAY_MS = 86_400_000;

/** @param {{ lastBackup: Date | null, now: () => number }} facts of an installation on this machine */
export function checkBackup({ lastBackup, now }) {
  if (lastBackup === null) return [local('It was never backed up; docs/backup.md says how')];
  const days = Math.floor((now() - lastBackup.getTime()) / DAY_MS);
  const day = lastBackup.toISOString().slice(0, 10);
  if (days <= OLD_DAYS) return [fine(`The last backup was made on ${day}`)];
  return [wrong(`The last backup was made ${days} days ago, on ${day}`, 'npm run backup -- <folder>; docs/backup.md.')];
}
