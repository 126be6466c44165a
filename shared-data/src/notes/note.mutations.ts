import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { consultationKeys } from '../consultations/consultation.queries';
import type { NoteToFinish } from '../consultations/consultation.schema';
import { noteKeys } from './note.queries';
import { changedRow, type Note, note } from './note.schema';

/** A note also ends the visit's need for one, so lists that show it are refetched. */
const CHANGES_NOTES = {
  invalidates: [noteKeys.all, [...appointmentKeys.all, 'details'], consultationKeys.all],
};
type Version = Pick<Note, 'id' | 'version'>;

/** Signs exactly the version the author saw; from then on it never changes and the patient can read it. */
export function useSignNote(): BackendMutation<Version, Version> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }: Version) =>
      callBackend(client.rpc('sign_note', { p_note: id, p_version: version }), changedRow),
    CHANGES_NOTES,
  );
}

/** A draft with the text to sign. */
export interface FinishedNote {
  note: NoteToFinish;
  assessment: string;
  planPlain: string;
}
const savedNote = z.object({ saved: z.boolean(), hint: z.string().nullish(), note: z.object({ version: z.number() }) });

/** Saves the text of a draft begun before the practice closed, and signs exactly that. */
export function useFinishNote(): BackendMutation<FinishedNote, Version> {
  return useBackendMutation(async ({ client }: WithClient, { note, assessment, planPlain }: FinishedNote) => {
    const { saved, note: now } = await callBackend(
      client.rpc('save_note', {
        p_note: note.id,
        p_version: note.version,
        p_soap: { ...note.soap, assessment },
        p_plan_plain: planPlain,
        p_teach_back: note.teachBack,
        p_watch_for: note.watchFor,
      }),
      savedNote,
    );
    // Text saved from another window came first and must not be signed unseen.
    const version = saved ? now.version : note.version;
    return callBackend(client.rpc('sign_note', { p_note: note.id, p_version: version }), changedRow);
  }, CHANGES_NOTES);
}

export function useDiscardNote(): BackendMutation<Version, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }: Version) =>
      callBackend(client.rpc('discard_note', { p_note: id, p_version: version }), acknowledged),
    CHANGES_NOTES,
  );
}

/** Begins an addendum to the newest part of a signed note; returns the open one if there is one. */
export function useBeginAddendum(): BackendMutation<{ id: string }, Note> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) => callBackend(client.rpc('begin_addendum', { p_note: id }), note),
    CHANGES_NOTES,
  );
}
