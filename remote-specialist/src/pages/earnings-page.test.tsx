// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { catchSavedFiles } from '@telehealth/data/testing/saved-files';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import EarningsPage from './earnings-page';

afterEach(cleanup);

const line = (changes: Record<string, unknown> = {}) => ({
  ...{ at: '2026-11-20T08:00:00Z', kind: 'fee', amountMinor: 81100, currency: 'ZAR', state: 'partly_refunded' },
  ...{ appointmentId: 'a1', startsAt: '2026-11-20T09:00:00Z', status: 'completed', visitTypeName: '=Follow-up, short' },
  ...{ initials: 'AS', receipt: 'R2026-000012', priceMinor: 5000, priceCurrency: 'USD' },
  ...changes,
});
const EMPTY = {
  ...{ month: '2026-12-01', firstMonth: '2026-10-01', thisMonth: '2026-12-01', timeZone: 'Africa/Johannesburg' },
  ...{ practiceNumber: '0123456', serviceFee: null, totals: [], lines: [] },
};
const NOVEMBER = {
  ...EMPTY,
  month: '2026-11-01',
  serviceFee: { currency: 'ZAR', amountMinor: 2500 },
  totals: [
    {
      ...{ currency: 'ZAR', visits: 1, feesMinor: 81100, refundsMinor: -10050, disputesMinor: 0 },
      ...{ serviceFeesMinor: -2500, netMinor: 68550 },
    },
  ],
  lines: [line(), line({ kind: 'refund', amountMinor: -10050, state: 'failed', at: '2026-11-21T22:30:00Z' })],
};
const open = (answer: unknown, path = '/specialist/earnings') =>
  renderInHost(<EarningsPage />, { backend: createFakeBackend({ my_earnings: answer }), role: 'specialist', path });
const byMonth = (args: unknown) => ('p_month' in (args as object) ? NOVEMBER : EMPTY);

