import { randomUUID } from 'node:crypto';
import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { addSpecialist, as } from '../../support/people';
import { joinPractice, roleIn } from '../../support/practices';
import { call, type MatrixArea, PEOPLE } from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');
const EVERYBODY = PEOPLE.filter((who) => who !== 'service');
const today = () => dayKey(new Date(), SOUTH_AFRICAN_ZONE);
const FORM = { name: 'Secret-practice', practiceNumber: '0123456', phone: '', address: '' };

/** The treating specialist's practice: nobody but its members hears of it. */
export const PRACTICES: MatrixArea = {
  prepare: async ({ sql, people, ids }) => {
    const key = randomUUID();
    await as(sql, people.treating, async (tx) => {
      await tx`select public.found_organization(${key}, ${tx.json(FORM)})`;
      ids.teamInvitation = randomUUID();
      await tx`select public.invite_to_organization(${ids.teamInvitation}, 'somebody@example.com', 'reception')`;
    });
    const [row] = await sql<{ id: string }[]>`select id from private.practitioner_roles where organization_id = ${key}`;
    ids.ownRole = row?.id ?? '';
    ids.cover = randomUUID();
    const day = today();
    const colleague = await addSpecialist(sql);
    await joinPractice(sql, people.treating, colleague.id, 'doctor');
    const role = await roleIn(sql, colleague.id);
    const cover = ids.cover;
    await as(
      sql,
      people.treating,
      (tx) => tx`select public.ask_cover(${cover}, ${role}, ${day}::text::date, ${day}::text::date)`,
    );
    ids.teamTask = randomUUID();
    await as(
      sql,
      people.treating,
      (tx) => tx`select public.give_task(${ids.teamTask ?? ''}, ${ids.ownRole ?? ''}, 'Order paper')`,
    );
  },
  tables: {},
  functions: {
    my_organization: call('signed in', () => ({}), SIGNED_IN),
    found_organization: call('signed in', () => ({ p_key: randomUUID(), p_form: FORM }), ['other'], 'refused', {
      treating: 'team.already',
    }),
    invite_to_organization: call(
      'signed in',
      () => ({ p_key: randomUUID(), p_email: `${randomUUID().slice(0, 8)}@example.com`, p_role: 'nurse' }),
      ['treating'],
      'refused',
    ),
    withdraw_organization_invitation: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.teamInvitation }),
      ['treating'],
      'data.notFound',
    ),
    see_organization_invitation: call('signed in', () => ({ p_code: 'AAAAAAAAAAAA' }), [], 'team.codeUnknown', {
      operator: 'refused',
    }),
    answer_organization_invitation: call(
      'signed in',
      () => ({ p_code: 'AAAAAAAAAAAA', p_accept: true, p_number: '' }),
      [],
      'team.codeUnknown',
      { operator: 'refused' },
    ),
    give_task: call(
      'signed in',
      ({ ids }) => ({ p_key: randomUUID(), p_member: ids.ownRole, p_description: 'Order paper' }),
      ['treating'],
      'refused',
    ),
    end_task: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.teamTask, p_status: 'cancelled' }),
      ['treating'],
      'data.notFound',
    ),
    ask_cover: call(
      'signed in',
      ({ ids }) => ({ p_key: randomUUID(), p_member: ids.ownRole, p_first_day: today(), p_last_day: today() }),
      [],
      'refused',
      { treating: 'team.notDoctor' },
    ),
    answer_cover: call('signed in', ({ ids }) => ({ p_id: ids.cover, p_accept: true }), [], 'data.notFound'),
    end_cover: call('signed in', ({ ids }) => ({ p_id: ids.cover }), ['treating'], 'data.notFound'),
    organization_of_specialist: call('anyone', ({ people }) => ({ p_specialist: people.treating }), EVERYBODY),
    open_shared_calendar: call('signed in', () => ({ p_day: today() }), ['treating'], 'team.noCalendar'),
    shared_calendar_openings: call('signed in', ({ ids }) => ({ p_appointment: ids.visit }), [], 'booking.notFound'),
    propose_shared_time: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit, p_starts_at: new Date().toISOString(), p_reason: 'Away' }),
      [],
      'booking.notFound',
    ),
    cancel_shared_visit: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit, p_reason: 'Away' }),
      [],
      'booking.notFound',
    ),
    end_organization_membership: call('signed in', ({ ids }) => ({ p_id: ids.ownRole }), [], 'data.notFound', {
      treating: 'team.lastOwner',
    }),
  },
};
