import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/check/long-run.mjs';
import { verifyFromCommandLine } from '../src/anchors/verify-anchors';
import { backupFromCommandLine, restoreFromCommandLine } from '../src/backup/backup-command';
import { checkConsistency } from '../src/backup/check-consistency';
import { createBackup } from '../src/backup/create-backup';
import type { Manifest } from '../src/backup/manifest';
import { openBackup } from '../src/backup/open-backup';
import { objectPath } from '../src/backup/take-files';
import { databaseAddress } from '../src/database/database-address';
import { resetLocalState, type Services, type Settings, settingsFrom, startServices } from '../src/main';
import { TestBrowser } from './identity-browser';

// A backup of the demo while it runs, restored in another folder, and in place of what is there.

let root: string;
let first: Settings;
let second: Settings;
let running: Services | null = null;
const said: string[] = [];

const start = async (settings: Settings) => {
  said.length = 0;
  running = await startServices(settings, (event) => said.push(event));
  return running;
};
const stop = async () => {
  await running?.close();
  running = null;
};
const settingsOf = async (name: string): Promise<Settings> => {
  const stateDir = join(root, name);
  await mkdir(stateDir);
  return {
    ...settingsFrom({ PORT: '0', POSTGRES_PORT: '0', LOCAL_STATE_DIR: stateDir, SITE_DIR: stateDir }),
    ...CHEAP,
  };
};
const CHEAP = { passwordCost: { N: 1024, r: 8, p: 1 } };
const silent = () => {};
const backup = (settings: Settings, words: string[]) => backupFromCommandLine(settings, words, silent);
const restore = (settings: Settings, words: string[]) => restoreFromCommandLine(settings, words, silent);
const withSql = async <T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const sql = postgres(await databaseAddress(settings), { max: 1, onnotice: () => {} });
  return work(sql).finally(() => sql.end({ timeout: 2 }));
};
const backups = () => join(root, 'backups');
const backupsThere = async () => (await readdir(backups())).sort();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sawubona-demo-'));
  await mkdir(backups());
  [first, second] = [await settingsOf('first'), await settingsOf('second')];
  await start(first);
}, 240_000);
afterAll(async () => {
  await stop();
  for (const settings of [first, second]) await resetLocalState(settings);
  await rm(root, { recursive: true, force: true });
});

/** The document of the demo whose bytes are asked for. */
const aDocument = (settings: Settings) =>
  withSql(settings, async (sql) => {
    const [row] = await sql<{ path: string; sha256: string }[]>`
      select d.path, coalesce(c.sha256, d.sha256) as sha256 from public.documents d
      left join private.cleaned_files c on c.path = d.path where d.state = 'stored' order by d.id limit 1`;
    if (!row) throw new Error('The demo has no document.');
    return row;
  });

describe('a backup of a product that runs', () => {
  it('is one file that only its owner reads; a second one has another name', async () => {
    const made = await backup(first, [backups()]);
    expect(made).toMatchObject({ isWell: true });
    expect(made.text).toContain('It is not encrypted');
    expect(made.text).toContain('people sign in anew');
    const [name = ''] = await backupsThere();
    expect(name).toMatch(/^sawubona-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/);
    expect((await stat(join(backups(), name))).mode & 0o777).toBe(0o600);
    await backup(first, [join(backups(), 'by-name.tar.gz')]);
    await expect(backup(first, [join(backups(), 'by-name.tar.gz')])).rejects.toThrow(/exists/);
    expect(await backupsThere()).toEqual(['by-name.tar.gz', name].sort());
    expect((await readdir(first.stateDir)).filter((one) => one.startsWith('backing-up'))).toEqual([]);
  });

  it('has the rows of one instant while others write', async () => {
    await withSql(first, async (sql) => {
      await sql`create table public.pairs (n int)`;
      let wrote = 0;
      const tell = (text: string) => {
        if (!text.startsWith('Copying')) return;
        wrote += 1;
        void sql`insert into public.pairs values (${wrote})`;
      };
      const databaseUrl = await databaseAddress(first);
      const target = join(backups(), 'while-writing.tar.gz');
      const { manifest } = await createBackup({ databaseUrl, stateDir: first.stateDir, target, tell });
      expect(wrote).toBeGreaterThan(50);
      expect(manifest.tables.find(({ name }) => name === 'public.pairs')).toMatchObject({ rows: 0 });
      await sql`drop table public.pairs`;
    });
  });

  it('that is killed leaves nothing that looks whole, and the next one clears it away', async () => {
    const before = await backupsThere();
    const databaseUrl = await databaseAddress(first);
    const dying = (phase: string) => (text: string) => {
      if (text.startsWith(phase)) throw new Error(`killed while ${phase}`);
    };
    for (const phase of ['Holding', 'Copying', 'Reading', 'Packing']) {
      const options = { databaseUrl, stateDir: first.stateDir, target: backups(), tell: dying(phase) };
      await expect(createBackup(options)).rejects.toThrow(`killed while ${phase}`);
      expect(await backupsThere()).toEqual(before);
    }
    // Of a process that could not clear up any more.
    await writeFile(join(backups(), 'sawubona-2026.tar.gz.999999999.unfinished'), 'half');
    await mkdir(join(first.stateDir, 'backing-up-999999999'));
    await backup(first, [join(backups(), 'after-a-kill.tar.gz')]);
    expect(await backupsThere()).toEqual([...before, 'after-a-kill.tar.gz'].sort());
    expect(existsSync(join(first.stateDir, 'backing-up-999999999'))).toBe(false);
  });

  it('says when the bytes of an object were lost before', async () => {
    const { path } = await aDocument(first);
    const [row] = await withSql(
      first,
      (sql) => sql<{ version: string }[]>`select version from storage.objects where name = ${path}`,
    );
    const file = objectPath(join(first.stateDir, 'storage'), row?.version ?? '');
    const bytes = await readFile(file);
    await rm(file);
    const made = await backup(first, [join(backups(), 'lost.tar.gz')]);
    await writeFile(file, bytes);
    expect(made.isWell).toBe(false);
    expect(made.text).toContain('the bytes of 1 stored files were not there');
  });
});

