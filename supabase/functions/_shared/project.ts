import { type Bytes, jsonIn } from './read-limited.ts';

/** Where the project answers and with which keys. */
export interface ProjectOptions {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** How requests are sent; the platform's fetch by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** How long one call may take, in milliseconds; ten seconds by default, more than a statement of a browser's may. */
  timeoutMs?: number;
}

/** What the data interface or the storage said no to, or (504) that it did not answer. `hint` is the message id when our own SQL refused. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    readonly body: { code?: string; hint?: string | null },
    cause?: unknown,
    /** It was asked as the caller; otherwise as the server, whose own keys may be wrong. */
    readonly isOfCaller = false,
  ) {
    super(`The project answered ${status}`, { cause });
  }
  /** Our own refusal, which asking again does not change; null for everything else. */
  get hint(): string | null {
    return this.body.code === 'P0001' ? (this.body.hint ?? null) : null;
  }
  /** Whether the same request would be refused again: by our own rules, or for values that the database cannot read. */
  get isFinal(): boolean {
    return this.hint !== null || this.status === 400;
  }
}

/** The person a caller acts for, as pages say it. */
export const ACTING_HEADER = 'x-acting-for';

/** The caller's authorization, and the person they act for. The data interface checks both. */
export interface Rights {
  authorization: string;
  [ACTING_HEADER]?: string;
}

/** Calls database functions, as the caller or as the server, and the storage as the server. */
export interface Project {
  /** @throws Refusal */
  asServer(name: string, args: object): Promise<unknown>;
  /** @throws Refusal */
  asCaller(name: string, args: object, rights: Rights): Promise<unknown>;
  /** Removes those of these objects of a bucket that are there, rows and bytes. @throws Refusal */
  removeObjects(bucket: string, paths: readonly string[]): Promise<unknown>;
  /** The bytes of an object; null when the storage does not give them. @throws Refusal */
  readObject(bucket: string, path: string): Promise<Bytes | null>;
  /** Puts bytes at a place of a bucket, over what lies there. @throws Refusal */
  writeObject(bucket: string, path: string, body: Bytes, type: string): Promise<void>;
}

/** Creates it. */
export function createProject(options: ProjectOptions): Project {
  const { url, publishableKey, secretKey, timeoutMs = 10_000, fetch: sendNow = (request) => fetch(request) } = options;
  const secret = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  /** Gives an answer that has arrived as a whole: its time limit is over. */
  const send = async (path: string, init: RequestInit) => {
    try {
      const request = new Request(`${url}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      const found = await sendNow(request);
      return { ok: found.ok, status: found.status, bytes: new Uint8Array(await found.arrayBuffer()) };
    } catch (cause) {
      throw new Refusal(504, {}, cause);
    }
  };
  const ask = async (method: string, path: string, values: object, headers: Record<string, string>) => {
    const { ok, status, bytes } = await send(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    const body = bytes.length === 0 ? null : jsonIn(new TextDecoder().decode(bytes));
    const said = typeof body === 'object' && body !== null ? body : {};
    if (!ok) throw new Refusal(status, said, undefined, headers !== secret);
    // A proxy's own page is no answer.
    if (body === undefined) throw new Refusal(502, {});
    return body;
  };
  const call = (name: string, args: object, headers: Record<string, string>) =>
    ask('POST', `/rest/v1/rpc/${name}`, args, headers);
  return {
    asServer: (name, args) => call(name, args, secret),
    asCaller: (name, args, rights) => call(name, args, { apikey: publishableKey, ...rights }),
    removeObjects: (bucket, paths) => ask('DELETE', `/storage/v1/object/${bucket}`, { prefixes: paths }, secret),
    readObject: async (bucket, path) => {
      const { ok, bytes } = await send(`/storage/v1/object/authenticated/${bucket}/${path}`, { headers: secret });
      return ok ? bytes : null;
    },
    writeObject: async (bucket, path, body, type) => {
      const headers = { ...secret, 'content-type': type, 'cache-control': 'max-age=3600', 'x-upsert': 'true' };
      const { ok, status } = await send(`/storage/v1/object/${bucket}/${path}`, { method: 'POST', headers, body });
      if (!ok) throw new Refusal(status, {});
    },
  };
}
