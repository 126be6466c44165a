import { hold, openingsOf, submit } from '../../support/visits';
import { call, type MatrixArea, serverOnly, type World } from '../matrix';

/** A asks `treating` for a visit that needs a yes. Two times are held already: one of them looks lapsed meanwhile. */
async function askForVisit({ sql, people, ids }: World): Promise<void> {
  const visitType = ids.visitType ?? '';
  const until =
    await sql`update public.appointments set hold_expires_at = now() where id = ${ids.held ?? ''} returning id`;
  if (until.length !== 1) throw new Error('The world holds no time.');
  await sql`update public.visit_types set needs_approval = true where id = ${visitType}`;
  const [at, free] = await openingsOf(sql, people.treating, 2, new Date(Date.now() + 5 * 86_400_000));
  if (!at || !free) throw new Error('No opening.');
  const held = await hold(sql, people.patientA, visitType, at);
  ids.asked = (await submit(sql, people.patientA, held.id, 'Secret-reason-of-A')).id;
  ids.freeAt = free.toISOString();
  await sql`update public.visit_types set needs_approval = false where id = ${visitType}`;
  await sql`update public.appointments set hold_expires_at = now() + interval '10 minutes' where id = ${ids.held ?? ''}`;
}

/** Requests, moving and corrections of visits; the scheduler's door. */
export const VISITS: MatrixArea = {
  prepare: askForVisit,
  tables: {},
  functions: {
    decide_request: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.asked, p_accept: false, p_reason: 'Away', p_alternatives: [ids.freeAt] }),
      ['treating'],
      'booking.notFound',
    ),
    // The visit is too near for its patient to move it.
    reschedule_appointment: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit, p_starts_at: ids.freeAt }),
      [],
      'booking.notFound',
      { patientA: 'booking.moveTooLate' },
    ),
    no_shows_to_review: call('signed in', () => ({}), ['operator']),
    no_show_evidence: call('signed in', ({ ids }) => ({ p_appointment: ids.visit }), [], 'refused', {
      operator: 'booking.notFound',
    }),
    correct_no_show: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit, p_reason: 'They were there' }),
      [],
      'refused',
      { operator: 'booking.notNow' },
    ),
    mark_entered_in_error: call('signed in', ({ ids }) => ({ p_appointment: ids.visit, p_reason: 'Wrong account' }), [
      'operator',
    ]),
    run_due_jobs: serverOnly(() => ({})),
    deployment_facts: serverOnly(() => ({})),
  },
};
