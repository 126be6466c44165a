import type { Sql } from 'postgres';
import type { FileStore } from '../backend/storage/file-store';

/** Removes the bytes of files that the database says are to go (closed accounts). Gives how many. */
export async function removeFiles(sql: Sql, files: FileStore): Promise<number> {
  const due = await sql<{ bucket: string; path: string }[]>`select bucket, path from public.files_to_remove(100)`;
  for (const { bucket, path } of due) {
    const gone = await sql<{ version: string }[]>`
      delete from storage.objects where bucket_id = ${bucket} and name = ${path} returning version`;
    await files.remove(gone.map(({ version }) => version));
    await sql`select public.file_removed(${bucket}, ${path})`;
  }
  return due.length;
}
