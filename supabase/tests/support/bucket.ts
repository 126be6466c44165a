import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  content: Buffer;
  tag: string;
  writtenAt: Date;
  /** Null in a bucket without object lock. */
  lockedUntil: Date | null;
}

/** A bucket over HTTP that does of S3 what is used of it, and refuses what S3 would refuse. */
export interface FakeBucket {
  /** Of the server, and of the bucket. */
  endpoint: string;
  url: string;
  objects: Map<string, Kept>;
  /** Status and reason of everything it refused. */
  refused: string[];
  close(): Promise<void>;
}

export const BUCKET_KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'secret/of+the/bucket',
  region: 'eu-central-1',
};

type Answer = readonly [status: number, body: Buffer | string, headers?: Record<string, string>];

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer, form: 'hex' | 'base64' = 'hex') =>
  createHash('sha256').update(data).digest(form);
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const refusal = (status: number, code: string): Answer => [status, `<Error><Code>${code}</Code></Error>`];
const headerOf = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/** AWS Signature Version 4, computed anew from what arrived. Source: docs.aws.amazon.com, "Create a signed AWS API request". */
function signatureOf(request: IncomingMessage, signedHeaders: string): string {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const query = [...url.searchParams]
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${headerOf(request, name).trim()}\n`);
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const payload = headerOf(request, 'x-amz-content-sha256');
  const canonical = [request.method, path, query, headers.join(''), signedHeaders, payload].join('\n');
  const time = headerOf(request, 'x-amz-date');
  const scope = `${time.slice(0, 8)}/${BUCKET_KEYS.region}/s3/aws4_request`;
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${BUCKET_KEYS.secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
}

/** What is wrong with the signature of a request. */
function unsigned(request: IncomingMessage): Answer | null {
  const [, keyId, signedHeaders = '', signature] =
    /Credential=([^/]+)\/.*SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(headerOf(request, 'authorization')) ??
    [];
  if (keyId !== BUCKET_KEYS.accessKeyId) return refusal(403, 'InvalidAccessKeyId');
  if (signatureOf(request, signedHeaders) !== signature) return refusal(403, 'SignatureDoesNotMatch');
  // Headers that are not signed could be added by anybody on the way.
  const named = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-') || name === 'host');
  const open = named.find((name) => !signedHeaders.split(';').includes(name));
  return open === undefined ? null : refusal(403, `${open} is not signed`);
}

/** What is wrong with a lock, in a bucket that was made with object lock. */
function unlocked(request: IncomingMessage, body: Buffer): Answer | null {
  const until = new Date(headerOf(request, 'x-amz-object-lock-retain-until-date'));
  if (headerOf(request, 'x-amz-object-lock-mode') !== 'COMPLIANCE' || !(until > new Date()))
    return refusal(400, 'InvalidRequest');
  return headerOf(request, 'x-amz-checksum-sha256') === sha256(body, 'base64') ? null : refusal(400, 'BadDigest');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A page of names in their order, ten at a time, so that going on is tried too. */
function listing(names: readonly string[], url: URL): string {
  const [prefix = '', after = ''] = [url.searchParams.get('prefix') ?? '', url.searchParams.get('start-after') ?? ''];
  const left = [...names].sort().filter((name) => name.startsWith(prefix) && name > after);
  const keys = left.slice(0, 10).map((name) => `<Contents><Key>${inXml(name)}</Key></Contents>`);
  return `<ListBucketResult><IsTruncated>${left.length > 10}</IsTruncated>${keys.join('')}</ListBucketResult>`;
}

/** What a conditional write asks. Source: docs.aws.amazon.com, Amazon S3, "Add preconditions to S3 operations". */
function unmet(request: IncomingMessage, there: Kept | undefined): Answer | null {
  const tag = request.headers['if-match'];
  if (headerOf(request, 'if-none-match') === '*' && there) return refusal(412, 'PreconditionFailed');
  if (tag !== undefined && !there) return refusal(404, 'NoSuchKey');
  return tag !== undefined && tag !== there?.tag ? refusal(412, 'PreconditionFailed') : null;
}

/**
 * Starts it.
 * @param options `hasLock`: made with object lock, as anchors need it: every object is locked, none is removed
 */
export async function startFakeBucket({ name = 'anchors', hasLock = true } = {}): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map();
  const refused: string[] = [];
  const put = (request: IncomingMessage, key: string, body: Buffer): Answer => {
    const wrong =
      (hasLock && unlocked(request, body)) ||
      (sha256(body) !== headerOf(request, 'x-amz-content-sha256') &&
        headerOf(request, 'x-amz-content-sha256') !== 'UNSIGNED-PAYLOAD' &&
        refusal(400, 'XAmzContentSHA256Mismatch')) ||
      unmet(request, objects.get(key));
    if (wrong) return wrong;
    const tag = `"${createHash('md5').update(body).digest('hex')}"`;
    const until = headerOf(request, 'x-amz-object-lock-retain-until-date');
    objects.set(key, { content: body, tag, writtenAt: new Date(), lockedUntil: hasLock ? new Date(until) : null });
    return [200, '', { etag: tag }];
  };
  const get = (key: string): Answer => {
    const kept = objects.get(key);
    if (!kept) return refusal(404, 'NoSuchKey');
    return [200, kept.content, { etag: kept.tag, 'last-modified': kept.writtenAt.toUTCString() }];
  };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://bucket');
    const [, asked, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const wrong = unsigned(request);
    if (wrong) return wrong;
    if (asked !== name) return refusal(404, 'NoSuchBucket');
    if (request.method === 'GET') return key === '' ? [200, listing([...objects.keys()], url)] : get(key);
    if (request.method === 'PUT') return put(request, key, body);
    if (request.method !== 'DELETE' || hasLock) return refusal(405, 'MethodNotAllowed');
    objects.delete(key);
    return [204, ''];
  };
  const server: Server = createServer((request, response) => {
    void answer(request).then(([status, body, headers]) => {
      if (status >= 400) refused.push(`${status} ${/<Code>(.*)<\/Code>/.exec(String(body))?.[1]}`);
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ endpoint, objects, refused },
    url: `${endpoint}/${name}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
