// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DayField } from './day-field';
import { DayStrip } from './day-strip';

afterEach(cleanup);

const DAYS = [
  { key: '2027-03-01', at: new Date('2027-03-01T10:00:00Z'), free: 0 },
  { key: '2027-03-02', at: new Date('2027-03-02T10:00:00Z'), free: 1 },
  { key: '2027-03-03', at: new Date('2027-03-03T23:00:00Z'), free: 4 },
];

it('names each day with its free times, and a full day cannot be chosen', () => {
  const chosen: string[] = [];
  render(<DayStrip name="day" days={DAYS} zone="UTC" value="2027-03-02" onChange={(key) => chosen.push(key)} />);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(radio('Monday 1 March 2027, no free time').disabled).toBe(true);
  expect(radio('Tuesday 2 March 2027, 1 free time').checked).toBe(true);
  fireEvent.click(radio('Wednesday 3 March 2027, 4 free times'));
  expect(chosen).toEqual(['2027-03-03']);
});

it('names a day as it is in the zone', () => {
  render(<DayStrip name="day" days={DAYS} zone="Africa/Johannesburg" value="" onChange={() => undefined} />);
  expect(screen.getByRole('radio', { name: 'Thursday 4 March 2027, 4 free times' })).toBeDefined();
});

it('takes any day of the calendar, with its label, hint and problem', () => {
  const chosen: string[] = [];
  render(
    <DayField
      label="Last day"
      hint="The day itself counts"
      error="Choose a day"
      min="2027-03-01"
      value=""
      onChange={(day) => chosen.push(day)}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Last day/);
  expect([field.type, field.min, field.getAttribute('aria-invalid')]).toEqual(['date', '2027-03-01', 'true']);
  fireEvent.change(field, { target: { value: '2027-03-05' } });
  expect(chosen).toEqual(['2027-03-05']);
});

it('says nothing of a day that nobody asked for, and lets it be chosen', () => {
  const chosen: string[] = [];
  const days = [{ key: '2027-03-04', at: new Date('2027-03-04T12:00:00Z'), free: null }];
  render(<DayStrip name="day" days={days} zone="UTC" value="" onChange={(key) => chosen.push(key)} />);
  expect(screen.queryByText('none')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /press to see the free times/ }));
  expect(chosen).toEqual(['2027-03-04']);
});
