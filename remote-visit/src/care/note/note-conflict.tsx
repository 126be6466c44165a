import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { NoteWords } from '@telehealth/data/notes/note.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './note.module.css';
import { type NoteSaving, putTogether, wordsOf } from './note-saving';
import { SOAP_PARTS } from './soap-fields';

interface NoteConflictProps {
  saving: NoteSaving;
  conflict: NonNullable<NoteSaving['conflict']>;
  onDecide: (words: NoteWords) => void;
}

/** Another tab saved first: shows both versions side by side. Nothing is overwritten before the user decides. */
export function NoteConflict({ saving, conflict, onDecide }: NoteConflictProps) {
  const { note, hint } = conflict;
  const mine = saving.words;
  const differing = rowsOf(mine, note).filter(({ here, there }) => here !== there);
  const isFinished = hint === 'notes.signedElsewhere';
  return (
    <section className={styles.conflict} role="alert" aria-label="Two versions of this note">
      <p className={styles.conflictHead}>
        <Icon path={icons.warning} size={20} /> {message(hint)}
      </p>
      <div className={styles.versions}>
        {differing.map(({ label, here, there }) => (
          <div key={label} className={styles.version}>
            <h3>{label}</h3>
            <div>
              <p className="small soft">Here</p>
              <p className={styles.written}>{here === '' ? 'Nothing' : here}</p>
            </div>
            <div>
              <p className="small soft">Saved elsewhere {formatTime(note.updatedAt, viewerTimeZone())}</p>
              <p className={styles.written}>{there === '' ? 'Nothing' : there}</p>
            </div>
          </div>
        ))}
        {differing.length === 0 && <p>The text is the same; only the questions or lists differ.</p>}
      </div>
      <div className={styles.actions}>
        {!isFinished && (
          <>
            <Button variant="line" onClick={() => onDecide(putTogether(mine, wordsOf(note)))}>
              Put both together
            </Button>
            <Button variant="line" onClick={() => onDecide(mine)}>
              Keep what is here
            </Button>
          </>
        )}
        <Button variant="line" onClick={() => onDecide(wordsOf(note))}>
          {isFinished ? 'Show the finished note' : 'Take what was saved elsewhere'}
        </Button>
      </div>
      <p className="small soft">Whatever you choose, the words of both are kept beside the note.</p>
    </section>
  );
}

function rowsOf(mine: NoteWords, theirs: NoteWords) {
  const lines = (list: readonly string[]) => list.join('\n');
  return [
    ...SOAP_PARTS.map(({ part, label }) => ({ label, here: mine.soap[part], there: theirs.soap[part] })),
    { label: 'Plan in plain words', here: mine.planPlain, there: theirs.planPlain },
    ...(['callAtOnce', 'writeOrBook'] as const).map((list) => ({
      label: list === 'callAtOnce' ? 'Call 112 at once' : 'Write or book',
      here: lines(mine.watchFor[list]),
      there: lines(theirs.watchFor[list]),
    })),
  ];
}
