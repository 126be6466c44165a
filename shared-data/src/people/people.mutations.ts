import type { PersonForm } from '@telehealth/contracts/schemas/person';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { peopleKeys } from './people.queries';

const STALE = { invalidates: [peopleKeys.all, ['access']] };

interface NewPerson {
  /** Of the person; the page makes it up, so that repeating the call adds once. */
  id: string;
  form: PersonForm;
}

/** Adds a person with a record of their own, whom the signed-in person acts for from then on. */
export function useAddPerson(): BackendMutation<NewPerson, string> {
  return useBackendMutation(
    ({ client }: WithClient, { id, form }: NewPerson) =>
      callBackend(client.rpc('add_person', { p_form: { ...form }, p_key: id }), z.uuid()),
    STALE,
  );
}

interface PersonChange {
  id: string;
  form: PersonForm;
}

/** Corrects what is known of a person without a sign-in. */
export function useChangePerson(): BackendMutation<PersonChange, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, form }: PersonChange) =>
      callBackend(client.rpc('change_person', { p_person: id, p_form: { ...form } }), acknowledged),
    STALE,
  );
}
