import type { LogLine } from '@telehealth/data/access/access.schema';
import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';

export interface Looker {
  actorId: string;
  name: string;
  /** Their last read. */
  at: Date;
}
export interface Seen {
  /** Others who opened this part of the record after the entry was there, the latest first. */
  lookers: Looker[];
  /** Readers before this moment are unknown, because the log was read only up to it. Null: all of it was read. */
  since: Date | null;
}

const LOOKS: readonly LogLine['action'][] = ['view', 'download', 'export'];

/**
 * Derives an entry's readers from the access log. The log records parts and not single entries, so everyone who opened the part
 * after the entry was written had it in view.
 */
export function seenBy(entry: OwnEntry, looks: NewestLooks): Seen {
  const there = thereSince(entry);
  const lookers = new Map<string, Looker>();
  for (const line of looks.lines) {
    if (line.basis === 'self' || line.at < there || !isLookAt(line, entry)) continue;
    const known = lookers.get(line.actorId);
    if (known === undefined || known.at < line.at)
      lookers.set(line.actorId, { actorId: line.actorId, name: line.actorName, at: line.at });
  }
  const first = looks.lines.at(-1)?.at;
  const isCut = looks.hasEarlier && first !== undefined && first > there;
  return {
    lookers: [...lookers.values()].sort((one, other) => other.at.getTime() - one.at.getTime()),
    since: isCut ? first : null,
  };
}

function isLookAt({ action, category }: LogLine, entry: OwnEntry): boolean {
  if (!LOOKS.includes(action) || category !== entry.category) return false;
  // Files of a visit appear in no view of the record: they are opened one by one.
  return entry.kind !== 'document' || entry.appointmentId == null || action === 'download';
}

function thereSince(entry: OwnEntry): Date {
  switch (entry.kind) {
    case 'allergy':
    case 'condition':
    case 'medicine':
    case 'vaccination':
    case 'remark':
      return entry.createdAt;
    case 'prescription':
      return entry.issuedAt;
    case 'note':
      return entry.signedAt;
    case 'observation':
      return entry.recordedAt ?? entry.takenAt;
    case 'document':
      return entry.addedAt ?? new Date(entry.documentDate);
    default:
      return new Date(0);
  }
}
