import { errorText } from '@telehealth/contracts/messages';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { useOwnContact } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Button } from '@telehealth/ui/parts/button';
import { pickEssentials } from './essentials';

/** Blood type and emergency contact; an unknown one is stated as unknown. */
export function SummaryFoot({ entries }: { entries: readonly OwnEntry[] }) {
  const contact = useOwnContact();
  const isShown = useActorMay()('manage');
  const { facts } = pickEssentials(entries);
  const bloodType = facts === null || facts.bloodType === '' ? 'unknown, nobody has entered it' : facts.bloodType;
  return (
    <>
      Blood type: {bloodType}. Emergency contact:{' '}
      {contact.data === undefined && contact.error !== null && (
        <span role="status">
          {errorText(contact.error)}{' '}
          <Button variant="line" size="s" onClick={() => void contact.refetch()} busy={contact.isFetching}>
            Try again
          </Button>
        </span>
      )}
      {contact.data === null && 'nobody is named.'}
      {contact.data != null && `${contact.data.name}, ${contact.data.relationship}.`}
      {contact.data === undefined && contact.error === null && (isShown ? '…' : 'not shown to you.')}
    </>
  );
}
