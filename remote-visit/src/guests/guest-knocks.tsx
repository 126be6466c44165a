import { errorText } from '@telehealth/contracts/messages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { useAdmitGuest } from '../data/guests/guests.mutations';
import { useGuests } from '../data/guests/guests.queries';
import type { Guest } from '../data/guests/guests.schema';
import { ROLE_WORDS } from './guest-words';

/** Tells the practice in a running visit that a guest waits to be admitted. */
export function GuestKnocks({ appointmentId }: { appointmentId: string }) {
  const { data = [] } = useGuests(appointmentId);
  const waiting = data.filter(({ state }) => state === 'accepted');
  return (
    <div role="status">
      {waiting.map((guest) => (
        <Knock key={guest.id} guest={guest} />
      ))}
    </div>
  );
}

function Knock({ guest: { id, name, role, personName } }: { guest: Guest }) {
  const admit = useAdmitGuest();
  return (
    <Notice
      title={`${name} waits to be let in`}
      action={
        <Button size="s" busy={admit.isRunning} onClick={() => void admit.run(id)}>
          Let {name} in
        </Button>
      }
    >
      {ROLE_WORDS[role]}, here with the account of {personName}.{admit.error !== null && ` ${errorText(admit.error)}`}
    </Notice>
  );
}
