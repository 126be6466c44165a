// @vitest-environment jsdom
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours } from '@telehealth/data/testing/booking-rows';
import { toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { now, shows } from '@telehealth/data/testing/fault-walk';
import { VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { prepareWalks, walkEveryFault } from '@telehealth/data/testing/walk-every-fault';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Confirmation } from '../features/confirmation/confirmation';
import { Consultation } from '../features/consultation/consultation';
import { ChangeSharing } from '../visit/change-sharing';

prepareWalks();

const BESIDE_VISIT = { server_time: 'Only the countdown waits for it.' };
const TERMS = {
  ...{ free_until: inHours(4).toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};
const PAYMENT = {
  ...{ id: 'payment-1', appointment_id: VISIT_ID, amount_minor: 4500, refund_minor: 0, currency: 'USD' },
  ...{ state: 'paid', failure: null, paid_at: '2026-01-10T08:00:00Z', attempted_at: null },
};
const RECEIPT = {
  ...{ number: 'R2027-000123', patientName: 'Thandi Nkosi', specialistName: 'Dr Naledi Mokoena', councilNumber: 'MP1' },
  ...{
    practiceNumber: '',
    practice: 'Jacaranda Practice',
    forName: null,
    medicalAid: null,
    hasCodes: false,
    rate: null,
  },
  ...{
    visitTypeName: 'Consultation',
    timeZone: 'Europe/London',
    currency: 'USD',
    minutes: 30,
    provider: 'sandbox_bank',
  },
  ...{
    amountMinor: 4500,
    refundMinor: 0,
    netMinor: 4500,
    priceMinor: 4500,
    priceCurrency: 'USD',
    refunds: [],
    paidAt: '2026-01-10T08:00:00Z',
  },
  startsAt: inHours(48).toISOString(),
};
const at = { id: VISIT_ID, startsAt: inHours(48) };
const bookedAnswers = () => ({
  ...{ my_appointments: [toAppointmentRow(createAppointment({ ...at, status: 'booked', paymentState: 'paid' }))] },
  ...{ my_payment: PAYMENT, cancellation_terms: [TERMS], receipt: RECEIPT, visit_details: visitDetailsRow(at) },
  server_time: now,
});

walkEveryFault({
  'changing what is shared': {
    page: () => (
      <ChangeSharing
        appointmentId={VISIT_ID}
        sharing={{ categories: [], files: false }}
        hasFiles
        name="Dr Naledi Mokoena"
      />
    ),
    answers: () => ({ set_visit_access: null }),
    fill: async (user) => {
      if (screen.queryByRole('dialog') === null) await user.click(screen.getByText('Change what is shared'));
      const files = screen.getByRole<HTMLInputElement>('checkbox', { name: 'The files you added' });
      if (!files.checked) await user.click(files);
    },
    press: async (user) => user.click(screen.getByRole('button', { name: 'Share this' })),
    done: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  confirmation: {
    page: () => <Confirmation appointmentId={VISIT_ID} />,
    answers: bookedAnswers,
    done: shows('R2027-000123'),
    beside: BESIDE_VISIT,
  },
  'a visit': {
    page: () => <Consultation appointmentId={VISIT_ID} />,
    answers: bookedAnswers,
    done: shows('Are you ready?'),
    beside: BESIDE_VISIT,
  },
});
