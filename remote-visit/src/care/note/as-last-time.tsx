import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { NoteWords } from '@telehealth/data/notes/note.schema';
import { useLastNote } from '../../data/notes/last-visit.queries';
import styles from './note.module.css';

interface AsLastTimeProps {
  appointmentId: string;
  patientId: string;
  words: NoteWords;
  onFill: (change: Partial<NoteWords>) => void;
}

/** What the last note said of assessment and plan, put where nothing is written yet. It is read again before it is signed. */
export function AsLastTime({ appointmentId, patientId, words, onFill }: AsLastTimeProps) {
  // Optional: without it everything is typed as before.
  const last = useLastNote({ appointmentId, patientId }).data ?? null;
  if (last === null) return null;
  const { soap, planPlain, watchFor } = words;
  const orLast = (written: string, before: string) => (written.trim() === '' ? before : written);
  const filled: Partial<NoteWords> = {
    soap: {
      ...soap,
      assessment: orLast(soap.assessment, last.soap.assessment),
      plan: orLast(soap.plan, last.soap.plan),
    },
    planPlain: orLast(planPlain, last.planPlain),
    watchFor: watchFor.callAtOnce.length + watchFor.writeOrBook.length === 0 ? last.watchFor : watchFor,
  };
  if (JSON.stringify({ ...words, ...filled }) === JSON.stringify(words)) return null;
  const day = last.signedAt === null ? '' : `, ${formatDate(last.signedAt, viewerTimeZone())}`;
  return (
    <div className={styles.insert}>
      <span>Assessment and plan</span>
      <button type="button" className={styles.chip} onClick={() => onFill(filled)}>
        As last time{day}
      </button>
    </div>
  );
}
