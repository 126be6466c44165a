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

export type Bytes = Uint8Array<ArrayBuffer>;

/** More than a statement of a browser's may take, and enough for a file over the project's own line. */
const TIMEOUT_MS = 10_000;

/** The data interface or the storage did not answer, or not in a way that can be read. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

/** An answer that has arrived as a whole: its time limit is over. */
export interface Answered {
  ok: boolean;
  status: number;
  bytes: Bytes;
}

/** @throws Unanswered when it is no JSON, e.g. a proxy's own page */
export function jsonOf<T>({ bytes, status }: Answered): T {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new Unanswered(`${status} without JSON`, { cause });
  }
}

/** Calls of the data interface, as the caller or as the server, and of the storage as the server. */
export function createProject(options: DocumentsOptions) {
  const { url, publishableKey, secretKey, judge, timeoutMs = TIMEOUT_MS } = options;
  const { fetch: sendNow = (request: Request) => fetch(request) } = options;
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
  const object = (path: string, init: RequestInit) =>
    send(`${url}/storage/v1/object/${path}`, { ...init, headers: { ...init.headers, ...secret } });
  return {
    judge,
    asServer: (name: string, args: object) => call(name, args, secret),
    asCaller: (name: string, args: object, authorization: string) =>
      call(name, args, { apikey: publishableKey, authorization }),
    read: async (path: string): Promise<Bytes | null> => {
      const found = await object(`authenticated/documents/${path}`, { method: 'GET' });
      return found.ok ? found.bytes : null;
    },
    /** Puts bytes at a place of a bucket, over what lies there. @throws Unanswered when the storage does not take them */
    write: async (bucket: string, path: string, body: Bytes, type: string): Promise<void> => {
      const headers = { 'content-type': type, 'cache-control': 'max-age=3600', 'x-upsert': 'true' };
      const written = await object(`${bucket}/${path}`, { method: 'POST', headers, body });
      if (!written.ok) throw new Unanswered(`${written.status} for an object`);
    },
    remove: (path: string) => object(`documents/${path}`, { method: 'DELETE' }),
  };
}
export type Project = ReturnType<typeof createProject>;
