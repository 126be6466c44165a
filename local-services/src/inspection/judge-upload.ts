import { type JudgeFile, judgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import { judgeGif } from './gif';

/** Judges a file of any type that some part of the local services takes, in this thread. */
export const judgeUpload: JudgeFile = async (bytes, claimed) =>
  claimed === 'image/gif' ? judgeGif(bytes) : judgeFile(bytes, claimed);