describe('what is no whole backup', () => {
  let good: Buffer;
  const refused = async (bytes: Uint8Array | string, passphrase?: string): Promise<string> => {
    const file = join(root, 'given');
    await writeFile(file, bytes);
    const folder = await mkdtemp(join(root, 'opened-'));
    try {
      await openBackup(file, join(folder, 'archive'), passphrase, silent);
      return 'opened';
    } catch (cause) {
      expect(cause).toMatchObject({ name: 'StartError' });
      const { message } = cause as Error;
      expect(message).toContain('Nothing was changed here.');
      return message;
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  beforeAll(async () => {
    good = await readFile(join(backups(), 'by-name.tar.gz'));
  });

  it('is opened when nothing is wrong with it', async () => {
    expect(await refused(good)).toBe('opened');
  });
  it('is refused: junk, nothing, another archive', async () => {
    expect(await refused('')).toContain('is not a backup of Sawubona');
    expect(await refused(Buffer.alloc(5_000, 'junk'))).toContain('is not a backup of Sawubona');
    const { gzipSync } = await import('node:zlib');
    const { packTar } = await import('../src/backup/tar');
    const tar = async (name: string, text: string) => gzipSync(Buffer.concat(await all(packTar([{ name, text }]))));
    const all = async (chunks: AsyncIterable<Buffer>) => {
      const found: Buffer[] = [];
      for await (const chunk of chunks) found.push(chunk);
      return found;
    };
    expect(await refused(await tar('notes.txt', 'mine'))).toContain('is not a backup of Sawubona');
    expect(await refused(await tar('manifest.json', '{"product":"other"}'))).toContain('is not a backup of Sawubona');
    expect(await refused(await tar('manifest.json', '{"product":"sawubona","format":2}'))).toContain('the format 2');
    const manifest: Manifest = {
      ...{ product: 'sawubona', format: 1, version: '1', commit: null, takenAt: '2026-01-01T00:00:00Z' },
      ...{ migrations: [], tables: [], leftOut: [], sequences: [] },
      files: [],
    };
    const evil = { path: '../../evil', size: 1, sha256: 'a'.repeat(64) };
    for (const files of [[evil], [{ ...evil, path: 'keys/../evil' }]])
      expect(await refused(await tar('manifest.json', JSON.stringify({ ...manifest, files })))).toContain('is damaged');
    expect(await refused(await tar('manifest.json', JSON.stringify(manifest))), 'without a seal').toContain(
      'is damaged',
    );
  });
  it('is refused: cut off anywhere', async () => {
    for (const share of [0.001, 0.1, 0.5, 0.9, 0.999])
      expect(await refused(good.subarray(0, Math.max(20, Math.floor(good.length * share))))).toContain('is damaged');
    expect(await refused(good.subarray(0, -1))).toContain('is damaged');
  });
  it('is refused: one bit changed anywhere after the head of gzip, which nothing depends on', async () => {
    for (let at = 10; at < good.length; at += Math.floor(good.length / 25)) {
      const bytes = Buffer.from(good);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
      expect(await refused(bytes), `the bit at ${at}`).toContain('is damaged');
    }
  });
  it('is refused: encrypted, without its passphrase, with another one, or changed', async () => {
    const databaseUrl = await databaseAddress(first);
    const target = join(backups(), 'sealed');
    const passphrase = 'rooibos and honey';
    const options = { databaseUrl, stateDir: first.stateDir, tell: silent };
    await expect(createBackup({ ...options, target, passphrase: 'short' })).rejects.toThrow(/12 characters/);
    await createBackup({ ...options, target, passphrase });
    const sealed = await readFile(target);
    expect(sealed.includes('manifest')).toBe(false);
    expect(await refused(sealed, passphrase)).toBe('opened');
    expect(await refused(sealed)).toContain('is encrypted. Give its passphrase');
    expect(await refused(sealed, 'rooibos and money')).toContain('does not open with this passphrase');
    const flipped = Buffer.from(sealed);
    flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
    expect(await refused(flipped, passphrase)).toContain('does not open with this passphrase');
    expect(await refused(sealed.subarray(0, -200), passphrase)).toContain('does not open with this passphrase');
  });
});

describe('the way back', () => {
  const file = () => join(backups(), 'by-name.tar.gz');

  it('waits until the product has stopped, and asks before it takes the place of something', async () => {
    await expect(restore(first, [file()])).rejects.toThrow(/still runs/);
    await stop();
    await expect(restore(first, [file()])).rejects.toThrow(/--replace/);
  });

  it('makes the installation again: the checks are well, an account signs in, a document is read', async () => {
    const { text, isWell } = await restore(second, [file()]);
    expect(text).not.toContain('WRONG');
    expect(isWell).toBe(true);
    const { url } = await start(second);
    expect(said.filter((event) => /failed|changed|seeded/.test(event))).toEqual([]);
    const who = { identifier: 'thandi@example.com', password: 'Sawubona-2026' };
    const signedIn = await new TestBrowser(url).post('/client/sign_ins', { strategy: 'password', ...who });
    expect(signedIn.body.response.status).toBe('complete');
    const { path, sha256 } = await aDocument(second);
    const { secretKey } = JSON.parse(await readFile(join(second.stateDir, 'keys/backend.json'), 'utf8'));
    const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
    const answer = await fetch(`${url}/storage/v1/object/documents/${path}`, { headers });
    expect(answer.status).toBe(200);
    expect(
      createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex'),
    ).toBe(sha256);
    expect(await verifyFromCommandLine(second)).toMatchObject({ isWell: true });
  });

  it('looks at everything: whatever does not belong together is named', async () => {
    await withSql(second, async (sql) => {
      const { path } = await aDocument(second);
      const folder = await mkdtemp(join(root, 'opened-'));
      const manifest = await openBackup(file(), join(folder, 'archive'), undefined, silent);
      const look = async () => {
        const anchors = join(second.stateDir, 'anchors/entries.jsonl');
        const checks = await checkConsistency(sql, second.stateDir, manifest, anchors);
        return checks.filter(({ isWell }) => !isWell).map(({ text }) => text);
      };
      await stopJobsOf(sql);
      const harmless = await look();
      const [row] = await sql<{ version: string }[]>`select version from storage.objects where name = ${path}`;
      const stored = objectPath(join(second.stateDir, 'storage'), row?.version ?? '');
      const bytes = await readFile(stored);
      await writeFile(stored, Buffer.concat([bytes, Buffer.from(' ')]));
      await writeFile(join(stored, '../00000000-0000-4000-8000-000000000000'), 'whose?');
      await sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await tx`delete from identity.users where email = 'thandi@example.com'`;
        await tx`update public.access_log set actor_name = 'Nobody' where seq = 1`;
      });
      const found = (await look()).filter((text) => !harmless.includes(text)).join('\n');
      for (const part of [
        'identity.users has',
        'References that lead nowhere',
        'Stored objects without their file, or of another size (1)',
        'Files without a row (1): 00000000-',
        'Documents or files without their bytes (1)',
        'Profiles and accounts that do not pair up (1)',
        'is not what it was from line 1 on',
      ])
        expect(found).toContain(part);
    });
    await stop();
  });

  it.runIf(IS_LONG)('sets aside what is there, which stays whole, and forgets both with the rest', async () => {
    const { text, isWell } = await restore(second, [file(), '--replace']);
    expect(isWell).toBe(true);
    const [aside = ''] = (await readdir(second.stateDir)).filter((name) => name.startsWith('before-restore-'));
    expect(text).toContain(aside);
    expect((await readdir(join(second.stateDir, aside))).sort()).toEqual(['anchors', 'keys', 'pg', 'storage']);
    await start(second);
    const people = await withSql(second, (sql) => sql`select from identity.users where email = 'thandi@example.com'`);
    expect(people).toHaveLength(1);
    await stop();
    await resetLocalState(second);
    expect((await readdir(second.stateDir)).filter((name) => /^(before|pg|keys|restoring)/.test(name))).toEqual([]);
  });
});

/** What the clock does meanwhile is no fault of the backup. */
const stopJobsOf = (sql: Sql) => sql`select pg_advisory_lock(hashtextextended('run_due_jobs', 0))`;
