import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { useVisitEvidence } from '../../data/desk/desk.queries';
import type { VisitEvidence } from '../../data/desk/desk.schema';
import styles from './desk.module.css';
import { momentWords } from './desk-words';

const SIDES: Readonly<Record<VisitEvidence['side'], string>> = {
  patient: 'The patient',
  delegate: 'Who acts for the patient',
  specialist: 'The specialist',
  covering: 'The colleague who covered',
  guest: 'A guest',
};

function happened({ kind, detail }: VisitEvidence): string {
  if (kind === 'callback') return detail === 'answered' ? 'rang, and was answered' : 'rang, without an answer';
  return { join: 'came', leave: 'left', drop: 'lost the connection' }[kind];
}

/** Joins, leaves and rings, by the server's time. */
export function Evidence({ appointmentId }: { appointmentId: string }) {
  const query = useVisitEvidence(appointmentId);
  return (
    <QueryPanel
      query={query}
      safe="Nothing was changed."
      empty={<p className="soft">Nothing is known of anybody who came.</p>}
    >
      {(events) => (
        <ol className={styles.lines} aria-label="Who was there" tabIndex={-1} ref={(list) => list?.focus()}>
          {events.map((event) => (
            <li key={event.id}>
              {momentWords(event.at)}: {SIDES[event.side]} {happened(event)}
            </li>
          ))}
        </ol>
      )}
    </QueryPanel>
  );
}
