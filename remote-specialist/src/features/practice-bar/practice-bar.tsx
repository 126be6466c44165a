import '@telehealth/contracts/words';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { useEffect, useRef, useState } from 'react';
import { type DayLine, dayLines } from './day-lines';
import { FindPatient } from './find-patient';
import styles from './practice-bar.module.css';
import { PracticeKeys } from './practice-keys';

/** How often "8 minutes" is looked at again, in milliseconds. */
const EVERY_MS = 15_000;

/** The bar of a practice, on each of its pages: finding a patient, the day in a sentence, and who waits. */
export function PracticeBar() {
  const { now } = useServerNow(EVERY_MS);
  const live = useAppointmentsLive();
  // The page below says what could not be loaded; the bar is empty meanwhile.
  const { data: visits } = useMyAppointments({ pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  const lines = visits === undefined ? [] : dayLines(visits, now, viewerTimeZone());
  return (
    <>
      <FindPatient />
      <p className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </p>
      <PracticeKeys visitId={(lines.find(({ waits }) => waits) ?? lines[0])?.visitId ?? null} />
      <LiveRegion message={useWhoCame(visits)} />
    </>
  );
}

function Line({ line: { key, name, says, waits, visitId } }: { line: DayLine }) {
  const words = (
    <span className={styles.words}>
      {name !== null && <b>{name}</b>} {says}
    </span>
  );
  return visitId === null ? (
    words
  ) : (
    <Link className={waits ? styles.waits : styles.line} to={pathTo('consultation', { id: visitId })} key={key}>
      {words}
    </Link>
  );
}

/** A sentence about who began to wait while the bar stands; those who waited before it came are shown and not said. */
function useWhoCame(visits: readonly Appointment[] | undefined): string {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (visits === undefined) return;
    const waiting = visits.filter(({ status }) => status === 'waiting');
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    const came = before === null ? [] : waiting.filter(({ id }) => !before.has(id));
    if (came.length > 0) setSaid(came.map(({ counterpartName }) => `${counterpartName} is waiting for you.`).join(' '));
  }, [visits]);
  return said;
}
