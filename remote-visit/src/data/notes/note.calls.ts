import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type Note, type NoteSave, type NoteWords, note, noteSave } from '@telehealth/data/notes/note.schema';

/** Returns the caller's note of a visit and begins it if there is none. Idempotent. */
export function beginNote({ client }: WithClient, appointmentId: string): Promise<Note> {
  return callBackend(client.rpc('begin_note', { p_appointment: appointmentId }), note);
}

/**
 * Saves a draft based on `version`. On a conflict nothing is overwritten: the answer carries the newest note, and this
 * text is kept beside it.
 */
export function saveNote(
  { client }: WithClient,
  from: { id: string; version: number },
  words: NoteWords,
): Promise<NoteSave> {
  return callBackend(
    client.rpc('save_note', {
      p_note: from.id,
      p_version: from.version,
      p_soap: words.soap,
      p_plan_plain: words.planPlain,
      p_teach_back: words.teachBack,
      p_watch_for: words.watchFor,
    }),
    noteSave,
  );
}
