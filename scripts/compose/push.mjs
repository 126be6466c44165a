import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The same as in shared-data/src/push/browser-push.ts (a test compares). */
export const PUSH_WORKER_FILE = 'push-worker.js';

/**
 * The worker that shows pushes, as emergency/build.mjs made it.
 * @param {boolean} isOffered no: the one that takes it back from devices stands in its place
 */
export const composePushWorker = (root, isOffered) =>
  readFileSync(
    path.join(root, 'emergency', 'dist', isOffered ? PUSH_WORKER_FILE : `remove-${PUSH_WORKER_FILE}`),
    'utf8',
  );
