import { type Anchoring, anchorLogs } from '../_shared/anchors/anchor-logs.ts';
import { createWorker } from '../_shared/create-worker.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import type { Report } from '../_shared/report.ts';

/** What the function needs. */
export interface AnchorsWorkerOptions extends ProjectOptions {
  /** Null: nobody keeps anchors here. */
  anchoring: Pick<Anchoring, 'store' | 'signer'> | null;
  report?: Report | undefined;
}

/**
 * The function `anchors-worker`: notes the access logs' last rows outside of the database, and tells when they are not what
 * was noted. To be called every minute.
 */
export function createAnchorsWorker({ anchoring, report, ...options }: AnchorsWorkerOptions) {
  const project = createProject(options);
  return createWorker(options.secretKey, async () => {
    if (!anchoring) return { store: 'none' };
    const { store, anchored, faults } = await anchorLogs(project, { ...anchoring, ...(report && { onAlarm: report }) });
    return { store, anchored, faults: faults.length };
  });
}
