import { answer, refuse } from './answers.ts';
import { joined } from './bytes.ts';
import { type Bytes, jsonOf, type Project } from './project.ts';

const BUCKET = 'profile-images';
/** The limits of the bucket, which the storage would say no to after all the work. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const LIMIT_BYTES = 5 * 1024 * 1024;

/** Reads a body up to the limit, however it is sent; null when it is longer. */
async function readPicture(request: Request): Promise<Bytes | null> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT_BYTES) return null;
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
    parts.push(step.value);
    size += step.value.length;
    if (size <= LIMIT_BYTES) continue;
    await reader?.cancel();
    return null;
  }
  return joined(parts);
}

/**
 * Keeps the caller's portrait, which everybody may see: what draws it, and nothing else. What was sent is never kept, so nobody
 * could read it meanwhile; no right to write leads into the bucket.
 */
export async function keepPortrait(project: Project, request: Request, authorization: string): Promise<Response> {
  const place = await project.asCaller('portrait_place', {}, authorization);
  if (!place.ok) return answer(place.status, jsonOf(place));
  const type = request.headers.get('content-type') ?? '';
  if (!TYPES.includes(type)) return refuse(415, 'validation.picture');
  const sent = await readPicture(request);
  if (!sent) return refuse(413, 'validation.picture');
  const judgement = await project.judge(sent, type);
  if (judgement === 'busy') return refuse(503, 'data.busy');
  if (judgement.refused !== null) return refuse(422, judgement.refused);
  await project.write(BUCKET, jsonOf<string>(place), judgement.kept, type);
  return answer(200, { state: 'stored' });
}
