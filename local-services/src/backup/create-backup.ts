import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { repositoryRoot } from '../folders';
import { commandLine } from '../process-info';
import { StartError } from '../start-error';
import { checkPassphrase, encrypt } from './cipher';
import { type Dump, dumpDatabase, openCopyConnection } from './dump';
import { type ArchivedFile, FORMAT, MANIFEST, type Manifest, SEAL } from './manifest';
import { describeFiles, holdObjects, newFile, takeKeysAndAnchors } from './take-files';
import { packTar, type TarSource } from './tar';

export interface BackupOptions {
  /** Connection URL of the database's owner. */
  databaseUrl: string;
  stateDir: string;
  /** Where objects, keys and anchors lie, when not in the state folder. */
  storageDir?: string;
  /** An existing folder (the file name then holds the time), or the name of a new file. */
  target: string;
  passphrase?: string | undefined;
  /** Called often with the current step. */
  tell: (text: string) => void;
}

export interface Backup {
  file: string;
  bytes: number;
  manifest: Manifest;
  /** Objects whose row exists but whose content was lost before this backup. */
  missing: string[];
}

/** Suffix of files of incomplete backups. */
const UNFINISHED = '.unfinished';
const SPOOL = 'backing-up-';

function targetFile(target: string, isEncrypted: boolean, now: Date): string {
  const path = resolve(target);
  const ending = isEncrypted ? '.tar.gz.encrypted' : '.tar.gz';
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const file = isFolder ? join(path, `sawubona-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z${ending}`) : path;
  if (existsSync(file)) throw new StartError(`${file} exists. Nothing was written; choose another name, or a folder.`);
  if (!existsSync(dirname(file)))
    throw new StartError(`The folder ${dirname(file)} does not exist. Make it first: mkdir -p ${dirname(file)}`);
  return file;
}

/** Removes what a killed backup left, here and beside the target. */
async function forgetUnfinished(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const pid = Number(/(\d+)(\.unfinished)?$/.exec(name)?.[1]);
    if (isOurs(name) && !/node/.test(commandLine(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function versionOfProduct(): Promise<Pick<Manifest, 'version' | 'commit'>> {
  const { version } = JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
  const asked = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: repositoryRoot }).catch(() => null);
  return { version, commit: asked?.stdout.trim() || null };
}

const fileOf = (spool: string, { path, size }: ArchivedFile): TarSource => ({
  name: path,
  path: join(spool, path),
  size,
});

function* entriesOf(spool: string, manifest: Manifest, tell: (text: string) => void): Generator<TarSource> {
  const text = JSON.stringify(manifest);
  yield { name: MANIFEST, text };
  for (const [at, file] of manifest.files.entries()) {
    tell(`Packing the file ${at + 1} of ${manifest.files.length}`);
    yield fileOf(spool, file);
  }
  // Last, so that a truncated archive has none.
  yield { name: SEAL, text: createHash('sha256').update(text).digest('hex') };
}

/** Collects everything for the backup in a folder of its own, from which the archive is packed. */
async function fillSpool(options: BackupOptions, spool: string): Promise<{ dump: Dump; missing: string[] }> {
  const { databaseUrl, stateDir, storageDir = join(stateDir, 'storage'), tell } = options;
  const connection = openCopyConnection(databaseUrl);
  const { sql } = connection;
  let missing: string[] = [];
  try {
    const dump = await dumpDatabase(
      connection,
      join(spool, 'tables'),
      async (objects) => {
        const versions = objects.map(({ version }) => version);
        missing = await holdObjects(storageDir, spool, versions, tell);
      },
      tell,
    );
    // Distinguishes content replaced in the meantime from content lost for good.
    const still = await sql<{ version: string }[]>`
      select version from storage.objects where version = any (${missing}::text[])`;
    if (still.length < missing.length) throw new StartError('A file was replaced in that very moment. Run it again.');
    await takeKeysAndAnchors(stateDir, spool, dump.anchoredEntry);
    return { dump, missing };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function pack(spool: string, manifest: Manifest, file: string, { passphrase, tell }: BackupOptions) {
  const draft = `${file}.${process.pid}${UNFINISHED}`;
  const source = packTar(entriesOf(spool, manifest, tell));
  try {
    if (passphrase)
      await pipeline(
        source,
        createGzip(),
        (packed: AsyncIterable<Buffer>) => encrypt(packed, passphrase),
        newFile(draft),
      );
    else await pipeline(source, createGzip(), newFile(draft));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Copies database, files, keys and anchors, as of one instant, into one file while the product may run.
 * @throws StartError in words for the operator at the terminal; no file remains under the target's name then
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { stateDir, target, passphrase, tell } = options;
  if (passphrase) checkPassphrase(passphrase);
  const file = targetFile(target, Boolean(passphrase), new Date());
  await forgetUnfinished(dirname(file), (name) => name.startsWith('sawubona-') && name.endsWith(UNFINISHED));
  await forgetUnfinished(stateDir, (name) => name.startsWith(SPOOL));
  const spool = join(stateDir, `${SPOOL}${process.pid}`);
  await mkdir(spool, { mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST') throw cause;
    throw new StartError('This process makes a backup already.');
  });
  try {
    const { dump, missing } = await fillSpool(options, spool);
    const { takenAt, migrations, tables, leftOut, sequences } = dump;
    const manifest: Manifest = {
      product: 'sawubona',
      format: FORMAT,
      takenAt,
      migrations,
      tables,
      leftOut,
      sequences,
      ...(await versionOfProduct()),
      files: await describeFiles(spool, tell),
    };
    await pack(spool, manifest, file, options);
    await writeFile(join(stateDir, 'last-backup'), `${takenAt} ${basename(file)}\n`, { mode: 0o600 });
    return { file, bytes: statSync(file).size, manifest, missing };
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}
