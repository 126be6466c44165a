import { failureKind, type Report } from './report';

export interface RepeatedJob {
  /** Schedules no further run; resolves when a running one has ended. */
  stop(): Promise<void>;
}

/** Runs `work` now and again `milliseconds` after each end, never twice at once. Failures are reported. */
export function repeat(name: string, milliseconds: number, work: () => Promise<unknown>, report?: Report): RepeatedJob {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = work()
      .then(() => {})
      .catch((cause: unknown) => report?.('job.failed', { job: name, ...failureKind(cause) }))
      .then(() => {
        if (!stopped) timer = setTimeout(run, milliseconds).unref();
      });
  };
  run();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
