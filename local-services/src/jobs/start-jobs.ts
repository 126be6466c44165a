import { type Anchoring, anchorLogs } from '@telehealth/supabase/functions/_shared/anchors/anchor-logs.ts';
import { removeFiles } from '@telehealth/supabase/functions/_shared/files/remove-files.ts';
import { drainOutbox } from '@telehealth/supabase/functions/_shared/mail/drain-outbox.ts';
import type { MailSender } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { Project } from '@telehealth/supabase/functions/_shared/project.ts';
import type { Sql } from 'postgres';
import type { Identity } from '../identity/identity-server';
import { type RepeatedJob, repeat } from '../repeat';
import { failureKind, type Report } from '../report';
import { createDueJobs } from './due-jobs';

/** What the repeated jobs need. */
export interface JobsOptions {
  /** A session of the jobs' own. */
  sql: Sql;
  /** Whose outbox and files are worked off, and whose access logs are anchored, by the code of the functions of those names. */
  project: Project;
  /** Takes the mails. */
  send: MailSender;
  /** Links in mails begin with it. */
  origin: string;
  identity: Pick<Identity, 'sweep'>;
  /** Where the access logs are anchored. */
  anchoring: Anchoring;
  report?: Report | undefined;
  /** Jobs of others that stop together with these. */
  more?: readonly RepeatedJob[];
}

/**
 * Mails leave within a second, what falls due is done within five, the access logs are anchored and files of closed accounts go
 * within a minute, used-up sessions once an hour. Gives the way to stop.
 */
export function startJobs(options: JobsOptions): () => Promise<void> {
  const { sql, project, send, origin, identity, anchoring, report, more = [] } = options;
  const mails = {
    ...{ send, origin },
    onFailure: (template: string, outcome: string, cause: unknown) =>
      report?.('mail.failed', { template, outcome, ...failureKind(cause) }),
  };
  const notRemoved = (bucket: string, cause: unknown) =>
    report?.('files.notRemoved', { bucket, ...failureKind(cause) });
  const jobs = [
    repeat('outbox', 1_000, () => drainOutbox(project, mails), report),
    repeat('due', 5_000, createDueJobs(sql, report), report),
    repeat('anchors', 60_000, () => anchorLogs(project, anchoring), report),
    repeat('files', 60_000, () => removeFiles(project, notRemoved), report),
    ...more,
    repeat('identity', 60 * 60_000, () => identity.sweep(), report),
  ];
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}
