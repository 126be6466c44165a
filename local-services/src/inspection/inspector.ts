import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { JudgeFile, Judgement } from '@telehealth/supabase/functions/documents/judge-file.ts';
import { failureKind, type Report } from '../report';

export interface InspectionLimits {
  /** Files inspected at the same time; further ones wait. */
  atOnce: number;
  /** Files that may wait; beyond it uploads are told to retry. */
  waiting: number;
  /** In milliseconds, from the start of one file's inspection. */
  deadlineMs: number;
  /** JavaScript heap for one file, in megabytes; the file's bytes lie outside of it. */
  heapMb: number;
}

const LIMITS: InspectionLimits = { atOnce: 2, waiting: 16, deadlineMs: 10_000, heapMb: 128 };

/** The worker's script, bundled beside this one; some of our code lies a folder deeper. */
const bundled = () =>
  ['./inspect-worker.mjs', '../inspect-worker.mjs']
    .map((name) => fileURLToPath(new URL(name, import.meta.url)))
    .find((file) => existsSync(file));

/** Inspects one file in its own thread, which is terminated when its time is over. */
function judgeInThread(script: string, file: object, limits: InspectionLimits, report: Report | undefined) {
  return new Promise<Judgement>((resolve) => {
    const resourceLimits = { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };
    const worker = new Worker(script, { workerData: file, resourceLimits });
    const settle = (judgement: Judgement) => {
      clearTimeout(timer);
      worker.removeAllListeners('exit');
      resolve(judgement);
      void worker.terminate();
    };
    const giveUp = (cause: unknown) => {
      report?.('inspection.ended', failureKind(cause));
      settle({ refused: 'chart.fileNotChecked' });
    };
    const timer = setTimeout(() => giveUp(new Error('not judged in time')), limits.deadlineMs);
    worker.once('message', settle);
    worker.once('error', giveUp);
    worker.once('exit', () => giveUp(new Error('ended without a judgement')));
  });
}

/**
 * Inspects files off the thread that answers requests, each in a new thread with limits on time and memory. A file that exceeds
 * them is refused as impossible to check.
 * @param script the worker's script. Default: the bundled one
 */
export function createInspector(
  report?: Report,
  script: string | undefined = bundled(),
  given: Partial<InspectionLimits> = {},
): JudgeFile {
  const limits = { ...LIMITS, ...given };
  const queue: (() => void)[] = [];
  let running = 0;
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (bytes, claimed) => {
    if (!script) throw new Error('The inspection of files is not built: npm run build.');
    if (running < limits.atOnce) running += 1;
    else if (queue.length >= limits.waiting) return 'busy';
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await judgeInThread(script, { bytes, claimed }, limits, report);
    } finally {
      release();
    }
  };
}
