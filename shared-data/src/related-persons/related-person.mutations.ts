import type { RelatedPerson } from '@telehealth/contracts';
import type { RelatedPersonForm } from '@telehealth/contracts/schemas';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { toRelatedPerson } from './related-person.mapper';
import { relatedPersonKeys } from './related-person.queries';

const nothing = () => undefined;

export interface NewRelatedPerson {
  /** Becomes the id; the same key again gives the same person instead of a second one. */
  key: string;
  values: RelatedPersonForm;
}

export function addRelatedPerson(backend: WithClient, { key, values }: NewRelatedPerson): Promise<RelatedPerson> {
  const args = { p_form: { ...values }, p_key: key };
  return callBackend(backend.client.rpc('add_related_person', args), toRelatedPerson);
}

export interface RelatedPersonChange {
  id: string;
  values: RelatedPersonForm;
}

export function changeRelatedPerson(backend: WithClient, { id, values }: RelatedPersonChange): Promise<RelatedPerson> {
  const args = { p_person: id, p_form: { ...values } };
  return callBackend(backend.client.rpc('change_related_person', args), toRelatedPerson);
}

/** @param choice.personId null: the account holder */
export function setVisitPerson(
  backend: WithClient,
  choice: { appointmentId: string; personId: string | null },
): Promise<void> {
  const args = { p_appointment: choice.appointmentId, ...(choice.personId !== null && { p_person: choice.personId }) };
  return callBackend(backend.client.rpc('set_visit_person', args), nothing);
}

export function useAddRelatedPerson(): BackendMutation<NewRelatedPerson, RelatedPerson> {
  return useBackendMutation(addRelatedPerson, { invalidates: [relatedPersonKeys.all] });
}

/** Corrects a person, also on the visits that are still ahead. */
export function useChangeRelatedPerson(): BackendMutation<RelatedPersonChange, RelatedPerson> {
  return useBackendMutation(changeRelatedPerson, { invalidates: [relatedPersonKeys.all, appointmentKeys.all] });
}

/** Takes a person off the list; their visits keep who they were for. */
export function useRemoveRelatedPerson(): BackendMutation<string, void> {
  return useBackendMutation(
    (backend, id) => callBackend(backend.client.rpc('remove_related_person', { p_person: id }), nothing),
    { invalidates: [relatedPersonKeys.all] },
  );
}

/** Says for a held time who the visit is for. */
export function useSetVisitPerson(): BackendMutation<{ appointmentId: string; personId: string | null }, void> {
  return useBackendMutation(setVisitPerson, { invalidates: [] });
}
