import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useAnswerOffer, useMyWaitlist } from '@telehealth/data/waitlist/waitlist.queries';
import type { SlotOffer, WaitingPlace } from '@telehealth/data/waitlist/waitlist.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import { decideEarlier } from './decide-earlier';
import { toVisitProblem } from './visit-problem';

interface EarlierOfferProps {
  visit: Appointment;
  place: WaitingPlace | undefined;
  clock: ServerNow;
}

/** An earlier time held for the patient; after it expired, a notice of that. */
export function EarlierOffer({ visit, place, clock }: EarlierOfferProps) {
  const { Your } = useSubjectWords();
  const earlier = decideEarlier(place, clock.now);
  if (earlier.is === 'offered') return <OpenOffer key={earlier.offer.id} {...{ visit, clock, offer: earlier.offer }} />;
  if (earlier.is !== 'lapsed') return null;
  const zone = viewerTimeZone();
  return (
    <Notice title="An earlier time was offered, and nobody answered in time">
      {formatMoment(earlier.startsAt, zone)} was kept for you until {shortWhen(earlier.endedAt, zone)} and has gone to
      the next person. {Your} visit is unchanged, and you keep your place in line.
    </Notice>
  );
}

function OpenOffer({ visit, offer, clock }: { visit: Appointment; offer: SlotOffer; clock: ServerNow }) {
  const zone = viewerTimeZone();
  const until = clock.until(offer.until);
  const { problem, running, answer, look } = useAnswer(offer);
  return (
    <Notice tone="success" live title="An earlier time is free for you">
      <Stack gap={2}>
        <p>
          <strong>{formatMoment(offer.startsAt, zone)}</strong> instead of {shortWhen(visit.startsAt, zone)}, with{' '}
          {visit.counterpartName} as before. The change costs nothing, and does not count as one of your moves.
        </p>
        {until && <Countdown until={until} label="Kept for you for" onEnd={look} />}
        {problem !== null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <Cluster>
          <Button busy={running === 'take'} disabled={running === 'keep'} onClick={() => void answer(true)}>
            Take the earlier time
          </Button>
          <Button
            variant="line"
            busy={running === 'keep'}
            disabled={running === 'take'}
            onClick={() => void answer(false)}
          >
            Keep my time
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}

function useAnswer(offer: SlotOffer) {
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState<'take' | 'keep' | null>(null);
  const answering = useAnswerOffer();
  const places = useMyWaitlist();
  const { notify } = useHostServices();
  const answer = async (take: boolean) => {
    setProblem(null);
    setRunning(take ? 'take' : 'keep');
    const result = await answering.run({ offerId: offer.id, take });
    setRunning(null);
    if (result.ok) return notify(take ? 'waitlist.earlierTaken' : 'waitlist.offerDeclined');
    setProblem(toVisitProblem(result.error, 'waitlist.unchanged'));
    places.refetch();
  };
  return { problem, running, answer, look: places.refetch };
}
