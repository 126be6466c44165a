import type { VisitOutside } from '@telehealth/data/practice/practice.schema';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { shortWhen } from '@telehealth/ui/parts/time';
import styles from './practice.module.css';

/** By visit: the new time as an ISO instant; empty: it stays. */
export type NewTimes = Readonly<Record<string, string>>;

/** Suggests the first free opening for each visit, without using one twice; none where the patient was asked already. */
export function suggestedTimes(visits: readonly VisitOutside[]): NewTimes {
  const used = new Set<string>();
  return Object.fromEntries(
    visits.map(({ appointmentId, openings, proposedStart }) => {
      if (proposedStart !== null) return [appointmentId, ''];
      const free = openings.map((at) => at.toISOString()).find((at) => !used.has(at)) ?? '';
      if (free !== '') used.add(free);
      return [appointmentId, free];
    }),
  );
}

export const chosenMoves = (times: NewTimes): { appointmentId: string; startsAt: Date }[] =>
  Object.entries(times)
    .filter(([, at]) => at !== '')
    .map(([appointmentId, at]) => ({ appointmentId, startsAt: new Date(at) }));

interface AffectedVisitsProps {
  visits: readonly VisitOutside[];
  zone: string;
  times: NewTimes;
  onChoose: (times: NewTimes) => void;
}

/** Affected patients with their times, and a new time for each; the time zone is stated above. */
export function AffectedVisits({ visits, zone, times, onChoose }: AffectedVisitsProps) {
  return (
    <ul className={styles.hits} aria-label="Visits and their new times">
      {visits.map((visit) => (
        <li key={visit.appointmentId}>
          <span className={styles.hitName}>{visit.patientName}</span>
          <span className="small soft">
            {shortWhen(visit.startsAt, zone)}, {visit.visitTypeName}
          </span>
          {visit.proposedStart !== null && (
            <span className="small">You asked for {shortWhen(visit.proposedStart, zone)}. There is no answer yet.</span>
          )}
          <NewTime
            visit={visit}
            zone={zone}
            value={times[visit.appointmentId] ?? ''}
            onChange={(at) => onChoose({ ...times, [visit.appointmentId]: at })}
          />
        </li>
      ))}
    </ul>
  );
}

interface NewTimeProps {
  visit: VisitOutside;
  zone: string;
  value: string;
  onChange: (at: string) => void;
}

function NewTime({ visit, zone, value, onChange }: NewTimeProps) {
  if (visit.openings.length === 0) return <p className="small">{noTimeText(visit.status)}</p>;
  return (
    <Field label={`New time for ${visit.patientName}`}>
      {(control) => (
        <SelectInput {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {visit.openings.map((at) => (
            <option key={at.toISOString()} value={at.toISOString()}>
              {shortWhen(at, zone)}
            </option>
          ))}
          <option value="">Keep it where it is</option>
        </SelectInput>
      )}
    </Field>
  );
}

const noTimeText = (status: string) =>
  status === 'booked'
    ? 'No free time in the 30 days after it. You can ask for another time or cancel it in the list of visits.'
    : 'Not booked yet: answer the request, or let it expire.';
