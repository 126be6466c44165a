import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

/** What a visit would end without, in words; nothing of it stops the end. */
export function missingAtEnd({ notes, room }: Pick<VisitDetails, 'notes' | 'room'>): string[] {
  const own = notes.filter((note) => note.isMine);
  const hasNote = own.some(({ soap }) => Object.values(soap).some((text) => (text ?? '').trim() !== ''));
  const hasPlan = own.some(({ planPlain }) => planPlain.trim() !== '');
  return [
    hasNote ? null : 'The note is empty.',
    hasPlan ? null : 'The plan in plain words is not written.',
    room?.identityConfirmedAt ? null : 'Who the patient is was not confirmed.',
    room?.place ? null : 'Where the patient is was not said.',
  ].filter((line) => line !== null);
}
