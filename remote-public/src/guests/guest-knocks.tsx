import { errorText } from '@telehealth/contracts';
import { useAdmitGuest } from '@telehealth/data/guests/guests.mutations';
import { useGuests } from '@telehealth/data/guests/guests.queries';
import type { Guest } from '@telehealth/data/guests/guests.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ROLE_WORDS } from './guest-words';

/** Says to the practice in a running visit that somebody waits to be let in; nothing while nobody does. */
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
