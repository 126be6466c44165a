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
