import { randomUUID } from 'node:crypto';
import { GOOD_WAITING_ROOM } from '@telehealth/contracts/examples/consultation';
import type { TransactionSql } from 'postgres';
import { as } from '../../support/people';
import { openingsOf } from '../../support/visits';
import { call, type MatrixArea, PEOPLE, rowsFor, serverOnly, type World } from '../matrix';

const PARTICIPANTS = ['patientA', 'delegate', 'treating'] as const;
const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');
const LOCATION = 'Secret-location-of-A';
const QUESTION = 'Secret-question-of-A';
const DAY = 86_400_000;
const FINGERPRINT = Array.from({ length: 32 }, () => '0A').join(':');

/** A visit of A that runs: booked and begun a day from now, by a clock that is put back afterwards. */
async function beginVisit({ sql, people, ids }: World): Promise<string> {
  const later = new Date(Date.now() + DAY);
  const [startsAt] = await openingsOf(sql, people.treating, 1, later);
  if (!startsAt) throw new Error('No opening.');
  const then = <T>(who: string, work: (tx: TransactionSql) => Promise<T>) =>
    as(sql, who, async (tx) => {
      await tx`select set_config('sawubona.clock', ${startsAt.toISOString()}, true)`;
      return work(tx);
    });
  await sql`update private.settings set value = 'movable' where key = 'clock'`;
  const id = await as(sql, people.patientA, async (tx) => {
    await tx`select set_config('sawubona.clock', ${later.toISOString()}, true)`;
    const [held] = await tx<{ id: string }[]>`
      select id from public.hold_slot(${ids.visitType ?? ''}, ${startsAt}, 'video', 'UTC', ${randomUUID()})`;
    if (!held) throw new Error('Nothing was held.');
    await tx`select public.book_visit(${held.id}, 'Secret-reason-of-A', true)`;
    await tx`select public.sandbox_charge(${held.id}, '4242424242424242', '12/49', '123', ${randomUUID()})`;
    await tx`select public.save_intake(${held.id}, ${tx.json({ topQuestions: [QUESTION] })})`;
    return held.id;
  });
  await then(
    people.patientA,
    (tx) =>
      tx`select public.enter_waiting_room(${id}, ${LOCATION}, ${GOOD_WAITING_ROOM.callback}, true, ${randomUUID()})`,
  );
  await then(people.treating, (tx) => tx`select public.admit_patient(${id}, ${randomUUID()})`);
  await sql`update private.settings set value = 'real' where key = 'clock'`;
  return id;
}

const running = ({ ids }: World) => ({ p_appointment: ids.running });
const inRunning = (more: Record<string, unknown>) => (world: World) => ({ ...running(world), ...more });
const inBooked =
  (more: Record<string, unknown>) =>
  ({ ids }: World) => ({ p_appointment: ids.visit, ...more });
const NOT_YOURS = 'consultation.notFound';

