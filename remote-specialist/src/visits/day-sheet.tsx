import { formatDay, formatTime, MODE_LABELS } from '@telehealth/contracts/formatting';
import { useCurrentUser } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { Paper } from '@telehealth/ui/paper/paper';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import styles from './day-sheet.module.css';
import { ageAndSex } from './person-words';

interface DaySheetProps {
  /** Visits of one day, earliest first. */
  visits: readonly Appointment[];
  /** Any moment of that day in the zone. */
  day: Date;
  now: Date;
  zone: string;
}

/** The day on paper, for who works without a screen beside the patient; with a column to write in. */
export function DaySheetButton(props: DaySheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="line" onClick={() => setOpen(true)}>
        Print the day
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="l"
        title="The day on paper"
        description="Names and reasons stand on it. Keep it where no patient reads it, and destroy it after the day."
        actions={<Button onClick={() => printPaper()}>Print, or save as PDF</Button>}
      >
        <DaySheet {...props} />
      </Dialog>
    </>
  );
}

function DaySheet({ visits, day, now, zone }: DaySheetProps) {
  const name = useCurrentUser()?.name ?? '';
  const said = `${visits.length} ${visits.length === 1 ? 'visit' : 'visits'}, as they stood on ${shortWhen(now, zone)}`;
  return (
    <Paper
      title={formatDay(day, zone)}
      label="Day sheet"
      people={[
        [
          { term: 'Specialist', detail: name },
          { term: 'Visits', detail: said },
        ],
      ]}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, also by keyboard. */}
      <section className={styles.scroll} aria-label="Visits of the day" tabIndex={0}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              <th>Time</th>
              <th>How</th>
              <th>Patient</th>
              <th>Age</th>
              <th>Reason</th>
              <th>State</th>
              <th className={styles.wide}>Notes</th>
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <tr key={visit.id}>
                <td className={styles.tight}>{formatTime(visit.startsAt, zone)}</td>
                <td className={styles.tight}>
                  {MODE_LABELS[visit.mode]}, {visit.minutes} min
                </td>
                <th scope="row">{visit.counterpartName}</th>
                <td className={styles.tight}>{ageAndSex(visit, zone)}</td>
                {/* Most are follow-ups, and a line is one line. */}
                <td className={styles.reason}>
                  {[visit.reason, visit.firstVisit && 'first visit'].filter(Boolean).join(', ')}
                </td>
                <td>{nameVisit(visit, now).label}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Paper>
  );
}
