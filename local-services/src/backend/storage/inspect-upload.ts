import { contradictsClaim, type JudgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import { StorageRefused } from './storage-answers';
import type { Upload } from './upload-body';

const INSPECTED = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

async function refusalOf(bytes: Uint8Array<ArrayBuffer>, claimed: string, inspectFile: JudgeFile) {
  const judgement = await inspectFile(bytes, claimed);
  if (judgement === 'busy') throw new StorageRefused(503, 'busy', 'data.busy');
  return judgement.refused;
}

/** Judges an upload by its bytes, not by what it says it is. Throws StorageRefused; its message is the id of a message. */
export async function inspectUpload({ bytes, contentType }: Upload, inspectFile: JudgeFile): Promise<void> {
  const claimed = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const refused = INSPECTED.includes(claimed)
    ? await refusalOf(bytes, claimed, inspectFile)
    : contradictsClaim(bytes, claimed) && 'chart.fileTypeRefused';
  if (refused) throw new StorageRefused(415, 'invalid_content', refused);
}
