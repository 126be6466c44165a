import type { FileStore } from './file-store';
import type { ObjectRow } from './object-rows';
import { objectNotFound } from './storage-answers';

function disposition(url: URL, name: string): Record<string, string> {
  const wanted = url.searchParams.get('download');
  if (wanted === null) return {};
  const file = encodeURIComponent(wanted || (name.split('/').at(-1) ?? 'file'));
  return { 'content-disposition': `attachment; filename*=UTF-8''${file}` };
}

/** Files of a public bucket are cached as their owner set; all others are about one person and must not be cached. */
const keptFor = (row: ObjectRow, isPublic: boolean) =>
  isPublic ? `private, ${row.metadata.cacheControl}` : 'no-store';

/** Sends an object. Uploaded files share our origin, so they are sandboxed and never run as a page of ours. */
export async function sendObject(
  files: FileStore,
  row: ObjectRow,
  request: Request,
  isPublic = false,
): Promise<Response> {
  const url = new URL(request.url);
  const etag = `"${row.metadata.eTag}"`;
  const headers = {
    'content-type': row.metadata.mimetype,
    'cache-control': keptFor(row, isPublic),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
    'last-modified': row.updated_at.toUTCString(),
    ...disposition(url, row.name),
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const length = { 'content-length': String(row.metadata.size) };
  if (request.method === 'HEAD') return new Response(null, { headers: { ...headers, ...length } });
  const body = await files.read(row.version);
  return body ? new Response(body, { headers: { ...headers, ...length } }) : objectNotFound();
}

export function objectInfo(row: ObjectRow): Response {
  return Response.json({
    id: row.id,
    name: row.name,
    bucket_id: row.bucket_id,
    version: row.version,
    size: row.metadata.size,
    content_type: row.metadata.mimetype,
    cache_control: row.metadata.cacheControl,
    etag: row.metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  });
}
