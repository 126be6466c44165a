import { createWorker } from '../_shared/create-worker.ts';
import { removeFiles } from '../_shared/files/remove-files.ts';
import { inRounds } from '../_shared/in-rounds.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import type { Report } from '../_shared/report.ts';

/** What the function needs. */
export interface FilesWorkerOptions extends ProjectOptions {
  report?: Report | undefined;
}

/** The function `files-worker`: removes the bytes of files that the database says are to go. */
export function createFilesWorker({ report, ...options }: FilesWorkerOptions) {
  const project = createProject(options);
  const onFailure = (bucket: string, cause: unknown) =>
    report?.('files.notRemoved', { bucket, kind: cause instanceof Error ? cause.message : typeof cause });
  return createWorker(options.secretKey, () => inRounds(() => removeFiles(project, onFailure)));
}
