import { MODE_LABELS } from '@telehealth/contracts';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Banner } from '@telehealth/ui/layout/banner';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { VisitWhen } from '@telehealth/visits/visit-when';
import type { ReactNode } from 'react';

interface DoorBannerProps {
  details: VisitDetails;
  clock: ServerNow;
  eyebrow?: string;
  action?: ReactNode;
}

/** Who, when, and that one can come in. */
export function DoorBanner({ details, clock, eyebrow, action }: DoorBannerProps) {
  const { visit, room } = details;
  const beginsAt = visit.startsAt > clock.now ? clock.until(visit.startsAt) : null;
  const late = visit.viewerRole === 'patient' ? room?.specialistLateMinutes : room?.patientLateMinutes;
  return (
    <Banner
      eyebrow={eyebrow ?? 'The waiting room is open'}
      title={`With ${visit.counterpartName}`}
      {...(action !== undefined && { action })}
    >
      <p>
        <VisitWhen appointment={visit} />, {MODE_LABELS[visit.mode].toLowerCase()}, {visit.minutes} minutes
      </p>
      {late ? (
        <p>
          {visit.counterpartName} is about {late} minutes late.
        </p>
      ) : null}
      {beginsAt && <Countdown until={beginsAt} label="Begins in" />}
    </Banner>
  );
}
