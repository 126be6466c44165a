import type { RelatedPersonForm } from '@telehealth/contracts/schemas/related-person';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { relatedPersonKeys } from './related-person.queries';

/** Takes a person off the list; their visits keep who they were for. */
export function useRemoveRelatedPerson(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, id: string) =>
      callBackend(client.rpc('remove_related_person', { p_person: id }), acknowledged),
    { invalidates: [relatedPersonKeys.all] },
  );
}

export interface PersonEdit {
  /** For a new person the page creates it as idempotency key: repeating a call with it adds once. */
  id: string;
  isNew: boolean;
  form: RelatedPersonForm;
}

/** Adds or corrects a person, also on coming visits. */
export function useSaveRelatedPerson(): BackendMutation<PersonEdit, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, isNew, form }: PersonEdit) =>
      callBackend(
        isNew
          ? client.rpc('add_related_person', { p_form: { ...form }, p_key: id })
          : client.rpc('change_related_person', { p_person: id, p_form: { ...form } }),
        acknowledged,
      ),
    { invalidates: [relatedPersonKeys.all, ['appointments']] },
  );
}
