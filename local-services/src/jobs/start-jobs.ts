import { checkAnchors, keepAnchors } from '../anchors/keep-anchors';
import type { FileStore } from '../backend/storage/file-store';
import type { Identity } from '../identity/identity-server';
import { type DeliveryOptions, deliverOutbox } from '../outbox/deliver-outbox';
import { type RepeatedJob, repeat } from '../repeat';
import { createDueJobs } from './due-jobs';
import { removeFiles } from './remove-files';

/** What the repeated jobs need. */
export interface JobsOptions extends DeliveryOptions {
  identity: Pick<Identity, 'sweep'>;
  /** The file of anchors of the access logs. */
  anchorFile: string;
  /** The bytes of stored objects. */
  files: FileStore;
  /** Jobs of others that stop together with these. */
  more?: readonly RepeatedJob[];
}

/**
 * Mails leave within a second, what falls due is done within five, new anchors are copied within a minute, the access logs are
 * compared with them at the start and twice a day, files of closed accounts go within a minute, used-up sessions once an hour. Gives the way to stop.
 */
export function startJobs({
  identity,
  anchorFile: path,
  files,
  more = [],
  ...delivery
}: JobsOptions): () => Promise<void> {
  const { sql, report } = delivery;
  const jobs = [
    repeat('outbox', 1_000, () => deliverOutbox(delivery), report),
    repeat('due', 5_000, createDueJobs(sql, report), report),
    repeat('anchors', 60_000, () => keepAnchors({ sql, path, report }), report),
    repeat('files', 60_000, () => removeFiles(sql, files), report),
    repeat('access-log', 12 * 60 * 60_000, () => checkAnchors({ sql, path, report }), report),
    ...more,
    repeat('identity', 60 * 60_000, () => identity.sweep(), report),
  ];
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}
