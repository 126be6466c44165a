import { type Appointment, pathTo, toICalendar } from '@telehealth/contracts';
import { Button } from '@telehealth/ui/parts/button';

const LINK_LIFE_MS = 10_000;

/** The visit for any calendar. Calendars are shared with others, so there is no word about health in it. */
export function toCalendarText(visit: Appointment, origin: string): string {
  return toICalendar({
    id: visit.id,
    sequence: visit.sequence,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    summary: `Appointment with ${visit.counterpartName}`,
    url: `${origin}${pathTo('confirmation', { id: visit.id })}`,
  });
}

export function CalendarFile({ visit }: { visit: Appointment }) {
  const download = () => {
    const file = new Blob([toCalendarText(visit, location.origin)], { type: 'text/calendar;charset=utf-8' });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = 'appointment.ics';
    link.click();
    // The browser reads the file after the click; an address freed at once would give an empty one.
    setTimeout(() => URL.revokeObjectURL(address), LINK_LIFE_MS);
  };
  return (
    <p>
      <Button variant="line" icon="calendar" onClick={download}>
        Add to your calendar
      </Button>
    </p>
  );
}
