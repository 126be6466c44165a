// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Invoices } from './invoices';

afterEach(cleanup);

const invoice = (changes: Record<string, unknown> = {}) => ({
  ...{ id: 'i1', kind: 'invoice', number: 'INV-00007', corrects: null, issuedAt: '2026-11-20T22:30:00Z' },
  ...{ suppliedOn: '2026-11-18', appointmentId: 'v1', visitTypeName: 'Follow-up', visitAt: '2026-11-20T09:00:00Z' },
  ...{ minutes: 30, amountMinor: 81100, currency: 'ZAR', perDollar: 18.0315, rateDated: '2026-11-18' },
  ...{ randsMinor: 81100, vatNumber: '4123456789', vatPercent: 15, vatMinor: 10578, timeZone: 'Africa/Johannesburg' },
  ...{ sellerName: 'Naledi Mokoena', practice: 'Hatfield Practice', practiceAddress: '1 Made-up Road' },
  ...{
    practiceNumber: '0123456',
    councilNumber: 'MP0123456',
    patientName: 'Lwazi Khumalo',
    payerName: 'Nomsa Khumalo',
  },
  ...changes,
});
const DOLLARS = { currency: 'USD', amountMinor: 4500 };
const NO_RATE = { perDollar: null, rateDated: null, randsMinor: null, vatPercent: null, vatMinor: null };

function open(answer: unknown, codes: { icd10: string[]; tariffs: string[] } | null = null, none?: string) {
  const backend = createFakeBackend({ invoices_of_visit: answer });
  const page = <Invoices appointmentId="v1" codes={codes} {...(none === undefined ? {} : { none })} />;
  return renderInHost(page, { backend, role: 'patient' });
}
const of = (...invoices: object[]) => ({ awaitsNote: false, invoices });

it('says what a tax invoice must say, and prints that one alone', async () => {
  open(
    of(
      invoice(),
      invoice({
        id: 'i2',
        kind: 'credit_note',
        number: 'CN-00001',
        corrects: 'INV-00007',
        amountMinor: 11100,
        randsMinor: 11100,
        vatMinor: 1448,
      }),
    ),
  );
  expect(await screen.findByText('Tax invoice INV-00007, R811.00, 21 Nov 2026')).toBeDefined();
  const paper = screen.getByRole('article', { name: 'Tax invoice INV-00007', hidden: true });
  expect(within(paper).getByText('Tax invoice')).toBeDefined();
  expect(
    [...paper.querySelectorAll('dt')].map(
      ({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`,
    ),
  ).toEqual([
    ...['Number: INV-00007', 'Date: 21 Nov 2026', 'Paid on: 18 Nov 2026'],
    ...['From: Naledi Mokoena', 'Practice: Hatfield Practice', 'Address: 1 Made-up Road', 'Practice number: 0123456'],
    ...['Council number: MP0123456', 'VAT number: 4123456789', 'To: Nomsa Khumalo', 'Patient: Lwazi Khumalo'],
    ...['Visit: Follow-up, 30 minutes, at a distance', 'On: Friday 20 November 2026, 11:00 South African time'],
    ...[
      'Amount: R811.00',
      'Rate: R18.0315 to the dollar of 18 Nov 2026',
      'Without VAT: R705.22',
      'VAT at 15%: R105.78',
    ],
  ]);
  expect(within(paper).getByText('The amount includes VAT.')).toBeDefined();
  const note = screen.getByRole('article', { name: 'Credit note CN-00001', hidden: true });
  expect(note.textContent).toContain('CorrectsINV-00007');
  expect(note.textContent).toContain('Given backR111.00');
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Print Credit note CN-00001', hidden: true }));
  expect(print).toHaveBeenCalledOnce();
  expect([paper.dataset.printed, note.dataset.printed]).toEqual([undefined, '']);
  dispatchEvent(new Event('afterprint'));
});

it.each([
  [
    { ...DOLLARS, randsMinor: 81142, vatMinor: 10584 },
    'Tax invoice INV-00007',
    'In randsR811.42',
    'The amount includes VAT.',
  ],
  [
    { ...DOLLARS, ...NO_RATE },
    'Invoice INV-00007',
    'AmountUS$45.00',
    'This cannot be a tax invoice: it is in USD, and no rate of the rand held when it was paid.',
  ],
  [
    { vatNumber: null, vatPercent: null, vatMinor: null },
    'Invoice INV-00007',
    'AmountR811.00',
    'No VAT: the practice is not registered for VAT.',
  ],
])('%o is called %s', async (changes, name, amount, words) => {
  open(of(invoice(changes)));
  const paper = await screen.findByRole('article', { name, hidden: true });
  expect(paper.textContent).toContain(amount);
  expect(paper.textContent).toContain(words);
});

it('bears codes only where they were asked for', async () => {
  open(of(invoice()));
  const without = await screen.findByRole('article', { name: /INV-00007/, hidden: true });
  expect(without.textContent).not.toMatch(/ICD-10|Tariff/);
  cleanup();
  open(of(invoice()), { icd10: ['J45.9'], tariffs: ['0190'] });
  const paper = await screen.findByRole('article', { name: /INV-00007/, hidden: true });
  expect(paper.textContent).toContain('ICD-10J45.9Tariff codes0190');
});

it('names the patient where nobody is known to have paid', async () => {
  open(of(invoice({ payerName: '', practiceAddress: '', practiceNumber: '', councilNumber: '' })));
  const paper = await screen.findByRole('article', { name: /INV-00007/, hidden: true });
  expect(paper.textContent).toContain('ToLwazi Khumalo');
  expect(paper.textContent).not.toMatch(/Address|Practice number|Council number/);
});

it('says for what it waits, that there is none, or that it did not load', async () => {
  open({ awaitsNote: true, invoices: [] }, null, 'There is none.');
  expect(await screen.findByText('The invoice is made once the note of the visit is signed.')).toBeDefined();
  expect(screen.queryByText('There is none.')).toBeNull();
  cleanup();
  open(of(), null, 'There is none.');
  expect(await screen.findByText('There is none.')).toBeDefined();
  cleanup();
  open(refuse('XX000', '', 500));
  expect(await screen.findByText(/The payment and its receipt are kept/)).toBeDefined();
});
