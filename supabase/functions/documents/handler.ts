import { inspectFile } from './inspect-file.ts';

/** Where the project answers and with which keys. */
export interface DocumentsOptions {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** How requests are sent; the platform's fetch by default. */
  fetch?: (request: Request) => Promise<Response>;
}

interface DocumentRow {
  path: string;
  state: string;
  mime_type: string;
  sha256: string;
  scan_note: string;
  file_name: string;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-expose-headers': 'content-disposition',
};
const SAFE = {
  ...CORS,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const answer = (status: number, body: unknown) => Response.json(body, { status, headers: SAFE });
/** In the form of the data interface, so that one mapper reads both. */
const refuse = (status: number, hint: string) =>
  answer(status, { code: 'P0001', message: `refused: ${hint}`, details: null, hint });

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest('SHA-256', bytes));

function createProject({
  url,
  publishableKey,
  secretKey,
  fetch: send = (request) => fetch(request),
}: DocumentsOptions) {
  const secret = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const call = (name: string, args: object, headers: Record<string, string>) =>
    send(
      new Request(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(args),
      }),
    );
  const object = (method: string, path: string) =>
    send(
      new Request(`${url}/storage/v1/object/${method === 'GET' ? 'authenticated/' : ''}documents/${path}`, {
        method,
        headers: secret,
      }),
    );
  return {
    asServer: (name: string, args: object) => call(name, args, secret),
    asCaller: (name: string, args: object, authorization: string) =>
      call(name, args, { apikey: publishableKey, authorization }),
    read: async (path: string): Promise<Uint8Array<ArrayBuffer> | null> => {
      const found = await object('GET', path);
      return found.ok ? new Uint8Array(await found.arrayBuffer()) : null;
    },
    remove: (path: string) => object('DELETE', path),
  };
}
type Project = ReturnType<typeof createProject>;

/** Inspects the file that the caller announced and uploaded; keeps or refuses it. Repeatable. */
async function check(project: Project, id: string, authorization: string): Promise<Response> {
  const found = await project.asCaller('document_to_check', { p_id: id }, authorization);
  if (!found.ok) return answer(found.status, await found.json());
  const row: DocumentRow = await found.json();
  if (row.state !== 'awaiting_file') return answer(200, { state: row.state, reason: row.scan_note });
  const bytes = await project.read(row.path);
  if (!bytes) return refuse(409, 'chart.fileNotReady');
  const reason = await inspectFile(bytes, row.mime_type);
  const settled = await project.asServer('settle_document', {
    p_id: id,
    p_verdict: reason ? 'refused' : 'clean',
    p_note: reason ?? '',
    p_size: bytes.length,
    p_sha256: await sha256Of(bytes),
  });
  if (!settled.ok) return refuse(503, 'data.failed');
  const { state, scan_note }: DocumentRow = await settled.json();
  // A file that was not kept never was part of the record.
  if (state === 'refused') await project.remove(row.path);
  return answer(200, { state, reason: scan_note });
}

/** Gives the file that a ticket opens, once. */
async function give(project: Project, ticket: string): Promise<Response> {
  const redeemed = await project.asServer('redeem_document_ticket', { p_ticket: ticket });
  if (!redeemed.ok) return redeemed.status < 500 ? refuse(410, 'chart.ticketSpent') : refuse(503, 'data.failed');
  const row: DocumentRow = await redeemed.json();
  const bytes = await project.read(row.path);
  // Bytes that are not those inspected are nobody's document.
  if (!bytes || (await sha256Of(bytes)) !== row.sha256) return refuse(502, 'data.unreadable');
  const name = encodeURIComponent(row.file_name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return new Response(bytes, {
    headers: {
      ...SAFE,
      'content-type': row.mime_type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
    },
  });
}

/**
 * The function `documents`: `POST …/documents/<id>/check` by whoever announced the file, and `GET …/documents/file/<ticket>`
 * by whoever holds a ticket of open_document. The same on a hosted project and in the local services.
 */
export function createDocumentsHandler(options: DocumentsOptions) {
  const project = createProject(options);
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    const checked = /\/documents\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/check$/.exec(pathname)?.[1];
    const ticket = /\/documents\/file\/([0-9a-f]{64})$/.exec(pathname)?.[1];
    if (request.method === 'POST' && checked) {
      const authorization = request.headers.get('authorization');
      return authorization ? check(project, checked, authorization) : refuse(401, 'access.signInFirst');
    }
    if (request.method === 'GET' && ticket) return give(project, ticket);
    return refuse(404, 'data.notFound');
  };
}
