import { randomUUID } from 'node:crypto';
import { call, type MatrixArea, rowsFor, serverOnly } from '../matrix';

export const PAYMENTS: MatrixArea = {
  prepare: async ({ sql, ids }) => {
    await sql`select private.refund(${ids.visit ?? null}, 100, 'goodwill')`;
    await sql`select public.receive_payment_event(${ids.unpaid ?? null}, 'challenge of A', 'challenge',
      ${`sandbox:${ids.unpaid}:00000000-0000-4000-8000-00000000000a`}, 4500, 'USD')`;
    const [refund] = await sql<
      { id: string }[]
    >`select id from public.refunds where appointment_id = ${ids.visit ?? null}`;
    ids.refund = refund?.id ?? '';
  },
  tables: {
    refunds: rowsFor('patientA'),
  },
  functions: {
    visit_payment: call('signed in', ({ ids }) => ({ p_appointment: ids.visit }), ['treating'], 'payment.notFound'),
    receipt: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit }),
      ['patientA', 'delegate'],
      'payment.notFound',
    ),
    sandbox_challenge: call(
      'signed in',
      ({ ids }) => ({
        p_appointment: ids.unpaid,
        p_attempt: '00000000-0000-4000-8000-00000000000a',
        p_approve: true,
      }),
      ['patientA', 'delegate'],
      'booking.notFound',
    ),
    retry_refund: call('signed in', ({ ids }) => ({ p_refund: ids.refund }), ['operator']),
    failed_refunds: call('signed in', () => ({}), ['operator']),
    payment_work: serverOnly(() => ({})),
    receive_payment_event: serverOnly(({ ids }) => ({
      p_appointment: ids.unpaid,
      p_event_id: randomUUID(),
      p_kind: 'paid',
      p_provider_ref: 'ref',
      p_amount_minor: 4500,
      p_currency: 'USD',
    })),
  },
};
