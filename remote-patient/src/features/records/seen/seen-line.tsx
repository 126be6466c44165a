import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import records from '../records.module.css';
import { isOwnWord } from '../words';
import { seenBy } from './seen-by';
import { seenText } from './seen-text';

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
