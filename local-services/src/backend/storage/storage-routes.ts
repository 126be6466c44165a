import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { JudgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { readJson } from '../../limited-body';
import { type ApiKeys, CallerRefused, identifyCaller } from '../gate';
import { Allowances } from '../token-bucket';
import type { Claims, Tokens } from '../tokens';
import { findBucket } from './buckets';
import { objectInfo, sendObject } from './downloads';
import { createFileStore, type FileStore } from './file-store';
import { inspectUpload } from './inspect-upload';
import { listObjects, listQuery } from './listing';
import { checkName, decodePath, type ObjectAddress, parseAddress } from './object-name';
import { mayWrite, type ObjectWrite, readObject, removeObjects, saveObject } from './object-rows';
import { createResumableUploads, RESUMABLE_PATH } from './resumable';
import { createLinkSigner, type LinkSigner, maxSignedSeconds } from './signed-urls';
import { answerFailure, objectNotFound, StorageRefused, storageError, tooManyUploads } from './storage-answers';
import { leastBytes, readUpload, type Upload } from './upload-body';

export interface StorageOptions {
  sql: Sql;
  tokens: Tokens;
  keys: ApiKeys;
  jwtSecret: string;
  /** Folder of the objects' content. */
  storageDir: string;
  inspectFile: JudgeFile;
}

interface Shared extends StorageOptions {
  files: FileStore;
  links: LinkSigner;
  uploads: Allowances;
}

interface Context extends Shared {
  claims: Claims;
  request: Request;
}

/** How many uploads a user may begin, stored or not: each may be as large as its bucket allows, and is inspected. */
const UPLOADS = { perSecond: 1 / 6, atOnce: 120 };
/** Enough for a thousand names to remove. */
const jsonLimit = 1024 * 1024;
const signBody = z.object({
  expiresIn: z.number().int().min(1).max(maxSignedSeconds, `expiresIn must be at most ${maxSignedSeconds} seconds`),
  paths: z.array(z.string()).max(100).optional(),
});
const removeBody = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

async function parseBody<T>(request: Request, shape: z.ZodType<T>): Promise<T> {
  const parsed = shape.safeParse(await readJson(request, jsonLimit));
  if (parsed.success) return parsed.data;
  throw new StorageRefused(400, 'InvalidRequest', parsed.error.issues[0]?.message ?? 'The body is not understood');
}

async function upload(context: Context, address: ObjectAddress, mode: ObjectWrite['mode']): Promise<Response> {
  const { sql, claims, request } = context;
  const bucket = await findBucket(sql, address.bucket);
  if (claims.sub !== undefined && !context.uploads.take(claims.sub)) throw tooManyUploads();
  // The body of a user without the right is neither read nor inspected.
  if (!(await mayWrite(sql, claims, { address, mode, size: leastBytes(request) }))) return objectNotFound();
  const sent = await readUpload(request, bucket);
  const id = await keep(context, claims, { address, sent, mode });
  return id === null ? objectNotFound() : Response.json({ Id: id, Key: `${address.bucket}/${address.name}` });
}

interface Sent extends Pick<ObjectWrite, 'address' | 'mode'> {
  sent: Upload;
}

/** Inspects and stores a whole file. Returns the object's id; null when there is nothing to update. */
async function keep(context: Shared, claims: Claims, { address, sent, mode }: Sent): Promise<string | null> {
  const { sql, files } = context;
  await inspectUpload(sent, context.inspectFile);
  const version = randomUUID();
  const size = sent.bytes.byteLength;
  const metadata = {
    eTag: version,
    size,
    mimetype: sent.contentType,
    cacheControl: sent.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
  await files.write(version, sent.bytes);
  try {
    const saved = await saveObject(sql, claims, { address, version, metadata, userMetadata: sent.userMetadata, mode });
    await files.remove([saved ? saved.replaced : version]);
    return saved?.id ?? null;
  } catch (cause) {
    await files.remove([version]);
    throw cause;
  }
}

async function sign(context: Context, rest: string): Promise<Response> {
  const { sql, claims, links, request } = context;
  const { expiresIn, paths } = await parseBody(request, signBody);
  const link = async (address: ObjectAddress) =>
    (await readObject(sql, claims, address)) ? links.sign(address, expiresIn) : null;
  if (!paths) {
    const signedURL = await link(parseAddress(rest));
    return signedURL ? Response.json({ signedURL }) : objectNotFound();
  }
  const bucket = decodePath(rest);
  const answers = paths.map(async (path) => {
    const signedURL = await link({ bucket, name: checkName(path) });
    return {
      error: signedURL ? null : 'Either the object does not exist or you do not have access to it',
      path,
      signedURL,
    };
  });
  return Response.json(await Promise.all(answers));
}

async function openLink(context: Omit<Context, 'claims'>, rest: string): Promise<Response> {
  const address = parseAddress(rest);
  const token = new URL(context.request.url).searchParams.get('token') ?? '';
  if (!(await context.links.verify(token, address))) {
    return storageError(400, 'InvalidJWT', 'The link has expired or is not valid');
  }
  // The right was checked when the link was signed.
  const row = await readObject(context.sql, { role: 'service_role' }, address);
  return row ? sendObject(context.files, row, context.request) : objectNotFound();
}

async function openPublic(context: Omit<Context, 'claims'>, rest: string): Promise<Response> {
  const address = parseAddress(rest);
  if (!(await findBucket(context.sql, address.bucket)).public) return objectNotFound();
  const row = await readObject(context.sql, { role: 'service_role' }, address);
  return row ? sendObject(context.files, row, context.request, true) : objectNotFound();
}

async function removeSeveral(context: Context, bucket: string, names: string[]): Promise<Response> {
  const removed = await removeObjects(context.sql, context.claims, bucket, names.map(checkName));
  await context.files.remove(removed.map((row) => row.version));
  return Response.json(removed);
}

async function list(context: Context, bucket: string): Promise<Response> {
  const query = await parseBody(context.request, listQuery);
  return Response.json(await listObjects(context.sql, context.claims, bucket, query));
}

async function readOne(context: Context, rest: string, asInfo: boolean): Promise<Response> {
  const row = await readObject(context.sql, context.claims, parseAddress(rest));
  if (!row) return objectNotFound();
  return asInfo ? objectInfo(row) : sendObject(context.files, row, context.request);
}

/** Routes below /storage/v1/object/ for a verified caller. */
async function route(context: Context, rest: string): Promise<Response> {
  const { request } = context;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const below = (prefix: string) => (rest.startsWith(prefix) ? rest.slice(prefix.length) : null);
  const [signing, listing, info] = [below('sign/'), below('list/'), below('info/')];
  if (method === 'POST' && signing !== null) return sign(context, signing);
  if (method === 'POST' && listing !== null) return list(context, decodePath(listing));
  if (method === 'GET' && info !== null) return readOne(context, info, true);
  if (method === 'GET') return readOne(context, below('authenticated/') ?? rest, false);
  if (method === 'POST')
    return upload(context, parseAddress(rest), request.headers.get('x-upsert') === 'true' ? 'upsert' : 'create');
  if (method === 'PUT') return upload(context, parseAddress(rest), 'update');
  if (method === 'DELETE' && !rest.includes('/')) {
    return removeSeveral(context, decodePath(rest), (await parseBody(request, removeBody)).prefixes);
  }
  if (method === 'DELETE') {
    const address = parseAddress(rest);
    return removeSeveral(context, address.bucket, [address.name]);
  }
  return storageError(405, 'not_supported', 'This is not supported here');
}

/**
 * Creates the handler of /storage/v1: upload (in one request or resumable), update, download, info, sign, list, remove. Row
 * security decides.
 */
export function createStorageRoutes(options: StorageOptions) {
  const uploads = new Allowances(UPLOADS);
  const shared = {
    ...options,
    uploads,
    files: createFileStore(options.storageDir),
    links: createLinkSigner(options.jwtSecret),
  };
  const resumable = createResumableUploads({
    sql: options.sql,
    uploads,
    folder: join(options.storageDir, 'partial'),
    keep: async (claims, address, sent) => void (await keep(shared, claims, { address, sent, mode: 'create' })),
  });
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === RESUMABLE_PATH || pathname.startsWith(`${RESUMABLE_PATH}/`)) {
      return resumable.answer(request, (await identifyCaller(request, options.keys, options.tokens)).claims);
    }
    const path = pathname.slice('/storage/v1/'.length);
    if (!path.startsWith('object/')) return storageError(404, 'not_supported', 'This is not supported here');
    const rest = path.slice('object/'.length);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && rest.startsWith('sign/')) return openLink({ ...shared, request }, rest.slice('sign/'.length));
    if (reading && rest.startsWith('public/')) return openPublic({ ...shared, request }, rest.slice('public/'.length));
    const { claims } = await identifyCaller(request, options.keys, options.tokens);
    return route({ ...shared, claims, request }, rest);
  };
  const guarded = async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch (cause) {
      if (cause instanceof CallerRefused) return storageError(401, 'Unauthorized', cause.message);
      const known = answerFailure(cause);
      if (known) return known;
      throw cause;
    }
  };
  return { answer: guarded, forgetUnfinished: resumable.forgetUnfinished };
}
