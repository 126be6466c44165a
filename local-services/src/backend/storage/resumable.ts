import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore as PartialFiles } from '@tus/file-store';
import { type Upload as Partial, Server } from '@tus/server';
import type { Sql } from 'postgres';
import type { Allowances } from '../allowance';
import type { Claims } from '../tokens';
import { findBucket } from './buckets';
import { checkName, type ObjectAddress } from './object-name';
import { mayWrite } from './object-rows';
import { answerFailure, objectNotFound, StorageRefused, tooManyUploads } from './storage-answers';
import { checkUpload, type Upload } from './upload-body';

/** Where hosted Supabase Storage takes uploads that go on after a cut (TUS 1.0.0). */
export const RESUMABLE_PATH = '/storage/v1/upload/resumable';
/** As hosted: an upload that was begun and not finished is forgotten after a day. */
const LIFE_MS = 24 * 3_600_000;
/** More than anybody sends at once; each may be as large as its bucket takes. */
const MOST_OPEN = 20;

interface ResumableOptions {
  sql: Sql;
  /** How many each person may begin. */
  uploads: Allowances;
  /** Folder for what has arrived so far. */
  folder: string;
  /** Inspects and keeps a whole file as its sender. Throws what an upload in one piece throws. */
  keep(claims: Claims, address: ObjectAddress, upload: Upload): Promise<void>;
}

/** What the protocol's library answers when a step fails: status and body of ours. */
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
 * Uploads in pieces. The right is asked before the first byte and again when the last one has come; only who began an upload
 * goes on with it. What is not finished is on disk, so that it outlives this process.
 */
export function createResumableUploads({ sql, uploads, folder, keep }: ResumableOptions) {
  const files = new PartialFiles({ directory: folder, expirationPeriodInMilliseconds: LIFE_MS });
  const callers = new WeakMap<object, Claims>();
  const callerOf = (request: object): Claims => {
    const claims = callers.get(request);
    if (claims === undefined) throw new Error('A request of nobody');
    return claims;
  };
  const partialOf = (id: string) => files.getUpload(id).catch(() => null);

  async function begin(claims: Claims, partial: Partial): Promise<Record<string, string | null>> {
    if (claims.sub !== undefined && !uploads.take(claims.sub)) throw tooManyUploads();
    await files.deleteExpired();
    const address = addressOf(partial);
    const bucket = await findBucket(sql, address.bucket);
    const contentType = partial.metadata?.contentType ?? '';
    checkUpload(bucket, partial.size ?? Number.POSITIVE_INFINITY, contentType);
    if (!(await mayWrite(sql, claims, { address, mode: 'create', size: partial.size ?? 0 })))
      throw new StorageRefused(404, 'not_found', 'Object not found');
    const open = await Promise.all(((await files.configstore.list?.()) ?? []).map(partialOf));
    if (open.filter((other) => other?.metadata?.owner === claims.sub).length >= MOST_OPEN) {
      throw tooManyUploads();
    }
    return { bucketName: address.bucket, objectName: address.name, contentType, owner: claims.sub ?? null };
  }

  /** Whatever becomes of the file, its pieces go: who repeats a refused upload begins anew. */
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
      answering(async () => ({ metadata: await begin(callerOf(request), partial) })),
    onUploadFinish: (request, partial) =>
      answering(async () => {
        await finish(callerOf(request), partial);
        return {};
      }),
  });

  return async (request: Request, claims: Claims): Promise<Response> => {
    if (claims.role !== 'authenticated') return objectNotFound();
    const id = new URL(request.url).pathname.slice(RESUMABLE_PATH.length + 1);
    if (id !== '' || request.method !== 'POST') {
      const partial = /^[0-9a-f]{32}$/.test(id) ? await partialOf(id) : null;
      // One that came whole and was not kept (this process ended in between) cannot go on either.
      const isOver = partial === null || partial.offset === partial.size;
      if (isOver || partial.metadata?.owner !== claims.sub) return objectNotFound();
    }
    callers.set(request, claims);
    return server.handleWeb(request);
  };
}
