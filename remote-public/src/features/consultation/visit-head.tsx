import { dayKey, formatTime, viewerTimeZone } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { shortWhen } from '@telehealth/ui/parts/time';
import { OfferForVisit } from '@telehealth/visits/earlier-time';
import { untilText } from '@telehealth/visits/until-text';
import { isComing, type Moment, mayComeEarlier } from '../../visit/decide-moment';
import { VisitBanner } from '../../visit/visit-banner';
import { LastMove } from './last-move';

interface VisitHeadProps {
  details: VisitDetails;
  moment: Moment;
  clock: ServerNow;
}

const HOUR_MS = 3_600_000;

/** Who, when, and how far away it is or how it stands. */
export function VisitHead({ details, moment, clock }: VisitHeadProps) {
  const { visit } = details;
  const { now } = clock;
  const beginsAt = isSoon(visit, moment, now) ? clock.until(visit.startsAt) : null;
  return (
    <>
      <VisitBanner visit={visit} eyebrow={eyebrowOf(details, moment, now)}>
        {beginsAt && <Countdown until={beginsAt} label="Begins in" />}
      </VisitBanner>
      {isComing(moment) && <LastMove details={details} />}
      {mayComeEarlier(details, moment) && <OfferForVisit visit={visit} clock={clock} />}
      <Doors details={details} moment={moment} />
    </>
  );
}

const isSoon = ({ startsAt }: Appointment, moment: Moment, now: Date) =>
  (moment === 'open' || moment === 'waiting' || moment === 'ahead') &&
  startsAt > now &&
  startsAt.getTime() - now.getTime() < HOUR_MS;

function eyebrowOf({ visit, invitation }: VisitDetails, moment: Moment, now: Date): string {
  if (visit.status === 'held' && moment === 'pending' && invitation !== null) return 'You are invited';
  const { phase, label } = nameVisit(visit, now);
  // The last hour is counted down below.
  const isCounted = isSoon(visit, moment, now);
  return phase === 'ahead' && !isCounted ? `${label}, ${untilText(visit.startsAt, now)}` : label;
}

/** From when one can come in. */
function Doors({ details: { visit, opensAt }, moment }: Omit<VisitHeadProps, 'clock'>) {
  if (moment !== 'ahead') return null;
  const zone = viewerTimeZone();
  const isSameDay = dayKey(opensAt, zone) === dayKey(visit.startsAt, zone);
  return (
    <Notice title="The waiting room is still closed">
      It opens 30 minutes before the visit, {isSameDay ? `at ${formatTime(opensAt, zone)}` : shortWhen(opensAt, zone)}.
      {visit.viewerRole === 'patient' && ' Until then you can prepare below.'}
    </Notice>
  );
}
