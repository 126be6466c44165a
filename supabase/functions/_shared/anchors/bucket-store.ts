import { AwsClient } from 'aws4fetch';
import type { AnchorStore, Stored } from './store.ts';

/** A bucket of S3 or what speaks like it, made with object lock. */
export interface BucketOptions {
  /** Of the bucket, e.g. `https://s3.eu-central-1.amazonaws.com/sawubona-anchors`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long nobody may change or delete an entry, not even the account's owner. */
  retentionDays: number;
  timeoutMs?: number;
}

/** The store did not do what it was asked. */
export class StoreFailed extends Error {
  override name = 'StoreFailed';
}

const FOLDER = 'access-log/';
const HIGHEST = 999_999_999;
/** A listing is sorted by name: the newest entry comes first. */
const nameOf = (number: number, isWhole: boolean) =>
  `${FOLDER}${String(HIGHEST - number).padStart(9, '0')}-${number}${isWhole ? '-whole' : ''}.json`;
const NAME = /^access-log\/\d{9}-(\d+)(-whole)?\.json$/;

interface Name {
  name: string;
  number: number;
  isWhole: boolean;
}

function namesIn(listing: string): Name[] {
  return [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, name = '']) => {
    const [found, number, whole] = NAME.exec(name) ?? [];
    return found ? [{ name, number: Number(number), isWhole: whole !== undefined }] : [];
  });
}

/** Anchors in a bucket: an object each, which nobody can write again, change or delete before its time. */
export function createBucketStore(options: BucketOptions, isWholeNumber: (number: number) => boolean): AnchorStore {
  const { url, region, accessKeyId, secretAccessKey, retentionDays, timeoutMs = 10_000 } = options;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  const ask = async (address: string, init: RequestInit = {}): Promise<string> => {
    const answer = await aws.fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await answer.text();
    if (!answer.ok) throw new StoreFailed(`${answer.status}`);
    return text;
  };
  const list = async (scope: 'newest' | 'all'): Promise<Name[]> => {
    const names: Name[] = [];
    for (;;) {
      const after = names.at(-1)?.name;
      const query = new URLSearchParams({ 'list-type': '2', prefix: FOLDER, ...(after && { 'start-after': after }) });
      const page = await ask(`${url}?${query}`);
      names.push(...namesIn(page));
      const isEnough = scope === 'newest' && names.some(({ isWhole }) => isWhole);
      if (isEnough || !page.includes('<IsTruncated>true</IsTruncated>')) break;
    }
    const newestWhole = names.findIndex(({ isWhole }) => isWhole);
    return scope === 'newest' && newestWhole >= 0 ? names.slice(0, newestWhole + 1) : names;
  };
  return {
    kind: 'bucket',
    read: async (scope) => {
      const names = (await list(scope)).reverse();
      const texts: Stored[] = [];
      // Some at a time: a run that begins anew reads up to sixty.
      for (let at = 0; at < names.length; at += 10) {
        const some = names.slice(at, at + 10);
        texts.push(
          ...(await Promise.all(some.map(async ({ name, number }) => ({ number, text: await ask(`${url}/${name}`) })))),
        );
      }
      return texts;
    },
    add: async (number, text) => {
      const until = new Date(Date.now() + retentionDays * 86_400_000).toISOString();
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      await ask(`${url}/${nameOf(number, isWholeNumber(number))}`, {
        method: 'PUT',
        body: text,
        headers: {
          'content-type': 'application/json',
          'if-none-match': '*',
          'x-amz-object-lock-mode': 'COMPLIANCE',
          'x-amz-object-lock-retain-until-date': until,
          // A request that locks must say what it carries.
          'x-amz-checksum-sha256': btoa(String.fromCharCode(...new Uint8Array(digest))),
        },
      });
    },
  };
}
