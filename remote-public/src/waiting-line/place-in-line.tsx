import '@telehealth/contracts/words';
import { formatMoment, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import {
  useJoinWaitlist,
  useLeaveWaitlist,
  useMyWaitlist,
  type WaitedFor,
} from '@telehealth/data/waitlist/waitlist.queries';
import type { WaitingPlace } from '@telehealth/data/waitlist/waitlist.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useRef } from 'react';
import styles from './wait-offer.module.css';
import { WAITING_EXPLAINED, type WaitOfferProps } from './waiting';

export function PlaceInLine(props: WaitOfferProps) {
  const places = useMyWaitlist();
  const joining = useJoinWaitlist();
  // One idempotency key per place: a repeated press is one place, and joining again after leaving gets a new key.
  const key = useRef(crypto.randomUUID());
  const forget = () => {
    key.current = crypto.randomUUID();
  };
  const mine = places.data?.find((place) => isFor(place, props.whom));
  if (mine?.offer) return <TimeIsFree offer={mine.offer} name={props.name} />;
  if (mine !== undefined) return <InLine place={mine} name={props.name} onLeave={forget} />;
  const join = () => {
    const { whom, modes, span } = props;
    void joining.run({ whom, modes, ...span, idempotencyKey: key.current });
  };
  return (
    <div className={styles.offer}>
      <Button variant="line" size="s" onClick={join} busy={joining.isRunning} busyLabel="Joining">
        Wait for {props.name}
      </Button>
      <p className="soft small">
        {WAITING_EXPLAINED} {props.counts}
      </p>
      {joining.error && (
        <Notice tone="warning" live>
          {errorText(joining.error)}
        </Notice>
      )}
    </div>
  );
}

interface InLineProps {
  place: WaitingPlace;
  name: string;
  onLeave: () => void;
}

function InLine({ place, name, onLeave }: InLineProps) {
  const leaving = useLeaveWaitlist();
  const leave = () => {
    onLeave();
    void leaving.run({ id: place.id });
  };
  return (
    <Notice
      tone="success"
      live
      title={`You are waiting for ${name}`}
      action={
        <Button variant="quiet" size="s" busy={leaving.isRunning} onClick={leave}>
          Leave the waiting list
        </Button>
      }
    >
      {place.ahead === 0 ? 'You are next.' : `${place.ahead} ahead of you.`} We will tell you as soon as a time is
      offered.
      {leaving.error && ` ${errorText(leaving.error)}`}
    </Notice>
  );
}

/** The awaited time is free and held. Its page accepts it or passes it to the next patient. */
function TimeIsFree({ offer, name }: { offer: NonNullable<WaitingPlace['offer']>; name: string }) {
  const zone = viewerTimeZone();
  return (
    <Notice
      tone="success"
      live
      title={`A time for ${name} is free for you`}
      action={
        <LinkButton size="s" to={pathTo('consultation', { id: offer.visitId })}>
          See this time and answer
        </LinkButton>
      }
    >
      {formatMoment(offer.startsAt, zone)}. It is kept for you until {formatShortMoment(offer.until, zone)}; then the
      next person is asked, and you keep your place.
    </Notice>
  );
}

/** A place for an earlier time of an existing visit is not one for a new visit. */
function isFor(place: WaitingPlace, whom: WaitedFor): boolean {
  if (place.visitId !== null) return false;
  return 'specialistId' in whom
    ? place.specialistId === whom.specialistId
    : place.specialistId === null && place.specialty === whom.specialty;
}
