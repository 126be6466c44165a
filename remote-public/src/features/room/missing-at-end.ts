import { saveWriting, unsavedOf } from '@telehealth/care/writing';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useRenewDetails } from '@telehealth/data/visits/running-visit.mutations';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useEffect, useState } from 'react';

/** What is written on this page and could not be saved. */
export interface Unsaved {
  note: boolean;
  prescription: boolean;
}

type EndFacts = Pick<VisitDetails, 'notes' | 'prescriptions' | 'room'>;

/** What a visit would end without, in words; nothing of it stops the end. */
export function missingAtEnd({ notes, prescriptions, room }: EndFacts, unsaved: Unsaved): string[] {
  const own = notes.filter((note) => note.isMine);
  const hasNote = own.some(({ soap }) => Object.values(soap).some((text) => (text ?? '').trim() !== ''));
  const hasPlan = own.some(({ planPlain }) => planPlain.trim() !== '');
  const isDrafted = unsaved.prescription || prescriptions.some(({ status }) => status === 'draft');
  const ofNote = unsaved.note
    ? ['What you wrote last in the note is not saved yet.']
    : [hasNote ? null : 'The note is empty.', hasPlan ? null : 'The plan in plain words is not written.'];
  return [
    ...ofNote,
    isDrafted ? 'A prescription is written and not issued.' : null,
    room?.identityConfirmedAt ? null : 'Who the patient is was not confirmed.',
    room?.place ? null : 'Where the patient is was not said.',
  ].filter((line) => line !== null);
}

/** Saves what is still being written first, so that no note is called empty whose words are on their way. */
export function useMissingAtEnd(details: VisitDetails): readonly string[] {
  const { queries } = useBackend();
  const renew = useRenewDetails();
  const { id } = details.visit;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    void saveWriting(queries, id).then(async () => {
      await renew();
      setAsked(true);
    });
    // Once, when the end is asked for.
  }, []);
  if (!isAsked) return [];
  const isUnsaved = (kind: keyof Unsaved) => unsavedOf(queries, id, kind).length > 0;
  return missingAtEnd(details, { note: isUnsaved('note'), prescription: isUnsaved('prescription') });
}
