import type { Round } from '../in-rounds.ts';
import { type Project, Refusal } from '../project.ts';

/** Hears of files that could not be removed: their bucket and the failure. */
type OnFailure = (bucket: string, cause: unknown) => void;

async function removeSome(project: Project, bucket: string, paths: string[], onFailure: OnFailure): Promise<number> {
  try {
    await project.removeObjects(bucket, paths);
  } catch (cause) {
    // One that the storage will not hear of must not keep the others.
    if (cause instanceof Refusal && cause.isFinal && paths.length > 1) {
      let gone = 0;
      for (const path of paths) gone += await removeSome(project, bucket, [path], onFailure);
      return gone;
    }
    onFailure(bucket, cause);
    return 0;
  }
  for (const path of paths) await project.asServer('file_removed', { p_bucket: bucket, p_path: path });
  return paths.length;
}

/**
 * Removes the bytes of files that the database says are to go (closed accounts, files no visit got), up to a hundred. The storage
 * passes over what is not there any more, so a round that broke off is simply done again.
 */
export async function removeFiles(project: Project, onFailure: OnFailure = () => {}): Promise<Round> {
  const due = (await project.asServer('files_to_remove', { p_limit: 100 })) as { bucket: string; path: string }[];
  let done = 0;
  for (const bucket of new Set(due.map((file) => file.bucket))) {
    const paths = due.filter((file) => file.bucket === bucket).map(({ path }) => path);
    done += await removeSome(project, bucket, paths, onFailure);
  }
  return { done, failed: due.length - done };
}
