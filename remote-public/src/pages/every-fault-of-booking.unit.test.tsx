// @vitest-environment jsdom
import { forgetHandedOverReason } from '@telehealth/care/handover/handed-over-reason';
import { sessionWriter } from '@telehealth/contracts/host';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours, stepRow } from '@telehealth/data/testing/booking-rows';
import { toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { now, shows } from '@telehealth/data/testing/fault-walk';
import { VISIT_ID } from '@telehealth/data/testing/visit-details-fixture';
import { prepareWalks, walkEveryFault } from '@telehealth/data/testing/walk-every-fault';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Booking } from '../features/booking/booking';
import { LoadDocumentContext } from '../features/booking/use-switch-person';
import { PaymentStep } from '../features/payment/payment-step';
import { forgetHandedOverDraft } from '../handover/handed-over-draft';
import { BOOKING } from './acted-booking';
// Imported before the first test, so that it does not wait for the load.
import '@telehealth/care/safety/scan-reason';

prepareWalks(() => {
  forgetHandedOverDraft();
  forgetHandedOverReason();
});

const FILE_ID = '5d0c1f9e-0000-4000-8000-00000000000a';

vi.mock('@telehealth/data/visit-files/load-upload', () => import('@telehealth/data/testing/fake-upload'));

beforeEach(() => {
  sessionWriter.environmentKnown({ demo: false, backend: { url: 'http://backend.test', key: 'key' } });
  vi.stubGlobal('fetch', async () => Response.json({ id: 'tok_1' }));
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(FILE_ID);
  // jsdom lacks the method; the content does not matter here.
  Blob.prototype.arrayBuffer ??= async () => new TextEncoder().encode('%PDF-1.7') as unknown as ArrayBuffer;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SIPHO = {
  ...{ id: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60', name: 'Sipho Nkosi', first_name: 'Sipho', gender: 'male' },
  ...{ date_of_birth: '2019-04-02', relation: 'child', basis: 'guardian', scopes: ['book', 'records'], may: 'add' },
  ...{ since: now(), until: null, delegation_id: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f61', has_sign_in: false },
  ...{ next_visit: null, allergies: 'not_asked', turns_12_on: null, turns_18_on: null },
};
/** The document that was loaded last. */
let loaded = '';

const ANNOUNCED = {
  ...{ id: FILE_ID, file_name: 'My scan.pdf', mime_type: 'application/pdf', size_bytes: 8 },
  ...{ state: 'awaiting_file', scan_note: '', path: `me/${FILE_ID}/file.pdf` },
};

/** The bank declines this card; the visit records it. */
function declined(): Record<string, unknown> {
  const due = { startsAt: inHours(5), status: 'awaiting_payment', holdExpiresAt: inHours(0.1) } as const;
  let paymentState: 'requires_payment' | 'failed' = 'requires_payment';
  const terms = {
    ...{ free_until: inHours(4).toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
    ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: now() },
  };
  const payment = {
    ...{ id: 'payment-1', appointment_id: VISIT_ID, amount_minor: 4500, refund_minor: 0, currency: 'USD' },
    ...{ paid_at: null, attempted_at: null },
  };
  return {
    my_appointments: () => [toAppointmentRow(createAppointment({ id: VISIT_ID, ...due, paymentState }))],
    my_payment: () => ({
      ...payment,
      ...{ state: paymentState, failure: paymentState === 'failed' ? 'payment.declined' : null },
    }),
    ...{ cancellation_terms: [terms], server_time: now },
    'functions/payments': (body: object | undefined) => {
      if (body === undefined) return { provider: 'sandbox', publishableKey: 'pk', tokensUrl: '/__bank/v1/tokens' };
      paymentState = 'failed';
      return { state: 'failed', failure: 'payment.declined', challengeUrl: null };
    },
  };
}

walkEveryFault({
  'booking for somebody else': {
    ...BOOKING,
    page: () => {
      loaded = '';
      const load = (address: string) => {
        loaded = address;
      };
      return (
        <LoadDocumentContext value={load}>
          <Booking />
        </LoadDocumentContext>
      );
    },
    answers: () => ({ ...BOOKING.answers(), my_people: [SIPHO], move_hold: stepRow() }),
    press: async (user) => user.click(await screen.findByRole('radio', { name: /Sipho/ })),
    done: () => expect(loaded).toContain(`/for/${SIPHO.id}/`),
    only: ['my_people', 'move_hold'],
  },
  'booking with a file': {
    ...BOOKING,
    answers: () => ({
      ...{ ...BOOKING.answers(), add_visit_file: ANNOUNCED },
      [`functions/documents/${FILE_ID}/check`]: { state: 'stored', reason: '' },
    }),
    fill: async (user) => {
      await BOOKING.fill(user);
      if (screen.queryByText('My scan.pdf') === null) {
        const scan = new File(['%PDF-1.7'], 'My scan.pdf', { type: 'application/pdf' });
        await user.upload(screen.getByLabelText(/^Add (a photo or PDF|another file)/), scan);
      }
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      await waitFor(() =>
        expect(screen.queryByText(/arrived and checked/) ?? screen.queryByText('Send again')).toBeTruthy(),
      );
    },
    only: ['add_visit_file', 'functions/documents/:id/check', 'book_visit'],
  },
  'a declined card': {
    page: () => <PaymentStep appointmentId={VISIT_ID} />,
    path: `/payment/${VISIT_ID}`,
    answers: declined,
    fill: async (user) => {
      const card = await screen.findByLabelText('Card number');
      await user.clear(card);
      await user.type(card, '4000000000000002');
      await user.clear(screen.getByLabelText('Expiry'));
      await user.type(screen.getByLabelText('Expiry'), '12/49');
      await user.clear(screen.getByLabelText('Security code'));
      await user.type(screen.getByLabelText('Security code'), '123');
    },
    press: async (user) => user.click(screen.getByRole('button', { name: /Pay US\$/ })),
    typed: ['12/49', '123'],
    done: shows(/did not approve this payment/),
    beside: {
      server_time: 'Only the countdown waits for it.',
      my_payment: 'The answer to the card says the same.',
    },
  },
});
