// @vitest-environment jsdom
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { GrowthCard } from './growth-card';
import { growthPlotOf } from './growth-plot';
import { centileText, growthAge, growthPersonOf, growthSeries } from './growth-series';

afterEach(cleanup);

const NOW = new Date('2026-11-28T08:00:00Z');
const BOY = { dateOfBirth: '2022-08-14', gender: 'male' };
const WORDS: Record<string, string> = {
  body_weight: 'kg',
  body_height: 'cm',
  body_length: 'cm',
  head_circumference: 'cm',
};

function measured(
  day: string,
  value: number,
  more: Partial<ChartEntryOf<'observation'>> = {},
): ChartEntryOf<'observation'> {
  const code = more.code ?? 'body_weight';
  return {
    kind: 'observation',
    id: `${code} ${day} ${value}`,
    code,
    label: code,
    unit: WORDS[code] ?? '',
    value,
    comparator: '',
    secondValue: null,
    takenAt: new Date(`${day}T12:00:00Z`),
    takenPrecision: 'day',
    source: 'typed',
    importedFrom: '',
    recordedBy: 'Nomsa Khumalo',
    seen: null,
    ...more,
  };
}
const LWAZI = [
  measured('2022-08-14', 3.1, { source: 'import', importedFrom: 'Clinic card' }),
  measured('2023-02-15', 7.6),
  measured('2024-02-20', 10.4, { source: 'clinician' }),
  measured('2026-05-10', 15.4),
  measured('2026-11-27', 16.2),
];
const draw = (observations: readonly ChartEntryOf<'observation'>[], facts = BOY, forClinician = false) =>
  render(<GrowthCard facts={facts} observations={observations} at={NOW} forClinician={forClinician} />);

describe('the growth of a child', () => {
  it('is a line over the part where most children are, the last with its number, and a table', () => {
    draw(LWAZI);
    const plot = screen.getByRole('img', { name: 'Weight by age, 5 measurements, last 16.2 kg at 4 years 3 months' });
    expect(plot.querySelectorAll('circle')).toHaveLength(5);
    expect(plot.textContent).toContain('16.2 kg');
    expect(screen.getByText(/16.2 kg, 27 Nov 2026, typed. In the shaded part, where most children are./)).toBeDefined();
    expect(screen.getByText('boys, 0 to 5 years')).toBeDefined();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Day, ageMeasuredCentileBy',
      expect.stringMatching(/^27 Nov 20264 years 3 months16.2 kg3\d\w\wtyped$/),
      expect.stringMatching(/^10 May 20263 years 8 months15.4 kg/),
      expect.stringMatching(/measured by a clinician$/),
      expect.stringMatching(/^15 Feb 20236 months7.6 kg/),
      expect.stringMatching(/^14 Aug 2022birth3.1 kg\d+\w\wimported from Clinic card$/),
    ]);
  });

  it('says z-scores to clinicians', () => {
    draw(LWAZI, BOY, true);
    expect(screen.getByText(/ 3\d\w\w centile, z -0\.\d\d\./)).toBeDefined();
  });

  it('shows what is chosen of several measures', async () => {
    draw([...LWAZI, measured('2026-11-27', 103.5, { code: 'body_height' })]);
    await userEvent.click(screen.getByRole('radio', { name: 'Length and height' }));
    expect(screen.getByRole('img', { name: /^Length and height by age, 1 measurement, last 103.5 cm/ })).toBeDefined();
  });

  it('compares weight with length, and BMI with age, where both were measured at about the same time', async () => {
    draw([
      ...LWAZI,
      measured('2023-02-20', 67.5, { code: 'body_length' }),
      measured('2024-03-01', 86.1, { code: 'body_height' }),
      // Too long after the weight of May: the child has grown.
      measured('2026-06-20', 101, { code: 'body_height' }),
      measured('2026-11-27', 103.5, { code: 'body_height' }),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Weight for length' }));
    expect(
      screen.getByRole('img', { name: 'Weight for length, 2 measurements, last 16.2 kg at 103.5 cm' }),
    ).toBeDefined();
    expect(screen.getByRole('img').querySelector('path')).not.toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'BMI' }));
    const plot = screen.getByRole('img', { name: 'BMI by age, 1 measurement, last 15.1 kg/m² at 4 years 3 months' });
    expect(plot.textContent).toContain('15.1 kg/m²');
    expect(screen.getByText(/15.1 kg\/m², 27 Nov 2026, typed. In the shaded part/)).toBeDefined();
    expect(screen.getByRole('table', { hidden: true }).textContent).toContain('16.2 kg, 103.5 cm');
  });

  it('works nothing out from a number that no child has', () => {
    draw([measured('2026-11-27', 162), measured('2026-11-27', 103.5, { code: 'body_height' })]);
    expect(screen.queryByRole('radio', { name: 'BMI' })).toBeNull();
  });

  it('shows a BMI that was brought in, but the one worked out where both are there', async () => {
    const brought = (day: string, value: number) =>
      measured(day, value, { code: 'body_mass_index', unit: 'kg/m2', source: 'import', importedFrom: 'School' });
    draw([...LWAZI, brought('2026-03-01', 15.9)]);
    await userEvent.click(screen.getByRole('radio', { name: 'BMI' }));
    expect(screen.getByText(/^15.9 kg\/m², 1 Mar 2026, imported from School/)).toBeDefined();
    cleanup();
    draw([...LWAZI, measured('2026-11-27', 103.5, { code: 'body_height' }), brought('2026-11-27', 14)]);
    await userEvent.click(screen.getByRole('radio', { name: 'BMI' }));
    expect(screen.getByText(/^15.1 kg\/m², 27 Nov/)).toBeDefined();
    expect(screen.getByRole('table', { hidden: true }).textContent).not.toContain('14 kg');
  });

  it('has no BMI of a baby, and no weight for length after five years', () => {
    const both = (day: string, kg: number, cm: number) => [
      measured(day, kg),
      measured(day, cm, { code: 'body_height' }),
    ];
    draw(both('2026-11-01', 6, 62), { dateOfBirth: '2026-06-03', gender: 'female' });
    expect(screen.getByRole('radio', { name: 'Weight for length' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'BMI' })).toBeNull();
    cleanup();
    draw(both('2026-11-01', 30, 132), { dateOfBirth: '2017-06-03', gender: 'female' });
    expect(screen.queryByRole('radio', { name: 'Weight for length' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'BMI' })).toBeDefined();
  });

  it('never draws a number that no child has, and says so', () => {
    draw([...LWAZI, measured('2026-11-28', 162)]);
    expect(screen.getByText(/^Check the number: 162 kg on 28 Nov 2026 is not shown/)).toBeDefined();
    expect(screen.getByRole('img', { name: /5 measurements, last 16.2 kg/ })).toBeDefined();
    expect(screen.getByText(/In the shaded part/)).toBeDefined();
  });

  it('below the shaded part asks for a clinician and interprets nothing', () => {
    draw([measured('2026-11-27', 12)]);
    expect(screen.getByText(/Below the shaded part: ask a nurse or doctor what it means/)).toBeDefined();
  });

  it('without a sex the curves know is drawn without them', () => {
    draw(LWAZI, { ...BOY, gender: 'other' });
    expect(screen.getByText(/^No shaded part/)).toBeDefined();
    expect(screen.getByRole('img').querySelector('path')).toBeNull();
  });

  it('of a baby says that birth before term is not corrected', () => {
    draw([measured('2026-11-01', 6)], { dateOfBirth: '2026-06-03', gender: 'female' });
    expect(screen.getByText(/^Not corrected for birth before term/)).toBeDefined();
  });

  it('leaves a measurement without a day to the table, and a bound out', () => {
    draw([
      ...LWAZI,
      measured('2025-01-01', 13, { takenPrecision: 'year' }),
      measured('2025-02-01', 13.3, { comparator: '<' }),
    ]);
    expect(screen.getByRole('img', { name: /5 measurements/ })).toBeDefined();
    expect(screen.getByText(/on a day nobody knows/)).toBeDefined();
    expect(screen.getByRole('table', { hidden: true }).textContent).not.toContain('13.3');
  });

  it('with nothing measured says so, and is not there for grown people or without a birth date', () => {
    const { rerender, container } = draw([]);
    expect(screen.getByText('No weight, length or head circumference is in the record yet.')).toBeDefined();
    rerender(<GrowthCard facts={{ dateOfBirth: '2007-11-28', gender: 'male' }} observations={LWAZI} at={NOW} />);
    expect(container.textContent).toBe('');
    rerender(<GrowthCard facts={{ dateOfBirth: null, gender: 'male' }} observations={LWAZI} at={NOW} />);
    expect(container.textContent).toBe('');
    rerender(<GrowthCard facts={{ dateOfBirth: '2007-11-29', gender: 'male' }} observations={[]} at={NOW} />);
    expect(screen.getByText('boys, 5 to 19 years')).toBeDefined();
  });
});

