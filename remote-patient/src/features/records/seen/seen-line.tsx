import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import records from '../records.module.css';
import { dayText, isOwnWord } from '../words';
import { type Seen, seenBy } from './seen-by';

/** Who else has seen an entry, in one line; nothing as long as the log is not there. */
export function SeenLine({ entry, looks }: { entry: OwnEntry; looks: NewestLooks | undefined }) {
  if (looks === undefined) return null;
  return (
    <span className={records.seen}>
      <Icon name="eye" size={15} />
      {seenText(seenBy(entry, looks), isOwnWord(entry))}
    </span>
  );
}

/** @param isOwn whoever wrote it is on the reader's side, and nobody else knows it from writing it */
export function seenText({ lookers, since }: Seen, isOwn: boolean): string {
  const [last, ...others] = lookers;
  if (last === undefined && since !== null) return `Nobody else since ${dayText(since)}`;
  if (last === undefined) return isOwn ? 'Only you' : 'Only you and who wrote it';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Seen by ${last.name || 'somebody who acts for you'}, ${dayText(last.at)}${more}`;
}
