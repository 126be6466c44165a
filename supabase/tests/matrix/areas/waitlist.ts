import { randomUUID } from 'node:crypto';
import { as } from '../../support/people';
import { call, type MatrixArea, PEOPLE, rowsFor, type World } from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');

const wish = () => ({
  p_modes: ['video'],
  p_from: new Date().toISOString(),
  p_until: new Date(Date.now() + 60 * 86_400_000).toISOString(),
});

/** A waits for the other specialist and has an open offer. Quiet hours do not hold it back: the matrix runs at any hour. */
async function offerSomething({ sql, ids, people }: World): Promise<void> {
  const { p_modes, p_from, p_until } = wish();
  await as(sql, people.patientA, (tx) => tx`select public.set_notification_settings(true, '00:00', '00:00')`);
  await as(
    sql,
    people.patientA,
    (tx) => tx`select public.join_waitlist(${randomUUID()}, ${people.other}, null, ${p_modes}, ${p_from}, ${p_until})`,
  );
  const [opening] = await sql<{ at: Date }[]>`select openings[5] as at from public.find_slots(
    jsonb_build_object('specialistId', ${people.other}::uuid), now() + interval '2 days', now() + interval '9 days', 5)`;
  await sql`insert into private.freed_slots (specialist_id, during)
    select ${people.other}, tstzrange(${opening?.at ?? null}::timestamptz, ${opening?.at ?? null}::timestamptz + interval '30 minutes')`;
  await sql`select private.offer_freed_slots()`;
  const [offer] = await sql<{ id: string; entry_id: string }[]>`select id, entry_id from public.slot_offers`;
  ids.slotOffer = offer?.id ?? '';
  ids.waitlistEntry = offer?.entry_id ?? '';
}

/** Waiting for a time; after the areas that hold times for A, because an offer is a hold, too. */
export const WAITLIST: MatrixArea = {
  prepare: offerSomething,
  tables: {
    waitlist_entries: rowsFor('patientA'),
    slot_offers: rowsFor('patientA'),
  },
  functions: {
    join_waitlist: call(
      'signed in',
      () => ({
        ...wish(),
        p_key: randomUUID(),
        p_specialist: null,
        p_specialty: 'dermatology',
      }),
      ['patientA', 'patientB'],
      'booking.onboardingFirst',
      { treating: 'booking.patientsOnly', other: 'booking.patientsOnly', unverified: 'booking.patientsOnly' },
    ),
    want_earlier: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit, p_key: randomUUID() }),
      ['patientA'],
      'booking.notFound',
    ),
    leave_waitlist: call('signed in', ({ ids }) => ({ p_entry: ids.waitlistEntry }), ['patientA'], 'waitlist.notFound'),
    accept_slot_offer: call(
      'signed in',
      ({ ids }) => ({ p_offer: ids.slotOffer }),
      ['patientA'],
      'waitlist.offerNotFound',
    ),
    decline_slot_offer: call(
      'signed in',
      ({ ids }) => ({ p_offer: ids.slotOffer }),
      ['patientA'],
      'waitlist.offerNotFound',
    ),
    my_waitlist: call('signed in', () => ({}), SIGNED_IN),
    waitlist_count: call('signed in', () => ({}), SIGNED_IN),
  },
};
