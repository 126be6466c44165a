import { modesText } from '@telehealth/care/visits/modes-text';
import { formatShortDay, listWords, WEEKDAY_LABELS, zoneName } from '@telehealth/contracts/formatting';
import { WEEKDAYS } from '@telehealth/contracts/people';
import { Section } from '@telehealth/ui/layout/section';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { SpecialistPage } from '../../data/specialists/specialist-page.schema';

type Week = Pick<SpecialistPage, 'hours' | 'holidays' | 'timeZone'>;

/** The usual weekly hours and public holidays. Days off and bookings are not included: only the openings above are free. */
export function WeekHours({ of: { hours, holidays, timeZone: zone } }: { of: Week }) {
  if (hours.length === 0) return null;
  const days = WEEKDAYS.map((day, index) => ({
    day: WEEKDAY_LABELS[day],
    times: hours
      .filter(({ weekday }) => weekday === index + 1)
      .map(({ from, to, modes }) => `${from} to ${to}${limitText(modes)}`)
      .join(', '),
  }));
  return (
    <Section
      title="Usual hours"
      lead={`${zoneName(zone)}. Some of these times are booked or days off; the free times stand above.`}
    >
      <DataList items={together(days)} />
      <HolidayLine hours={hours} holidays={holidays} />
    </Section>
  );
}

/** Only holidays on a usual working day; on others no patient expects an opening. */
function HolidayLine({ hours, holidays }: Omit<Week, 'timeZone'>) {
  const hits = holidays
    .map(({ day, name }) => ({ name, at: new Date(`${day}T12:00:00Z`) }))
    .filter(({ at }) => hours.some(({ weekday }) => weekday % 7 === at.getUTCDay()));
  if (hits.length === 0) return null;
  return (
    <p>
      <b>Closed on public holidays:</b>{' '}
      {listWords(hits.map(({ at, name }) => `${formatShortDay(at, 'UTC')} (${name})`))}.
    </p>
  );
}

function limitText(modes: SpecialistPage['hours'][number]['modes']): string {
  const words = modesText(modes);
  return words && ` (${words})`;
}

interface Day {
  day: string;
  times: string;
}

/** Joins consecutive days with the same hours into one line; days without hours are left out. */
function together(days: readonly Day[]): { term: string; detail: string }[] {
  const lines: { first: string; last: string; times: string }[] = [];
  for (const { day, times } of days) {
    const line = lines.at(-1);
    if (line?.times === times) line.last = day;
    else lines.push({ first: day, last: day, times });
  }
  return lines
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => ({ term: first === last ? first : `${first} to ${last}`, detail: times }));
}
