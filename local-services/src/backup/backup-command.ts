import { join, resolve } from 'node:path';
import { databaseAddress, runningPort } from '../database/database-address';
import { startDatabase } from '../database/start-database';
import type { Settings } from '../settings';
import { claimStateFolder } from '../single-instance';
import { StartError } from '../start-error';
import { finishExchange, holdsState } from '../state-folder';
import { createBackup } from './create-backup';
import { type Restored, restoreBackup } from './restore-backup';

export const BACKUP_USE = `Use: npm run backup -- <folder, or name of a new file>

Copies everything of this installation into one file, while it runs or not: database, files, accounts, keys, anchors.
From the environment:
  BACKUP_PASSPHRASE  encrypts the file (12 characters or more). Without it whoever reads the file reads everything.`;

export const RESTORE_USE = `Use: npm run restore -- <file> [--replace]

Makes the installation of a backup. Stop the product first.
  --replace          where there is an installation already: it is kept aside, in the state folder
From the environment:
  BACKUP_PASSPHRASE  of a backup that is encrypted`;

export interface Said {
  text: string;
  isWell: boolean;
}

const EVERY_MS = 1_000;

/** Reports progress at most once a second; shorter steps are not worth a line. */
export function progress(say: (text: string) => void, now: () => number = Date.now): (text: string) => void {
  let last = now();
  return (text) => {
    if (now() - last < EVERY_MS) return;
    last = now();
    say(`  ${text} …`);
  };
}

const toTerminal = (text: string): void => void process.stderr.write(`${text}\n`);

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function refuseDatabaseUrl({ databaseUrl }: Settings): void {
  if (databaseUrl === undefined) return;
  throw new StartError(
    'Backup and restore are for an installation with a database of its own. Of the one in DATABASE_URL its own tools make ' +
      'copies (docs/production.md). Nothing was done.',
  );
}

/** Uses the running database of this installation, or starts it while `work` runs. */
async function withDatabase<T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> {
  const { stateDir } = settings;
  if ((await runningPort(stateDir)) !== null) return work(await databaseAddress(settings));
  const free = await claimStateFolder(stateDir);
  try {
    await finishExchange(stateDir);
    const database = await startDatabase({ dataDir: join(stateDir, 'pg'), port: 0 });
    return await work(database.url).finally(() => database.stop());
  } finally {
    await free();
  }
}

const SECRETS = {
  open: 'It is not encrypted and holds the keys of this installation and everything about its patients: keep it as you keep those. Only you can read the file here. BACKUP_PASSPHRASE=… encrypts it.',
  encrypted:
    'It is encrypted (AES-256-GCM, the key by scrypt). Without the passphrase nobody restores it, you neither: keep that elsewhere.',
} as const;

export async function backupFromCommandLine(
  settings: Settings,
  words: readonly string[],
  say: (text: string) => void = toTerminal,
): Promise<Said> {
  const [target] = words;
  if (target === undefined || words.length > 1 || target.startsWith('-')) throw new StartError(BACKUP_USE);
  refuseDatabaseUrl(settings);
  const { stateDir } = settings;
  if (!holdsState(stateDir)) throw new StartError(`There is no installation in ${stateDir}. Start it once: npm start`);
  const passphrase = process.env.BACKUP_PASSPHRASE;
  const tell = progress(say);
  const options = { stateDir, target: resolve(target), passphrase, tell };
  const made = await withDatabase(settings, (databaseUrl) => createBackup({ ...options, databaseUrl }));
  const { tables, files, takenAt } = made.manifest;
  const rows = tables.reduce((sum, { rows: some }) => sum + some, 0);
  const objects = files.filter(({ path }) => path.startsWith('objects/')).length;
  const lines = [
    `The backup is in ${made.file} (${inMegabytes(made.bytes)}).`,
    `It has everything as it was at ${takenAt}: ${rows} rows of ${tables.length} tables, ${objects} stored files, accounts, keys and anchors.`,
    'Who is signed in is not in it: after a restore people sign in anew.',
    passphrase ? SECRETS.encrypted : SECRETS.open,
  ];
  if (made.missing.length > 0)
    lines.push(
      `WRONG: the bytes of ${made.missing.length} stored files were not there, before this backup already. They are in no folder of this installation; an older backup may have them.`,
    );
  return { text: lines.join('\n'), isWell: made.missing.length === 0 };
}

function wordsOfRestore({ manifest, checks, isUsed, aside, newerAnchors }: Restored, stateDir: string): string[] {
  const found = checks.map(({ isWell, text }) => `  ${isWell ? 'ok   ' : 'WRONG'}  ${text}.`);
  const taken = `the backup of ${manifest.takenAt} (version ${manifest.version}${manifest.commit ? `, ${manifest.commit.slice(0, 12)}` : ''})`;
  if (!isUsed)
    return [
      `Not restored from ${taken}, because not everything in it belongs together:`,
      ...found,
      `What was in ${stateDir} is still there and unchanged. To look at the backup, restore it into an empty folder: LOCAL_STATE_DIR=.local-2 npm run restore -- …`,
    ];
  return [
    `Restored into ${stateDir} from ${taken}. It was looked at:`,
    ...found,
    ...(aside
      ? [`What was there before lies in ${aside}; npm run reset forgets it together with everything else.`]
      : []),
    ...(newerAnchors > 0
      ? [
          `The anchors of this machine go on after the backup by ${newerAnchors === 1 ? 'an entry' : `${newerAnchors} entries`}, and stay. The access logs lack what was noted in them, ` +
            'which is told as a change until two operators say at the desk that this was a restore (docs/backup.md).',
        ]
      : []),
    'Everybody signs in anew. Start it: npm start',
  ];
}

export async function restoreFromCommandLine(
  settings: Settings,
  words: readonly string[],
  say: (text: string) => void = toTerminal,
): Promise<Said> {
  const [file, ...more] = words.filter((word) => word !== '--replace');
  if (file === undefined || more.length > 0 || file.startsWith('-')) throw new StartError(RESTORE_USE);
  refuseDatabaseUrl(settings);
  const { stateDir } = settings;
  const tell = progress(say);
  const replace = words.includes('--replace');
  const passphrase = process.env.BACKUP_PASSPHRASE;
  const restored = await restoreBackup({ file: resolve(file), stateDir, replace, passphrase, tell });
  const isWell = restored.checks.every((one) => one.isWell);
  return { text: wordsOfRestore(restored, stateDir).join('\n'), isWell };
}
