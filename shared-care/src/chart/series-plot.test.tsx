// @vitest-environment jsdom

import { usualRangeOf } from '@telehealth/clinical/usual-ranges';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Flowsheet } from './flowsheet';
import { SeriesPlot } from './series-plot';

afterEach(cleanup);

const DAY_MS = 86_400_000;
const START = Date.now();
const ago = (days: number) => new Date(START - days * DAY_MS);
const entry = (code: string, days: number, value: number): ChartEntryOf<'observation'> => ({
  ...{ kind: 'observation', id: `${code}${days}`, code, label: code, unit: '%', value, secondValue: null },
  ...{ takenAt: ago(days), takenPrecision: 'day', comparator: '', importedFrom: '', seen: null },
  ...{ source: 'device', recordedBy: '' },
});
/** The newest hundred of many: one a day. */
const HELD = Array.from({ length: 100 }, (_, at) => entry('oxygen_saturation', 99 - at, 97));
const span = (years: number, low: number) => ({
  ...{ from: ago(years * 365).toISOString(), until: ago(years * 365 - 30).toISOString(), count: 9000, bounds: 0 },
  ...{ low, middle: 97, high: 99, second_low: null, second_middle: null, second_high: null },
});
const SERIES = { total: 45_000, values: [], spans: [19, 15, 11, 6, 1].map((years) => span(years, 90 - years)) };

function open(answer: unknown, patientId: string | null = 'patient') {
  const backend = createFakeBackend({ read_observations: 'ticket', read_look: answer });
  const marks = [
    { label: 'Oxygen', does: 'begins' as const, at: ago(8 * 365) },
    { label: 'Aspirin', does: 'ends' as const, at: ago(40) },
  ];
  renderInHost(
    <SeriesPlot
      patientId={patientId}
      code="oxygen_saturation"
      label="Oxygen saturation"
      held={HELD}
      holdsAll={false}
      marks={marks}
      range={usualRangeOf('oxygen_saturation', { age: 60 })}
    />,
    { backend, role: 'specialist' },
  );
  return backend;
}
const asked = (backend: ReturnType<typeof createFakeBackend>) =>
  backend.calls.filter(({ name }) => name === 'read_observations').map(({ args }) => args as { p_from?: string });

it('draws what is at hand without a look, and all of twenty years when they are chosen', async () => {
  const backend = open(SERIES);
  expect(screen.getByRole('img', { name: /Oxygen saturation, 3[12] values/ })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: '3 months' }));
  expect(within(screen.getByRole('list', { name: 'Medicines in this time' })).getAllByRole('listitem')).toHaveLength(1);
  expect(asked(backend)).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: '20 years' }));
  expect(await screen.findByRole('img', { name: /Oxygen saturation, 45000 values/ })).toBeDefined();
  expect(asked(backend)).toEqual([expect.objectContaining({ p_patient: 'patient', p_from: expect.any(String) })]);
  expect(screen.getByText(/All 45000 values in 5 spans of time/)).toBeDefined();
  // The lowest of all is in the table, and by the arrow keys.
  expect(screen.getByRole('rowheader', { name: '97 % in the middle, 71 to 99', hidden: true })).toBeDefined();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
    /97 % in the middle, 89 to 99.*9000 values/,
  );
  expect(screen.getByText(/Oxygen begins/)).toBeDefined();
  expect(screen.getByText(/95 to 100/).textContent).toContain('Food and Drug Administration');
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  await screen.findByRole('img', { name: /45000 values/ });
  expect(asked(backend)[1]).not.toHaveProperty('p_from');
});

it('says what is safe where older values could not be read', async () => {
  open(refuse('', '', 500), null);
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(await screen.findByText(/safe in the record/)).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: '1 month' }));
  expect(screen.getByRole('img', { name: /3[12] values/ })).toBeDefined();
});

it('sets results side by side, marks what lies outside by arrow and word, and scrolls by the keyboard', () => {
  const results = [
    entry('hba1c', 400, 6.1),
    entry('hba1c', 10, 8.4),
    entry('potassium', 10, 3.1),
    entry('creatinine', 10, 300),
    { ...entry('potassium', 400, 9), comparator: '<' as const },
    entry('heart_rate', 10, 60),
  ];
  renderInHost(<Flowsheet results={results} rangeOf={(code) => usualRangeOf(code, { age: 60 })} />, {
    backend: createFakeBackend({}),
    role: 'specialist',
  });
  expect(screen.getByRole('region', { name: /scrolls sideways/ }).tabIndex).toBe(0);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(4);
  expect(rows.find((row) => row?.startsWith('hba1c'))).toBe('hba1c %↑ 8.4 high6.1');
  // A bound is not judged, and a test without a range of its own is left to its laboratory.
  expect(rows.find((row) => row?.startsWith('potassium'))).toBe('potassium %↓ 3.1 low< 9');
  expect(rows.find((row) => row?.startsWith('creatinine'))).toBe('creatinine %300');
});
