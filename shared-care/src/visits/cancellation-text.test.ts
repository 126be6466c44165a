import type { CancellationTerms } from '@telehealth/data/appointments/appointment.schema';
import { describe, expect, it } from 'vitest';
import { cancelLaterText, cancelNowText } from './cancellation-text';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const terms = (changes: Partial<CancellationTerms> = {}): CancellationTerms => ({
  freeUntil: new Date('2026-12-01T12:00:00Z'),
  askedAt: new Date('2026-11-30T12:00:00Z'),
  freeMinutes: null,
  late: false,
  paid: usd(4500),
  refund: usd(4500),
  lateRefund: usd(2250),
  ...changes,
});

describe('cancelling now', () => {
  it.each([
    ['Cancel now: full refund of US$45.00.', {}],
    ['Cancel now: US$22.50 comes back, US$22.50 is kept.', { refund: usd(2250), late: true }],
    ['Cancel now: the US$45.00 you paid is kept.', { refund: usd(0), late: true }],
    ['Cancel now: nothing was paid, so nothing is kept.', { refund: usd(0), paid: usd(0) }],
  ])('%s', (text, changes) => expect(cancelNowText(terms(changes))).toBe(text));
});

describe('cancelling later', () => {
  const IN_UTC = { zone: 'UTC', isZoneSaid: false };
  const DEADLINE = 'Tue 1 Dec, 12:00 UTC';
  it.each([
    [`Cancelling is free until ${DEADLINE}. After that US$22.50 of US$45.00 comes back.`, {}],
    [`Cancelling is free until ${DEADLINE}. After that nothing comes back.`, { lateRefund: usd(0) }],
    [`Cancelling is free until ${DEADLINE}. After that everything comes back.`, { lateRefund: usd(4500) }],
    [`You could cancel for free until ${DEADLINE}. That time is over.`, { late: true }],
    [
      'For 15 minutes after you book, you can move or cancel this visit for free. After that you cannot move it, and if you cancel it, US$22.50 of US$45.00 comes back.',
      { freeMinutes: 15 },
    ],
    [
      'This visit begins so soon that it cannot be moved, and if you cancel it, US$22.50 of US$45.00 comes back.',
      { freeUntil: null },
    ],
    [
      'It was booked so shortly before it begins that there was no time to cancel for free.',
      { freeUntil: null, late: true },
    ],
  ])('%s', (text, changes) => expect(cancelLaterText(terms(changes), usd(4500), IN_UTC)).toBe(text));

  it('leaves the zone out where the screen names it', () => {
    expect(cancelLaterText(terms({ late: true }), usd(4500), { zone: 'UTC', isZoneSaid: true })).toBe(
      'You could cancel for free until Tue 1 Dec, 12:00. That time is over.',
    );
  });

  it('names no money where there is none', () => {
    expect(cancelLaterText(terms(), usd(0), IN_UTC)).toBe(`Please cancel before ${DEADLINE} if you can.`);
    expect(cancelLaterText(terms({ freeMinutes: 15 }), usd(0), IN_UTC)).toBe(
      'For 15 minutes after you book, you can move or cancel this visit for free. After that you can only cancel it.',
    );
    expect(cancelLaterText(terms({ freeUntil: null }), usd(0), IN_UTC)).toBe(
      'This visit begins so soon that it cannot be moved. If you cannot come, please cancel it.',
    );
  });
});
