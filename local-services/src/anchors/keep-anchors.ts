import type { Sql } from 'postgres';
import type { Report } from '../report';
import { type Anchor, appendAnchors, readAnchors } from './anchor-file';
import { findLogFaults, type LogFault } from './check-log';

/** What the keeper of anchors needs. */
export interface AnchorKeeping {
  sql: Sql;
  /** The file, in a place that the database cannot write. */
  path: string;
  report?: Report | undefined;
}

const newAnchors = (sql: Sql, after: number) => sql<Anchor[]>`
  select id::int, patient_id, seq::int, hash, to_char(anchored_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as anchored_at
  from public.access_log_anchors(${after}, 1000)`;

/** Copies the anchors that the file does not have yet. Gives how many. */
export async function keepAnchors({ sql, path, report }: AnchorKeeping): Promise<number> {
  const found = await readAnchors(path);
  const { anchors, brokenLine } = found;
  if (brokenLine) {
    // Nothing is written over evidence.
    report?.('anchors.file-changed', { line: brokenLine });
    return 0;
  }
  const added = await newAnchors(sql, anchors.at(-1)?.id ?? 0);
  if (added.length > 0) await appendAnchors(path, found, added);
  return added.length;
}

/** Compares the access logs with the file; what does not fit is reported by number, never by person. */
export async function checkAnchors({ sql, path, report }: AnchorKeeping): Promise<LogFault[]> {
  const { anchors, brokenLine } = await readAnchors(path);
  if (brokenLine) report?.('anchors.file-changed', { line: brokenLine });
  const faults = await findLogFaults(sql, anchors);
  if (faults.length > 0) report?.('access-log.changed', { logs: faults.length });
  return faults;
}
