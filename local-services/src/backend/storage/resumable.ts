import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore as PartialFiles } from '@tus/file-store';
import { Upload as Partial, Server } from '@tus/server';
import type { Sql } from 'postgres';
import type { Allowances } from '../token-bucket';
import type { Claims } from '../tokens';
import { findBucket } from './buckets';
import { checkName, type ObjectAddress } from './object-name';
import { mayWrite } from './object-rows';
import { answerFailure, objectNotFound, StorageRefused, tooManyUploads } from './storage-answers';
import { checkUpload, type Upload } from './upload-body';

/** Where hosted Supabase Storage takes resumable uploads (TUS 1.0.0). */
export const RESUMABLE_PATH = '/storage/v1/upload/resumable';
/** As on hosted projects, an unfinished upload is deleted after a day. */
const LIFE_MS = 24 * 3_600_000;
/** More than a person sends at once; each may be as large as its bucket allows. */
const MOST_OPEN = 20;

interface ResumableOptions {
  sql: Sql;
  /** How many uploads each user may begin. */
  uploads: Allowances;
  /** Folder for partial uploads. */
  folder: string;
  /** Inspects and stores a whole file as its sender. Throws what a single-request upload throws. */
  keep(claims: Claims, address: ObjectAddress, upload: Upload): Promise<void>;
}

/** Maps a failed step to our status and body for the TUS library. */
async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const known = answerFailure(cause);
    if (known === null) throw cause;
    throw { status_code: known.status, body: await known.text() };
  }
}

const addressOf = ({ metadata }: Partial): ObjectAddress => ({
  bucket: metadata?.bucketName ?? '',
  name: checkName(metadata?.objectName ?? ''),
});

/**
 * Handles uploads in chunks. The right is checked before the first byte and again after the last one; only the user who began an
 * upload can continue it. Partial files are on disk, so that they survive a restart.
 */
export function createResumableUploads({ sql, uploads, folder, keep }: ResumableOptions) {
  const files = new PartialFiles({ directory: folder, expirationPeriodInMilliseconds: LIFE_MS });
  const callers = new WeakMap<object, Claims>();
  const begun = new WeakMap<object, string>();
  const callerOf = (request: object): Claims => {
    const claims = callers.get(request);
    if (claims === undefined) throw new Error('A request of nobody');
    return claims;
  };
  const partialOf = (id: string) => files.getUpload(id).catch(() => null);
  /** Uploads that began and may not be on disk yet, so that many begun at once all count. */
  const beginning = new Map<string, Partial>();

  /** Makes room for one more upload of this user: an earlier one to the same place is removed. Throws when they have too many. */
  async function makeRoom(partial: Partial, owner: string | undefined): Promise<void> {
    const others = [...beginning.values()];
    beginning.set(partial.id, partial);
    const onDisk = await Promise.all(((await files.configstore.list?.()) ?? []).map(partialOf));
    const open = new Map([...others, ...onDisk].flatMap((one) => (one === null ? [] : [[one.id, one]])));
    open.delete(partial.id);
    const mine = [...open.values()].filter(({ metadata }) => metadata?.owner === owner);
    const isSamePlace = ({ metadata }: Partial) =>
      metadata?.bucketName === partial.metadata?.bucketName && metadata?.objectName === partial.metadata?.objectName;
    if (mine.filter((other) => !isSamePlace(other)).length >= MOST_OPEN) throw tooManyUploads();
    for (const other of mine.filter(isSamePlace)) {
      if (beginning.has(other.id)) throw tooManyUploads();
      await files.remove(other.id).catch(() => undefined);
    }
  }

  async function begin(claims: Claims, partial: Partial): Promise<Record<string, string | null>> {
    if (claims.sub !== undefined && !uploads.take(claims.sub)) throw tooManyUploads();
    const address = addressOf(partial);
    const bucket = await findBucket(sql, address.bucket);
    const contentType = partial.metadata?.contentType ?? '';
    checkUpload(bucket, partial.size ?? Number.POSITIVE_INFINITY, contentType);
    if (!(await mayWrite(sql, claims, { address, mode: 'create', size: partial.size ?? 0 })))
      throw new StorageRefused(404, 'not_found', 'Object not found');
    const metadata = { bucketName: address.bucket, objectName: address.name, contentType, owner: claims.sub ?? null };
    await makeRoom(new Partial({ id: partial.id, offset: 0, metadata }), claims.sub);
    return metadata;
  }

  /** The chunks are deleted whatever happens to the file, so a refused upload starts again from the beginning. */
  async function finish(claims: Claims, partial: Partial): Promise<void> {
    try {
      const bytes = new Uint8Array(await readFile(join(folder, partial.id)));
      const contentType = partial.metadata?.contentType ?? '';
      const upload = { bytes, contentType, cacheControl: 'max-age=3600', userMetadata: null };
      await keep(claims, addressOf(partial), upload);
    } finally {
      await files.remove(partial.id);
    }
  }

  const server = new Server({
    path: RESUMABLE_PATH,
    relativeLocation: true,
    datastore: files,
    onUploadCreate: (request, partial) =>
      answering(async () => {
        begun.set(request, partial.id);
        return { metadata: await begin(callerOf(request), partial) };
      }),
    onUploadFinish: (request, partial) =>
      answering(async () => {
        await finish(callerOf(request), partial);
        return {};
      }),
  });

  const answer = async (request: Request, claims: Claims): Promise<Response> => {
    if (claims.role !== 'authenticated') return objectNotFound();
    const id = new URL(request.url).pathname.slice(RESUMABLE_PATH.length + 1);
    if (id !== '' || request.method !== 'POST') {
      const partial = /^[0-9a-f]{32}$/.test(id) ? await partialOf(id) : null;
      // An upload that arrived whole but was not stored (the process ended in between) cannot continue either.
      const isOver = partial === null || partial.offset === partial.size;
      if (isOver || partial.metadata?.owner !== claims.sub) return objectNotFound();
    }
    callers.set(request, claims);
    try {
      return await server.handleWeb(request);
    } finally {
      beginning.delete(begun.get(request) ?? '');
    }
  };
  /** Deletes uploads begun more than a day ago and not finished; returns how many. */
  return { answer, forgetUnfinished: () => files.deleteExpired() };
}
