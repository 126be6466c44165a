import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { createFileStore } from '../anchors/file-store';
import { readPublicKey, verifyAnchors, wordsOf } from '../anchors/verify-anchors';
import { quoted } from './dump';
import type { Manifest } from './manifest';
import { hashOf, objectPath } from './take-files';

export interface Check {
  isWell: boolean;
  text: string;
}

const few = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;
/** Passes when no names are found. */
const check = (well: string, wrong: string, names: readonly string[]): Check =>
  names.length === 0
    ? { isWell: true, text: well }
    : { isWell: false, text: `${wrong} (${names.length}): ${few(names)}` };

async function checkObjects(sql: Sql, storage: string): Promise<Check[]> {
  const rows = await sql<{ name: string; version: string; size: number | null }[]>`
    select bucket_id || '/' || name as name, version, (metadata ->> 'size')::int as size from storage.objects`;
  const wrong: string[] = [];
  for (const { name, version, size } of rows) {
    const found = await stat(objectPath(storage, version)).catch(() => null);
    if (found === null || (size !== null && found.size !== size)) wrong.push(name);
  }
  const known = new Set(rows.map(({ version }) => version));
  const entries = await readdir(storage, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && /^[0-9a-f-]{36}$/.test(entry.name));
  const strays = files.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  return [
    check(
      `Every one of ${rows.length} stored objects has its file, of the right size`,
      'Stored objects without their file, or of another size',
      wrong,
    ),
    check(`Every one of ${files.length} files has its row`, 'Files without a row', strays),
  ];
}

/**
 * Files that the product promised to keep (documents, files of visits and registrations) exist and match the SHA-256 of their
 * rows.
 */
async function checkDocuments(sql: Sql, storage: string): Promise<Check> {
  const rows = await sql<{ name: string; version: string | null; sha256: string }[]>`
    select f.name, o.version, coalesce(c.sha256, f.sha256) as sha256 from (
      select 'document ' || id as name, path, sha256 from public.documents where state = 'stored'
      union all select 'file of a visit ' || id, path, sha256 from public.visit_files where state = 'stored'
      union all select 'file of a registration ' || id, path, sha256 from public.registration_files where state = 'stored') f
    left join private.cleaned_files c on c.path = f.path
    left join storage.objects o on o.bucket_id = 'documents' and o.name = f.path
    where not exists (select from private.files_to_remove r where r.bucket = 'documents' and r.path = f.path)`;
  const wrong: string[] = [];
  for (const { name, version, sha256 } of rows) {
    const hash = version && (await hashOf(objectPath(storage, version)).catch(() => null));
    if (hash !== sha256) wrong.push(name);
  }
  return check(
    `Every one of ${rows.length} documents and files of visits and registrations has its bytes, by SHA-256`,
    'Documents or files without their bytes',
    wrong,
  );
}

async function checkCounts(sql: Sql, { tables }: Manifest): Promise<Check> {
  const wrong: string[] = [];
  for (const { name, rows } of tables) {
    const [row] = await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${quoted(name)}`);
    if (row?.n !== rows) wrong.push(`${name} has ${row?.n} rows instead of ${rows}`);
  }
  const all = tables.reduce((sum, { rows }) => sum + rows, 0);
  return check(`${tables.length} tables have the rows they had, ${all} in all`, 'Tables with other rows', wrong);
}

/** Every foreign key holds; the rows were loaded with constraints off. */
async function checkReferences(sql: Sql): Promise<Check> {
  const keys = await sql<{ name: string; child: string; parent: string; own: string[]; its: string[] }[]>`
    select k.conname as name, format('%s.%s', n.nspname, c.relname) as child, format('%s.%s', m.nspname, p.relname) as parent,
      (select array_agg(a.attname::text order by o.place) from unnest(k.conkey) with ordinality o (num, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.num) as own,
      (select array_agg(a.attname::text order by o.place) from unnest(k.confkey) with ordinality o (num, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.num) as its
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class p on p.oid = k.confrelid join pg_namespace m on m.oid = p.relnamespace where k.contype = 'f'`;
  const wrong: string[] = [];
  for (const { name, child, parent, own, its } of keys) {
    const same = own.map((column, at) => `p.${quoted(its[at] ?? '')} = c.${quoted(column)}`).join(' and ');
    const given = own.map((column) => `c.${quoted(column)} is not null`).join(' and ');
    const [row] = await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${quoted(child)} c where ${given}
      and not exists (select from ${quoted(parent)} p where ${same})`);
    if (row?.n !== 0) wrong.push(`${name} of ${child}: ${row?.n} rows`);
  }
  return check(`${keys.length} references between tables lead somewhere`, 'References that lead nowhere', wrong);
}

async function checkPeople(sql: Sql): Promise<Check[]> {
  const lonely = await sql<{ name: string }[]>`
    select p.id::text as name from public.profiles p where p.clerk_id is not null
      and not exists (select from identity.users u where u.id = p.clerk_id)
      and not exists (select from private.closed_accounts c where c.id = p.id)`;
  const unbound = await sql<{ name: string }[]>`
    select i.provider_id as name from auth.identities i
    where not exists (select from auth.users u where u.id = i.user_id)
      or (exists (select from public.profiles p where p.id = i.user_id and p.clerk_id is not null)
        and not exists (select from public.profiles p where p.id = i.user_id and p.clerk_id = i.provider_id))`;
  const [{ n } = { n: 0 }] = await sql<{ n: number }[]>`select count(*)::int as n from identity.users`;
  const names = [...lonely, ...unbound].map(({ name }) => name);
  return [
    check(`${n} accounts and their profiles belong together`, 'Profiles and accounts that do not pair up', names),
  ];
}

/** Verifies the access logs, row by row, against their signed anchors. */
async function checkLogs(sql: Sql, stateDir: string, anchorsFile: string): Promise<Check> {
  const publicKey = await readPublicKey(stateDir).catch(() => null);
  if (publicKey === null) return { isWell: false, text: 'The key that verifies the anchors is not there' };
  const { text, isWell } = wordsOf(await verifyAnchors(sql, createFileStore(anchorsFile), publicKey));
  return { isWell, text: `The access logs. ${text.replaceAll('\n', ' ')}`.replace(/\.$/, '') };
}

/**
 * Checks that the parts of an installation fit together: rows and files, references, people and their accounts, the access logs
 * and their anchors, and the counts of the backup.
 * @param anchorsFile the anchors that came with the backup
 */
export async function checkConsistency(
  sql: Sql,
  stateDir: string,
  manifest: Manifest,
  anchorsFile: string,
): Promise<Check[]> {
  const storage = join(stateDir, 'storage');
  return [
    await checkCounts(sql, manifest),
    await checkReferences(sql),
    ...(await checkObjects(sql, storage)),
    await checkDocuments(sql, storage),
    ...(await checkPeople(sql)),
    await checkLogs(sql, stateDir, anchorsFile),
  ];
}
