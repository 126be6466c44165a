import type { Sql } from 'postgres';
import { StorageRefused } from './storage-answers';

export interface Bucket {
  id: string;
  public: boolean;
  /** Bytes. */
  sizeLimit: number;
  mimeTypes: readonly string[] | null;
}

/** For buckets without a limit of their own: 10 MB. */
const defaultSizeLimit = 10 * 1024 * 1024;

/** @throws StorageRefused when there is no such bucket */
export async function findBucket(sql: Sql, id: string): Promise<Bucket> {
  const [row] = await sql<{ id: string; public: boolean; limit: string | null; mime: string[] | null }[]>`
    select id, coalesce(public, false) as public, file_size_limit as limit, allowed_mime_types as mime
    from storage.buckets where id = ${id}`;
  if (!row) throw new StorageRefused(404, 'Bucket not found', 'Bucket not found');
  return {
    id: row.id,
    public: row.public,
    sizeLimit: row.limit === null ? defaultSizeLimit : Number(row.limit),
    mimeTypes: row.mime,
  };
}

/** Whether the bucket accepts this type; `image/*` in its list means every image type. */
export function takesType(bucket: Bucket, contentType: string): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!bucket.mimeTypes || bucket.mimeTypes.length === 0) return true;
  return bucket.mimeTypes.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))));
}
