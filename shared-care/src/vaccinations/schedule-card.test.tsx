// @vitest-environment jsdom
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ScheduleCard } from './schedule-card';

afterEach(cleanup);

const NOW = new Date('2026-11-28T08:00:00Z');
const BOY = { dateOfBirth: '2022-08-14', gender: 'male' };
const given = (
  label: string,
  givenOn: string,
  more: Partial<ChartEntryOf<'vaccination'>> = {},
): ChartEntryOf<'vaccination'> => ({
  kind: 'vaccination',
  id: `${label} ${givenOn}`,
  version: 1,
  source: 'self',
  createdAt: NOW,
  updatedAt: NOW,
  recordedBy: 'Nomsa Khumalo',
  confirmedBy: '',
  confirmedAt: null,
  importedFrom: '',
  isDisputed: false,
  label,
  isActive: true,
  givenOn,
  dose: '',
  batch: '',
  note: '',
  code: '',
  codeSystem: '',
  ...more,
});
const UP_TO_18 = [
  given('BCG', '2022-08-14'),
  given('OPV', '2022-08-14'),
  given('OPV', '2022-09-26'),
  given('RV', '2022-09-26'),
  given('Hexaxim', '2022-09-26'),
  given('PCV', '2022-09-26'),
  given('Hexaxim', '2022-10-24'),
  given('RV', '2022-11-21'),
  given('6-in-1', '2022-11-21'),
  given('Prevenar 13', '2022-11-21'),
  given('Measles', '2023-02-15'),
  given('PCV', '2023-05-16'),
  given('MMR', '2023-08-15'),
  given('Hexavalent', '2024-02-20'),
];
interface Drawn {
  vaccinations: readonly ChartEntryOf<'vaccination'>[];
  booklet?: { documentDate: string } | null;
  facts?: { dateOfBirth: string | null; gender: string };
}
const draw = ({ vaccinations, booklet = null, facts = BOY }: Drawn) =>
  render(<ScheduleCard facts={facts} vaccinations={vaccinations} at={NOW} booklet={booklet} />);

it('says up to when all is given, from which paper, and that nobody confirmed it', () => {
  draw({ vaccinations: UP_TO_18, booklet: { documentDate: '2026-01-12' } });
  expect(screen.getByText('Up to 18 months given')).toBeDefined();
  expect(screen.getByText('Photo of the clinic card, 12 Jan 2026. Not confirmed')).toBeDefined();
  expect(screen.getByText(/Next: 6 years, 14 Aug 2028/)).toBeDefined();
  expect(screen.queryByText(/Overdue,/)).toBeNull();
});

it('says of each dose whether it is confirmed', () => {
  const [bcg = given('BCG', ''), ...rest] = UP_TO_18;
  draw({ vaccinations: [{ ...bcg, confirmedAt: NOW, confirmedBy: 'Naledi Mokoena' }, ...rest] });
  expect(screen.getByText('1 of 14 confirmed')).toBeDefined();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  const text = rows.map(({ textContent }) => textContent);
  expect(text).toContainEqual('BCG, against tuberculosisGiven14 Aug 2022, confirmed');
  expect(text).toContainEqual('Six-in-one (hexavalent), dose 3Given21 Nov 2022, not confirmed');
  expect(text).toContainEqual('Tetanus, diphtheria, whooping cough (Tdap), dose 1Later');
});

it('sends to a nurse or doctor for what is late, and makes no plan', () => {
  draw({ vaccinations: UP_TO_18.filter(({ label }) => label !== 'MMR') });
  expect(screen.getByText('13 of 14 doses are written down')).toBeDefined();
  expect(screen.getByText(/Ask a nurse or doctor about catching up/)).toBeDefined();
  expect(screen.getAllByText('Measles and rubella (MR), dose 2').length).toBeGreaterThan(0);
});

it('where nothing is written down says that it is not known', () => {
  draw({ vaccinations: [] });
  expect(screen.getByText('Nothing of the schedule is written down')).toBeDefined();
  expect(screen.getByText(/^14 doses up to now: not known/)).toBeDefined();
  expect(screen.queryByText(/Overdue,/)).toBeNull();
});

it('lists what it cannot place and does not count it, nor what was taken off the list', () => {
  draw({
    vaccinations: [
      given('Yellow fever', '2024-01-02'),
      given('Pentaxim', '2022-10-24'),
      given('BCG', '2022-08-14', { isActive: false }),
    ],
  });
  expect(screen.getByText('Nothing of the schedule is written down')).toBeDefined();
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(listed).toEqual([
    'Yellow fever, 2 Jan 2024: not a vaccine of this schedule, or only part of one',
    'Pentaxim, 24 Oct 2022: not a vaccine of this schedule, or only part of one',
  ]);
});

it('is not there for grown people, nor without a birth date', () => {
  const { container } = draw({ vaccinations: UP_TO_18, facts: { dateOfBirth: '1992-03-05', gender: 'female' } });
  expect(container.textContent).toBe('');
  cleanup();
  expect(draw({ vaccinations: UP_TO_18, facts: { dateOfBirth: null, gender: '' } }).container.textContent).toBe('');
});
