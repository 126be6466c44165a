import { errorText } from '@telehealth/contracts';
import { useOwnContact } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { pickEssentials } from './essentials';

/** Blood type and emergency contact: what is unknown is said. */
export function SummaryFoot({ entries }: { entries: readonly OwnEntry[] }) {
  const contact = useOwnContact();
  const { facts } = pickEssentials(entries);
  const bloodType = facts === null || facts.bloodType === '' ? 'unknown, nobody has entered it' : facts.bloodType;
  return (
    <>
      Blood type: {bloodType}. Emergency contact: {contact.error !== null && errorText(contact.error)}
      {contact.data === null && 'nobody is named.'}
      {contact.data != null && `${contact.data.name}, ${contact.data.relationship}.`}
      {contact.data === undefined && contact.error === null && '…'}
    </>
  );
}
