import '@telehealth/contracts/words';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { useIdentity } from '@telehealth/contracts/session';
import { INVITATION_KEPT_MS } from '@telehealth/contracts/visit';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { type ReactNode, useEffect, useState } from 'react';
import { useAcceptInvitation, useEndGuest } from '../../data/guests/guests.mutations';
import { useGuestLive, useGuestPlace } from '../../data/guests/guests.queries';
import type { GuestPlace } from '../../data/guests/guests.schema';
import { ROLE_WORDS } from '../../guests/guest-words';
import { dropKept, forgetToken, tokenOfTab } from '../../guests/invitation-link';
import styles from './guest.module.css';
import { GuestRoom } from './guest-room';

interface GuestPageProps {
  appointmentId: string;
  /** Shown to a user who was not invited. */
  otherwise: ReactNode;
}

/** A visit as an invited guest sees it: invitation, waiting for admission, call, end. */
export function GuestPage({ appointmentId, otherwise }: GuestPageProps) {
  const [token] = useState(() => tokenOfTab(appointmentId));
  // A former guest reads that the visit is over, and not that it is not theirs.
  const [wasExpected, setWasExpected] = useState(false);
  const query = useGuestPlace(appointmentId, token);
  const isRefused = query.data === null;
  useEffect(() => {
    const timer = setTimeout(() => dropKept(appointmentId), isRefused ? 0 : INVITATION_KEPT_MS);
    return () => clearTimeout(timer);
  }, [appointmentId, isRefused]);
  if (!wasExpected && query.data && query.data.state !== 'invited') setWasExpected(true);
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows count={3} />} safe="The invitation is unchanged.">
      {(place) => {
        if (place !== null) return <Place place={place} appointmentId={appointmentId} token={token} />;
        if (wasExpected) return <Over />;
        return token === null ? otherwise : <NoInvitation />;
      }}
    </QueryPanel>
  );
}

function Place({ place, appointmentId, token }: { place: GuestPlace; appointmentId: string; token: string | null }) {
  if (place.state === 'invited') return <Invited place={place} appointmentId={appointmentId} token={token ?? ''} />;
  return (
    <>
      <Ear appointmentId={appointmentId} />
      {place.state === 'admitted' ? (
        <GuestRoom place={place} appointmentId={appointmentId} />
      ) : (
        <Waiting place={place} />
      )}
    </>
  );
}

function Ear({ appointmentId }: { appointmentId: string }) {
  useGuestLive(appointmentId);
  return null;
}

const when = ({ startsAt }: GuestPlace) => formatMoment(startsAt, viewerTimeZone());

function Invited({ place, appointmentId, token }: { place: GuestPlace; appointmentId: string; token: string }) {
  const accept = useAcceptInvitation();
  const identity = useIdentity();
  const name = identity.status === 'signedIn' ? identity.user.name : '';
  const press = async () => {
    const result = await accept.run({ appointmentId, token });
    if (result.ok) forgetToken(appointmentId);
  };
  return (
    <Card title={`${place.invitedByName} invites you to a visit`}>
      <Stack gap={3}>
        <p>
          For <b>{place.name}</b>, as: {ROLE_WORDS[place.role].toLowerCase()}. The visit is on {when(place)}.
        </p>
        <ul className={styles.points}>
          <li>You come in when the specialist lets you in, and for this visit only.</li>
          <li>Both sides see your name. {place.mayWrite && 'You may read and write messages from then on. '}</li>
          <li>You see no medical record. What you hear and read is confidential; nothing is recorded.</li>
          <li>The invitation is for one person. If it was not meant for you, close this page.</li>
        </ul>
        {accept.error !== null && (
          <Notice tone="danger" live>
            {errorText(accept.error)}
          </Notice>
        )}
        <Button className={styles.press} busy={accept.isRunning} busyLabel="Accepting" onClick={() => void press()}>
          {name === '' ? 'Accept' : `Accept as ${name}`}
        </Button>
      </Stack>
    </Card>
  );
}

function Waiting({ place }: { place: GuestPlace }) {
  const end = useEndGuest();
  return (
    <Card title={place.isRunning ? 'You will be let in' : 'You are expected'}>
      <Stack gap={3}>
        <p role="status">
          {place.isRunning
            ? 'The visit is running. The specialist can see that you are waiting and will let you in. This page then opens the visit by itself.'
            : `The visit is on ${when(place)}. Open this page again then; you no longer need the link. Once the visit is running, the specialist lets you in.`}
        </p>
        {end.error !== null && (
          <Notice tone="danger" live>
            {errorText(end.error)}
          </Notice>
        )}
        <Button variant="line" className={styles.press} busy={end.isRunning} onClick={() => void end.run(place.id)}>
          I cannot come
        </Button>
      </Stack>
    </Card>
  );
}

function Over() {
  return (
    <EmptyState title="You are not in this visit any more">
      The visit is over, you left, or one of the two sides ended your invitation. What was said in it is confidential.
    </EmptyState>
  );
}

function NoInvitation() {
  return <EmptyState title="This invitation cannot be used">{message('guests.notFound')}</EmptyState>;
}
