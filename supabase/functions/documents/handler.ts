import type { JudgeFile } from './judge-file.ts';

/** Where the project answers and with which keys. */
export interface DocumentsOptions {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Who inspects files: the runtime says what that may cost. */
  judge: JudgeFile;
  /** How requests are sent; the platform's fetch by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** How long one request may take, files included, in milliseconds. */
  timeoutMs?: number;
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
/** In the form of the data interface, so that one schema reads both. */
const refuse = (status: number, hint: string) =>
  answer(status, { code: 'P0001', message: `refused: ${hint}`, details: null, hint });

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest('SHA-256', bytes));

/** More than a statement of a browser's may take, and enough for a file over the project's own line. */
const TIMEOUT_MS = 10_000;

/** The data interface or the storage did not answer, or not in a way that can be read. */
class Unanswered extends Error {
  override name = 'Unanswered';
}

/** An answer that has arrived as a whole: its time limit is over. */
interface Answered {
  ok: boolean;
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** @throws Unanswered when it is no JSON, e.g. a proxy's own page */
function jsonOf<T>({ bytes, status }: Answered): T {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new Unanswered(`${status} without JSON`, { cause });
  }
}

function createProject({
  url,
  publishableKey,
  secretKey,
  judge,
  fetch: sendNow = (request) => fetch(request),
  timeoutMs = TIMEOUT_MS,
}: DocumentsOptions) {
  const send = async (address: string, init: RequestInit): Promise<Answered> => {
    try {
      const found = await sendNow(new Request(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }));
      return { ok: found.ok, status: found.status, bytes: new Uint8Array(await found.arrayBuffer()) };
    } catch (cause) {
      throw new Unanswered('no whole answer', { cause });
    }
  };
  const secret = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const call = (name: string, args: object, headers: Record<string, string>) =>
    send(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
  const object = (method: string, path: string) =>
    send(`${url}/storage/v1/object/${method === 'GET' ? 'authenticated/' : ''}documents/${path}`, {
      method,
      headers: secret,
    });
  return {
    judge,
    asServer: (name: string, args: object) => call(name, args, secret),
    asCaller: (name: string, args: object, authorization: string) =>
      call(name, args, { apikey: publishableKey, authorization }),
    read: async (path: string): Promise<Uint8Array<ArrayBuffer> | null> => {
      const found = await object('GET', path);
      return found.ok ? found.bytes : null;
    },
    remove: (path: string) => object('DELETE', path),
  };
}
type Project = ReturnType<typeof createProject>;

/** Inspects the file that the caller announced and uploaded; keeps or refuses it. Repeatable. */
async function check(project: Project, id: string, authorization: string): Promise<Response> {
  const found = await project.asCaller('document_to_check', { p_id: id }, authorization);
  if (!found.ok) return answer(found.status, jsonOf(found));
  const row = jsonOf<DocumentRow>(found);
  if (row.state !== 'awaiting_file') return answer(200, { state: row.state, reason: row.scan_note });
  const bytes = await project.read(row.path);
  if (!bytes) return refuse(409, 'chart.fileNotReady');
  const judgement = await project.judge(bytes, row.mime_type);
  if (judgement === 'busy') return refuse(503, 'data.busy');
  const reason = judgement.refused;
  const settled = await project.asServer('settle_document', {
    p_id: id,
    p_verdict: reason ? 'refused' : 'clean',
    p_note: reason ?? '',
    p_size: bytes.length,
    p_sha256: await sha256Of(bytes),
  });
  if (!settled.ok) return refuse(503, 'data.failed');
  const { state, scan_note } = jsonOf<DocumentRow>(settled);
  // A file that was not kept never was part of the record.
  if (state === 'refused') await project.remove(row.path);
  return answer(200, { state, reason: scan_note });
}

/** Gives the file that a ticket opens, once. */
async function give(project: Project, ticket: string): Promise<Response> {
  const redeemed = await project.asServer('redeem_document_ticket', { p_ticket: ticket });
  if (!redeemed.ok) return redeemed.status < 500 ? refuse(410, 'chart.ticketSpent') : refuse(503, 'data.failed');
  const row = jsonOf<DocumentRow>(redeemed);
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
  const route = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const checked = /\/documents\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/check$/.exec(pathname)?.[1];
    const ticket = /\/documents\/file\/([0-9a-f]{64})$/.exec(pathname)?.[1];
    if (request.method === 'POST' && checked) {
      const authorization = request.headers.get('authorization');
      return authorization ? check(project, checked, authorization) : refuse(401, 'access.signInFirst');
    }
    if (request.method === 'GET' && ticket) return give(project, ticket);
    return refuse(404, 'data.notFound');
  };
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    return route(request).catch((cause: unknown) => {
      // Checking again is safe; a ticket that was redeemed is spent, and another one is given for the asking.
      if (cause instanceof Unanswered) return refuse(503, 'data.failed');
      throw cause;
    });
  };
}
