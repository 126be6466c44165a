import { type MatrixArea, NOBODY, rowsFor, serverOnly } from '../matrix';

export const FOUNDATIONS: MatrixArea = {
  prepare: async ({ sql, people }) => {
    await sql`select private.notify(${people.patientA}, 'booking.confirmed')`;
  },
  tables: {
    access_grants: rowsFor('patientA', 'treating'),
    access_requests: rowsFor('patientA', 'other'),
    access_log: rowsFor('patientA', 'treating', 'delegate'),
    break_glass: rowsFor('patientA', 'other', 'operator'),
    delegations: rowsFor('patientA', 'delegate'),
    notifications: rowsFor('patientA', 'treating'),
    operators: rowsFor('operator'),
    outbox: NOBODY,
  },
  functions: {
    appoint_operator: serverOnly(({ people }) => ({ p_profile: people.operator, p_by: 'The clinic' })),
    dismiss_operator: serverOnly(({ people }) => ({ p_profile: people.operator })),
  },
};
