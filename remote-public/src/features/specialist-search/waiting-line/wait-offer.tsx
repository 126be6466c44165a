import {
  type ConsultationMode,
  errorText,
  formatMoment,
  formatShortMoment,
  pathTo,
  viewerTimeZone,
} from '@telehealth/contracts';
import { useLocation } from '@telehealth/contracts/router';
import { useIdentity, useRole } from '@telehealth/contracts/session';
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

export interface WaitOfferProps {
  whom: WaitedFor;
  /** "cardiology", or a name. */
  name: string;
  modes: readonly ConsultationMode[];
  /** The span the time may lie in. */
  span: { from: Date; until: Date };
  /** Which of the wishes the line knows, when there are others. */
  counts?: string;
}

/** When nobody is free: wait for the first time that becomes free. Guests sign in first and come back to this address. */
export function WaitOffer(props: WaitOfferProps) {
  const identity = useIdentity();
  const role = useRole();
  if (identity.status === 'loading') return null;
  if (identity.status === 'signedOut') return <SignInToWait {...props} />;
  return role === 'patient' ? <Line {...props} /> : null;
}

const EXPLANATION = 'We offer the first time that becomes free to one person at a time and hold it for them.';

function SignInToWait({ name, counts }: WaitOfferProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.offer}>
      <LinkButton variant="line" size="s" to={pathTo('auth.patientLogin', {}, { redirect: pathname + search })}>
        Sign in to wait for {name}
      </LinkButton>
      <p className="soft small">
        {EXPLANATION} {counts}
      </p>
    </div>
  );
}

function Line(props: WaitOfferProps) {
  const places = useMyWaitlist();
  const joining = useJoinWaitlist();
  // One key per place: pressing twice is one place, and whoever left the line gets a new one.
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
        {EXPLANATION} {props.counts}
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

/** What they waited for has come. The page of the held time takes it, or lets it go to the next. */
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

/** Who waits for an earlier time of a visit waits for no new one. */
function isFor(place: WaitingPlace, whom: WaitedFor): boolean {
  if (place.visitId !== null) return false;
  return 'specialistId' in whom
    ? place.specialistId === whom.specialistId
    : place.specialistId === null && place.specialty === whom.specialty;
}
