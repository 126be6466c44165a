import { now } from '@telehealth/contracts/clock';
import { useBackend } from '@telehealth/data/client/use-backend';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useEffect, useState } from 'react';
import { saveWriting, unsavedOf } from '../../care/writing/kept-writing';
import { useRenewDetails } from '../../data/visits/running-visit.mutations';
import { ageGroup } from './present/present-words';

/** Texts on this page that could not be saved. */
export interface Unsaved {
  note: boolean;
  prescription: boolean;
}

type EndFacts = Pick<VisitDetails, 'notes' | 'prescriptions' | 'room' | 'present' | 'capacity' | 'patientBorn'>;

const isUndecided = ({ present, capacity, patientBorn }: Omit<EndFacts, 'notes' | 'prescriptions' | 'room'>): boolean =>
  present !== null && capacity === null && ageGroup(patientBorn, now()) === 'young';

/** What is missing when the visit ends now, in words. None of it blocks the end. */
export function missingAtEnd({ notes, prescriptions, room, ...who }: EndFacts, unsaved: Unsaved): string[] {
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
    room?.wrongPersonAt
      ? 'You said that somebody else is in the visit: say that it is the patient after all, or end it for that reason.'
      : room?.identityConfirmedAt
        ? null
        : 'Who the patient is was not confirmed.',
    isUndecided(who) ? 'Whether the young person may agree without a parent was not decided.' : null,
    room?.place ? null : 'Where the patient is was not said.',
  ].filter((line) => line !== null);
}

/** Saves pending text first, so that a note with text in flight is not called empty. */
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
    // Once, when the dialog opens.
  }, []);
  if (!isAsked) return [];
  const isUnsaved = (kind: keyof Unsaved) => unsavedOf(queries, id, kind).length > 0;
  return missingAtEnd(details, { note: isUnsaved('note'), prescription: isUnsaved('prescription') });
}
