import { type MatrixArea, rowsFor } from '../matrix';

export const PAYMENTS: MatrixArea = {
  prepare: async ({ sql, people, ids }) => {
    await sql`select private.refund(p.appointment_id, 100, 'goodwill') from public.payments p
      where p.patient_id = ${people.patientA} and p.appointment_id = ${ids.visit ?? null}`;
  },
  tables: {
    refunds: rowsFor('patientA'),
  },
  functions: {},
};
