import { slotsThatAre } from '@telehealth/clinical/vaccinations/place-doses';
import { SCHEDULE_SOURCE } from '@telehealth/clinical/vaccinations/schedule';
import { dayKey, formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import type { ReactNode } from 'react';
import { isChild } from '../record/is-child';
import { saidDay } from '../record/said-day';
import { givenText, vaccinationText } from '../record/vaccination-words';
import styles from './schedule.module.css';
import {
  confirmedSummary,
  givenSummary,
  isConfirmed,
  placeVaccinations,
  slotText,
  UNPLACED_WORDS,
  type VaccinationPlacement,
} from './schedule-words';

export interface ScheduleCardProps {
  facts: { dateOfBirth: string | null; gender: string } | null | undefined;
  vaccinations: readonly ChartEntryOf<'vaccination'>[];
  at: Date;
  /** A picture of the booklet or clinic card in the record, the newest; null: none. */
  booklet: { documentDate: string } | null;
  /** What can be done: add a dose, a picture, open it. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
}

/** What of the public schedule is given, due, or late; nothing for grown people, or where the birth date is not known. */
export function ScheduleCard({ facts, vaccinations, at, booklet, actions, headingLevel }: ScheduleCardProps) {
  const born = facts?.dateOfBirth ?? null;
  const today = dayKey(at, viewerTimeZone());
  if (born === null || !isChild({ dateOfBirth: born }, today)) return null;
  const placement = placeVaccinations({ dateOfBirth: born, gender: facts?.gender ?? '' }, today, vaccinations);
  return (
    <Card title="Vaccination schedule" headingLevel={headingLevel}>
      <div className={styles.schedule}>
        <p className={styles.summary}>
          <b>{givenSummary(placement)}</b>
          <span className="small soft">{proofWords(placement, booklet)}</span>
        </p>
        <Open placement={placement} />
        {actions}
        <Disclosure summary="All doses by age">
          <ByAge placement={placement} />
        </Disclosure>
        <NotPlaced placement={placement} />
        <p className={styles.source}>
          {SCHEDULE_SOURCE.name}, as of {SCHEDULE_SOURCE.asOf}. Private schedules have more. No clinician has reviewed
          how entries are matched to it.
        </p>
      </div>
    </Card>
  );
}

function proofWords(placement: VaccinationPlacement, booklet: ScheduleCardProps['booklet']): string {
  const photo = booklet === null ? '' : `Photo of the clinic card, ${saidDay(booklet.documentDate)}`;
  return [photo, confirmedSummary(placement)].filter((text) => text !== '').join('. ');
}

/** What is late, due, next, or cannot be told. */
function Open({ placement }: { placement: VaccinationPlacement }) {
  const overdue = slotsThatAre(placement, 'overdue');
  const due = slotsThatAre(placement, 'due');
  const next = placement.visits.find(({ slots }) => slots.some(({ state }) => state === 'later'));
  const unknown = slotsThatAre(placement, 'unknown');
  return (
    <>
      {overdue.length > 0 && (
        <div className={styles.late}>
          <p>
            <b>Overdue, or given and not written down.</b> Ask a nurse or doctor about catching up.
          </p>
          <ul>
            {overdue.map((slot) => (
              <li key={slotText(slot)}>{slotText(slot)}</li>
            ))}
          </ul>
        </div>
      )}
      {due.length > 0 && (
        <p>
          <b>Due now:</b> {due.map(slotText).join('; ')}.
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          {unknown.length} {unknown.length === 1 ? 'dose' : 'doses'} up to now: not known. That nothing is written down
          does not mean that nothing was given. Add them from the booklet, or add a photo of it.
        </p>
      )}
      {next !== undefined && (
        <p className="soft">
          Next: {next.visit.label.toLowerCase()}, {day(next.dueOn)}.
        </p>
      )}
    </>
  );
}

const day = (iso: string) => formatDate(new Date(`${iso}T12:00:00Z`), 'UTC');

const STATE_WORDS = {
  given: { tone: 'success', says: 'Given' },
  due: { tone: 'accent', says: 'Due' },
  overdue: { tone: 'warning', says: 'Overdue' },
  later: { tone: 'neutral', says: 'Later' },
  closed: { tone: 'neutral', says: 'No longer given' },
  unknown: { tone: 'warning', says: 'Not known' },
} as const;

function ByAge({ placement: { visits } }: { placement: VaccinationPlacement }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Doses by age</caption>
      <thead>
        <tr>
          <th scope="col">Dose</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      {visits.map(({ visit, dueOn, slots }) => (
        <tbody key={visit.id}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {visit.label} <span className="soft">{day(dueOn)}</span>
            </th>
          </tr>
          {slots.map((slot) => (
            <tr key={slotText(slot)}>
              <td>{slotText(slot)}</td>
              <td>
                <Badge tone={STATE_WORDS[slot.state].tone}>{STATE_WORDS[slot.state].says}</Badge>
                {slot.dose !== null && (
                  <small>
                    {givenText({ givenOn: slot.dose.givenOn, batch: '' })},{' '}
                    {isConfirmed(slot.dose) ? 'confirmed' : 'not confirmed'}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function NotPlaced({ placement: { unplaced } }: { placement: VaccinationPlacement }) {
  if (unplaced.length === 0) return null;
  return (
    <div>
      <p>
        <b>Cannot be placed in this schedule,</b> so not counted:
      </p>
      <ul className={styles.unplaced}>
        {unplaced.map(({ dose, why }) => (
          <li key={dose.id}>
            {vaccinationText(dose)}, {givenText({ givenOn: dose.givenOn, batch: '' })}:{' '}
            <span className="soft">{UNPLACED_WORDS[why]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
