import { randomUUID } from 'node:crypto';
import { GOOD_SPECIALIST_PROFILE, GOOD_VISIT_TYPE, NO_NEEDS } from '@telehealth/contracts/examples/practice';
import { at, practiceOf } from '../../support/practice';
import { call, type MatrixArea, PEOPLE, rowsFor, serverOnly, type Who, type World } from '../matrix';

const offOn = (days: number) => {
  const day = at(days, '12:00').toISOString().slice(0, 10);
  return { kind: 'off', fromDate: day, toDate: day, startsAt: '00:00', endsAt: '24:00' };
};
const SPECIALISTS: readonly Who[] = ['treating', 'other', 'unverified'];
const versions = new WeakMap<World, { type: number; hours: number; profile: number; words: number }>();
const versionsOf = (world: World) => versions.get(world) ?? { type: 0, hours: 0, profile: 0, words: 0 };

/** Time off long after every visit of the world, and an invitation to A that waits. */
async function editPractice(world: World): Promise<void> {
  const { sql, people, ids } = world;
  const practice = practiceOf(sql, people.treating);
  ids.series = randomUUID();
  const [now] = await sql<{ version: number }[]>`
    select hours_version as version from public.specialists where profile_id = ${people.treating}`;
  const day = at(300, '12:00').toISOString().slice(0, 10);
  const off = { kind: 'off', fromDate: day, toDate: day, startsAt: '00:00', endsAt: '24:00' };
  await practice.exception(off, now?.version ?? 0, ids.series);
  const invited = await practice.squeeze(people.patientA, ids.visitType ?? '', at(28, '03:10'), 'Secret-squeeze-of-A');
  world.secrets.push('Secret-squeeze-of-A');
  ids.invitation = invited.appointmentId;
  ids.secondVisitType = (await practice.saveType({ ...GOOD_VISIT_TYPE, name: 'Second opinion' })).id;
  const [row] = await sql<{ type: number; hours: number; profile: number; words: number }[]>`
    select t.version as type, s.hours_version as hours, s.version as words, p.version as profile
    from public.visit_types t join public.specialists s on s.profile_id = t.specialist_id
    join public.profiles p on p.id = ${people.patientA} where t.id = ${ids.secondVisitType}`;
  if (row) versions.set(world, row);
}

const needs = { ...NO_NEEDS, largeText: true };
const hours: MatrixArea['functions'] = {
  // The same week as before changes nothing: no version is asked of anyone.
  set_week_hours: call(
    'signed in',
    () => ({
      p_rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt: '00:00', endsAt: '24:00' })),
      p_version: 1,
    }),
    SPECIALISTS,
  ),
  set_weekdays: call(
    'signed in',
    () => ({
      p_days: {
        monday: true,
        tuesday: true,
        wednesday: true,
        thursday: true,
        friday: true,
        saturday: true,
        sunday: true,
      },
      p_version: 1,
    }),
    SPECIALISTS,
  ),
  set_practice_zone: call('signed in', () => ({ p_zone: 'Africa/Maputo', p_version: 1 }), SPECIALISTS),
  save_exception: call(
    'signed in',
    (world) => {
      const day = at(301, '12:00').toISOString().slice(0, 10);
      return {
        p_id: world.ids.series,
        p_form: { kind: 'extra', fromDate: day, toDate: day, startsAt: '08:00', endsAt: '12:00' },
        p_version: versionsOf(world).hours,
      };
    },
    ['treating'],
    'refused',
    // An id is of one practice: theirs is not there, and the version is of another plan.
    { other: 'data.conflict', unverified: 'data.conflict' },
  ),
  remove_exception: call(
    'signed in',
    (world) => ({ p_id: world.ids.series, p_version: versionsOf(world).hours }),
    ['treating'],
    'refused',
    { other: 'practice.exceptionNotFound', unverified: 'practice.exceptionNotFound' },
  ),
  visits_outside_hours: call('signed in', () => ({}), SPECIALISTS),
  my_public_holidays: call('signed in', () => ({}), SPECIALISTS),
  preview_exception: call('signed in', () => ({ p_form: offOn(302) }), SPECIALISTS),
  propose_times: call('signed in', () => ({ p_moves: [], p_reason: 'I am away' }), SPECIALISTS),
  take_time_off: call(
    'signed in',
    (world) => ({
      ...{ p_id: randomUUID(), p_form: offOn(302), p_version: versionsOf(world).hours },
      ...{ p_moves: [], p_reason: 'I am away' },
    }),
    ['treating'],
    'refused',
    { other: 'data.conflict', unverified: 'data.conflict' },
  ),
};

/** An address of the practice for calendar programs; by its secret the server reads when visits are, and nothing else. */
const calendar: MatrixArea['functions'] = {
  my_calendar_link: call('signed in', () => ({}), SPECIALISTS),
  set_calendar_link: call('signed in', () => ({ p_token_hash: 'ab'.repeat(32) }), ['treating', 'other', 'unverified']),
  remove_calendar_link: call('signed in', () => ({}), SPECIALISTS),
  calendar_feed: serverOnly(() => ({ p_token: 'nobody’s' })),
};