describe('a plot of growth', () => {
  const person = growthPersonOf(BOY, '2026-11-28');
  const points = person === null ? [] : (growthSeries(person, LWAZI).get('weight') ?? []);

  it('keeps every point inside its frame, later ones further right', () => {
    const plot = growthPlotOf('weight', 'male', points, 51.5, 360);
    const xs = plot.points.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((one, other) => one - other));
    for (const { x, y } of plot.points) {
      expect(x).toBeGreaterThanOrEqual(40);
      expect(x).toBeLessThanOrEqual(350);
      expect(y).toBeGreaterThanOrEqual(22);
      expect(y).toBeLessThanOrEqual(174);
    }
    expect(plot.band).toMatch(/^M[\d.,L]+Z$/);
  });

  it('after 10 years draws weights without a curve', () => {
    const girl = growthPersonOf({ dateOfBirth: '2012-01-01', gender: 'female' }, '2026-11-28');
    const at14 = girl === null ? [] : (growthSeries(girl, [measured('2026-03-01', 48)]).get('weight') ?? []);
    expect(at14[0]?.judged).toEqual({ kind: 'noCurve' });
    expect(growthPlotOf('weight', 'female', at14, 179, 360).band).toBe('');
  });
});

it.each([
  [0, 'birth'],
  [0.7, '3 weeks'],
  [3.2, '3 months'],
  [23.9, '23 months'],
  [24, '2 years'],
  [51.4, '4 years 3 months'],
  [61, '5 years 1 month'],
])('an age of %d months is %s', (months, words) => expect(growthAge(months)).toBe(words));

it.each([
  [0.2, 'below the 1st'],
  [1, '1st'],
  [2, '2nd'],
  [12, '12th'],
  [53.4, '53rd'],
  [99.8, 'above the 99th'],
])('a centile of %d is the %s', (centile, words) => expect(centileText(centile)).toBe(words));
