import { ROLES, type Role } from '@telehealth/contracts/access';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@telehealth/contracts/booking';
import { describe, expect, it } from 'vitest';
import { createAppointment } from '../testing/appointment-fixture';
import { groupOf } from './group-appointments';
import { nameStep, nameVisit, type VisitViewer } from './visit-name';

const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);
/** A visit from 10:00 to 10:30; a hold lasts until 09:00. */
const visit = (status: AppointmentStatus, viewerRole: Role) =>
  createAppointment({ status, viewerRole, startsAt: at('10:00'), endsAt: at('10:30'), holdExpiresAt: at('09:00') });

const TIMES = ['08:00', '09:30', '10:00', '10:29', '10:30', '11:00'] as const;
type Names = readonly [string, string, string, string, string, string];
const always = (name: string): Names => [name, name, name, name, name, name];
const lapsing = (name: string): Names => [
  name,
  ...(['off', 'off', 'off', 'off', 'off'].map((phase) => `${phase}: Not completed in time`) as [
    string,
    string,
    string,
    string,
    string,
  ]),
];

/** The expected names at each time, for the patient and, where different, the specialist. */
const NAMES: Readonly<Record<AppointmentStatus, readonly [Names, Names?]>> = {
  held: [lapsing('open: Held for you'), lapsing('open: Offered to the patient')],
  requested: [lapsing('open: Waiting for an answer')],
  awaiting_payment: [lapsing('open: Awaiting payment')],
  booked: [['ahead: Booked', 'ahead: Booked', 'now: Now', 'now: Now', 'over: Over', 'over: Over']],
  waiting: [always('now: In the waiting room')],
  in_progress: [always('now: In progress')],
  completed: [always('over: Completed')],
  cancelled: [always('off: Cancelled')],
  declined: [always('off: Declined')],
  expired: [always('off: Not completed in time')],
  no_show_patient: [always('missed: Missed by you'), always('missed: Missed by the patient')],
  no_show_specialist: [always('missed: Missed by the specialist'), always('missed: Missed by you')],
  entered_in_error: [always('off: Entered in error')],
};

describe.each(ROLES)('to the %s', (role) => {
  it.each(APPOINTMENT_STATUSES)('a visit that is %s is called the same by everyone who asks at a time', (status) => {
    const [forPatient, forSpecialist = forPatient] = NAMES[status];
    const said = TIMES.map((time) => {
      const { phase, label } = nameVisit(visit(status, role), at(time));
      return `${phase}: ${label}`;
    });
    expect(said).toEqual(role === 'patient' ? forPatient : forSpecialist);
  });
});

/** The operators' list uses neutral names. */
it.each([
  ['booked', 'over: Over'],
  ['waiting', 'now: In the waiting room'],
  ['no_show_patient', 'missed: Missed by the patient'],
  ['no_show_specialist', 'missed: Missed by the specialist'],
  ['held', 'off: Not completed in time'],
] as const)('to an operator, an hour after a visit that is %s, it is "%s"', (status, said) => {
  const { phase, label } = nameVisit({ ...visit(status, 'patient'), viewerRole: 'operator' }, at('11:00'));
  expect(`${phase}: ${label}`).toBe(said);
});

/** A step in a visit's history has one name at any time. */
it.each<[AppointmentStatus, VisitViewer, string]>([
  ['held', 'patient', 'Held for you'],
  ['held', 'specialist', 'Offered to the patient'],
  ['held', 'operator', 'Offered to the patient'],
  ['booked', 'patient', 'Booked'],
  ['no_show_patient', 'patient', 'Missed by you'],
  ['no_show_patient', 'specialist', 'Missed by the patient'],
  ['no_show_specialist', 'specialist', 'Missed by you'],
  ['no_show_specialist', 'operator', 'Missed by the specialist'],
  ['entered_in_error', 'specialist', 'Entered in error'],
])('the step to %s is called to the %s: %s', (status, viewer, said) => {
  expect(nameStep(status, viewer)).toBe(said);
});

it('agrees with the list a visit stands in, but for one that somebody still waits in after its end', () => {
  const listed = {
    open: 'upcoming',
    ahead: 'upcoming',
    now: 'upcoming',
    over: 'past',
    missed: 'past',
    off: 'cancelled',
  };
  for (const status of APPOINTMENT_STATUSES) {
    for (const time of TIMES) {
      if (status === 'waiting' && at(time) >= at('10:30')) continue;
      const one = visit(status, 'patient');
      expect([status, time, groupOf(one, at(time))]).toEqual([status, time, listed[nameVisit(one, at(time)).phase]]);
    }
  }
});