it('shows another month by choice, with its sums and lines, and gives it as a file and on paper', async () => {
  const saved = catchSavedFiles();
  const user = userEvent.setup();
  open(byMonth);
  expect(await screen.findByText('No money came in or went out in December 2026.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
  const months = within(screen.getByLabelText('Month')).getAllByRole('option');
  expect(months.map(({ textContent }) => textContent)).toEqual(['December 2026', 'November 2026', 'October 2026']);
  await user.selectOptions(screen.getByLabelText('Month'), 'November 2026');
  const sums = within(await screen.findByRole('region', { name: 'Sums in ZAR' }));
  expect(sums.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['1', 'R811.00', '-R100.50', '-R25.00', 'R685.50'],
  ]);
  expect(screen.getByText('listed US$50.00')).toBeDefined();
  expect(screen.getByText(/Refund, delayed, R2026-000012/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  const [file] = saved;
  expect(file?.name).toBe('earnings-2026-11.csv');
  expect((await file?.text())?.split('\r\n')).toEqual([
    'Date,Time,What,Amount,Currency,Patient,Visit on,Visit at,Visit type,Visit state,Receipt,List price,Currency of the price',
    '2026-11-20,10:00,Fee,811,ZAR,AS,2026-11-20,11:00,"\'=Follow-up, short",Completed,R2026-000012,50,USD',
    '2026-11-22,00:30,"Refund, delayed",-100.5,ZAR,AS,2026-11-20,11:00,"\'=Follow-up, short",Completed,R2026-000012,50,USD',
    '',
  ]);
  await user.click(screen.getByRole('button', { name: 'Print the statement' }));
  const paper = within(screen.getByRole('article', { name: 'Statement of earnings' }));
  expect(paper.getByText('November 2026, South African time')).toBeDefined();
  expect(paper.getByText('0123456')).toBeDefined();
});

it('says what is safe when the money could not be read', async () => {
  open(refuse('XX000', '', 500));
  expect(await screen.findByText(/No money was moved/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Try again/ })).toBeDefined();
});

const invoice = (changes: Record<string, unknown> = {}) => ({
  ...{ id: 'i1', kind: 'invoice', number: 'INV-00001', corrects: null, issuedAt: '2026-11-20T22:30:00Z' },
  ...{ suppliedOn: '2026-11-18', appointmentId: 'a1', visitTypeName: '=Follow-up', visitAt: '2026-11-20T09:00:00Z' },
  ...{ minutes: 30, amountMinor: 81100, currency: 'ZAR', perDollar: 18.0315, rateDated: '2026-11-18' },
  ...{ randsMinor: 81100, vatNumber: '4123456789', vatPercent: 15, vatMinor: 10578, initials: 'AS' },
  ...changes,
});
const NONE = {
  ...{ month: '2026-12-01', firstMonth: '2026-11-01', thisMonth: '2026-12-01', timeZone: 'Africa/Johannesburg' },
  ...{ practiceNumber: '0123456', totals: [], invoices: [] },
  waiting: [
    {
      ...{ appointmentId: 'a9', startsAt: '2026-12-01T09:00:00Z', visitTypeName: 'Follow-up', initials: 'LK' },
      ...{ coveringName: 'Dr Amina Patel', amountMinor: 4500, currency: 'USD' },
    },
  ],
};
const INVOICED = {
  ...NONE,
  month: '2026-11-01',
  totals: [
    {
      ...{ currency: 'ZAR', invoices: 1, invoicedMinor: 81100, creditedMinor: -11100, netMinor: 70000 },
      ...{ vatMinor: 9130, withoutRands: 0 },
    },
    {
      ...{ currency: 'USD', invoices: 2, invoicedMinor: 9000, creditedMinor: 0, netMinor: 9000 },
      ...{ vatMinor: 0, withoutRands: 1 },
    },
  ],
  invoices: [
    invoice(),
    invoice({
      id: 'i2',
      number: 'INV-00002',
      currency: 'USD',
      amountMinor: 4500,
      perDollar: null,
      rateDated: null,
      randsMinor: null,
      vatMinor: null,
      vatPercent: null,
    }),
    invoice({
      id: 'i3',
      number: 'INV-00003',
      currency: 'USD',
      amountMinor: 4500,
      perDollar: null,
      rateDated: null,
      randsMinor: null,
      vatNumber: null,
      vatMinor: null,
      vatPercent: null,
    }),
    invoice({
      id: 'i4',
      kind: 'credit_note',
      number: 'CN-00001',
      corrects: 'INV-00001',
      amountMinor: 11100,
      randsMinor: 11100,
      vatMinor: 1448,
    }),
  ],
};

it('lists invoices by month with VAT, as a file and on paper, and what waits for a signature', async () => {
  const saved = catchSavedFiles();
  const user = userEvent.setup();
  const backend = createFakeBackend({
    my_earnings: EMPTY,
    my_invoices: (args: unknown) => ('p_month' in (args as object) ? INVOICED : NONE),
  });
  renderInHost(<EarningsPage />, { backend, role: 'specialist', path: '/specialist/earnings' });
  await user.click(await screen.findByRole('tab', { name: 'Invoices' }));
  const waiting = within(await screen.findByRole('list', { name: 'Paid visits without an invoice' }));
  expect(waiting.getByText(/Dr Amina Patel writes the note/).textContent).toContain('US$45.00');
  expect(waiting.getByRole('link', { name: 'Go to the note: LK, 1 Dec 2026' }).getAttribute('href')).toContain('a9');
  expect(screen.getByText('Their invoices are made once the notes are signed.', { exact: false })).toBeDefined();
  expect(screen.getByText('No invoice was made in December 2026.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Month'), 'November 2026');
  const rands = within(await screen.findByRole('region', { name: 'Invoices in ZAR' }));
  expect(rands.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['1', 'R811.00', '-R111.00', 'R700.00', 'R91.30'],
  ]);
  expect(screen.getByRole('region', { name: 'Invoices in USD' }).textContent).toContain(
    'Without a rate, so VAT not known1',
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    '21 Nov 2026Tax invoice INV-00001AS, =Follow-up, 20 Nov 2026R811.00VAT R105.78',
    '21 Nov 2026Invoice INV-00002AS, =Follow-up, 20 Nov 2026US$45.00VAT not known: no rate of the rand',
    '21 Nov 2026Invoice INV-00003AS, =Follow-up, 20 Nov 2026US$45.00no VAT',
    '21 Nov 2026Credit note CN-00001 for INV-00001AS, =Follow-up, 20 Nov 2026-R111.00VAT -R14.48',
  ]);
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  const [file] = saved;
  expect(file?.name).toBe('invoices-2026-11.csv');
  expect((await file?.text())?.split('\r\n')).toEqual([
    'Number,What,Corrects,Date,Paid on,Patient,Visit on,Visit type,Amount,Currency,Rands for a dollar,In rands,VAT in rands,VAT percent,VAT number',
    "INV-00001,Tax invoice,,2026-11-21,2026-11-18,AS,2026-11-20,'=Follow-up,811,ZAR,18.0315,811,105.78,15,4123456789",
    "INV-00002,Invoice,,2026-11-21,2026-11-18,AS,2026-11-20,'=Follow-up,45,USD,,,,,4123456789",
    "INV-00003,Invoice,,2026-11-21,2026-11-18,AS,2026-11-20,'=Follow-up,45,USD,,,,,",
    "CN-00001,Credit note,INV-00001,2026-11-21,2026-11-18,AS,2026-11-20,'=Follow-up,-111,ZAR,18.0315,-111,-14.48,15,4123456789",
    '',
  ]);
  await user.click(screen.getByRole('button', { name: 'Print the list of invoices' }));
  const paper = within(screen.getByRole('article', { name: 'List of invoices' }));
  expect(
    paper.getByText('Patients stand here by their initials. VAT is inside of the amounts, and in rands.'),
  ).toBeDefined();
  expect(paper.getByText('0123456')).toBeDefined();
});

it('says that invoices are kept when they could not be read', async () => {
  const backend = createFakeBackend({ my_earnings: EMPTY, my_invoices: refuse('XX000', '', 500) });
  renderInHost(<EarningsPage />, { backend, role: 'specialist', path: '/specialist/earnings?view=invoices' });
  expect(await screen.findByText(/All invoices are kept/)).toBeDefined();
});
