import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import records from '../records.module.css';
import { isOwnWord } from '../words';
import { seenBy } from './seen-by';
import { seenText } from './seen-text';

/** An entry's other readers in one line; renders nothing while the log loads. */
export function SeenLine({ entry, looks }: { entry: OwnEntry; looks: NewestLooks | undefined }) {
  if (looks === undefined) return null;
  return (
    <span className={records.seen}>
      <Icon name="eye" size={15} />
      {seenText(seenBy(entry, looks), isOwnWord(entry))}
    </span>
  );
}
