import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type Note, type NoteSave, type NoteWords, note, noteSave } from './note.schema';

/** The caller's note of a visit, begun when there is none; repeatable. */
export function beginNote({ client }: WithClient, appointmentId: string): Promise<Note> {
  return callBackend(client.rpc('begin_note', { p_appointment: appointmentId }), note);
}

/**
 * Saves a draft that began from `version`. Somebody was faster: nothing is overwritten, the answer brings the newest note
 * and these words are kept beside it.
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
