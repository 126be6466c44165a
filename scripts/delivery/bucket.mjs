import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { Refusal } from './refusal.mjs';

/**
 * A bucket of S3 or what speaks like it, over its REST interface with conditional writes. Source: docs.aws.amazon.com, Amazon S3,
 * "API Reference" (GetObject, PutObject, DeleteObject, ListObjectsV2) and "Conditional writes".
 * @typedef {object} Bucket
 * @property {string} name `s3://bucket/prefix`, for people
 * @property {string} id of the place, with its server
 * @property {(key: string) => Promise<{ content: Buffer, tag: string, ageMs: number } | null>} get `tag` is its ETag; `ageMs` since it
 * was written, by the server's clock, to the second
 * @property {(key: string, content: string | Buffer, how?: { headers?: Record<string, string>, isNew?: boolean, tag?: string }) =>
 * Promise<string | null>} put with `isNew` only what is not there, with `tag` only in place of that; the new ETag, null: there is another
 * @property {(prefix: string) => Promise<string[]>} list keys that begin so
 * @property {(key: string) => Promise<void>} remove
 */

const TRIES = 5;
const TIMEOUT_MS = 30_000;
/** Another conditional write of the same key is on its way. */
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;

/**
 * @param {string} place `s3://bucket/prefix`
 * @param {Record<string, string | undefined>} env
 * @returns {Bucket}
 * @throws Refusal
 */
export function bucketOf(place, env) {
  const { host: bucket, pathname } = new URL(place);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new Refusal(`To reach ${place} set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Nothing was changed.`);
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1';
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`;
  const sessionToken = env.AWS_SESSION_TOKEN;
  // It tries again itself, because whoever writes on a condition must know that it did.
  const aws = new AwsClient({ accessKeyId, secretAccessKey, sessionToken, region, service: 's3', retries: 0 });
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return createBucket(aws, { name: place, address: `${endpoint.replace(/\/+$/, '')}/${bucket}`, prefix });
}

const encoded = (key) => key.split('/').map(encodeURIComponent).join('/');
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
const inXml = (text, name) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, found]) => found);
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const fromXml = (text) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_, number, name) => (number ? String.fromCodePoint(number) : ENTITIES[name]));

function createBucket(aws, { name, address, prefix }) {
  const below = prefix === '' ? '' : `${prefix}/`;

  async function send(what, url, init) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await aws.fetch(url, { ...init, signal });
      return { answer, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (cause) {
      throw new Error(`${name} did not answer to ${what}: ${cause.cause?.code ?? cause.message}`, { cause });
    }
  }

  /**
   * Sends until there is an answer that stands.
   * @returns {Promise<{ answer: Response, body: Buffer, isUnsure: boolean }>} `isUnsure`: an earlier try may have been carried out
   */
  async function ask(what, url, init = {}) {
    let isUnsure = false;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES;
      const sent = await send(what, url, init).catch((error) => {
        if (isLast) throw error;
        return null;
      });
      const status = sent?.answer.status ?? 0;
      if (sent !== null && status < 500 && status !== 429 && status !== CONFLICT) return { ...sent, isUnsure };
      if (isLast) throw refused(what, sent);
      isUnsure ||= status !== 429 && status !== CONFLICT;
      await wait(50 * 2 ** attempt);
    }
  }

  function refused(what, { answer, body }) {
    const [code = ''] = inXml(body.toString(), 'Code');
    return new Error(`${name} answered ${[answer.status, code].filter(Boolean).join(' ')} to ${what}.`);
  }

  async function get(key) {
    const what = `reading ${key}`;
    const { answer, body } = await ask(what, `${address}/${encoded(below + key)}`);
    if (answer.status === 404 && !inXml(body.toString(), 'Code').includes('NoSuchBucket')) return null;
    if (!answer.ok) throw refused(what, { answer, body });
    const [now, then] = ['date', 'last-modified'].map((header) => Date.parse(answer.headers.get(header)));
    return { content: body, tag: answer.headers.get('etag'), ageMs: now - then };
  }

  async function put(key, content, { headers = {}, isNew = false, tag } = {}) {
    const what = `writing ${key}`;
    const { answer, body, isUnsure } = await ask(what, `${address}/${encoded(below + key)}`, {
      method: 'PUT',
      body: content,
      headers: {
        ...headers,
        ...(isNew && { 'if-none-match': '*' }),
        ...(tag !== undefined && { 'if-match': tag }),
        'x-amz-content-sha256': sha256(content),
      },
    });
    if (answer.ok) return answer.headers.get('etag');
    const isOther = answer.status === PRECONDITION_FAILED || (tag !== undefined && answer.status === 404);
    if (!isOther) throw refused(what, { answer, body });
    const there = await get(key);
    // Ceph compares a tag without its quotes (seen with 16.2).
    const bare = tag?.replace(/^"|"$/g, '');
    if (bare !== tag && there?.tag === tag) return put(key, content, { headers, tag: bare });
    return isUnsure && there?.content.equals(Buffer.from(content)) ? there.tag : null;
  }

  async function list(begin) {
    const keys = [];
    for (;;) {
      const after = keys.length > 0 && { 'start-after': below + keys.at(-1) };
      const query = new URLSearchParams({ 'list-type': '2', prefix: below + begin, ...after });
      const what = `listing ${begin}`;
      const { answer, body } = await ask(what, `${address}?${query}`);
      if (!answer.ok) throw refused(what, { answer, body });
      const text = body.toString();
      keys.push(...inXml(text, 'Key').map((key) => fromXml(key).slice(below.length)));
      if (!text.includes('<IsTruncated>true</IsTruncated>')) return keys.sort();
    }
  }

  async function remove(key) {
    const what = `removing ${key}`;
    const { answer, body } = await ask(what, `${address}/${encoded(below + key)}`, { method: 'DELETE' });
    if (!answer.ok && answer.status !== 404) throw refused(what, { answer, body });
  }
  return { name, id: `${address}/${prefix}`, get, put, list, remove };
}
