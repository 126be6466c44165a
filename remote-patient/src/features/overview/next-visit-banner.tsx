import { CalendarFile } from '@telehealth/care/visits/calendar-file';
import { coverText } from '@telehealth/care/visits/cover-text';
import { entryText } from '@telehealth/care/visits/entry-text';
import { untilText } from '@telehealth/care/visits/until-text';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import { MODE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Banner } from '@telehealth/ui/layout/banner';
import { Stack } from '@telehealth/ui/layout/stack';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { isDoorOpen } from './decide-todos';

/** The next visit, or how to book one. */
export function NextVisitBanner({ visit, now }: { visit: Appointment | null; now: Date }) {
  const { isOwn, you } = useSubjectWords();
  if (visit === null) {
    return (
      <Banner
        eyebrow="No visit planned"
        title={isOwn ? 'Who would you like to see?' : `Who should see ${you}?`}
        action={
          <LinkButton to={pathTo('findSpecialist')} variant="paper" icon={icons.search}>
            Find a specialist
          </LinkButton>
        }
      >
        Real openings, clear prices, by video, voice or chat.
      </Banner>
    );
  }
  const isOpen = isDoorOpen(visit, now);
  const cover = coverText(visit);
  const specialty = visit.counterpartSpecialty && SPECIALTY_LABELS[visit.counterpartSpecialty];
  return (
    <Banner
      eyebrow={eyebrowOf(visit, isOpen, now)}
      title={specialty ? `${visit.counterpartName}, ${specialty}` : visit.counterpartName}
      action={
        <LinkButton variant="paper" to={pathTo('consultation', { id: visit.id })}>
          {isOpen ? 'Come in' : 'Open the visit'}
        </LinkButton>
      }
    >
      <Stack>
        <span>
          {cover !== null && `${cover} `}
          <VisitWhen appointment={visit} />, {MODE_LABELS[visit.mode].toLowerCase()}, {visit.minutes} minutes
        </span>
        <span>
          <CalendarFile visit={visit} variant="paper" size="s" />
        </span>
      </Stack>
    </Banner>
  );
}

function eyebrowOf(visit: Appointment, isOpen: boolean, now: Date): string {
  if (nameVisit(visit, now).phase !== 'ahead') return entryText(visit, now);
  const until = untilText(visit.startsAt, now);
  return isOpen ? `${entryText(visit, now)}, it starts ${until}` : `Next visit, ${until}`;
}
