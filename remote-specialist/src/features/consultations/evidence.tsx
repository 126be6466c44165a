import { formatTime, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { useEvidence } from '@telehealth/data/consultations/consultation.queries';
import type { Consultation, JoinEvent } from '@telehealth/data/consultations/consultation.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import styles from './consultations.module.css';
import { evidenceLines } from './evidence-lines';

/** The attendance evidence of a visit that one side missed. */
export function Evidence({ visit }: { visit: Consultation }) {
  const query = useEvidence(visit.id);
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows count={2} />} safe="The evidence is kept as it is.">
      {(events) => <Lines visit={visit} events={events} />}
    </QueryPanel>
  );
}

function Lines({ visit, events }: { visit: Consultation; events: readonly JoinEvent[] }) {
  const zone = viewerTimeZone();
  const lines = evidenceLines(visit, events);
  return (
    <>
      <p className="small soft">
        Written by the server, in {zoneName(zone)}. It was booked for {formatTime(visit.startsAt, zone)}. This decides
        who was absent. If it is wrong, you or the patient can ask an operator to correct it.
      </p>
      <ol className={styles.events} aria-label={`Evidence for the visit of ${visit.patientName}`}>
        {lines.map(({ id, at, words }) => (
          <li key={id}>
            {at !== null && <time dateTime={at.toISOString()}>{formatTime(at, zone)}</time>} {words}
          </li>
        ))}
      </ol>
    </>
  );
}
