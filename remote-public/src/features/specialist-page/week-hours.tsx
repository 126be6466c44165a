import { WEEKDAY_LABELS, WEEKDAYS, zoneName } from '@telehealth/contracts';
import type { SpecialistPage } from '@telehealth/data/specialists/specialist-page.schema';
import { Section } from '@telehealth/ui/layout/section';
import { DataList } from '@telehealth/ui/parts/data-list';
import { modesText } from '@telehealth/visits/modes-text';

/** The usual week. Days off and what is booked are not in it: only the openings above are free. */
export function WeekHours({ hours, zone }: { hours: SpecialistPage['hours']; zone: string }) {
  if (hours.length === 0) return null;
  const days = WEEKDAYS.map((day, index) => ({
    day: WEEKDAY_LABELS[day],
    times: hours
      .filter(({ weekday }) => weekday === index + 1)
      .map(({ from, to, modes }) => `${from} to ${to}${limitText(modes)}`)
      .join(', '),
  }));
  return (
    <Section title="Usual hours" lead={`${zoneName(zone)}. Days off and booked times are not taken out here.`}>
      <DataList items={together(days)} />
    </Section>
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

/** Days in a row with the same hours are one line; days without any are none. */
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