const people: MatrixArea['functions'] = {
  update_specialist_profile: call(
    'signed in',
    (world) => ({ p_form: GOOD_SPECIALIST_PROFILE, p_version: versionsOf(world).words }),
    SPECIALISTS,
  ),
  // Everyone has a profile; the version is A's, which is that of all who were onboarded once.
  update_my_profile: call(
    'signed in',
    (world) => ({
      p_form: { locale: 'zu', timeZone: 'Africa/Johannesburg', needs },
      p_version: versionsOf(world).profile,
    }),
    ['patientA', 'patientB', 'treating', 'other', 'unverified'],
    'data.conflict',
  ),
  visit_needs: call(
    'signed in',
    ({ ids }) => ({ p_appointment: ids.visit, p_screen: 'appointments' }),
    ['patientA', 'treating'],
    'booking.notFound',
  ),
  invite_patients: call(
    'signed in',
    () => ({ p_emails: [`${randomUUID().slice(0, 8)}@example.com`] }),
    ['treating', 'other'],
    'refused',
  ),
  my_patients: call('signed in', () => ({ p_query: '', p_after: null, p_limit: 50 }), SPECIALISTS),
  squeeze_in: call(
    'signed in',
    (world) => ({
      p_patient: world.people.patientA,
      p_visit_type: world.ids.visitType,
      p_starts_at: at(29, '03:10').toISOString(),
      p_reason: 'Results',
      p_mode: 'video',
      p_key: randomUUID(),
    }),
    ['treating'],
    'refused',
    { other: 'practice.visitTypeNotFound' },
  ),
  withdraw_squeeze_in: call(
    'signed in',
    ({ ids }) => ({ p_appointment: ids.invitation }),
    ['treating'],
    'booking.notFound',
  ),
  frequent_problems: call('signed in', () => ({}), ['operator']),
  release_health: call('signed in', () => ({}), ['operator']),
  judge_release: serverOnly(() => ({ p_section: 'public', p_build: 'b1', p_than: 'b2', p_at_least: 200 })),
  take_report: serverOnly(() => ({ p_headers: {}, p_report: { used: [], problems: [], measured: [] } })),
  active_flags: call(
    'anyone',
    () => ({}),
    PEOPLE.filter((who) => who !== 'service'),
  ),
  flag_state: call('signed in', () => ({}), ['operator']),
  find_account: call('signed in', () => ({ p_reach: 'nobody@example.com' }), ['operator']),
  operator_log: call('signed in', () => ({}), ['operator']),
  incident_register: call('signed in', () => ({}), ['operator']),
  write_incident: call(
    'signed in',
    () => ({
      p_id: randomUUID(),
      p_form: {
        ...{ kind: 'incident', happenedOn: '2026-01-31', toldBy: 'operator', harm: 'none' },
        what: 'A letter went to a neighbour.',
      },
    }),
    ['operator'],
  ),
  add_incident_step: call(
    'signed in',
    () => ({ p_incident: randomUUID(), p_state: 'closed', p_words: 'They were told.', p_seen: 0 }),
    [],
    'refused',
    { operator: 'data.notFound' },
  ),
  set_flag: call('signed in', () => ({ p_name: 'bluetoothReadings', p_form: {}, p_seen: 0 }), [], 'refused', {
    operator: 'flags.owner',
  }),
  end_flag: call('signed in', () => ({ p_name: 'bluetoothReadings', p_seen: 0 }), [], 'refused', {
    operator: 'data.notFound',
  }),
  job_state: call('signed in', () => ({}), ['operator']),
  desk_overview: call('signed in', () => ({}), ['operator']),
  mail_state: call('signed in', () => ({}), ['operator']),
  mails_that_failed: call('signed in', () => ({}), ['operator']),
  send_mail_again: call('signed in', () => ({ p_id: 0 }), [], 'refused', { operator: 'data.notFound' }),
};

/** What specialists edit about their practice and people about themselves; after the areas that book for A. */
export const PRACTICE: MatrixArea = {
  prepare: editPractice,
  tables: { squeeze_ins: rowsFor('patientA', 'treating') },
  functions: {
    ...hours,
    ...people,
    ...calendar,
    my_registration_checks: call('signed in', () => ({}), SPECIALISTS),
    save_visit_type: call(
      'signed in',
      (world) => ({ p_id: world.ids.secondVisitType, p_form: GOOD_VISIT_TYPE, p_version: versionsOf(world).type }),
      ['treating'],
      'refused',
      { other: 'practice.visitTypeNotFound', unverified: 'practice.visitTypeNotFound' },
    ),
    retire_visit_type: call(
      'signed in',
      (world) => ({ p_id: world.ids.secondVisitType, p_version: versionsOf(world).type }),
      ['treating'],
      'refused',
      { other: 'practice.visitTypeNotFound', unverified: 'practice.visitTypeNotFound' },
    ),
  },
};
