import { entryText } from '@telehealth/care/visits/entry-text';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Countdown } from '@telehealth/ui/parts/countdown';
import type { ReactNode } from 'react';
import { VisitBanner } from '../../visit/visit-banner';

interface DoorBannerProps {
  details: VisitDetails;
  clock: ServerNow;
  action?: ReactNode;
}

export function DoorBanner({ details, clock, action }: DoorBannerProps) {
  const { visit, room } = details;
  const beginsAt = visit.startsAt > clock.now ? clock.until(visit.startsAt) : null;
  const late = visit.viewerRole === 'patient' ? room?.specialistLateMinutes : room?.patientLateMinutes;
  return (
    <VisitBanner visit={visit} eyebrow={entryText(visit, clock.now)} action={action}>
      {late ? (
        <p>
          {visit.counterpartName} is about {late} minutes late.
        </p>
      ) : null}
      {beginsAt && <Countdown until={beginsAt} label="Begins in" />}
    </VisitBanner>
  );
}
