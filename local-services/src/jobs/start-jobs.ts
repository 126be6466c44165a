import { type Anchoring, anchorLogs } from '@telehealth/supabase/functions/_shared/anchors/anchor-logs.ts';
import { removeFiles } from '@telehealth/supabase/functions/_shared/files/remove-files.ts';
import { drainOutbox } from '@telehealth/supabase/functions/_shared/mail/drain-outbox.ts';
import type { MailSender } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { PhoneSender } from '@telehealth/supabase/functions/_shared/phone/phone.ts';
import type { Project } from '@telehealth/supabase/functions/_shared/project.ts';
import type { PushSender } from '@telehealth/supabase/functions/_shared/push/push.ts';
import type { Sql } from 'postgres';
import type { Identity } from '../identity/identity-server';
import { type RepeatedJob, repeat } from '../repeat';
import { failureKind, type Report } from '../report';
import { createDueJobs } from './due-jobs';

export interface JobsOptions {
  /** A session for the jobs alone. */
  sql: Sql;
  /** Gives access to the outbox, the files and the access logs, through the functions of those names. */
  project: Project;
  send: MailSender;
  sendText: PhoneSender;
  sendPush: PushSender;
  origin: string;
  identity: Pick<Identity, 'sweep'>;
  anchoring: Anchoring;
  report?: Report | undefined;
  /** Jobs of other modules that stop together with these. */
  more?: readonly RepeatedJob[];
}

/**
 * Sends mails, texts and pushes within a second, runs due jobs within five, anchors access logs and deletes files of closed accounts within a
 * minute, sweeps sessions hourly. Returns a function that stops them.
 */
export function startJobs(options: JobsOptions): () => Promise<void> {
  const { sql, project, send, sendText, sendPush, origin, identity, anchoring, report, more = [] } = options;
  const mails = {
    send,
    sendText,
    sendPush,
    origin,
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
