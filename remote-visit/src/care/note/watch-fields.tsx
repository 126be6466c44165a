import type { Note } from '@telehealth/data/notes/note.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import * as icons from '@telehealth/ui/parts/icons';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useId } from 'react';
import styles from './note.module.css';

type WatchFor = Note['watchFor'];
const MOST_LINES = 6;
const LONGEST = 200;
const LISTS: readonly { list: keyof WatchFor; title: string; example: string }[] = [
  { list: 'callAtOnce', title: 'Call 112 at once', example: 'e.g. trouble breathing, swelling of the face' },
  { list: 'writeOrBook', title: 'Write to me or book', example: 'e.g. no better by Monday' },
];

/** Warning signs to watch for after the visit, one per line, at most six per list. */
export function WatchFields({ watchFor, onChange }: { watchFor: WatchFor; onChange: (watchFor: WatchFor) => void }) {
  const count = watchFor.callAtOnce.length + watchFor.writeOrBook.length;
  return (
    <Disclosure
      summary={count === 0 ? 'What to watch for' : `What to watch for, ${count} ${count === 1 ? 'line' : 'lines'}`}
      open={count > 0}
    >
      {LISTS.map(({ list, title, example }) => (
        <WatchList
          key={list}
          title={title}
          example={example}
          lines={watchFor[list]}
          onChange={(lines) => onChange({ ...watchFor, [list]: lines })}
        />
      ))}
    </Disclosure>
  );
}

interface WatchListProps {
  title: string;
  example: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}

function WatchList({ title, example, lines, onChange }: WatchListProps) {
  const id = useId();
  return (
    <fieldset className={styles.lines}>
      <legend>{title}</legend>
      {lines.map((line, at) => (
        <div key={at} className={styles.line}>
          <TextInput
            id={`${id}-${at}`}
            aria-label={`${title}, line ${at + 1}`}
            placeholder={example}
            maxLength={LONGEST}
            value={line}
            onChange={(event) => onChange(lines.map((old, place) => (place === at ? event.currentTarget.value : old)))}
          />
          <Button
            variant="quiet"
            size="s"
            icon={icons.close}
            aria-label={`Take away: ${line === '' ? `line ${at + 1}` : line}`}
            onClick={() => onChange(lines.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {lines.length < MOST_LINES && (
        <Button variant="line" size="s" icon={icons.plus} onClick={() => onChange([...lines, ''])}>
          Add a line
        </Button>
      )}
    </fieldset>
  );
}