/** The rooms of visits, what is known of who was there, and what patients prepare. */
export const CONSULTATION: MatrixArea = {
  prepare: async (world) => {
    const begun = await beginVisit(world);
    world.ids.running = begun;
    const { sql, people, ids } = world;
    ids.seat = randomUUID();
    await sql`insert into public.room_seats (id, consultation_id, profile_id, side, n, fingerprint, visit_starts_at)
      select ${ids.seat}, c.id, ${people.patientA}, 'patient', 1, ${FINGERPRINT}, a.starts_at
      from public.consultations c join public.appointments a on a.id = c.appointment_id where a.id = ${begun}`;
    // As if decided when A was young.
    await sql`insert into public.capacity_decisions (appointment_id, patient_id, decided_by, client_key, understands, reason)
      values (${begun}, ${people.patientA}, ${people.treating}, ${randomUUID()}, true, 'Secret-capacity-of-A')`;
    await as(sql, people.patientA, (tx) => tx`select public.tick_preparation(${ids.visit ?? ''}, 'address', true)`);
    world.secrets.push(LOCATION, QUESTION, 'Secret-capacity-of-A');
  },
  tables: {
    consultations: {
      ...rowsFor(...PARTICIPANTS),
      hidden: ['patient_location', 'callback_phone', 'callback_e164'],
    },
    consultation_events: rowsFor(...PARTICIPANTS),
    // Evidence of no-shows names who was there, for operators, too; it says nothing of what was talked about.
    join_events: { ...rowsFor(...PARTICIPANTS, 'operator'), meetsA: ['operator'] },
    room_seats: rowsFor(...PARTICIPANTS),
    intake: rowsFor('patientA'),
    capacity_decisions: rowsFor('patientA', 'treating'),
    visit_preparations: rowsFor('patientA'),
  },
  functions: {
    enter_waiting_room: call(
      'signed in',
      inBooked({ p_location: LOCATION, p_callback: '0820000000', p_consent: true, p_key: randomUUID() }),
      ['patientA', 'delegate'],
      NOT_YOURS,
    ),
    record_join_event: call('signed in', inRunning({ p_kind: 'drop', p_key: randomUUID() }), PARTICIPANTS, NOT_YOURS),
    stay_at_the_door: call('signed in', running, PARTICIPANTS, NOT_YOURS),
    take_room_seat: call(
      'signed in',
      inRunning({ p_seat: randomUUID(), p_fingerprint: FINGERPRINT }),
      PARTICIPANTS,
      NOT_YOURS,
    ),
    keep_room_seat: call('signed in', ({ ids }) => ({ p_seat: ids.seat }), ['patientA'], NOT_YOURS),
    leave_room_seat: call('signed in', ({ ids }) => ({ p_seat: ids.seat }), SIGNED_IN),
    room_access: call('signed in', inRunning({ p_seat: null }), PARTICIPANTS, NOT_YOURS),
    claim_room_removals: serverOnly(() => ({ p_appointment: null, p_limit: 1 })),
    room_removed: serverOnly(() => ({ p_id: randomUUID(), p_was_there: false })),
    hide_my_address: call('signed in', () => ({ p_hide: true }), SIGNED_IN),
    record_callback: call('signed in', inBooked({ p_answered: false, p_key: randomUUID() }), ['treating'], NOT_YOURS),
    announce_delay: call('signed in', inBooked({ p_minutes: 10 }), PARTICIPANTS, NOT_YOURS),
    waiting_time: call('signed in', inBooked({}), PARTICIPANTS, NOT_YOURS),
    admit_patient: call('signed in', inBooked({ p_key: randomUUID() }), ['treating'], 'refused', { other: NOT_YOURS }),
    confirm_identity: call('signed in', running, ['treating'], NOT_YOURS),
    deny_identity: call('signed in', running, ['treating'], 'refused', { other: NOT_YOURS }),
    turn_visit: call('signed in', inRunning({ p_first_name: 'Nobody', p_born: '2020-01-01' }), [], 'refused', {
      treating: 'consultation.noSuchChild',
      other: NOT_YOURS,
    }),
    // A is of age: who holds the visit is told so, others learn nothing.
    decide_capacity: call(
      'signed in',
      inRunning({ p_understands: true, p_reason: 'Says back what was said', p_key: randomUUID() }),
      [],
      'refused',
      { treating: 'consultation.notNow', other: NOT_YOURS },
    ),
    interrupt_consultation: call('signed in', inRunning({ p_lost: 'both' }), PARTICIPANTS, NOT_YOURS),
    resume_consultation: call('signed in', inRunning({ p_medium: 'audio' }), PARTICIPANTS, NOT_YOURS),
    finish_consultation: call('signed in', running, ['treating'], NOT_YOURS),
    abandon_consultation: call('signed in', inRunning({ p_reason: 'No line' }), ['treating'], NOT_YOURS),
    transfer_to_emergency: call('signed in', inRunning({ p_reason: 'Chest pain' }), ['treating'], NOT_YOURS),
    report_no_show: call('signed in', running, [], NOT_YOURS, { treating: 'consultation.waitLonger' }),
    cover_consultation: call(
      'signed in',
      (world) => ({ ...running(world), p_colleague: world.people.other }),
      ['treating'],
      NOT_YOURS,
    ),
    my_consultations: call('signed in', () => ({}), SIGNED_IN),
    save_intake: call('signed in', inBooked({ p_form: { reason: 'Cough' } }), ['patientA'], NOT_YOURS),
    tick_preparation: call('signed in', inBooked({ p_step: 'place', p_done: true }), ['patientA'], NOT_YOURS),
    keep_device_test: call(
      'signed in',
      inBooked({ p_devices: { camera: 'works', microphone: 'fails', speaker: 'untried' } }),
      ['patientA'],
      NOT_YOURS,
    ),
    open_visit_words: call('signed in', inRunning({ p_screen: 'consultation' }), ['treating'], NOT_YOURS),
    my_places: call('signed in', running, SIGNED_IN),
    visit_details: call('signed in', running, PARTICIPANTS, NOT_YOURS),
    // Others get an empty list: it knows only visits of whoever asks.
    my_visit_outcomes: call('signed in', ({ ids }) => ({ p_visits: [ids.running] }), SIGNED_IN),
    read_emergency_contact: call(
      'signed in',
      ({ people }) => ({ p_patient: people.patientA }),
      ['treating'],
      'consultation.contactClosed',
    ),
  },
};
