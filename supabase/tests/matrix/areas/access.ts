import { randomUUID } from 'node:crypto';
import { as } from '../../support/people';
import { call, type MatrixArea, PEOPLE, rowsFor, serverOnly, withA } from '../matrix';

const ANYBODY = PEOPLE.filter((who) => who !== 'service');
const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');
const LONG_ENOUGH = 'Looked into it with both sides.';

export const ACCESS: MatrixArea = {
  prepare: async ({ sql, people, ids }) => {
    const [log] = await sql<{ id: string }[]>`
      select id from public.access_log where patient_id = ${people.patientA} order by seq limit 1`;
    if (!log) throw new Error('The world has no access log.');
    ids.log = log.id;
    const [report] = await as(
      sql,
      people.patientA,
      (tx) => tx<{ id: string }[]>`select id from public.report_access(${log.id}, 'I do not know this person')`,
    );
    ids.report = report?.id ?? '';
    ids.question = randomUUID();
    await as(
      sql,
      people.patientA,
      (tx) => tx`select public.ask_help(${ids.question ?? ''}, 'other', 'Where is my receipt?')`,
    );
  },
  tables: {
    access_reports: withA(rowsFor('patientA', 'operator'), 'operator'),
    help_requests: rowsFor('patientA'),
  },
  functions: {
    grant_access: call(
      'signed in',
      ({ people }) => ({
        p_key: randomUUID(),
        p_specialist: people.other,
        p_categories: ['profile'],
        p_purpose: 'second_opinion',
      }),
      ['patientA', 'patientB'],
    ),
    change_access: call(
      'signed in',
      ({ ids }) => ({ p_grant: ids.grant, p_categories: ['profile'], p_may: 'view', p_until: null }),
      ['patientA'],
      'access.grantNotFound',
    ),
    revoke_access: call('signed in', ({ ids }) => ({ p_grant: ids.grant }), ['patientA'], 'access.grantNotFound'),
    set_visit_access: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit, p_categories: ['profile'] }),
      ['patientA'],
      'booking.notFound',
    ),
    request_access: call(
      'signed in',
      ({ people }) => ({ p_patient: people.patientA, p_categories: ['results'], p_purpose: 'ongoing_care' }),
      ['treating'],
      'refused',
      { other: 'access.patientNotFound' },
    ),
    grant_request: call('signed in', ({ ids }) => ({ p_request: ids.request }), ['patientA'], 'access.requestNotFound'),
    refuse_request: call(
      'signed in',
      ({ ids }) => ({ p_request: ids.request }),
      ['patientA'],
      'access.requestNotFound',
    ),
    withdraw_request: call('signed in', ({ ids }) => ({ p_request: ids.request }), ['other'], 'access.requestNotFound'),
    my_access_requests: call('signed in', () => ({}), SIGNED_IN),
    invite_delegate: call(
      'signed in',
      () => ({ p_key: randomUUID(), p_email: 'aunt@example.com', p_scopes: ['book'] }),
      ['patientA', 'patientB'],
    ),
    accept_delegation: call(
      'signed in',
      ({ ids }) => ({ p_delegation: ids.delegation }),
      ['delegate'],
      'access.delegationNotFound',
    ),
    refuse_delegation: call(
      'signed in',
      ({ ids }) => ({ p_delegation: ids.delegation }),
      [],
      'access.delegationNotFound',
      { delegate: 'access.notNow' },
    ),
    end_delegation: call(
      'signed in',
      ({ ids }) => ({ p_delegation: ids.delegation }),
      ['patientA', 'delegate'],
      'access.delegationNotFound',
    ),
    my_delegations: call('signed in', () => ({}), SIGNED_IN),
    break_glass: call(
      'signed in',
      ({ people }) => ({
        p_patient: people.patientA,
        p_reason_code: 'unconscious',
        p_reason: 'Found unconscious at home.',
      }),
      ['treating', 'other'],
    ),
    end_break_glass: call('signed in', ({ ids }) => ({ p_id: ids.breakGlass }), ['other'], 'access.emergencyNotFound'),
    note_emergency_contact: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.breakGlass, p_reached: true }),
      ['other'],
      'access.emergencyNotFound',
    ),
    dispute_break_glass: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.breakGlass, p_text: 'I was awake all the time.' }),
      ['patientA'],
      'access.emergencyNotFound',
    ),
    my_break_glass_counts: call('signed in', () => ({}), SIGNED_IN),
    report_access: call(
      'signed in',
      ({ ids }) => ({ p_log: ids.log, p_text: 'I do not know this person' }),
      ['patientA'],
      'refused',
      { patientB: 'access.logNotFound' },
    ),
    answer_access_report: call('signed in', ({ ids }) => ({ p_report: ids.report, p_answer: LONG_ENOUGH }), [
      'operator',
    ]),
    ask_help: call(
      'signed in',
      ({ ids }) => ({ p_key: randomUUID(), p_topic: 'visit', p_request: LONG_ENOUGH, p_visit: ids.visit }),
      ['patientA', 'delegate', 'treating'],
      'booking.notFound',
    ),
    ask_help_as_guest: call(
      'anyone',
      () => ({
        p_key: randomUUID(),
        p_name: 'Thandi',
        p_topic: 'other',
        p_request: LONG_ENOUGH,
        p_email: 'thandi@example.org',
      }),
      ANYBODY,
    ),
    answer_to_guest: call('anyone', () => ({ p_id: randomUUID() }), ANYBODY),
    help_desk: call('signed in', () => ({}), ['operator']),
    answer_help: call('signed in', ({ ids }) => ({ p_request: ids.question, p_answer: LONG_ENOUGH }), ['operator']),
    review_break_glass: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.breakGlass, p_verdict: 'justified', p_note: LONG_ENOUGH }),
      ['operator'],
    ),
    answer_dispute: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.breakGlass, p_verdict: 'justified', p_answer: LONG_ENOUGH }),
      [],
      'refused',
      { operator: 'access.notNow' },
    ),
    emergencies_to_review: call('signed in', () => ({}), ['operator']),
    read_access_log_for_review: call('signed in', ({ ids }) => ({ p_break_glass: ids.breakGlass }), ['operator']),
    verify_access_log: call('signed in', ({ people }) => ({ p_patient: people.patientA }), ['patientA', 'operator']),
    access_log_chains: serverOnly(() => ({})),
    access_log_lines: serverOnly(() => ({ p_wanted: [] })),
    report_anchors: serverOnly(() => ({ p_report: { store: 'well' } })),
    rights_to_chart: call('signed in', ({ people }) => ({ p_patient: people.patientA }), SIGNED_IN),
    who_can_see_me: call('signed in', () => ({}), SIGNED_IN),
    my_access_log: call('signed in', () => ({}), SIGNED_IN),
    my_access_log_chain: call('signed in', () => ({}), SIGNED_IN),
    my_emergencies: call('signed in', () => ({}), SIGNED_IN),
  },
};
