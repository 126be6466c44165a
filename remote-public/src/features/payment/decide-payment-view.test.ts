import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { describe, expect, it } from 'vitest';
import { decidePaymentView } from './decide-payment-view';

const NOW = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T10:05:00Z');
const earlier = new Date('2026-11-20T09:59:59Z');
const due = { status: 'awaiting_payment', paymentState: 'requires_payment', holdExpiresAt: later } as const;

describe('what the payment page shows', () => {
  it.each([
    ['pay', due],
    ['pay', { ...due, paymentState: 'failed' }],
    ['processing', { ...due, paymentState: 'processing' }],
    ['expired', { ...due, holdExpiresAt: earlier }],
    ['processing', { ...due, paymentState: 'processing', holdExpiresAt: earlier }],
    ['expired', { ...due, status: 'expired' }],
    ['cancelled', { ...due, status: 'cancelled' }],
    ['settled', { status: 'booked', holdExpiresAt: null }],
    ['settled', { status: 'in_progress', holdExpiresAt: null }],
    ['settled', { status: 'completed', holdExpiresAt: null }],
    ['cancelled', { status: 'declined', holdExpiresAt: null, paymentState: null }],
    ['asked', { ...due, status: 'requested', paymentState: null }],
    ['expired', { ...due, status: 'requested', paymentState: null, holdExpiresAt: earlier }],
    ['unfinished', { ...due, status: 'held', paymentState: null }],
  ] as const)('is %s for %o', (view, facts) => {
    expect(decidePaymentView(createAppointment(facts), NOW)).toBe(view);
  });

  it('is missing when the visit is not among the person’s own', () => {
    expect(decidePaymentView(null, NOW)).toBe('missing');
  });
});
