import { randomUUID } from 'node:crypto';
import { as } from '../../support/people';
import { call, type MatrixArea, PEOPLE, rowsFor, serverOnly } from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');

export const PAYMENTS: MatrixArea = {
  prepare: async ({ sql, ids, people }) => {
    await sql`select private.refund(${ids.visit ?? null}, 100, 'in part')`;
    await sql`select public.receive_payment_event(${ids.unpaid ?? null}, 'challenge of A', 'challenge',
      ${`sandbox:${ids.unpaid}:00000000-0000-4000-8000-00000000000a`}, 4500, 'USD')`;
    const [refund] = await sql<
      { id: string }[]
    >`select id from public.refunds where appointment_id = ${ids.visit ?? null}`;
    ids.refund = refund?.id ?? '';
    const [paid] = await sql<{ receipt: string }[]>`select private.receipt_name(p) as receipt from public.payments p
      where p.appointment_id = ${ids.visit ?? null}`;
    ids.receipt = paid?.receipt ?? '';
    await as(sql, people.patientA, async (tx) => {
      await tx`select public.set_notification_settings(true, '21:00', '07:00'), public.set_notification_pref('test', 'app', false)`;
    });
    const aid = { scheme: 'Made-up Health', plan: '', memberName: 'A', memberNumber: '1', dependantCode: '' };
    await as(sql, people.patientA, (tx) => tx`select public.save_my_medical_aid(${tx.json(aid)}, 0)`);
    await sql`select private.notify(${people.patientA}, 'payment.failed', ${ids.visit ?? null}, '{}', 'of A')`;
    const [told] = await sql<{ id: string }[]>`select id from public.notifications where dedupe_key = 'of A'`;
    ids.notification = told?.id ?? '';
  },
  tables: {
    refunds: rowsFor('patientA'),
    medical_aids: rowsFor('patientA'),
    notification_prefs: rowsFor('patientA'),
    notification_settings: rowsFor('patientA'),
  },
  functions: {
    receipt: call('signed in', ({ ids }) => ({ p_appointment: ids.visit }), ['patientA'], 'payment.notFound'),
    sandbox_challenge: call(
      'signed in',
      ({ ids }) => ({
        p_appointment: ids.unpaid,
        p_attempt: '00000000-0000-4000-8000-00000000000a',
        p_approve: true,
      }),
      ['patientA'],
      'booking.notFound',
    ),
    save_my_medical_aid: call(
      'signed in',
      () => ({
        p_form: { scheme: 'Made-up Health', plan: '', memberName: 'A B', memberNumber: '2', dependantCode: '' },
        p_version: 0,
      }),
      ['patientB'],
      'refused',
      { patientA: 'data.conflict' },
    ),
    remove_my_medical_aid: call('signed in', () => ({}), ['patientA', 'patientB']),
    invoices_of_visit: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit }),
      ['patientA', 'treating'],
      'payment.notFound',
    ),
    my_invoices: call('signed in', () => ({}), ['treating', 'other', 'unverified']),
    my_vat: call('signed in', () => ({}), ['treating', 'other', 'unverified']),
    save_my_vat: call('signed in', () => ({ p_number: '4123456789', p_from: '2099-01-01' }), [], 'refused', {
      treating: 'vat.from',
      other: 'vat.from',
      unverified: 'vat.from',
    }),
    remove_my_vat: call('signed in', () => ({}), ['treating', 'other', 'unverified']),
    my_earnings: call('signed in', () => ({}), ['treating', 'other', 'unverified']),
    retry_refund: call('signed in', ({ ids }) => ({ p_refund: ids.refund }), ['operator']),
    payment_of_receipt: call('signed in', ({ ids }) => ({ p_receipt: ids.receipt }), ['operator']),
    give_goodwill: call(
      'signed in',
      ({ ids }) => ({ p_receipt: ids.receipt, p_amount_minor: 100, p_words: 'For the long wait' }),
      [],
      'refused',
      { operator: 'payment.visitNotOver' },
    ),
    failed_refunds: call('signed in', () => ({}), ['operator']),
    disputed_payments: call('signed in', () => ({}), ['operator']),
    report_dispute: serverOnly(() => ({
      ...{ p_provider: 'sandbox', p_charge_ref: 'nobody', p_dispute_ref: 'dp_1', p_state: 'open' },
      ...{ p_amount_minor: 4500, p_currency: 'USD' },
    })),
    set_notification_pref: call(
      'signed in',
      () => ({ p_event: 'booking', p_channel: 'email', p_wanted: false }),
      SIGNED_IN,
    ),
    set_notification_settings: call(
      'signed in',
      () => ({ p_privacy_mode: true, p_quiet_from: '22:00', p_quiet_until: '06:00' }),
      SIGNED_IN,
    ),
    set_mail_rhythm: call('signed in', () => ({ p_rhythm: 'hourly', p_hour: 8 }), SIGNED_IN),
    my_notification_settings: call('signed in', () => ({}), SIGNED_IN),
    my_notifications: call('signed in', () => ({}), SIGNED_IN),
    my_mail_trouble: call('signed in', () => ({}), SIGNED_IN),
    send_my_mail_again: call('signed in', () => ({}), SIGNED_IN),
    send_phone_code: call('signed in', () => ({ p_channel: 'sms' }), [], 'data.invalid'),
    confirm_phone: call('signed in', () => ({ p_code: '123456' }), [], 'phone.codeOver'),
    stop_texts: call('signed in', () => ({}), SIGNED_IN),
    // Nobody pushes in this world.
    add_push_subscription: call(
      'signed in',
      () => ({ p_endpoint: 'https://fcm.googleapis.com/x', p_p256dh: 'x', p_auth: 'x', p_label: 'Chrome' }),
      [],
      'data.invalid',
    ),
    end_push_subscription: call('signed in', () => ({ p_id: randomUUID() }), SIGNED_IN),
    my_push_subscriptions: call('signed in', () => ({}), SIGNED_IN),
    push_targets: serverOnly(() => ({ p_ids: [randomUUID()] })),
    stop_texts_to: serverOnly(() => ({ p_e164: '+27825550000' })),
    note_text_receipt: serverOnly(() => ({ p_id: 1, p_receipt: 'delivered' })),
    mark_notification_read: call(
      'signed in',
      ({ ids }) => ({ p_notification: ids.notification }),
      ['patientA'],
      'notifications.notFound',
    ),
    mark_all_notifications_read: call('signed in', () => ({}), SIGNED_IN),
    payment_facts: call('signed in', ({ ids }) => ({ p_appointment: ids.visit }), ['patientA'], 'payment.notFound'),
    payment_work: serverOnly(() => ({})),
    claim_payment_work: serverOnly(() => ({ p_provider: 'somepay' })),
    begin_payment: serverOnly(({ ids }) => ({
      p_appointment: ids.unpaid,
      p_provider: 'sandbox',
      p_attempt: randomUUID(),
      p_ref: 'ref',
      p_payer: randomUUID(),
    })),
    report_charge: serverOnly(({ ids }) => ({
      p_appointment: ids.unpaid,
      p_provider: 'sandbox',
      p_event_id: randomUUID(),
      p_kind: 'paid',
      p_ref: 'ref',
      p_amount_minor: 4500,
      p_currency: 'USD',
    })),
    report_refund: serverOnly(({ ids }) => ({
      p_refund: ids.refund,
      p_provider: 'sandbox',
      p_refund_ref: 'ref',
      p_state: 'pending',
      p_amount_minor: 100,
      p_currency: 'USD',
    })),
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
