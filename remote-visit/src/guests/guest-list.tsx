import { errorText, messageText } from '@telehealth/contracts/messages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useAdmitGuest, useEndGuest, useSendGuestAway } from '../data/guests/guests.mutations';
import { useGuests } from '../data/guests/guests.queries';
import type { Guest } from '../data/guests/guests.schema';
import { guestState, ROLE_WORDS, whatGuestsGet } from './guest-words';
import styles from './guests.module.css';
import { InviteDialog } from './invite-dialog';

export interface GuestListProps {
  appointmentId: string;
  /** The practice admits guests. */
  isPractice: boolean;
  /** May invite, withdraw and remove guests; delegates of the patient may not. */
  mayInvite: boolean;
  /** Guests can be admitted while the visit runs. */
  isRunning: boolean;
  otherName: string;
  /** A server carries a call of more than two; null: not known yet. */
  isTogether: boolean | null;
  /** The language for which a person of this visit needs an interpreter. */
  interpreterFor?: string;
}

export function GuestList(props: GuestListProps) {
  const { appointmentId, isPractice, mayInvite, otherName, isTogether, interpreterFor } = props;
  const query = useGuests(appointmentId);
  const [isInviting, setInviting] = useState(false);
  const [perhapsThere, setPerhapsThere] = useState<string | null>(null);
  return (
    <Card
      title="Others in this visit"
      actions={
        mayInvite && (
          <Button variant="line" size="s" icon={icons.plus} onClick={() => setInviting(true)}>
            Invite somebody
          </Button>
        )
      }
    >
      {interpreterFor && (
        <Notice tone="info" title={`An interpreter for ${interpreterFor}?`}>
          Your profile says that you need one. We have none ourselves: invite yours here, they join by a link.
        </Notice>
      )}
      {perhapsThere !== null && (
        <Notice tone="warning" title={`${perhapsThere} was sent away`} live>
          {messageText('guests.notConfirmedOut')}
        </Notice>
      )}
      <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="The visit goes on.">
        {(guests) =>
          guests.length === 0 ? (
            <p className="small soft">
              Nobody else was invited. An interpreter, somebody of the family
              {isPractice ? ' or a colleague' : ''} can join by a link.
            </p>
          ) : (
            <>
              <RowList label="People who were invited">
                {guests.map((guest) => (
                  <GuestRow key={guest.id} guest={guest} onPerhapsThere={setPerhapsThere} {...props} />
                ))}
              </RowList>
              <p className="small soft">{whatGuestsGet(isTogether)}</p>
            </>
          )
        }
      </QueryPanel>
      <InviteDialog
        {...{ appointmentId, isPractice, otherName, isTogether }}
        open={isInviting}
        onClose={() => setInviting(false)}
      />
    </Card>
  );
}

interface GuestRowProps extends GuestListProps {
  guest: Guest;
  /** This guest was removed, and the call server did not confirm it. */
  onPerhapsThere(name: string): void;
}

function GuestRow({ guest, onPerhapsThere, ...about }: GuestRowProps) {
  const { appointmentId, isPractice, mayInvite, isRunning, isTogether } = about;
  const [admit, end, sendAway] = [useAdmitGuest(), useEndGuest(), useSendGuestAway()];
  const [isAsked, setAsked] = useState(false);
  const problem = admit.error ?? end.error ?? sendAway.error;
  const send = async () => {
    if (guest.state === 'admitted') {
      const sent = await sendAway.run({ appointmentId, guestId: guest.id });
      // Without a call server a guest was never in the call.
      if (sent.ok && !sent.value.isOut && isTogether !== false) onPerhapsThere(guest.name);
    } else await end.run(guest.id);
    setAsked(false);
  };
  const away = guest.state === 'admitted' ? 'Send away' : guest.invitedByMe ? 'Take back' : 'Refuse';
  return (
    <Row
      title={guest.name}
      detail={
        <>
          {ROLE_WORDS[guest.role]}, invited by {guest.invitedByMe ? 'you' : guest.invitedByName}. {guestState(guest)}
          {guest.mayWrite ? ' Can read and write messages.' : ''}
          {isPractice && guest.state === 'accepted' && !isRunning && ' You can let them in once the visit is running.'}
          {problem !== null && (
            <Notice tone="danger" live>
              {errorText(problem)}
            </Notice>
          )}
          <ConfirmDialog
            open={isAsked}
            onClose={() => setAsked(false)}
            onConfirm={send}
            title={`${away}: ${guest.name}?`}
            confirmLabel={away}
          >
            {guest.state === 'admitted' ? 'They leave the visit immediately.' : 'The link stops working immediately.'}{' '}
            To come back they need a new one.
          </ConfirmDialog>
        </>
      }
      end={
        <div className={styles.buttons}>
          {isPractice && guest.state === 'accepted' && (
            <Button size="s" busy={admit.isRunning} aria-disabled={!isRunning} onClick={() => void admit.run(guest.id)}>
              Let in
            </Button>
          )}
          {mayInvite && (
            <Button variant="line" size="s" aria-label={`${away}: ${guest.name}`} onClick={() => setAsked(true)}>
              {away}
            </Button>
          )}
        </div>
      }
    />
  );
}
