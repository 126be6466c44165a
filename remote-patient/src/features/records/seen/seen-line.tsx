import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import records from '../records.module.css';
import { seenBy } from './seen-by';
import { seenText } from './seen-text';

/** An entry's other readers in one line; renders nothing while the log loads, and where nobody else has read it: the list says so once. */
export function SeenLine({ entry, looks }: { entry: OwnEntry; looks: NewestLooks | undefined }) {
  const text = looks === undefined ? null : seenText(seenBy(entry, looks));
  if (text === null) return null;
  return (
    <span className={records.seen}>
      <Icon path={icons.eye} size={15} />
      {text}
    </span>
  );
}
