import { CATEGORY_WORDS, type ChartCategory } from '@telehealth/contracts/chart';
import { errorText } from '@telehealth/contracts/messages';
import type { BackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import type { ReviewedLine } from '../../data/desk/desk.schema';
import styles from './desk.module.css';
import { momentWords } from './desk-words';

interface LogLinesProps {
  opening: BackendMutation<string, ReviewedLine[]>;
  /** Id of the emergency access or the report. */
  id: string;
  label: string;
  none: string;
}

const ACTIONS: Readonly<Record<string, string>> = {
  view: 'looked at',
  add: 'added to',
  change: 'changed',
  download: 'saved a file of',
  export: 'exported',
  emergency: 'opened in an emergency:',
  review: 'checked',
};
const PARTS: Readonly<Record<string, string>> = {
  ...(CATEGORY_WORDS satisfies Record<ChartCategory, string>),
  emergency: 'the record',
  emergency_contact: 'the emergency contact',
  everything: 'the whole record',
  triage: 'a symptom check',
  access_log: 'lines of the log',
};

/** Lines of a patient's log, read on a press, because the same log records the read. */
export function LogLines({ opening, id, label, none }: LogLinesProps) {
  const [lines, setLines] = useState<readonly ReviewedLine[] | null>(null);
  const open = async () => {
    const read = await opening.run(id);
    if (read.ok) setLines(read.value);
  };
  if (lines === null) {
    return (
      <Stack gap={2}>
        <div>
          <Button variant="line" size="s" busy={opening.isRunning} busyLabel="Opening" onClick={() => void open()}>
            {label}
          </Button>
        </div>
        <p className="small soft">The patient sees in their log that you looked.</p>
        {opening.error && (
          <Notice tone="danger" live>
            {errorText(opening.error)}
          </Notice>
        )}
      </Stack>
    );
  }
  if (lines.length === 0) return <p role="status">{none}</p>;
  return (
    <ul className={styles.lines} aria-label="Lines of the log" tabIndex={-1} ref={(list) => list?.focus()}>
      {lines.map((line) => (
        <li key={line.id}>{lineWords(line)}</li>
      ))}
    </ul>
  );
}

function lineWords({ at, actorName, actorRole, action, category }: ReviewedLine): string {
  const who = actorName === '' ? 'The patient' : `${actorName} (${actorRole})`;
  return `${momentWords(at)}: ${who} ${ACTIONS[action] ?? action} ${PARTS[category] ?? category}`;
}
