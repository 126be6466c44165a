import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { answerSchema, column, jsonRow, part, partOrNull, rowSchema } from './row-schema';
import { instant, money, textOrNone, uuid } from './row-values';

const payment = rowSchema<'payments'>()({
  id: uuid,
  visitId: column('appointment_id', uuid),
  amount: money('amount_minor'),
  refund: money('refund_minor'),
  paidAt: instant.nullable(),
});
const ROW = {
  id: 'p',
  appointment_id: 'v',
  amount_minor: 4500,
  refund_minor: 0,
  currency: 'USD',
  paid_at: '2027-03-01T11:00:00.123456+02:00',
};
const ENTITY = {
  id: 'p',
  visitId: 'v',
  amount: { amountMinor: 4500, currency: 'USD' },
  refund: { amountMinor: 0, currency: 'USD' },
  paidAt: new Date('2027-03-01T09:00:00.123Z'),
};

describe('a row', () => {
  it('is read and renamed in one step, without columns that nobody described', () => {
    expect(readAs(payment, { ...ROW, provider: 'sandbox' })).toEqual(ENTITY);
  });

  it('is written back from its entity', () => {
    expect(z.encode(payment, ENTITY)).toEqual({ ...ROW, paid_at: '2027-03-01T09:00:00.123Z' });
  });

  it('says which columns a query selects, each once', () => {
    expect(payment.columns).toBe('id, appointment_id, amount_minor, currency, refund_minor, paid_at');
  });

  it('is unreadable when a column is missing or of another kind, and the cause names it as the database does', () => {
    for (const change of [{ appointment_id: undefined }, { amount_minor: '45' }, { paid_at: 'soon' }]) {
      const [name] = Object.keys(change);
      expect(() => readAs(payment, { ...ROW, ...change })).toThrow(
        expect.objectContaining({
          id: 'data.unreadable',
          cause: expect.objectContaining({ issues: [expect.objectContaining({ path: [name] })] }),
        }),
      );
    }
  });

  it('that is unreadable is told in the log, without what stands in it', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => readAs(payment, { ...ROW, amount_minor: 'four thousand' })).toThrow();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Unreadable answer', [
      'amount_minor: Invalid input: expected number, received string',
    ]);
    warn.mockRestore();
  });

  it('has a part where all columns of it are there, and else none', () => {
    const place = rowSchema<'my_waitlist'>()({
      offer: partOrNull({ id: column('offer_id', uuid), until: column('offer_expires_at', instant) }),
    });
    const offer = { id: 'o', until: new Date('2027-03-01T09:00:00.000Z') };
    expect(readAs(place, { offer_id: 'o', offer_expires_at: '2027-03-01T09:00:00Z' })).toEqual({ offer });
    expect(readAs(place, { offer_id: null })).toEqual({ offer: null });
    expect(readAs(place, { offer_id: 'o', offer_expires_at: null })).toEqual({ offer: null });
    expect(z.encode(place, { offer })).toEqual({ offer_id: 'o', offer_expires_at: '2027-03-01T09:00:00.000Z' });
    expect(z.encode(place, { offer: null })).toEqual({ offer_id: undefined, offer_expires_at: undefined });
  });

  it('of JSON has names as they are', () => {
    const answer = answerSchema({ sentAt: instant, words: textOrNone, to: part({ name: z.string() }) });
    expect(readAs(answer, { sentAt: '2027-03-01T09:00:00Z', words: null, name: 'Thandi' })).toEqual({
      sentAt: new Date('2027-03-01T09:00:00Z'),
      words: '',
      to: { name: 'Thandi' },
    });
  });

  it('within JSON is renamed in the same way, also where its kind says which it is', () => {
    const rows = z.discriminatedUnion('kind', [
      jsonRow({ kind: z.literal('words'), sentAt: instant }),
      jsonRow({ kind: z.literal('file'), by: column('sender_name', textOrNone) }),
    ]);
    expect(readAs(z.array(rows), [{ kind: 'file', sender_name: null, sent_at: 'soon' }])).toEqual([
      { kind: 'file', by: '' },
    ]);
    expect(() => readAs(rows, { kind: 'words', sent_at: 'soon' })).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ issues: [expect.objectContaining({ path: ['sent_at'] })] }),
      }),
    );
  });
});

// What is said to be an error fails the type check when it is none.
it('is guarded by the generated types, key by key', () => {
  const of = rowSchema<'payments'>();
  // @ts-expect-error no column attempted
  of({ attempted: instant });
  // @ts-expect-error no column charged_at
  of({ paidAt: column('charged_at', instant) });
  // @ts-expect-error amount_minor is a number
  of({ amount: column('amount_minor', z.string()) });
  // @ts-expect-error paid_at may be null
  of({ paidAt: instant });
  // @ts-expect-error no column fee_minor within the part
  of({ fee: money('fee_minor') });
  // @ts-expect-error there is no such table or function
  rowSchema<'invoices'>()({ id: uuid });
});
