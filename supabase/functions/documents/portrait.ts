import { answer } from '../_shared/answers.ts';
import { Refused } from '../_shared/define-post.ts';
import type { Project, Rights } from '../_shared/project.ts';
import { readLimited } from '../_shared/read-limited.ts';
import type { JudgeFile } from './judge-file.ts';

/** Who keeps files, and who inspects them. */
export interface Desk {
  project: Project;
  inspectFile: JudgeFile;
}

const BUCKET = 'profile-images';
/** The limits of the bucket, which the storage would say no to after all the work. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const LIMIT_BYTES = 5 * 1024 * 1024;

/**
 * Keeps the caller's portrait, which everybody may see: what draws it, and nothing else. What was sent is never kept, so nobody
 * could read it meanwhile; no right to write leads into the bucket.
 */
export async function keepPortrait(
  { project, inspectFile }: Desk,
  request: Request,
  rights: Rights,
): Promise<Response> {
  const place = (await project.asCaller('portrait_place', {}, rights)) as string;
  const type = request.headers.get('content-type') ?? '';
  if (!TYPES.includes(type)) throw new Refused(415, 'validation.picture');
  const sent = await readLimited(request, LIMIT_BYTES);
  if (!sent) throw new Refused(413, 'validation.picture');
  const judgement = await inspectFile(sent, type);
  if (judgement === 'busy') throw new Refused(503, 'data.busy');
  if (judgement.refused !== null) throw new Refused(422, judgement.refused);
  await project.writeObject(BUCKET, place, judgement.kept, type);
  return answer(200, { state: 'stored' });
}
