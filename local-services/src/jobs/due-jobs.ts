import type { Sql } from 'postgres';
import type { Report } from '../report';

/** The result of one job from `run_due_jobs`, or the code of its failure. */
interface JobOutcome {
  error?: string;
}

/**
 * Runs all due jobs in the database. A failing job is reported when it begins to fail and when it works again, not every few
 * seconds; its full error is in `private.job_runs`.
 */
export function createDueJobs(sql: Sql, report?: Report): () => Promise<void> {
  const failing = new Map<string, string>();
  return async () => {
    const [row] = await sql<{ done: Record<string, JobOutcome | boolean> }[]>`select public.run_due_jobs() as done`;
    for (const [job, outcome] of Object.entries(row?.done ?? {})) {
      if (typeof outcome === 'boolean') continue;
      if (outcome.error !== undefined && failing.get(job) !== outcome.error) {
        failing.set(job, outcome.error);
        report?.('job.failed', { job, code: outcome.error });
      } else if (outcome.error === undefined && failing.delete(job)) {
        report?.('job.recovered', { job });
      }
    }
  };
}
