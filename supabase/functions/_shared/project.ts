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

/** Calls database functions, as the caller or as the server, and the storage as the server. */
export interface Project {
  /** @throws Refusal */
  asServer(name: string, args: object): Promise<unknown>;
  /** @throws Refusal */
  asCaller(name: string, args: object, authorization: string): Promise<unknown>;
  /** Removes those of these objects of a bucket that are there, rows and bytes. @throws Refusal */
  removeObjects(bucket: string, paths: readonly string[]): Promise<unknown>;
}

/** Creates it. */
export function createProject(options: ProjectOptions): Project {
  const { url, publishableKey, secretKey, timeoutMs = 10_000, fetch: send = (request) => fetch(request) } = options;
  const ask = async (
    method: string,
    path: string,
    values: object,
    headers: Record<string, string>,
  ): Promise<unknown> => {
    const response = await send(
      new Request(`${url}${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(values),
        signal: AbortSignal.timeout(timeoutMs),
      }),
    ).catch((cause: unknown) => {
      throw new Refusal(504, {}, cause);
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body;
    throw new Refusal(response.status, typeof body === 'object' && body !== null ? body : {});
  };
  const call = (name: string, args: object, headers: Record<string, string>) =>
    ask('POST', `/rest/v1/rpc/${name}`, args, headers);
  const secret = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  return {
    asServer: (name, args) => call(name, args, secret),
    asCaller: (name, args, authorization) => call(name, args, { apikey: publishableKey, authorization }),
    removeObjects: (bucket, paths) => ask('DELETE', `/storage/v1/object/${bucket}`, { prefixes: paths }, secret),
  };
}
