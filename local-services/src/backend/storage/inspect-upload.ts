import { contradictsClaim, judgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import { StorageRefused } from './storage-answers';
import type { Upload } from './upload-body';

const INSPECTED = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** Judges an upload by its bytes, not by what it says it is. Throws StorageRefused; its message is the id of a message. */
export async function inspectUpload({ bytes, contentType }: Upload): Promise<void> {
  const claimed = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const refused = INSPECTED.includes(claimed)
    ? (await judgeFile(new Uint8Array(bytes), claimed)).refused
    : contradictsClaim(bytes, claimed) && 'chart.fileTypeRefused';
  if (refused) throw new StorageRefused(415, 'invalid_content', refused);
}
