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
    me_practising: 'Policies of a specialist’s side ask whether the caller may work now.',
    me_in_care: 'Policies of news and own looks ask that of specialists alone.',
    before_request: 'PostgREST runs it as whoever asks, before each request.',
    asked_plainly: 'Policies and public views ask whether a request compares with patterns, as whoever asks.',
    clock: 'Defaults of parameters and columns, and the public card of specialists, ask the time as the caller.',
  },
};
