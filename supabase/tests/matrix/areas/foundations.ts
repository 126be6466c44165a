import { call, type MatrixArea, NOBODY, ownerOnly, PEOPLE, rowsFor, serverOnly, withA } from '../matrix';

const EVERYBODY = PEOPLE.filter((who) => who !== 'service');

export const FOUNDATIONS: MatrixArea = {
  prepare: async ({ sql, people }) => {
    await sql`select private.notify(p, 'booking.confirmed') from unnest(${[people.patientA, people.treating]}::uuid[]) p`;
  },
  tables: {
    access_grants: rowsFor('patientA', 'treating'),
    access_requests: withA(rowsFor('patientA', 'other'), 'other'),
    access_log: withA(rowsFor('patientA', 'treating', 'delegate', 'other'), 'other'),
    break_glass: withA(rowsFor('patientA', 'other', 'operator'), 'other', 'operator'),
    delegations: rowsFor('patientA', 'delegate'),
    notifications: rowsFor('patientA', 'delegate', 'treating', 'other', 'operator'),
    operators: rowsFor('operator'),
    outbox: NOBODY,
  },
  functions: {
    appoint_operator: ownerOnly(({ people }) => ({ p_profile: people.operator, p_by: 'The clinic' })),
    end_data_sessions: serverOnly(() => ({ p_event: 'msg_matrix', p_identity: 'user_nobody', p_opened_until: null })),
    dismiss_operator: ownerOnly(({ people }) => ({ p_profile: people.operator })),
    server_time: call('anyone', () => ({}), EVERYBODY),
  },
  helpers: {
    me: 'Every policy asks who the caller is.',
    actor: 'Policies of what belongs to the account, such as files it announced, ask who signed in.',
    actor_may: 'Restrictive policies ask which scopes the caller acts by.',
    sees_check: 'Policies of symptom checks ask who saved them and what they are about.',
    part_in: 'The policy of consultations asks whether the caller sits in the visit for its patient.',
    acts_in_topic: 'Policies of live topics ask whether the caller acts for the person of the topic.',
    effective_scopes: 'The policy of consultations asks what a delegation allows now.',
    is_hidden: 'Restrictive policies ask whether its patient keeps a visit from who acts for them.',
    is_acting: 'Restrictive policies ask whether the caller acts for another.',
    sees_category: 'Restrictive policies ask whether who acts for another may see a sensitive row.',
    stands_for: 'Policies of files ask whether the caller acts for their patient.',
    me_operating: 'Policies of an operator’s part ask whether the caller may work now.',
    me_practising: 'Policies of a specialist’s side ask whether the caller may work now.',
    me_in_care: 'Policies of news and own looks ask that of specialists alone.',
    before_request: 'PostgREST runs it as whoever asks, before each request.',
    asked_plainly: 'Policies and public views ask whether a request compares with patterns, as whoever asks.',
    clock: 'Defaults of parameters and columns, and the public card of specialists, ask the time as the caller.',
  },
};
