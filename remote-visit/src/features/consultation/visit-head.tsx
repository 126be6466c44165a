import { OfferForVisit } from '@telehealth/care/visits/earlier-time';
import { untilText } from '@telehealth/care/visits/until-text';
import { dayKey, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { shortWhen } from '@telehealth/ui/parts/time';
import { Proposal } from '../../visit/visit-actions';
import { VisitBanner } from '../../visit/visit-banner';
import { isComing, mayComeEarlier, type VisitPhase } from '../../visit/visit-phase';
import { LastMove } from './last-move';

interface VisitHeadProps {
  details: VisitDetails;
  phase: VisitPhase;
  clock: ServerNow;
}

const HOUR_MS = 3_600_000;

export function VisitHead({ details, phase, clock }: VisitHeadProps) {
  const { visit } = details;
  const { now } = clock;
  const beginsAt = isSoon(visit, phase, now) ? clock.until(visit.startsAt) : null;
  return (
    <>
      <VisitBanner visit={visit} eyebrow={eyebrowOf(details, phase, now)}>
        {beginsAt && <Countdown until={beginsAt} label="Begins in" />}
      </VisitBanner>
      {isComing(phase) && details.side !== 'covering' && <Proposal visit={visit} />}
      {isComing(phase) && <LastMove details={details} />}
      {mayComeEarlier(details, phase) && <OfferForVisit visit={visit} clock={clock} />}
      <Doors details={details} phase={phase} />
    </>
  );
}

const isSoon = ({ startsAt }: Appointment, phase: VisitPhase, now: Date) =>
  (phase === 'open' || phase === 'waiting' || phase === 'ahead') &&
  startsAt > now &&
  startsAt.getTime() - now.getTime() < HOUR_MS;

function eyebrowOf({ visit, invitation }: VisitDetails, phase: VisitPhase, now: Date): string {
  if (visit.status === 'held' && phase === 'pending' && invitation !== null) return 'You are invited';
  const named = nameVisit(visit, now);
  // The last hour is counted down below instead.
  const isCounted = isSoon(visit, phase, now);
  return named.phase === 'ahead' && !isCounted ? `${named.label}, ${untilText(visit.startsAt, now)}` : named.label;
}

function Doors({ details: { visit, opensAt }, phase }: Omit<VisitHeadProps, 'clock'>) {
  if (phase !== 'ahead') return null;
  const zone = viewerTimeZone();
  const isSameDay = dayKey(opensAt, zone) === dayKey(visit.startsAt, zone);
  return (
    <Notice title="The waiting room is still closed">
      It opens 30 minutes before the visit, {isSameDay ? `at ${formatTime(opensAt, zone)}` : shortWhen(opensAt, zone)}.
      {visit.viewerRole === 'patient' && ' Until then you can prepare below.'}
    </Notice>
  );
}
