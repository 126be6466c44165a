// @vitest-environment jsdom
import { formatMoment, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { whenText } from '@telehealth/ui/parts/time';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Confirmation } from './confirmation';

const STARTS = new Date('2027-01-15T12:20:00Z');
const PAYMENT = {
  id: 'abcdef12-0000-4000-8000-000000000000',
  appointment_id: VISIT_ID,
  amount_minor: 4500,
  currency: 'USD',
  state: 'paid',
  failure: null,
  paid_at: '2027-01-10T08:00:00Z',
  refund_minor: 0,
  attempted_at: '2027-01-10T08:00:00Z',
};
const TERMS = [
  {
    ...{ free_until: '2027-01-14T12:20:00Z', late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
    ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: '2027-01-10T08:00:00Z' },
  },
];
const RECEIPT = {
  ...{ number: 'R2027-000123', patientName: 'Thandi Nkosi', specialistName: 'Dr Naledi Mokoena', councilNumber: 'MP1' },
  ...{
    practiceNumber: '',
    practice: 'Jacaranda Practice',
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
  ...{ amountMinor: 4500, refundMinor: 0, netMinor: 4500, priceMinor: 4500, priceCurrency: 'USD', refunds: [] },
  ...{ paidAt: '2027-01-10T08:00:00Z', startsAt: '2027-01-15T12:20:00Z' },
};

function open(changes: Partial<Appointment> = {}, answers: Record<string, unknown> = {}) {
  const facts = {
    ...{ id: VISIT_ID, startsAt: STARTS, patientTimeZone: 'Europe/London', specialistTimeZone: 'Africa/Johannesburg' },
    ...changes,
  };
  const visit = createAppointment(facts);
  const backend = createFakeBackend({
    my_appointments: [toAppointmentRow(visit)],
    my_payment: PAYMENT,
    cancellation_terms: TERMS,
    receipt: RECEIPT,
    visit_details: visitDetailsRow(facts),
    ...answers,
  });
  return renderInHost(<Confirmation appointmentId={VISIT_ID} />, { backend });
}

afterEach(cleanup);

describe('the confirmation', () => {
  it('says when in both zones, and what was paid', async () => {
    open();
    const banner = await screen.findByRole('region', { name: /^With / });
    expect(banner.textContent).toContain(whenText(STARTS, viewerTimeZone()));
    expect(banner.textContent).toContain(`(${formatShortMoment(STARTS, 'Africa/Johannesburg')} for the specialist)`);
    expect(await screen.findByText('R2027-000123')).toBeTruthy();
    expect(screen.getAllByText('Paid', { selector: 'span' })).toHaveLength(1);
    expect(await screen.findByText('Cancel now: full refund of US$45.00.')).toBeTruthy();
    expect(screen.getByText(/After that US\$22\.50 of US\$45\.00 comes back/)).toBeTruthy();
  });

  it('never calls an unpaid visit booked', async () => {
    open({ status: 'awaiting_payment', paymentState: 'requires_payment' });
    expect(await screen.findByText('This visit is not booked yet')).toBeTruthy();
    expect(screen.queryByText('Your visit is booked')).toBeNull();
  });

  it('says until when the specialist answers, and what they said', async () => {
    open({ status: 'requested', paymentState: null, holdExpiresAt: new Date('2027-01-11T08:00:00Z') });
    expect(await screen.findByText('Your request is with the specialist')).toBeTruthy();
    expect(screen.queryByText('Go to payment')).toBeNull();
    cleanup();
    open({ status: 'declined', paymentState: null, cancelReason: 'At a congress', alternatives: [STARTS] });
    expect(await screen.findByText('At a congress')).toBeTruthy();
    const other = screen.getByRole('link', { name: formatMoment(STARTS, viewerTimeZone()) });
    expect(other.getAttribute('href')).toContain(encodeURIComponent(STARTS.toISOString()));
  });

  it('says that a missed visit is over', async () => {
    open({ status: 'no_show_patient' });
    expect(await screen.findByText('This visit is over.')).toBeTruthy();
    expect(screen.queryByText('Your visit is booked')).toBeNull();
  });

  it('says that the time of a lapsed visit ran out, and asks for no payment', async () => {
    open({ status: 'expired', paymentState: 'expired' });
    expect(await screen.findByText('The time ran out')).toBeTruthy();
    expect(screen.queryByText('Go to payment')).toBeNull();
  });

  it('says that a cancelled visit is cancelled and where the money is', async () => {
    open({ status: 'cancelled', paymentState: 'refund_pending' });
    expect(await screen.findByText('This visit was cancelled')).toBeTruthy();
    expect(screen.getByText(/refund on its way/)).toBeTruthy();
  });

  it('prints a receipt for the medical aid, with the diagnosis only after it was chosen', async () => {
    const { backend } = open(
      {},
      {
        receipt: {
          ...RECEIPT,
          practiceNumber: '0123456',
          medicalAid: {
            ...{ scheme: 'Made-up Health', plan: 'Classic', memberName: 'Nkosi S', memberNumber: '00123' },
            dependantCode: '01',
          },
          hasCodes: true,
          rate: { perDollar: 18.0315, dated: '2027-01-09', source: 'Reserve Bank' },
        },
        visit_codes: { icd10: ['J45.9'], tariffs: ['0190', '0191'] },
      },
    );
    const paper = await screen.findByRole('article', { name: 'Receipt' });
    for (const words of ['Practice number0123456', 'Made-up Health, Classic', 'Nkosi S', '00123', 'Dependant01'])
      expect(paper.textContent).toContain(words);
    expect(paper.textContent).toContain('about R811, at R18.03 to the dollar on 9 Jan 2027 (Reserve Bank)');
    expect(paper.textContent).not.toContain('ICD-10');
    const asked = () => backend.calls.filter(({ name }) => name === 'visit_codes').length;
    expect(asked()).toBe(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Put the diagnosis and tariff codes on it' }));
    await waitFor(() => expect(paper.textContent).toContain('ICD-10J45.9Tariff codes0190, 0191'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Put the diagnosis and tariff codes on it' }));
    expect(paper.textContent).not.toContain('J45.9');
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Print the receipt' }));
    expect(print).toHaveBeenCalledOnce();
    expect(paper.dataset.printed).toBe('');
    dispatchEvent(new Event('afterprint'));
  });

  it('says when the codes could not be read, and leaves them off', async () => {
    open({}, { receipt: { ...RECEIPT, hasCodes: true }, visit_codes: refuse('', '', 500) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Put the diagnosis and tariff codes on it' }));
    expect(await screen.findByText('The codes are not on it')).toBeTruthy();
  });

  it('leaves a dependant code that is not known to be written in', async () => {
    const medicalAid = { scheme: 'Made-up Health', plan: '', memberName: 'N', memberNumber: '1', dependantCode: '' };
    open({}, { receipt: { ...RECEIPT, medicalAid } });
    const paper = await screen.findByRole('article', { name: 'Receipt' });
    expect(paper.textContent).toContain('DependantTo be written in by hand');
  });

  it('shows what went back of a cancelled visit', async () => {
    const refunds = [{ amountMinor: 4500, state: 'settled', at: '2027-01-11T08:00:00Z', words: '' }];
    open(
      { status: 'cancelled', paymentState: 'refunded' },
      {
        my_payment: { ...PAYMENT, state: 'refunded', refund_minor: 4500 },
        receipt: { ...RECEIPT, refundMinor: 4500, netMinor: 0, refunds },
      },
    );
    expect(await screen.findByText(/US\$45\.00, returned/)).toBeTruthy();
    expect(screen.getByText('US$0.00')).toBeTruthy();
  });

  it('keeps the visit in view when only the receipt fails', async () => {
    open({}, { my_payment: refuse('', '', 0) });
    expect(await screen.findByText('Your visit is booked all the same.')).toBeTruthy();
    expect(screen.getByText('Your visit is booked')).toBeTruthy();
  });

  it('says how ready one is, and keeps a tick with the visit', async () => {
    const { backend } = open();
    expect(await screen.findByText('1 of 4 ready')).toBeTruthy();
    expect(screen.getByText('0 of 5 done')).toBeTruthy();
    backend.answer(
      'visit_details',
      visitDetailsRow({}, { preparation: { done: ['address'], devices: null, devicesTestedAt: null } }),
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /Know the address/ }));
    expect(await screen.findByText('1 of 5 done')).toBeTruthy();
    expect(backend.calls).toContainEqual({
      name: 'tick_preparation',
      args: { p_appointment: VISIT_ID, p_step: 'address', p_done: true },
    });
    expect(screen.getByRole('checkbox', { name: /Know the address/ })).toHaveProperty('checked', true);
  });

  it('takes a tick back that was not kept, and says so', async () => {
    open({}, { tick_preparation: refuse('P0001', 'consultation.preparationClosed') });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Know the address/ }));
    expect(await screen.findByText(message('consultation.preparationClosed'))).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Know the address/ })).toHaveProperty('checked', false);
  });

  it('keeps the visit in view when only the preparations fail', async () => {
    open({}, { visit_details: refuse('', '', 0) });
    expect(await screen.findByText('Your visit is booked all the same.')).toBeTruthy();
    expect(screen.getByText('Your visit is booked')).toBeTruthy();
  });
});
