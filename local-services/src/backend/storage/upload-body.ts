import { z } from 'zod';
import { firstFileOf } from '../../form-file';
import { readLimited } from '../../limited-body';
import type { Bucket } from './buckets';
import { takesType } from './buckets';
import { StorageRefused } from './storage-answers';

/** A file as it was sent. */
export interface Upload {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** For the `cache-control` header of downloads. */
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/** Room for the other fields of a form. */
const formOverhead = 64 * 1024;

const tooLarge = () => new StorageRefused(413, 'Payload too large', 'The object exceeded the maximum allowed size');

const metadataShape = z.record(z.string(), z.unknown());

function parseMetadata(text: string | null): Record<string, unknown> | null {
  if (!text) return null;
  try {
    return metadataShape.parse(JSON.parse(text));
  } catch {
    throw new StorageRefused(400, 'InvalidRequest', 'The metadata is not understood');
  }
}

function maxAge(text: string | null): string {
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(text ?? '')?.[1] ?? '3600';
  return `max-age=${seconds}`;
}

async function readForm(request: Request, limit: number): Promise<Upload> {
  const body = await readLimited(request, limit + formOverhead);
  if (!body) throw tooLarge();
  // storage-js sends the file under the empty name, after its fields.
  const file = firstFileOf(body, request.headers.get('content-type') ?? '');
  if (!file) throw new StorageRefused(400, 'InvalidRequest', 'The form holds no file');
  return {
    bytes: file.bytes,
    contentType: file.contentType || 'application/octet-stream',
    cacheControl: maxAge(file.fields.get('cacheControl') ?? null),
    userMetadata: parseMetadata(file.fields.get('metadata') ?? null),
  };
}

async function readRaw(request: Request, limit: number): Promise<Upload> {
  const { headers } = request;
  const encoded = headers.get('x-metadata');
  const bytes = await readLimited(request, limit);
  if (!bytes) throw tooLarge();
  return {
    bytes,
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    cacheControl: maxAge(headers.get('cache-control')),
    userMetadata: parseMetadata(encoded && Buffer.from(encoded, 'base64').toString()),
  };
}

/** At least so many bytes come, by what the request says of itself; 0 when it says nothing. */
export const leastBytes = ({ headers }: Request): number =>
  Math.max(0, Number(headers.get('content-length') ?? 0) - formOverhead) || 0;

/** Reads an upload, form or raw, within the limits of its bucket. Throws StorageRefused. */
export async function readUpload(request: Request, bucket: Bucket): Promise<Upload> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const upload = await (isForm ? readForm : readRaw)(request, bucket.sizeLimit);
  checkUpload(bucket, upload.bytes.byteLength, upload.contentType);
  return upload;
}

/** Whether a bucket takes so many bytes that say they are of that type. Throws StorageRefused. */
export function checkUpload(bucket: Bucket, size: number, contentType: string): void {
  if (size > bucket.sizeLimit) throw tooLarge();
  if (!takesType(bucket, contentType)) {
    throw new StorageRefused(415, 'invalid_mime_type', `mime type ${contentType} is not supported`);
  }
}
