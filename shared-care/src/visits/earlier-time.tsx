import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useLeaveWaitlist, useMyWaitlist, useWantEarlier } from '@telehealth/data/waitlist/waitlist.queries';
import type { WaitingPlace } from '@telehealth/data/waitlist/waitlist.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useRef } from 'react';
import { EarlierOffer } from './earlier-offer';
import { toVisitProblem } from './visit-problem';

export const placeFor = (visit: Appointment, places: readonly WaitingPlace[] | undefined): WaitingPlace | undefined =>
  places?.find(({ visitId }) => visitId === visit.id);

/** An offered earlier time, on top of the visit's page. The card below reports load errors. */
export function OfferForVisit({ visit, clock }: { visit: Appointment; clock: ServerNow }) {
  const places = useMyWaitlist();
  return <EarlierOffer visit={visit} place={placeFor(visit, places.data)} clock={clock} />;
}

export function EarlierTime({ visit }: { visit: Appointment }) {
  const { Your } = useSubjectWords();
  const places = useMyWaitlist();
  return (
    <Card title="Would earlier be better?">
      <QueryPanel query={places} skeleton={<SkeletonRows count={1} />} safe={`${Your} visit keeps its time.`}>
        {(found) => {
          const place = placeFor(visit, found);
          return place === undefined ? <Ask visit={visit} /> : <InLine place={place} />;
        }}
      </QueryPanel>
    </Card>
  );
}

function Ask({ visit }: { visit: Appointment }) {
  const wanting = useWantEarlier();
  // One idempotency key per place, so that a repeated press is one place.
  const key = useRef(crypto.randomUUID());
  return (
    <Stack gap={3}>
      <p>
        If a time of {visit.counterpartName} before yours becomes free, we offer it to one person at a time and hold it
        for them. You keep your visit until you take one.
      </p>
      <Cluster>
        <Button
          variant="line"
          busy={wanting.isRunning}
          onClick={() => void wanting.run({ visitId: visit.id, idempotencyKey: key.current })}
        >
          Ask for an earlier time
        </Button>
      </Cluster>
      {wanting.error && (
        <Notice tone="warning" live>
          {toVisitProblem(wanting.error, 'waitlist.unchanged')}
        </Notice>
      )}
    </Stack>
  );
}

function InLine({ place }: { place: WaitingPlace }) {
  const leaving = useLeaveWaitlist();
  return (
    <Stack gap={3}>
      <p role="status">
        <strong>You are waiting for an earlier time.</strong>{' '}
        {place.ahead === 0 ? 'You are next.' : `${place.ahead} ahead of you.`} We will tell you as soon as one is
        offered; we then hold it for you for ten minutes.
      </p>
      <Cluster>
        <Button variant="quiet" busy={leaving.isRunning} onClick={() => void leaving.run({ id: place.id })}>
          Stop waiting
        </Button>
      </Cluster>
      {leaving.error && (
        <Notice tone="warning" live>
          {toVisitProblem(leaving.error, 'waitlist.unchanged')}
        </Notice>
      )}
    </Stack>
  );
}
