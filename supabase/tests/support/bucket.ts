import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket over HTTP that does of S3 what is used of it, and refuses what S3 would refuse. */
export interface FakeBucket {
  url: string;
  objects: Map<string, { text: string; lockedUntil: Date }>;
  /** Status and reason of everything it refused. */
  refused: string[];
  close(): Promise<void>;
}

export const BUCKET_KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'secret/of+the/bucket',
  region: 'eu-central-1',
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer, form: 'hex' | 'base64' = 'hex') =>
  createHash('sha256').update(data).digest(form);
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** AWS Signature Version 4, computed anew from what arrived. Source: docs.aws.amazon.com, "Create a signed AWS API request". */
function signatureOf(request: IncomingMessage, signedHeaders: string): string {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const query = [...url.searchParams]
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, payload].join('\n');
  const time = String(request.headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${BUCKET_KEYS.region}/s3/aws4_request`;
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${BUCKET_KEYS.secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
}

function refusalOf(request: IncomingMessage): string | null {
  const [, signedHeaders = '', signature] =
    /SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '') ?? [];
  if (signatureOf(request, signedHeaders) !== signature) return '403 SignatureDoesNotMatch';
  if (request.method === 'GET') return null;
  if (request.method !== 'PUT') return '405 MethodNotAllowed';
  const until = new Date(String(request.headers['x-amz-object-lock-retain-until-date']));
  if (request.headers['x-amz-object-lock-mode'] !== 'COMPLIANCE' || !(until > new Date())) return '400 InvalidRequest';
  // Headers that are not signed could be added by anybody on the way.
  for (const name of ['x-amz-object-lock-mode', 'x-amz-object-lock-retain-until-date', 'host', 'x-amz-date'])
    if (!signedHeaders.split(';').includes(name)) return `403 ${name} is not signed`;
  return null;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A page of names in their order, ten at a time, so that going on is tried too. */
function listing(names: readonly string[], url: URL): string {
  const [prefix = '', after = ''] = [url.searchParams.get('prefix') ?? '', url.searchParams.get('start-after') ?? ''];
  const left = [...names].sort().filter((name) => name.startsWith(prefix) && name > after);
  const keys = left.slice(0, 10).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  return `<ListBucketResult><IsTruncated>${left.length > 10}</IsTruncated>${keys.join('')}</ListBucketResult>`;
}

/** Starts it. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map();
  const refused: string[] = [];
  const answer = async (request: IncomingMessage): Promise<[number, string]> => {
    const body = await textOf(request);
    const url = new URL(request.url ?? '/', 'http://bucket');
    const name = decodeURIComponent(url.pathname).replace(/^\/anchors\/?/, '');
    const refusal = refusalOf(request);
    if (refusal) return [Number(refusal.slice(0, 3)), refusal];
    if (request.method === 'GET' && name === '') return [200, listing([...objects.keys()], url)];
    if (request.method === 'GET') return objects.has(name) ? [200, objects.get(name)?.text ?? ''] : [404, 'NoSuchKey'];
    if (request.headers['x-amz-checksum-sha256'] !== sha256(body, 'base64')) return [400, 'BadDigest'];
    if (request.headers['if-none-match'] === '*' && objects.has(name)) return [412, 'PreconditionFailed'];
    objects.set(name, {
      text: body,
      lockedUntil: new Date(String(request.headers['x-amz-object-lock-retain-until-date'])),
    });
    return [200, ''];
  };
  const server: Server = createServer((request, response) => {
    void answer(request).then(([status, text]) => {
      if (status >= 400) refused.push(`${status} ${text}`);
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ objects, refused },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/anchors`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
