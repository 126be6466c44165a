import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { consultationKeys } from '../consultations/consultation.queries';
import { noteKeys } from './note.queries';
import { changedRow, type Note, note } from './note.schema';

/** A note ends its visit's waiting for it, so all that show that are asked for again. */
const CHANGES_NOTES = {
  invalidates: [noteKeys.all, [...appointmentKeys.all, 'details'], consultationKeys.all],
};
type Version = Pick<Note, 'id' | 'version'>;

/** Signs exactly the version the author saw; from then on it never changes and the patient reads it. */
export function useSignNote(): BackendMutation<Version, Version> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }: Version) =>
      callBackend(client.rpc('sign_note', { p_note: id, p_version: version }), changedRow),
    CHANGES_NOTES,
  );
}

/** Puts away a draft that was begun by mistake. */
export function useDiscardNote(): BackendMutation<Version, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }: Version) =>
      callBackend(client.rpc('discard_note', { p_note: id, p_version: version }), acknowledged),
    CHANGES_NOTES,
  );
}

/** A draft addendum behind the newest part of a signed note; gives the open one when there is one. */
export function useBeginAddendum(): BackendMutation<{ id: string }, Note> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) => callBackend(client.rpc('begin_addendum', { p_note: id }), note),
    CHANGES_NOTES,
  );
}
